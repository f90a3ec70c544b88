//! The generator's side of a connection.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Request};
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{Value, json, value::RawValue};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A house that is measured.
#[derive(Clone, Debug)]
pub struct House {
    /// Host and port.
    place: String,
}

/// A visitor of the house.
#[derive(Clone, Debug)]
pub struct Visitor {
    cookie: String,
}

impl House {
    /// The house at an address like `http://host:port`.
    pub fn at(url: &str) -> Option<House> {
        let place = url.strip_prefix("http://")?.trim_end_matches('/');
        (!place.is_empty() && !place.contains('/')).then(|| House { place: place.to_owned() })
    }

    pub async fn welcome(&self, name: &str) -> Result<Visitor, String> {
        let (head, _) = self.ask("POST", "/api/me", None, Some(json!({ "name": name }))).await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|line| line.split(';').next()).ok_or("no identity was given")?;
        Ok(Visitor { cookie: cookie.to_owned() })
    }

    pub async fn post(&self, visitor: &Visitor, path: &str, body: Value) -> Result<Value, String> {
        let (_, answer) = self.ask("POST", path, Some(visitor), Some(body)).await?;
        serde_json::from_str(&answer).map_err(|error| format!("{path}: {error}"))
    }

    /// What the server's process has used so far, if the house tells.
    pub async fn cpu_seconds(&self) -> Option<f64> {
        let (_, metrics) = self.ask("GET", "/metrics", None, None).await.ok()?;
        let line = metrics.lines().find_map(|line| line.strip_prefix("process_cpu_seconds_total "))?;
        line.trim().parse().ok()
    }

    /// One request on a connection of its own: the head of the answer and its body.
    async fn ask(
        &self,
        method: &str,
        path: &str,
        visitor: Option<&Visitor>,
        body: Option<Value>,
    ) -> Result<(String, String), String> {
        let told = |error: std::io::Error| format!("{method} {path}: {error}");
        let mut stream = TcpStream::connect(&self.place).await.map_err(told)?;
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let cookie = visitor.map(|visitor| format!("cookie: {}\r\n", visitor.cookie)).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n{cookie}\r\n{body}",
            self.place,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.map_err(told)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(told)?;
        let (head, body) =
            answer.split_once("\r\n\r\n").ok_or_else(|| format!("{method} {path}: no answer"))?;
        if head.split(' ').nth(1).is_some_and(|status| status.starts_with('2')) {
            Ok((head.to_owned(), body.to_owned()))
        } else {
            Err(format!("{method} {path}: {body}"))
        }
    }
}

/// A viewer's connection to a table.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

/// As much of a message as the generator needs.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard<'m> {
    #[serde(borrow)]
    Sight(Told<'m>),
    #[serde(borrow)]
    Happened(Told<'m>),
    Table(IgnoredAny),
    Said(IgnoredAny),
    Fine {
        mark: u32,
    },
    Refused {
        reason: String,
    },
    Advice(IgnoredAny),
    GoingDown,
    RevealNonces,
    Clocks(IgnoredAny),
    Proposed(IgnoredAny),
    Settled(IgnoredAny),
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Told<'m> {
    pub number: u64,
    #[serde(default, borrow)]
    pub told: Vec<&'m RawValue>,
    pub now: Now,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Now {
    #[serde(default)]
    pub pending: Value,
    #[serde(default, with = "protocol::brief")]
    pub legal: Vec<String>,
    #[serde(default)]
    pub outcome: Option<IgnoredAny>,
}

impl Socket {
    pub async fn connect(house: &House, visitor: &Visitor, table: &str) -> Result<Socket, String> {
        let stream = TcpStream::connect(&house.place).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let url = format!("ws://{}/api/tables/{table}/live", house.place);
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        let cookie = visitor.cookie.parse().map_err(|_| "the cookie is no header")?;
        request.headers_mut().insert("cookie", cookie);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let joined = client_async_with_config(request, stream, Some(config)).await;
        joined.map(|(socket, _)| Socket(socket)).map_err(|error| error.to_string())
    }

    pub async fn ask(&mut self, mark: u32, ask: Request) -> Result<(), String> {
        let text = serde_json::to_string(&ClientMessage { mark, ask }).expect("a request is plain data");
        self.0.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    /// The next text.
    pub async fn hear(&mut self) -> Result<String, String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => return Err("the connection was closed".to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
            }
        }
    }
}

/// How long a table waits before it tries a door again that was shut.
pub const PATIENCE: Duration = Duration::from_millis(100);
