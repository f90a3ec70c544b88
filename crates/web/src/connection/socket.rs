//! A table of the server: a connection that comes back by itself.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use game_api::Viewer;
use leptos::prelude::*;
use protocol::{ClientMessage, Request, ServerMessage};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MessageEvent, WebSocket};

use super::Line;

/// Between two attempts, at most.
const LONGEST_WAIT: u64 = 15_000;

/// A connection that is kept up until this is dropped.
pub struct Socket {
    address: String,
    /// What is told to the page.
    hear: Box<dyn Fn(News)>,
    /// The number of what was heard last, to go on after it.
    heard: Cell<Option<u64>>,
    open: RefCell<Option<Open>>,
    wait: Cell<u64>,
    this: Weak<Socket>,
}

/// What comes over the connection.
#[derive(Debug)]
pub enum News {
    Message(ServerMessage),
    Lost,
    Back,
}

struct Open {
    socket: WebSocket,
    _listeners: [Closure<dyn Fn(Event)>; 2],
    _hear: Closure<dyn Fn(MessageEvent)>,
}

impl Socket {
    pub fn connect(table: &str, hear: impl Fn(News) + 'static) -> Rc<Socket> {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let socket = Rc::new_cyclic(|this| Socket {
            address: format!("{scheme}://{host}/api/tables/{table}/live"),
            hear: Box::new(hear),
            heard: Cell::new(None),
            open: RefCell::new(None),
            wait: Cell::new(0),
            this: this.clone(),
        });
        socket.open();
        socket
    }

    /// Tries at once: the phone is awake again, or the network is back.
    pub fn hurry(&self) {
        let dead = self.open.borrow().as_ref().is_none_or(|open| open.socket.ready_state() > WebSocket::OPEN);
        if dead {
            self.wait.set(0);
            self.open();
        }
    }

    fn open(&self) {
        let Ok(socket) = WebSocket::new(&self.address) else { return self.try_later() };
        let listen = |act: fn(&Socket)| {
            let this = self.this.clone();
            Closure::<dyn Fn(Event)>::new(move |_| {
                if let Some(this) = this.upgrade() {
                    act(&this);
                }
            })
        };
        let listeners = [listen(Socket::begin), listen(Socket::end)];
        socket.set_onopen(Some(listeners[0].as_ref().unchecked_ref()));
        socket.set_onclose(Some(listeners[1].as_ref().unchecked_ref()));
        let this = self.this.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message = event.data().as_string().unwrap_or_default();
            if let Some(this) = this.upgrade() {
                this.take(&message);
            }
        });
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        let before = self.open.replace(Some(Open { socket, _listeners: listeners, _hear: hear }));
        if let Some(before) = before {
            before.close();
        }
    }

    fn begin(&self) {
        self.wait.set(0);
        (self.hear)(News::Back);
        self.send(&ClientMessage { mark: 0, ask: Request::Watch { heard: self.heard.get() } });
    }

    fn end(&self) {
        (self.hear)(News::Lost);
        self.try_later();
    }

    fn try_later(&self) {
        let wait = self.wait.get();
        self.wait.set((2 * wait).clamp(500, LONGEST_WAIT));
        let this = self.this.clone();
        let again = move || {
            if let Some(this) = this.upgrade() {
                this.open();
            }
        };
        set_timeout(again, Duration::from_millis(wait));
    }

    fn take(&self, message: &str) {
        // A message of a newer house is passed over; the page is told that it is old by the next sight.
        let Ok(message) = serde_json::from_str::<ServerMessage>(message) else { return };
        match &message {
            ServerMessage::Sight(sight) => self.heard.set(Some(sight.number)),
            ServerMessage::Happened(happened) => self.heard.set(Some(happened.number)),
            _ => {}
        }
        (self.hear)(News::Message(message));
    }

    fn send(&self, message: &ClientMessage) {
        let written = serde_json::to_string(message).expect("a request is plain data");
        if let Some(open) = &*self.open.borrow() {
            // While the connection is lost nothing can be sent, and the page says so.
            let _ = open.socket.send_with_str(&written);
        }
    }
}

impl Line for Socket {
    fn ask(&self, message: ClientMessage) {
        self.send(&message);
    }

    /// Everybody has a screen of their own here.
    fn look(&self, _viewer: Viewer) {}
}

impl Open {
    fn close(&self) {
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        self.socket.set_onopen(None);
        let _ = self.socket.close();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        if let Some(open) = self.open.get_mut() {
            open.close();
        }
    }
}

impl std::fmt::Debug for Socket {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Socket({})", self.address)
    }
}
