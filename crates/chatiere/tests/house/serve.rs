//! `chatiere serve` opens the door, says where, and answers.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

use super::running::{House, arguments};

#[test]
fn the_door_opens_where_it_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serve = Command::new(env!("CARGO_BIN_EXE_chatiere"));
    let house = House::start(serve.args(arguments("127.0.0.1:0")).env("XDG_DATA_HOME", folder.path()));
    let mut stream = TcpStream::connect(&house.address).expect("an open door");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok"), "{answer}");

    assert!(folder.path().join("chatiere/house.db").exists(), "the database lies in the user's data folder");

    let taken = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(arguments(&house.address))
        .output()
        .expect("the binary starts");
    assert_eq!(taken.status.code(), Some(1));
    let sentence = String::from_utf8_lossy(&taken.stderr);
    assert!(sentence.contains("Try another port with --listen."), "{sentence}");
}
