//! A house that a test opens with the real binary.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Ends the server with the test, also where the test fails.
pub struct House {
    server: Child,
    pub address: String,
}

impl House {
    /// Opens it on a port of its own.
    pub fn open(database: &str) -> House {
        House::open_at("127.0.0.1:0", database)
    }

    pub fn open_at(listen: &str, database: &str) -> House {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_chatiere"));
        House::start(serve.args(arguments(listen)).args(["--database", database]))
    }

    /// Starts a command that opens the house, and waits until it says where.
    pub fn start(command: &mut Command) -> House {
        let mut server = command.stdout(Stdio::piped()).spawn().expect("the house opens");
        let mut line = String::new();
        let output = server.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("it says where");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        House { address: address.expect("an address").to_owned(), server }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Lets it finish what it does.
    pub fn close(mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.server.id().to_string()]).status();
        assert!(asked.expect("kill runs").success());
        self.server.wait().expect("the house closes");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // SIGKILL, no time for anything. It may have ended by itself.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

pub fn arguments(listen: &str) -> [&str; 5] {
    ["serve", "--listen", listen, "--lang", "en"]
}

pub fn sqlite(folder: &Path) -> String {
    format!("sqlite://{}?mode=rwc", folder.join("house.db").display())
}
