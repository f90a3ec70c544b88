//! Starts a Chromium of its own for each test, with chromedriver to steer it.

use std::{env, fs, path::PathBuf, process::Stdio};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// A house in the local network, as far as the browser knows.
pub const LAN_NAME: &str = "chatiere.lan";

/// A running browser, which ends with `close`.
pub struct Chromium {
    pub client: Client,
    driver: Child,
    /// The browser's profile, removed with it.
    profile: TempDir,
}

impl Chromium {
    /// Starts a browser whose reader speaks these languages, such as `fr-CH,fr`.
    pub async fn start(languages: &str) -> Self {
        let browser = find("CHROMIUM", &["chromium", "chromium-browser", "google-chrome"]);
        let (driver, port) = start_driver().await;
        let profile = TempDir::new().expect("a folder for the browser's profile");
        let capabilities = json!({
            "goog:chromeOptions": {
                "binary": browser,
                "args": [
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--hide-scrollbars",
                    // A name that is not loopback to the browser, though it leads to this machine.
                    format!("--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"),
                    format!("--user-data-dir={}", profile.path().display()),
                ],
                "prefs": { "intl.accept_languages": languages },
            },
            // A script may play a whole game before it answers.
            "timeouts": { "script": 600_000 },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let capabilities = capabilities.as_object().expect("an object").clone();
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("chromedriver starts Chromium");
        Self { client, driver, profile }
    }

    /// Where its developer tools listen: the browser writes it into its profile.
    pub fn tools_address(&self) -> String {
        let told = fs::read_to_string(self.profile.path().join("DevToolsActivePort")).expect("they listen");
        let (port, path) = told.split_once('\n').expect("a port and a path");
        format!("ws://127.0.0.1:{port}{path}")
    }

    pub async fn close(mut self) {
        self.client.close().await.expect("Chromium closes");
        self.driver.kill().await.expect("chromedriver ends");
    }
}

/// Starts chromedriver and waits for the port it has chosen. It takes one for both kinds of address, and gives up if
/// another program has just taken the second.
async fn start_driver() -> (Child, u16) {
    const TRIES: usize = 10;
    for _ in 0..TRIES {
        let mut driver = Command::new(find("CHROMEDRIVER", &["chromedriver"]))
            .arg("--port=0")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver starts");
        if let Some(port) = told_port(&mut driver).await {
            return (driver, port);
        }
    }
    panic!("chromedriver ended {TRIES} times before it told its port");
}

async fn told_port(driver: &mut Child) -> Option<u16> {
    let output = driver.stdout.take().expect("its output is piped");
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await.expect("chromedriver speaks") {
        let port = line.split_once("successfully on port ");
        if let Some(port) = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok()) {
            return Some(port);
        }
    }
    None
}

/// The program that the variable names, else the first of these found in the search path.
fn find(variable: &str, names: &[&str]) -> PathBuf {
    if let Some(path) = env::var_os(variable) {
        return path.into();
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .find(|path| path.is_file())
        .unwrap_or_else(|| {
            let names = names.join(" or ");
            panic!("The browser tests need {names}: install it, or name it in {variable}.")
        })
}
