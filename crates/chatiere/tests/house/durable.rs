//! Between a move's arrival and its acknowledgement the disk has confirmed it: the system calls show it.

use std::fs;
use std::process::Command;

use super::running::{House, arguments, sqlite};

#[test]
fn a_flush_stands_before_every_acknowledgement() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let mut strace = Command::new("strace");
    // With -D the house is our child, and the tracer is not.
    strace
        .args(["-D", "-f", "-s", "60", "-e", "signal=none"])
        .args(["-e", "trace=fsync,fdatasync,sync_file_range,sendto,writev,sendmsg,write", "-o"])
        .arg(&trace)
        .arg(env!("CARGO_BIN_EXE_chatiere"))
        .args(arguments("127.0.0.1:0"))
        .args(["--database", &sqlite(folder.path())]);
    let house = House::start(&mut strace);
    let load = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["load", "--game", "super-miaou", "--tables", "1", "--seconds", "2", "--json"])
        .args(["--url", &house.url()])
        .output()
        .expect("the load runs");
    assert!(load.status.success(), "{}", String::from_utf8_lossy(&load.stderr));
    house.close();

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
