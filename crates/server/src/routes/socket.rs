//! A viewer's connection to a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::{
    Extension,
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, Utf8Bytes, WebSocket, rejection::WebSocketUpgradeRejection},
    },
    http::{HeaderMap, header},
    response::Response,
};
use protocol::{ClientMessage, Request, ServerMessage};
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::asked::AskedTable;
use super::identity::Known;
use crate::door::Origin;
use crate::error::Error;
use crate::ids::TableId;
use crate::limits::Bucket;
use crate::live::{Ask, Attached, Live, text};

/// Idle viewers are many and messages small: the usual buffers of 128 kB would cost most of the memory.
const BUFFER_BYTES: usize = 1024;
/// A viewer that is so many messages behind is cut off, and catches up when it comes again.
const MOST_BEHIND: usize = 64;
/// A connection that says nothing at all, not even to a ping, is dead.
const PING_EVERY: Duration = Duration::from_secs(30);
const SILENCE: Duration = Duration::from_secs(90);

pub async fn live(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !comes_from_here(&headers, live.settings().public_url.as_deref()) {
        return Err(Error::ForeignOrigin);
    }
    let upgrade = upgrade.map_err(|rejection| Error::Unreadable(rejection.to_string()))?;
    let connected = live.door().connect(origin)?;
    let (out, news) = mpsc::channel(MOST_BEHIND);
    let cut = Arc::new(Notify::new());
    let device = live.ask(&id, |reply| Ask::Attach { person, out, cut: cut.clone(), reply }).await?;
    let most = live.settings().limits.message_bytes;
    let gone = (live.clone(), id.clone());
    Ok(upgrade
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(most)
        .max_frame_size(most)
        .on_failed_upgrade(move |_| {
            tokio::spawn(async move { detach(&gone.0, &gone.1, device).await });
        })
        .on_upgrade(async move |socket| {
            let _connected = connected;
            live.counts().viewers.fetch_add(1, Ordering::Relaxed);
            tokio::select! {
                () = converse(socket, &live, &id, device, news, origin.0.is_some()) => {}
                () = cut.notified() => {}
            }
            live.counts().viewers.fetch_sub(1, Ordering::Relaxed);
            detach(&live, &id, device).await;
        }))
}

async fn detach(live: &Live, id: &TableId, device: Attached) {
    // A table that was put away has forgotten its devices.
    if live.is_live(id) {
        let _ = live.tell(id, Ask::Detach { device }).await;
    }
}

/// A page of another house may not use this visitor's cookie. Programs send no origin, and no cookie of a browser.
fn comes_from_here(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let same_host = origin.split_once("://").is_some_and(|(_, place)| Some(place) == host);
    same_host || public_url.is_some_and(|url| url.trim_end_matches('/') == origin)
}

/// Carries messages both ways until either side has enough.
async fn converse(
    mut socket: WebSocket,
    live: &Live,
    id: &TableId,
    device: Attached,
    mut news: mpsc::Receiver<Utf8Bytes>,
    limited: bool,
) {
    let mut pings = interval(PING_EVERY);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last_heard = Instant::now();
    let rate = live.settings().limits.messages;
    let mut bucket = Bucket::full(rate);
    loop {
        let sent = tokio::select! {
            message = socket.recv() => {
                let Some(Ok(message)) = message else { return };
                last_heard = Instant::now();
                if limited && !bucket.take(rate) {
                    return;
                }
                let Message::Text(message) = message else { continue };
                match serde_json::from_str(&message) {
                    Ok(ClientMessage { mark, ask: Request::Echo }) => {
                        socket.send(Message::Text(text(&ServerMessage::Fine { mark }))).await
                    }
                    Ok(message) => match live.tell(id, Ask::Message { device, message }).await {
                        Ok(()) => Ok(()),
                        Err(_) => return,
                    },
                    Err(_) => socket.send(Message::Text(unreadable())).await,
                }
            }
            message = news.recv() => match message {
                Some(message) => socket.send(Message::Text(message)).await,
                None => return,
            },
            _ = pings.tick() => {
                if last_heard.elapsed() > SILENCE {
                    return;
                }
                socket.send(Message::Ping(Bytes::new())).await
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

/// What can't be read has no mark to answer to.
fn unreadable() -> Utf8Bytes {
    text(&ServerMessage::Refused { mark: 0, rule: None, reason: "refused-unreadable".to_owned() })
}
