//! A real server on a free port, and visitors who speak its protocol.
#![allow(dead_code, reason = "each test uses what it needs")]

pub mod postgres;
pub mod viewer;

use std::net::SocketAddr;

use serde_json::{Value, json};
use server::{Settings, Storage};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};

pub use viewer::Viewer;

pub struct House {
    pub address: SocketAddr,
    pub database: String,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
    /// Removes the database with the house.
    folder: Option<tempfile::TempDir>,
}

impl House {
    /// A house with an empty SQLite database of its own.
    pub async fn open() -> House {
        House::with(Settings::default()).await
    }

    pub async fn with(settings: Settings) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display());
        let mut house = House::at(&url, settings).await;
        house.folder = Some(folder);
        house
    }

    /// A house over a database that may hold something already.
    pub async fn at(url: &str, settings: Settings) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("a bound address");
        let (stop, stopped) = oneshot::channel();
        let storage = Storage::open(url).await.expect("a database");
        let serving = tokio::spawn(server::serve(listener, storage, settings, async {
            let _ = stopped.await;
        }));
        House { address, database: url.to_owned(), stop, serving, folder: None }
    }

    /// Closes the door as a service is stopped, and keeps the database.
    pub async fn close(self) -> (String, Option<tempfile::TempDir>) {
        self.stop.send(()).expect("still serving");
        self.serving.await.expect("no panic").expect("no error");
        (self.database, self.folder)
    }

    pub async fn welcome(&self, name: &str) -> Visitor {
        let answer = self.ask("POST", "/api/me", "", Some(json!({ "name": name }))).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let cookie = answer.header("set-cookie").and_then(|line| line.split(';').next()).expect("a cookie");
        Visitor { cookie: cookie.to_owned(), address: self.address }
    }

    pub async fn get(&self, path: &str, headers: &str) -> Answer {
        self.ask("GET", path, headers, None).await
    }

    pub async fn ask(&self, method: &str, path: &str, headers: &str, body: Option<Value>) -> Answer {
        ask(self.address, method, path, headers, body).await
    }
}

/// Somebody whom the house knows.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub cookie: String,
    pub address: SocketAddr,
}

impl Visitor {
    pub async fn get(&self, path: &str) -> Answer {
        ask(self.address, "GET", path, &format!("cookie: {}\r\n", self.cookie), None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        ask(self.address, "POST", path, &format!("cookie: {}\r\n", self.cookie), Some(body)).await
    }

    /// Opens a table and gives its id.
    pub async fn open(&self, order: Value) -> String {
        let answer = self.post("/api/tables", order).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    pub async fn join(&self, table: &str) {
        let answer = self.post(&format!("/api/tables/{table}/join"), json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }

    pub async fn start(&self, table: &str) {
        let answer = self.post(&format!("/api/tables/{table}/start"), json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }

    pub async fn look(&self, table: &str) -> Viewer {
        Viewer::connect(self, table).await
    }
}

/// A started table of that game with one visitor in every seat.
pub async fn table_of(house: &House, game: &str, seats: usize) -> (String, Vec<Visitor>) {
    let mut visitors = Vec::new();
    for number in 1..=seats {
        visitors.push(house.welcome(&format!("Minou {number}")).await);
    }
    let mut wishes = vec![json!("open"); seats];
    wishes[0] = json!("me");
    let table = visitors[0].open(json!({ "game": game, "seats": wishes, "spectators": true })).await;
    for visitor in &visitors[1..] {
        visitor.join(&table).await;
    }
    visitors[0].start(&table).await;
    (table, visitors)
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn has(&self, line: &str) -> bool {
        self.head.lines().any(|found| found.eq_ignore_ascii_case(line))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find_map(|(found, value)| found.eq_ignore_ascii_case(name).then_some(value))
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("a text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// One request on a connection of its own.
async fn ask(address: SocketAddr, method: &str, path: &str, headers: &str, body: Option<Value>) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("an open door");
    let body = body.map(|body| body.to_string()).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.expect("answered");
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8(bytes[..end].to_vec()).expect("a head in ASCII");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, head, body: bytes[end + 4..].to_vec() }
}
