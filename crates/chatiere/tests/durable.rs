//! Between a move's arrival and its acknowledgement the disk has confirmed it: the system calls show it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Ends the server with the test, also where the test fails.
struct Traced(std::process::Child);

impl Drop for Traced {
    fn drop(&mut self) {
        // With -D the tracer is not our child, but the traced server is.
        let _ = Command::new("kill").args(["-TERM", &format!("{}", self.0.id())]).status();
        let _ = self.0.wait();
    }
}

#[test]
fn a_flush_stands_before_every_acknowledgement() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let database = format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display());
    let child = Command::new("strace")
        .args([
            "-D",
            "-f",
            "-s",
            "60",
            "-e",
            "trace=fsync,fdatasync,sync_file_range,sendto,writev,sendmsg,write",
        ])
        .args(["-e", "signal=none", "-o"])
        .arg(&trace)
        .arg(env!("CARGO_BIN_EXE_chatiere"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--lang", "en"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("strace runs: ./test installs it");
    let mut server = Traced(child);
    let mut line = String::new();
    let output = server.0.stdout.take().expect("its output is piped");
    BufReader::new(output).read_line(&mut line).expect("it says where");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let load = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["load", "--game", "super-miaou", "--tables", "1", "--seconds", "2", "--json"])
        .args(["--url", &format!("http://{address}")])
        .output()
        .expect("the load runs");
    assert!(load.status.success(), "{}", String::from_utf8_lossy(&load.stderr));
    drop(server);

    let trace = fs::read_to_string(&trace).expect("a trace");
    let (mut flushed, mut told, mut last) = (false, 0, None);
    for call in trace.lines() {
        if call.contains("sync(") || call.contains("fdatasync resumed") {
            flushed = true;
        }
        // Two viewers are told of one decision; the flush comes before the first of them.
        let Some(number) = call.split_once(r#"{\"happened\":{\"number\":"#).map(|(_, rest)| rest) else {
            continue;
        };
        let number: String = number.chars().take_while(char::is_ascii_digit).collect();
        if last.as_ref() != Some(&number) {
            assert!(flushed, "decision {number} was told before it was durable:\n{call}");
            (flushed, told, last) = (false, told + 1, Some(number));
        }
    }
    assert!(told > 10, "the trace shows {told} decisions");
}
