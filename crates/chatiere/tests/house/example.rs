//! The example bot in Python plays a whole game.

use std::process::Command;

use super::running::{House, sqlite};

#[test]
fn the_python_bot_plays_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let house = House::open(&database);
    let bot = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py"))
        .arg(house.url())
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
