//! A position of any game, for the layout, which knows no game by its type.

use std::fmt;
use std::sync::Arc;

use game_api::{Lang, Seat, View, Viewer, Voice};
use leptos::prelude::AnyView;
use protocol::{Now, Seated, Sight, Sitter, Undone};
use serde_json::{Error, Value};

use super::{Board, Scene};
use crate::{motion::Motion, table::Desk, text::text_with};

/// Reads positions of one table, each from its public and private part.
pub struct Reading(Box<Read>);

type Read = dyn Fn(&Value, &Value, &Now) -> Result<Arc<dyn AnyPosition>, Error>;

impl Reading {
    pub fn position(
        &self,
        public: &Value,
        private: &Value,
        now: &Now,
    ) -> Result<Arc<dyn AnyPosition>, Error> {
        (self.0)(public, private, now)
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reading")
    }
}

pub fn reading<G: Board>(sight: &Sight) -> Result<Reading, Error> {
    let edition: Arc<G::Edition> = Arc::new(serde_json::from_value(sight.edition.clone())?);
    let (viewer, seats) = (sight.viewer, sight.players.len() as u8);
    Ok(Reading(Box::new(move |public, private, now| {
        let private = match private {
            Value::Null => None,
            private => Some(serde_json::from_value(private.clone())?),
        };
        let view = View::<G> {
            viewer,
            seats,
            edition: Arc::clone(&edition),
            public: serde_json::from_value(public.clone())?,
            private,
        };
        // What this page does not understand it does not offer.
        let legal = now.legal.iter().filter_map(|action| action.parse().ok()).collect();
        Ok(Arc::new(Position { view, legal, now: now.clone() }) as Arc<dyn AnyPosition>)
    })))
}

/// What the layout asks of a position.
pub trait AnyPosition: Send + Sync {
    fn viewer(&self) -> Viewer;
    fn now(&self) -> &Now;

    fn prompt(&self, voice: &Voice) -> String;
    fn draw(&self, voice: &Voice) -> String;
    fn say_outcome(&self, voice: &Voice) -> Option<String>;
    fn is_counted_on_board(&self) -> bool;
    fn say_action(&self, action: &str, voice: &Voice) -> Option<String>;
    /// An event in words; none if this page does not understand it.
    fn say_event(&self, event: &Value, voice: &Voice) -> Option<String>;
    fn motions(&self, event: &Value) -> Vec<Motion>;

    fn board(&self, voice: &Voice, desk: Desk) -> AnyView;
    fn dock(&self, voice: &Voice, desk: Desk) -> AnyView;
    fn gain(&self, voice: &Voice, desk: Desk) -> Option<String>;
    fn aside(&self, voice: &Voice, desk: Desk) -> AnyView;
    fn chip(&self, seat: Seat, voice: &Voice, desk: Desk) -> AnyView;
    fn headline(&self, voice: &Voice, desk: Desk) -> String;
}

struct Position<G: Board> {
    view: View<G>,
    legal: Vec<G::Action>,
    now: Now,
}

impl<G: Board> Position<G> {
    fn scene<'a>(&'a self, voice: &'a Voice, desk: Desk) -> Scene<'a, G> {
        Scene { view: &self.view, legal: &self.legal, voice, desk }
    }
}

impl<G: Board> AnyPosition for Position<G> {
    fn viewer(&self) -> Viewer {
        self.view.viewer
    }
    fn now(&self) -> &Now {
        &self.now
    }

    fn prompt(&self, voice: &Voice) -> String {
        G::prompt(self.view.borrow(), voice)
    }
    fn draw(&self, voice: &Voice) -> String {
        G::draw(self.view.borrow(), voice)
    }
    fn say_outcome(&self, voice: &Voice) -> Option<String> {
        let outcome = self.now.outcome.as_ref()?;
        Some(G::say_outcome(self.view.borrow(), outcome, voice))
    }
    fn is_counted_on_board(&self) -> bool {
        G::COUNTS
    }
    fn say_action(&self, action: &str, voice: &Voice) -> Option<String> {
        Some(G::say_action(self.view.borrow(), action.parse().ok()?, voice))
    }
    fn say_event(&self, event: &Value, voice: &Voice) -> Option<String> {
        if let Ok(Undone { undone }) = serde_json::from_value(event.clone()) {
            return Some(voice.say_of(undone, "event-undo", &[]));
        }
        if let Ok(Seated { seated }) = serde_json::from_value(event.clone()) {
            return Some(say_seated(seated, voice.book.lang()));
        }
        let event: G::Event = serde_json::from_value(event.clone()).ok()?;
        Some(G::say_event(&event, voice))
    }
    fn motions(&self, event: &Value) -> Vec<Motion> {
        let event = serde_json::from_value(event.clone());
        event.map(|event| G::motions(&event, self.view.borrow())).unwrap_or_default()
    }

    fn board(&self, voice: &Voice, desk: Desk) -> AnyView {
        G::board(&self.scene(voice, desk))
    }
    fn dock(&self, voice: &Voice, desk: Desk) -> AnyView {
        G::dock(&self.scene(voice, desk))
    }
    fn gain(&self, voice: &Voice, desk: Desk) -> Option<String> {
        G::gain(&self.scene(voice, desk))
    }
    fn aside(&self, voice: &Voice, desk: Desk) -> AnyView {
        G::aside(&self.scene(voice, desk))
    }
    fn chip(&self, seat: Seat, voice: &Voice, desk: Desk) -> AnyView {
        G::chip(&self.scene(voice, desk), seat)
    }
    fn headline(&self, voice: &Voice, desk: Desk) -> String {
        G::headline(&self.scene(voice, desk))
    }
}

/// That somebody took a bot's seat, or gave it back.
fn say_seated(Sitter { seat, name, came }: Sitter, lang: Lang) -> String {
    let named = |key: &str| text_with(lang, key, &[("seat", seat.number().into())]);
    let name = if name.is_empty() { named("person-name") } else { name };
    let key = if came { "event-relieved" } else { "event-given-back" };
    text_with(lang, key, &[("name", name.into()), ("bot", named("bot-name").into())])
}
