//! A table of the server: a connection that comes back by itself.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use game_api::Viewer;
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use protocol::{ClientMessage, Request, ServerMessage};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MessageEvent, WebSocket};

use super::Line;

/// Between two attempts, in milliseconds.
const SHORTEST_WAIT: u64 = 500;
const LONGEST_WAIT: u64 = 15_000;
/// So often the table is asked whether it is still there: a network that is gone says nothing.
const PULSE: Duration = Duration::from_secs(10);
/// Somebody looks at the page again and does not want to wait for the next pulse.
const GLANCE: Duration = Duration::from_secs(2);

/// A connection that is kept up until this is dropped.
pub struct Socket {
    address: String,
    /// What is told to the page.
    hear: Box<dyn Fn(News)>,
    /// The number of what was heard last, to go on after it.
    heard: Cell<Option<u64>>,
    /// The choice that has not been answered: sent again when the connection is back, it is played once.
    unanswered: RefCell<Option<ClientMessage>>,
    open: RefCell<Option<Open>>,
    /// Whether anything came since the last pulse.
    alive: Cell<bool>,
    pulse: Cell<Option<IntervalHandle>>,
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
            unanswered: RefCell::new(None),
            open: RefCell::new(None),
            alive: Cell::new(true),
            pulse: Cell::new(None),
            wait: Cell::new(0),
            this: this.clone(),
        });
        socket.open();
        let feel = socket.later(Socket::feel_pulse);
        socket.pulse.set(set_interval_with_handle(feel, PULSE).ok());
        socket
    }

    /// The phone is awake again, or the network is back: makes sure that the connection is, too.
    pub fn hurry(&self) {
        if self.is_closed() {
            self.wait.set(0);
            self.open();
        } else {
            self.alive.set(false);
            self.echo();
            set_timeout(self.later(Socket::feel_pulse), GLANCE);
        }
    }

    fn feel_pulse(&self) {
        if self.is_closed() {
            // The next attempt is under way.
        } else if self.alive.replace(false) {
            self.echo();
        } else {
            (self.hear)(News::Lost);
            self.open();
        }
    }

    fn open(&self) {
        self.alive.set(true);
        let Ok(socket) = WebSocket::new(&self.address) else { return self.try_later() };
        let listen = |act: fn(&Socket)| {
            let act = self.later(act);
            Closure::<dyn Fn(Event)>::new(move |_| act())
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
        self.alive.set(true);
        (self.hear)(News::Back);
        self.send(&ClientMessage { mark: 0, ask: Request::Watch { heard: self.heard.get() } });
        if let Some(message) = &*self.unanswered.borrow() {
            self.send(message);
        }
    }

    fn end(&self) {
        (self.hear)(News::Lost);
        self.try_later();
    }

    fn try_later(&self) {
        let wait = self.wait.get();
        self.wait.set((2 * wait).clamp(SHORTEST_WAIT, LONGEST_WAIT));
        let again = self.later(|this| {
            if this.is_closed() {
                this.open();
            }
        });
        set_timeout(again, Duration::from_millis(wait));
    }

    fn take(&self, message: &str) {
        self.alive.set(true);
        // A message of a newer house is passed over: on coming back the page finds out that it is old.
        let Ok(message) = serde_json::from_str::<ServerMessage>(message) else { return };
        match &message {
            ServerMessage::Sight(sight) => self.note(sight.number),
            ServerMessage::Happened(happened) => self.note(happened.number),
            ServerMessage::Refused { mark, .. } | ServerMessage::Fine { mark } => {
                self.unanswered.borrow_mut().take_if(|asked| asked.mark == *mark);
            }
            _ => {}
        }
        (self.hear)(News::Message(message));
    }

    /// Something has happened at the table: what was chosen before it is done, or is not possible any more.
    fn note(&self, number: u64) {
        self.heard.set(Some(number));
        let past = |asked: &mut ClientMessage| matches!(asked.ask, Request::Move { at, .. } if at < number);
        self.unanswered.borrow_mut().take_if(past);
    }

    fn echo(&self) {
        self.send(&ClientMessage { mark: 0, ask: Request::Echo });
    }

    fn send(&self, message: &ClientMessage) {
        let written = serde_json::to_string(message).expect("a request is plain data");
        if let Some(open) = &*self.open.borrow() {
            // While the connection is lost nothing can be sent, and the page says so.
            let _ = open.socket.send_with_str(&written);
        }
    }

    fn is_closed(&self) -> bool {
        self.open.borrow().as_ref().is_none_or(|open| open.socket.ready_state() > WebSocket::OPEN)
    }

    /// Does something when it is time, if this is still there.
    fn later(&self, act: fn(&Socket)) -> impl Fn() + 'static {
        let this = self.this.clone();
        move || {
            if let Some(this) = this.upgrade() {
                act(&this);
            }
        }
    }
}

impl Line for Socket {
    fn ask(&self, message: ClientMessage) {
        self.send(&message);
        if matches!(message.ask, Request::Move { .. }) {
            self.unanswered.replace(Some(message));
        }
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
        if let Some(pulse) = self.pulse.take() {
            pulse.clear();
        }
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
