//! The house speaks https by itself, with a certificate of its own.

mod house;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use house::House;
use protocol::{ClientMessage, Request, ServerMessage};
use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use serde_json::{Value, json};
use server::{Certificate, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

const PATIENCE: Duration = Duration::from_secs(20);

fn self_signed() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate")
}

fn read(signed: &CertifiedKey<KeyPair>) -> Certificate {
    Certificate::read(&signed.cert.pem(), &signed.signing_key.serialize_pem()).expect("a certificate")
}

/// A visitor who trusts this one certificate.
fn trusting(signed: &CertifiedKey<KeyPair>) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add(signed.cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

async fn dial(address: SocketAddr, visitor: &TlsConnector) -> TlsStream<TcpStream> {
    let stream = TcpStream::connect(address).await.expect("an open door");
    let name = ServerName::try_from("localhost").expect("a name");
    timeout(PATIENCE, visitor.connect(name, stream)).await.expect("in time").expect("an agreement")
}

/// One request on a connection of its own: the head and the body of the answer.
async fn ask(mut stream: TlsStream<TcpStream>, line: &str, cookie: &str, body: &str) -> (String, String) {
    let length = body.len();
    let request = format!(
        "{line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.expect("answered");
    let answer = String::from_utf8(bytes).expect("a text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    (head.to_owned(), body.to_owned())
}

#[tokio::test]
async fn pages_tables_and_live_connections_are_encrypted() {
    let signed = self_signed();
    let settings = Settings { https: true, certificate: Some(read(&signed)), ..Settings::default() };
    let house = House::with(settings).await;
    let visitor = trusting(&signed);
    // One who never says a word keeps nobody else waiting.
    let _silent = TcpStream::connect(house.address).await.expect("an open door");

    let (head, _) = ask(dial(house.address, &visitor).await, "GET /", "", "").await;
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let (head, _) = ask(dial(house.address, &visitor).await, "POST /api/me", "", r#"{"name":"Anna"}"#).await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    assert!(cookie.ends_with("; Secure"), "{cookie}");
    let cookie = cookie.split(';').next().expect("its value");
    let order = json!({ "game": "super-miaou", "seats": ["me", { "bot": "random" }] }).to_string();
    let (head, card) = ask(dial(house.address, &visitor).await, "POST /api/tables", cookie, &order).await;
    assert!(head.starts_with("HTTP/1.1 201"), "{head}");
    let card: Value = serde_json::from_str(&card).expect("a card");
    let id = card["id"].as_str().expect("an id");

    let mut request =
        format!("wss://localhost/api/tables/{id}/live").into_client_request().expect("an address");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    request.headers_mut().insert("origin", "https://localhost".parse().expect("an origin"));
    let stream = dial(house.address, &visitor).await;
    let (mut socket, _) = client_async(request, stream).await.expect("a live connection");
    let watch = ClientMessage { mark: 1, ask: Request::Watch { heard: None } };
    socket.send(Message::text(serde_json::to_string(&watch).expect("plain data"))).await.expect("sent");
    assert!(matches!(heard(&mut socket).await, Some(ServerMessage::Table(_))));
    assert_eq!(heard(&mut socket).await, Some(ServerMessage::Fine { mark: 1 }));

    let closing = tokio::spawn(house.close());
    assert_eq!(heard(&mut socket).await, Some(ServerMessage::GoingDown));
    drop(socket);
    timeout(PATIENCE, closing).await.expect("a graceful end").expect("no panic");
}

async fn heard(
    socket: &mut tokio_tungstenite::WebSocketStream<TlsStream<TcpStream>>,
) -> Option<ServerMessage> {
    loop {
        let message = timeout(PATIENCE, socket.next()).await.expect("a message in time")?;
        // The house also asks now and then whether anybody is still there.
        if let Message::Text(text) = message.expect("a message") {
            return Some(serde_json::from_str(text.as_str()).expect("a message of the house"));
        }
    }
}

#[tokio::test]
async fn one_who_speaks_plainly_is_not_understood_and_others_are() {
    let signed = self_signed();
    let house = House::with(Settings { certificate: Some(read(&signed)), ..Settings::default() }).await;
    let mut plain = TcpStream::connect(house.address).await.expect("an open door");
    plain.write_all(b"GET /healthz HTTP/1.1\r\nhost: house\r\n\r\n").await.expect("sent");
    let mut answer = Vec::new();
    // How the connection ends is the system's business.
    let _ = timeout(PATIENCE, plain.read_to_end(&mut answer)).await.expect("an end in time");
    assert!(!answer.starts_with(b"HTTP"), "nothing is told in the open");
    let (_, body) = ask(dial(house.address, &trusting(&signed)).await, "GET /healthz", "", "").await;
    assert_eq!(body, "ok");
}

#[test]
fn a_certificate_is_refused_without_its_own_key() {
    let (one, other) = (self_signed(), self_signed());
    let (chain, key) = (one.cert.pem(), one.signing_key.serialize_pem());
    assert!(Certificate::read(&chain, &other.signing_key.serialize_pem()).is_err(), "another's key");
    assert!(Certificate::read(&chain, &chain).is_err(), "no key");
    assert!(Certificate::read(&key, &key).is_err(), "no certificate");
    assert!(Certificate::read("", "").is_err());
}
