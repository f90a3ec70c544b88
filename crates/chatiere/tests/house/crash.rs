//! The server is killed under load, again and again, and nothing that was acknowledged is lost.

use std::process::{Command, Stdio};
use std::time::Duration;

use super::running::{House, sqlite};
use serde_json::Value;

/// More often with `CHATIERE_SOAK`.
const KILLS: usize = 4;
const KILLS_IN_SOAK: usize = 20;

fn survives(database: &str) {
    let kills = if std::env::var_os("CHATIERE_SOAK").is_some() { KILLS_IN_SOAK } else { KILLS };
    let mut house = House::open(database);
    let seconds = 2 * kills as u64 + 2;
    let load = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["load", "--game", "comme-chien-et-chat", "--tables", "20", "--players", "2", "--json"])
        .args(["--url", &house.url(), "--seconds", &seconds.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the load starts");
    for kill in 0..kills {
        std::thread::sleep(Duration::from_millis(1200 + 137 * (kill as u64 % 5)));
        let address = house.address.clone();
        drop(house);
        house = House::open_at(&address, database);
    }
    let output = load.wait_with_output().expect("the load ends");
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    println!("{report:#}");
    assert_eq!(report["lost"], 0, "{report:#}");
    assert_eq!(report["repeated"], 0, "{report:#}");
    assert!(report["errors"].as_u64() >= Some(kills as u64), "every kill was felt: {report:#}");
    assert!(report["moves_per_s"].as_f64() > Some(10.0), "{report:#}");
}

#[test]
fn sqlite_survives_kills_under_load() {
    let folder = tempfile::tempdir().expect("a folder");
    survives(&sqlite(folder.path()));
}

#[test]
fn postgresql_survives_kills_under_load() {
    let postgres = super::postgres::Postgres::start();
    survives(&postgres.database("house"));
}
