//! The example bot in Python plays a whole game.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_python_bot_plays_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display());
    let child = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--lang", "en"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut server = Server(child);
    let mut line = String::new();
    let output = server.0.stdout.take().expect("its output is piped");
    BufReader::new(output).read_line(&mut line).expect("it says where");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let bot = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py"))
        .arg(format!("http://{address}"))
        .output()
        .expect("python3 runs");
    assert!(bot.status.success(), "{}", String::from_utf8_lossy(&bot.stderr));
    let outcome: serde_json::Value = serde_json::from_slice(&bot.stdout).expect("an outcome");
    assert_eq!(outcome["scores"].as_array().map(Vec::len), Some(2), "{outcome}");

    let copy = folder.path().join("copy.db");
    let backup = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["backup", "--database", &database, "--lang", "en"])
        .arg(&copy)
        .output()
        .expect("the binary starts");
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    assert!(copy.metadata().expect("a copy").len() > 0, "the copy is made while the house is open");
}
