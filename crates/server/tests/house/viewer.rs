//! A screen at a table: it keeps what it was told, and applies every patch.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game_api::{Pending, Seat};
use protocol::{ClientMessage, Request, ServerMessage, Sight, Stage, TableCard};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message, client::IntoClientRequest};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::Visitor;

/// Longer than anything takes, but for a test that would hang.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Viewer {
    pub socket: WebSocketStream<TcpStream>,
    pub sight: Option<Sight>,
    pub card: Option<TableCard>,
    /// Every text received, as it came.
    pub heard: Vec<String>,
    /// The answers to this viewer's own requests, and chat.
    pub answers: Vec<ServerMessage>,
    marks: u32,
}

impl Viewer {
    /// Comes and looks from the start.
    pub async fn connect(visitor: &Visitor, table: &str) -> Viewer {
        Viewer::resume(visitor, table, None).await
    }

    /// Comes again with what was seen before.
    pub async fn resume(visitor: &Visitor, table: &str, sight: Option<Sight>) -> Viewer {
        let socket = Viewer::dial(visitor, table, "").await.expect("a connection");
        let heard = sight.as_ref().map(|sight| sight.number);
        let mut viewer =
            Viewer { socket, sight, card: None, heard: Vec::new(), answers: Vec::new(), marks: 0 };
        let mark = viewer.ask(Request::Watch { heard }).await;
        viewer.answer(mark).await;
        viewer
    }

    pub async fn dial(
        visitor: &Visitor,
        table: &str,
        origin: &str,
    ) -> Result<WebSocketStream<TcpStream>, Error> {
        let stream = TcpStream::connect(visitor.address).await.expect("an open door");
        let url = format!("ws://{}/api/tables/{table}/live", visitor.address);
        let mut request = url.into_client_request().expect("an address");
        request.headers_mut().insert("cookie", visitor.cookie.parse().expect("a cookie"));
        if !origin.is_empty() {
            request.headers_mut().insert("origin", origin.parse().expect("an origin"));
        }
        client_async(request, stream).await.map(|(socket, _)| socket)
    }

    pub async fn ask(&mut self, ask: Request) -> u32 {
        self.marks += 1;
        let text = serde_json::to_string(&ClientMessage { mark: self.marks, ask }).expect("plain data");
        self.socket.send(Message::text(text)).await.expect("sent");
        self.marks
    }

    /// Asks, and waits for the answer that comes back with the mark.
    pub async fn demand(&mut self, ask: Request) -> ServerMessage {
        let mark = self.ask(ask).await;
        self.answer(mark).await
    }

    pub async fn answer(&mut self, mark: u32) -> ServerMessage {
        loop {
            if let Some(answer) = self.answers.iter().find(|answer| mark_of(answer) == Some(mark)) {
                return answer.clone();
            }
            assert!(self.hear().await, "the connection was closed before an answer");
        }
    }

    /// Takes in the next message; false when the connection has ended.
    pub async fn hear(&mut self) -> bool {
        let heard = timeout(PATIENCE, self.socket.next()).await;
        match heard.unwrap_or_else(|_| panic!("no message in time; the last: {:#?}", self.last_heard())) {
            Some(Ok(Message::Text(text))) => self.take(text.as_str()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
            Some(Ok(_)) => {}
        }
        true
    }

    fn last_heard(&self) -> &[String] {
        &self.heard[self.heard.len().saturating_sub(3)..]
    }

    fn take(&mut self, text: &str) {
        self.heard.push(text.to_owned());
        let message: ServerMessage =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match message {
            ServerMessage::Sight(sight) => self.sight = Some(*sight),
            ServerMessage::Table(card) => self.card = Some(*card),
            ServerMessage::Happened(news) => {
                let sight = self.sight.as_mut().expect("a sight before news");
                assert_eq!(news.number, sight.number + 1, "no number is missing and none comes twice");
                sight.number = news.number;
                if let Some(patch) = &news.public {
                    assert!(patch.apply(&mut sight.public), "the patch fits");
                }
                if let Some(patch) = &news.private {
                    assert!(patch.apply(sight.private.as_mut().expect("a private part")), "the patch fits");
                }
                sight.told.extend(news.told);
                sight.now = news.now;
            }
            answer => self.answers.push(answer),
        }
    }

    pub fn sight(&self) -> &Sight {
        self.sight.as_ref().expect("a sight")
    }

    pub fn number(&self) -> u64 {
        self.sight().number
    }

    pub async fn until(&mut self, ready: impl Fn(&Viewer) -> bool) {
        while !ready(self) {
            assert!(self.hear().await, "the connection was closed too early");
        }
    }

    pub fn is_over(&self) -> bool {
        self.sight().now.outcome.is_some()
    }

    /// Whether the house has noted how the game ended.
    pub fn is_noted(&self) -> bool {
        self.card.as_ref().is_some_and(|card| card.stage == Stage::Over)
    }

    pub fn pending(&self) -> Option<Seat> {
        match self.sight().now.pending {
            Pending::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the house says that it closes for a moment, as its last word.
    pub async fn socket_is_told_to_come_again(&mut self) -> bool {
        while self.hear().await {}
        self.answers.last() == Some(&ServerMessage::GoingDown)
    }

    /// Plays the legal choice of that number, and waits until it is told.
    pub async fn play(&mut self, choice: usize) {
        let legal = &self.sight().now.legal;
        let action = legal[choice % legal.len()].clone();
        let at = self.number();
        self.ask(Request::Move { at, action }).await;
        self.until(|viewer| viewer.number() > at).await;
    }
}

fn mark_of(answer: &ServerMessage) -> Option<u32> {
    match answer {
        ServerMessage::Fine { mark }
        | ServerMessage::Refused { mark, .. }
        | ServerMessage::Advice { mark, .. } => Some(*mark),
        _ => None,
    }
}

/// Who of them is to move.
pub fn mover(viewers: &[Viewer]) -> Option<usize> {
    viewers.iter().position(|viewer| !viewer.sight().now.legal.is_empty())
}
