//! What a person at the table has before them: the position, the log, the choice they are about to make.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use game_api::{Lang, Pending, PerSeat, Seat, Viewer, Voice};
use leptos::prelude::*;
use protocol::{ClientMessage, Happened, Hint, PlayerCard, Request, SeatCard};
use serde_json::Value;

use super::clock::Ticking;
use crate::{
    connection,
    games::{AnyPosition, Face, Reading},
    reader::Reader,
    route::Route,
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
    /// Whether a choice was sent of which nothing has been heard yet.
    pub waits: RwSignal<bool>,
    /// Whether the board is told in words instead of drawn.
    pub in_words: RwSignal<bool>,
    /// The choices that were made at this desk and not taken back.
    pub played: RwSignal<Vec<String>>,
    /// A choice that somebody recommends: its place is marked.
    pub advised: RwSignal<Option<String>>,
    /// What stands in the way of going on, by the key of its sentence, until it is gone.
    pub trouble: RwSignal<Option<&'static str>>,
    /// Whether the table gives hints.
    pub hints: RwSignal<bool>,
    /// The people of the table who are not playing now, each with the key of the words that say why.
    pub absent: RwSignal<BTreeMap<Seat, &'static str>>,
    /// How much time everybody has; none where nobody counts it.
    pub clocks: RwSignal<Option<Ticking>>,
    /// What everybody is called; worked out only when that changes.
    names: Memo<Option<PerSeat<String>>>,
    stands: StoredValue<Stands>,
    /// The seat that waits behind the curtain.
    pub curtain: RwSignal<Option<Seat>>,
    pub(super) inside: StoredValue<Inside, LocalStorage>,
}

/// Where the table stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stands {
    /// In this browser: all its people share this screen.
    Here,
    /// In the house, under that name.
    House(String),
    /// Nowhere any more: the game is watched again.
    Record,
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
    /// No other line of this desk has it.
    pub id: u32,
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
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// Why something was not done: the rule, if one forbids it, and the key of the sentence.
    Refused { rule: Option<String>, reason: String },
    /// A good player thinks about it.
    Thinking,
    /// What a good player would do, the best first.
    Advice(Vec<Hint>),
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
    /// Whether the board shows already what the next event did, for it was weighed there.
    pub foreseen: bool,
    /// When the last step was shown.
    pub last_step: f64,
    /// Raised to call off what was to be shown later.
    pub epoch: u32,
    pub marks: u32,
    /// How many lines the log ever had.
    pub lines: u32,
    /// Who has said that they hold the screen.
    pub holder: Option<Seat>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Desk({})", self.face.info.id)
    }
}

impl Desk {
    pub fn new(face: &'static Face, stands: Stands) -> Desk {
        let (reader, shown) = (Reader::here(), RwSignal::new(None::<Shown>));
        let players = Memo::new(move |_| shown.with(|shown| Some(shown.as_ref()?.players.clone())));
        Desk {
            face,
            hints: RwSignal::new(stands == Stands::Here),
            stands: StoredValue::new(stands),
            played: RwSignal::new(Vec::new()),
            advised: RwSignal::new(None),
            trouble: RwSignal::new(None),
            absent: RwSignal::new(BTreeMap::new()),
            clocks: RwSignal::new(None),
            reader,
            shown,
            names: Memo::new(move |_| Some(names_of(&players.get()?, reader.lang.get()))),
            log: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(None),
            notice: RwSignal::new(None),
            busy: RwSignal::new(false),
            waits: RwSignal::new(false),
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
        let (book, names) = (self.face.book(self.reader.lang.get()), self.names.get()?);
        Some(Voice { book, viewer: self.viewer()?, names })
    }

    pub fn viewer(&self) -> Option<Viewer> {
        self.shown.with(|shown| Some(shown.as_ref()?.position.viewer()))
    }

    /// Whether all people of the table share this screen.
    pub fn is_shared(&self) -> bool {
        self.stands.with_value(|stands| *stands == Stands::Here)
    }

    /// Where the game can be watched again once it is over.
    pub fn replay(&self) -> Option<Route> {
        self.stands.with_value(|stands| match stands {
            Stands::Here => Some(Route::Replay(self.face.info.id.to_owned(), None)),
            Stands::House(table) => Some(Route::TableReplay(table.clone())),
            Stands::Record => None,
        })
    }

    /// Whether the viewer has a choice to make.
    pub fn has_choice(&self) -> bool {
        self.shown.with(|shown| shown.as_ref().is_some_and(|shown| !shown.position.now().legal.is_empty()))
    }

    pub fn can_undo(&self) -> bool {
        self.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.position.now().can_undo))
    }

    /// Whether whatever the viewer does now can be taken back: they are the only person at the table.
    pub fn can_take_back(&self) -> bool {
        self.people() == 1
    }

    /// How many people sit at the table.
    pub(super) fn people(&self) -> usize {
        let people = |shown: &Shown| shown.players.iter().filter(|player| player.bot.is_none()).count();
        self.shown.with_untracked(|shown| shown.as_ref().map_or(0, people))
    }

    /// Whether those who sit at the table are those whom the reader sees; before the first sight nobody is wrong.
    pub fn knows_players(&self, seats: &[SeatCard]) -> bool {
        let known = |(player, sitter): (&PlayerCard, &SeatCard)| match sitter {
            SeatCard::Person { name, .. } => player.bot.is_none() && player.name == *name,
            SeatCard::Bot { .. } => player.bot.is_some(),
            SeatCard::Open | SeatCard::Invited => true,
        };
        self.shown.with_untracked(|shown| {
            shown.as_ref().is_none_or(|shown| shown.players.iter().zip(seats).all(known))
        })
    }

    pub fn is_over(&self) -> bool {
        self.shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.position.now().pending == Pending::Over))
    }

    pub fn choose(&self, chosen: Chosen) {
        self.skip();
        put(self.notice, None);
        put(self.chosen, Some(chosen));
    }

    /// Shows what one of the actions of the chosen place would come to.
    pub fn preview(&self, action: String) {
        self.chosen.update(|chosen| {
            if let Some(chosen) = chosen {
                chosen.preview = Some(action);
            }
        });
    }

    /// Sends a choice to the table. What was weighed stays on the board until the table answers, so that the board is
    /// drawn anew once.
    pub fn play(&self, action: String) {
        // Who taps twice chooses once.
        if self.waits.get_untracked() {
            return;
        }
        self.skip();
        put(self.notice, None);
        put(self.advised, None);
        self.played.update(|played| played.push(action.clone()));
        let at = self.number();
        self.waits.set(true);
        self.ask(Request::Move { at, action });
    }

    /// The table has answered, or can't: what was weighed is done or not, and no longer shown.
    pub fn wait_no_more(&self) {
        if self.waits.get_untracked() {
            self.waits.set(false);
            put(self.chosen, None);
        }
    }

    pub fn undo(&self) {
        self.skip();
        self.dismiss();
        put(self.advised, None);
        self.played.update(|played| _ = played.pop());
        let at = self.number();
        self.waits.set(true);
        self.ask(Request::Undo { at });
    }

    pub fn ask_why_not(&self, action: String) {
        self.skip();
        put(self.chosen, None);
        self.ask(Request::WhyNot { action });
    }

    pub fn ask_advice(&self) {
        self.skip();
        self.notice.set(Some(Notice::Thinking));
        self.ask(Request::Advise);
    }

    /// Puts aside what was said and what was being weighed.
    pub fn dismiss(&self) {
        put(self.chosen, None);
        put(self.notice, None);
    }

    /// The next person at this screen takes their side of the table.
    pub fn sit(&self, seat: Seat) {
        self.curtain.set(None);
        let line = self
            .inside
            .try_update_value(|inside| {
                inside.holder = Some(seat);
                inside.line.clone()
            })
            .flatten();
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

    /// Asks something of the table that is no move.
    pub fn ask(&self, ask: Request) {
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

/// Whoever looks at it hears of it only if it is something else: what was not chosen is not drawn anew.
pub(super) fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|old| *old != value) {
        signal.set(value);
    }
}

/// Where the wish for words is kept.
const IN_WORDS: &str = "chatiere-in-words";

/// What the players are called: whoever gave no name is named after the seat.
fn names_of(players: &[PlayerCard], lang: Lang) -> PerSeat<String> {
    PerSeat::from_fn(players.len() as u8, |seat| {
        let PlayerCard { name, bot } = &players[seat.index()];
        let key = if bot.is_some() { "bot-name" } else { "person-name" };
        if name.is_empty() { text_with(lang, key, &[("seat", seat.number().into())]) } else { name.clone() }
    })
}
