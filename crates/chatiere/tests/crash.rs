//! The server is killed under load, again and again, and nothing that was acknowledged is lost.

#[path = "../../server/tests/house/postgres.rs"]
mod postgres;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

/// More often with `CHATIERE_SOAK`.
const KILLS: usize = 4;
const KILLS_IN_SOAK: usize = 20;

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL, no time for anything. It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    fn start(listen: &str, database: &str) -> (Server, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chatiere"))
            .args(["serve", "--listen", listen, "--database", database, "--lang", "en"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("it says where");
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        (Server(child), address.to_owned())
    }
}

fn survives(database: &str) {
    let kills = if std::env::var_os("CHATIERE_SOAK").is_some() { KILLS_IN_SOAK } else { KILLS };
    let (mut server, address) = Server::start("127.0.0.1:0", database);
    let seconds = 2 * kills as u64 + 2;
    let load = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["load", "--game", "comme-chien-et-chat", "--tables", "20", "--players", "2", "--json"])
        .args(["--url", &format!("http://{address}"), "--seconds", &seconds.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the load starts");
    for kill in 0..kills {
        std::thread::sleep(Duration::from_millis(1200 + 137 * (kill as u64 % 5)));
        drop(server);
        (server, _) = Server::start(&address, database);
    }
    let output = load.wait_with_output().expect("the load ends");
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    println!("{report:#}");
    assert_eq!(report["lost"], 0, "{report:#}");
    assert_eq!(report["repeated"], 0, "{report:#}");
    assert!(report["errors"].as_u64() >= Some(kills as u64), "every kill was felt: {report:#}");
    assert!(report["moves_per_s"].as_f64() > Some(10.0), "{report:#}");
    drop(server);
}

fn sqlite(folder: &Path) -> String {
    format!("sqlite://{}?mode=rwc", folder.join("house.db").display())
}

#[test]
fn sqlite_survives_kills_under_load() {
    let folder = tempfile::tempdir().expect("a folder");
    survives(&sqlite(folder.path()));
}

#[test]
fn postgresql_survives_kills_under_load() {
    let postgres = postgres::Postgres::start();
    survives(&postgres.database("house"));
}
