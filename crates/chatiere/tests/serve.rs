//! `chatiere serve` opens the door, says where, and answers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// Ends the server with the test, also where the test fails.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_door_opens_where_it_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let child = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"])
        .env("XDG_DATA_HOME", folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut server = Server(child);
    let mut line = String::new();
    let output = server.0.stdout.take().expect("its output is piped");
    BufReader::new(output).read_line(&mut line).expect("it says where");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut stream = TcpStream::connect(address).expect("an open door");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok"), "{answer}");

    assert!(folder.path().join("chatiere/house.db").exists(), "the database lies in the user's data folder");

    let taken = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["serve", "--listen", address, "--lang", "en"])
        .output()
        .expect("the binary starts");
    assert_eq!(taken.status.code(), Some(1));
    let sentence = String::from_utf8_lossy(&taken.stderr);
    assert!(sentence.contains("Try another port with --listen."), "{sentence}");
}
