//! A real PostgreSQL from the system's packages, in a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Postgres {
    folder: tempfile::TempDir,
    port: u16,
}

impl Postgres {
    /// # Panics
    /// If PostgreSQL is not installed: `./test` installs it.
    pub fn start() -> Postgres {
        let folder = tempfile::tempdir().expect("a folder");
        let port = free_port();
        give_to_postgres(folder.path());
        let data = folder.path().join("data");
        let data = data.to_str().expect("a path in Unicode");
        run(&["initdb", "-D", data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync"]);
        let socket = folder.path().display().to_string();
        let options = format!("-p {port} -h 127.0.0.1 -k {socket}");
        let log = folder.path().join("log").display().to_string();
        run(&["pg_ctl", "-D", data, "-o", &options, "-l", &log, "-w", "start"]);
        Postgres { folder, port }
    }

    /// The address of a fresh database.
    pub fn database(&self, name: &str) -> String {
        let port = self.port.to_string();
        run(&["createdb", "-h", "127.0.0.1", "-p", &port, "-U", "house", name]);
        format!("postgres://house@127.0.0.1:{port}/{name}")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.path().join("data").display().to_string();
        run(&["pg_ctl", "-D", &data, "-m", "immediate", "stop"]);
    }
}

/// PostgreSQL refuses to run as root: then its own user runs it.
fn as_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("the system tells who we are");
    id.stdout.starts_with(b"0\n")
}

fn give_to_postgres(folder: &Path) {
    if as_root() {
        let status = Command::new("chown").arg("postgres").arg(folder).status().expect("chown runs");
        assert!(status.success(), "the folder can be given to postgres");
    }
}

fn run(command: &[&str]) {
    let program = program(command[0]);
    let mut process = if as_root() {
        let mut process = Command::new("setpriv");
        process.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program);
        process
    } else {
        Command::new(program)
    };
    let output = process
        .args(&command[1..])
        .current_dir("/")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .expect("PostgreSQL's programs run");
    assert!(output.success(), "{command:?}");
}

/// Debian keeps the server's programs out of the path.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).collect();
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("a bound address").port()
}
