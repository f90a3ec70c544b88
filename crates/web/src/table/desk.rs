//! What a person at the table has before them: the position, the log, the choice they are about to make.

use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use game_api::{Pending, PerSeat, Seat, Viewer, Voice};
use leptos::prelude::*;
use protocol::{ClientMessage, Happened, PlayerCard, Request};
use serde_json::Value;

use crate::{
    connection,
    games::{AnyPosition, Face, Reading},
    reader::Reader,
    text::text_with,
};

/// Everything is a signal or a handle: a desk is copied freely.
#[derive(Clone, Copy)]
pub struct Desk {
    pub face: &'static Face,
    pub reader: Reader,
    /// What is shown now; nothing before the first sight.
    pub shown: RwSignal<Option<Shown>>,
    pub log: RwSignal<Vec<Line>>,
    pub chosen: RwSignal<Option<Chosen>>,
    pub notice: RwSignal<Option<Notice>>,
    /// Whether something that happened is still being shown.
    pub busy: RwSignal<bool>,
    /// Whether the board is told in words instead of drawn.
    pub in_words: RwSignal<bool>,
    /// Whether all people of the table share this screen.
    shared: bool,
    /// The seat that waits behind the curtain.
    pub curtain: RwSignal<Option<Seat>>,
    pub(super) inside: StoredValue<Inside, LocalStorage>,
}

/// A position as the page shows it.
#[derive(Clone)]
pub struct Shown {
    pub position: Arc<dyn AnyPosition>,
    pub players: Arc<Vec<PlayerCard>>,
    pub number: u64,
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shown({})", self.number)
    }
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct Line {
    pub event: Value,
    /// Whom it is about.
    pub seat: Option<Seat>,
}

/// A place that was tapped, with what can be done there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    pub place: String,
    pub actions: Vec<String>,
    /// The one of them whose outcome the board shows already.
    pub preview: Option<String>,
}

/// Something said to the reader that is no part of the game's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Why something was not done: the rule, if one forbids it, and the key of the sentence.
    Refused { rule: Option<String>, reason: String },
    /// What a good player would do.
    Advice { action: String },
    /// A sentence of the page itself, by its key.
    House(&'static str),
}

/// What is not shown itself.
#[derive(Default)]
pub(super) struct Inside {
    pub line: Option<Rc<dyn connection::Line>>,
    pub reading: Option<Reading>,
    pub public: Value,
    pub private: Value,
    pub queue: VecDeque<Happened>,
    /// The lines of the step that is being shown which are not in the log yet.
    pub untold: VecDeque<Line>,
    /// When the last step was shown.
    pub last_step: f64,
    /// Raised to call off what was to be shown later.
    pub epoch: u32,
    pub marks: u32,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Desk({})", self.face.info.id)
    }
}

impl Desk {
    /// A desk at a table of this game; `shared` if all its people share this screen.
    pub fn new(face: &'static Face, shared: bool) -> Desk {
        Desk {
            face,
            shared,
            reader: Reader::here(),
            shown: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(None),
            notice: RwSignal::new(None),
            busy: RwSignal::new(false),
            in_words: RwSignal::new(crate::reader::kept(IN_WORDS).is_some()),
            curtain: RwSignal::new(None),
            inside: StoredValue::new_local(Inside::default()),
        }
    }

    /// Takes the line by which the table is reached.
    pub fn connect(&self, line: Rc<dyn connection::Line>) {
        self.inside.update_value(|inside| inside.line = Some(line));
    }

    /// The voice that speaks to this viewer; none before the first sight.
    pub fn voice(&self) -> Option<Voice> {
        let lang = self.reader.lang.get();
        self.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let names =
                PerSeat::from_fn(shown.players.len() as u8, |seat| self.name_of(seat, &shown.players));
            Some(Voice { book: self.face.book(lang), viewer: shown.position.viewer(), names })
        })
    }

    fn name_of(&self, seat: Seat, players: &[PlayerCard]) -> String {
        let card = &players[seat.index()];
        if !card.name.is_empty() {
            return card.name.clone();
        }
        let key = if card.bot.is_some() { "bot-name" } else { "person-name" };
        text_with(self.reader.lang.get(), key, &[("seat", seat.number().into())])
    }

    pub fn viewer(&self) -> Option<Viewer> {
        self.shown.with(|shown| Some(shown.as_ref()?.position.viewer()))
    }

    pub fn is_shared(&self) -> bool {
        self.shared
    }

    pub fn can_undo(&self) -> bool {
        self.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.position.now().can_undo))
    }

    /// Whether whatever the viewer does now can be taken back: they are the only person at the table.
    pub fn can_take_back(&self) -> bool {
        self.shown.with_untracked(|shown| {
            let people = |shown: &Shown| shown.players.iter().filter(|player| player.bot.is_none()).count();
            shown.as_ref().is_some_and(|shown| people(shown) <= 1)
        })
    }

    pub fn is_over(&self) -> bool {
        self.shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.position.now().pending == Pending::Over))
    }

    pub fn choose(&self, chosen: Chosen) {
        self.skip();
        self.notice.set(None);
        self.chosen.set(Some(chosen));
    }

    /// Shows what one of the actions of the chosen place would come to.
    pub fn preview(&self, action: String) {
        self.chosen.update(|chosen| {
            if let Some(chosen) = chosen {
                chosen.preview = Some(action);
            }
        });
    }

    /// Sends a choice to the table.
    pub fn play(&self, action: String) {
        self.skip();
        self.chosen.set(None);
        self.notice.set(None);
        let at = self.number();
        self.ask(Request::Move { at, action });
    }

    pub fn undo(&self) {
        self.skip();
        self.chosen.set(None);
        self.notice.set(None);
        let at = self.number();
        self.ask(Request::Undo { at });
    }

    pub fn ask_why_not(&self, action: String) {
        self.skip();
        self.chosen.set(None);
        self.ask(Request::WhyNot { action });
    }

    pub fn ask_advice(&self) {
        self.skip();
        self.ask(Request::Advise);
    }

    /// The next person at this screen takes their side of the table.
    pub fn sit(&self, seat: Seat) {
        self.curtain.set(None);
        let line = self.inside.with_value(|inside| inside.line.clone());
        if let Some(line) = line {
            line.look(Viewer::Seat(seat));
        }
    }

    pub fn tell_in_words(&self, in_words: bool) {
        self.in_words.set(in_words);
        if in_words {
            crate::reader::keep(IN_WORDS, "yes");
        } else {
            crate::reader::forget(IN_WORDS);
        }
    }

    fn ask(&self, ask: Request) {
        let (line, mark) = self
            .inside
            .try_update_value(|inside| {
                inside.marks += 1;
                (inside.line.clone(), inside.marks)
            })
            .expect("the desk is in use");
        if let Some(line) = line {
            line.ask(ClientMessage { mark, ask });
        }
    }

    fn number(&self) -> u64 {
        self.shown.with_untracked(|shown| shown.as_ref().map_or(0, |shown| shown.number))
    }
}

/// Where the wish for words is kept.
const IN_WORDS: &str = "chatiere-in-words";
