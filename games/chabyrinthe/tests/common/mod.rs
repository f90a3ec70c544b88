//! Positions stated by hand: a drawn board, who stands where, and what is on the pile. What a test does not
//! name follows from the box: the rest of the cards.

use std::collections::BTreeMap;
use std::sync::Arc;

use chabyrinthe::{Action, Cat, Chabyrinthe, Chance, Edition, Event, Face, Kind, Tile};
use game_api::{Edition as _, Game, Pending, Recorder, Seat, Setup};
use serde_json::{Value, json};

/// A board on which no cat can walk: every corner card is closed to the place that it touches first.
#[allow(dead_code, reason = "each test file uses some of them")]
pub const QUIET: [&str; 4] = ["┌╲╱┐", "│╫╫│", "╲╲╱╱", "└──┘"];

#[derive(Clone)]
pub struct Roof {
    seats: u8,
    options: BTreeMap<String, String>,
    edition: Arc<Edition>,
    rows: Vec<String>,
    top: &'static str,
    under: Vec<&'static str>,
    cats: Vec<(u8, &'static str)>,
    homes: [u8; 2],
    won: Vec<[u8; 3]>,
    fields: Vec<(&'static str, Value)>,
}

pub fn roof(rows: &[&str]) -> Roof {
    Roof {
        seats: 2,
        options: BTreeMap::new(),
        edition: Edition::standard(),
        rows: rows.iter().map(|row| (*row).to_owned()).collect(),
        top: "cross",
        under: Vec::new(),
        cats: vec![(0, "grey"), (2 * rows.len() as u8, "black")],
        homes: [rows.len() as u8, 3 * rows.len() as u8],
        won: Vec::new(),
        fields: Vec::new(),
    }
}

#[allow(dead_code, reason = "each test file uses some of them")]
impl Roof {
    pub fn seats(mut self, seats: u8) -> Self {
        self.seats = seats;
        self
    }
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }
    pub fn edition(mut self, edition: Edition) -> Self {
        self.edition = Arc::new(edition);
        self
    }
    pub fn top(mut self, top: &'static str) -> Self {
        self.top = top;
        self
    }
    /// The cards put under the pile; all the others of the pile are unseen.
    pub fn under(mut self, under: &[&'static str]) -> Self {
        self.under = under.to_vec();
        self
    }
    pub fn cats(mut self, cats: &[(u8, &'static str)]) -> Self {
        self.cats = cats.to_vec();
        self
    }
    pub fn homes(mut self, homes: [u8; 2]) -> Self {
        self.homes = homes;
        self
    }
    /// The grey, ginger and black cats of each seat.
    pub fn won(mut self, won: &[[u8; 3]]) -> Self {
        self.won = won.to_vec();
        self
    }
    /// Any other field of the public state.
    pub fn field(mut self, name: &'static str, value: Value) -> Self {
        self.fields.push((name, value));
        self
    }

    pub fn setup(&self) -> Setup<Chabyrinthe> {
        Setup::with_options(self.seats, &self.options, self.edition.clone()).expect("the options exist")
    }

    pub fn state(&self) -> Chabyrinthe {
        self.try_state().expect("the position is one")
    }

    pub fn try_state(&self) -> Result<Chabyrinthe, String> {
        let edition = &self.edition;
        let start = Chabyrinthe::start(&self.setup()).map_err(|error| error.to_string())?;
        let mut json = serde_json::to_value(&start).expect("a state is plain data");
        let public = &mut json["public"];
        public["phase"] = json!("act");
        public["turns"] = json!(2);
        public["actions"] = json!(2);
        public["board"] = json!(self.rows);
        public["ring"]["homes"] = json!(self.homes);
        public["ring"]["cats"] =
            self.cats.iter().map(|(place, cat)| json!({ "place": place, "cat": cat })).collect();
        let letters = || self.rows.iter().flat_map(|row| row.chars());
        let mut unseen = serde_json::Map::new();
        for &kind in Kind::ALL {
            let on_board =
                letters().filter(|&letter| Tile::of_letter(letter).and_then(Tile::kind) == Some(kind));
            let under = self.under.iter().filter(|&&other| other == kind.name()).count();
            let seen = on_board.count() + under + usize::from(self.top == kind.name());
            let left = usize::from(edition.gutters(kind)).checked_sub(seen);
            unseen.insert(kind.to_string(), json!(left.ok_or(format!("too many of {kind}"))?));
        }
        public["pile"] = json!({ "top": self.top, "unseen": unseen, "under": self.under });
        let mut cat_pile = serde_json::Map::new();
        for &cat in Cat::ALL {
            let outside = self.cats.iter().filter(|(_, other)| *other == cat.name()).count();
            let won: u8 = self.won.iter().map(|litter| litter[cat.index()]).sum();
            let left = usize::from(edition.cats(cat)).checked_sub(outside + usize::from(won));
            cat_pile.insert(cat.to_string(), json!(left.ok_or(format!("too many of {cat}"))?));
        }
        public["cat_pile"] = cat_pile.into();
        if !self.won.is_empty() {
            let litter =
                |[grey, ginger, black]: &[u8; 3]| json!({ "grey": grey, "ginger": ginger, "black": black });
            public["won"] = self.won.iter().map(litter).collect();
        }
        for (name, value) in &self.fields {
            public[*name] = value.clone();
        }
        let state: Chabyrinthe = serde_json::from_value(json).map_err(|error| error.to_string())?;
        let state = state.with_edition(edition.clone());
        state.audit()?;
        Ok(state)
    }
}

/// Checks that the action is allowed, does it, and gives what was heard.
#[allow(dead_code, reason = "each test file uses some of them")]
pub fn act(state: &mut Chabyrinthe, action: &str) -> Vec<Event> {
    let Pending::Seat(seat) = state.pending() else { panic!("nobody is to choose") };
    let action: Action = action.parse().expect("an action");
    assert_eq!(state.refusal(seat, action), None, "{action} is refused");
    let mut heard = Recorder::default();
    state.apply(seat, action, &mut heard);
    state.audit().expect("the invariant holds");
    heard.events.into_iter().map(|(_, event)| event).collect()
}

/// Checks that the outcome is possible, and lets it happen.
#[allow(dead_code, reason = "each test file uses some of them")]
pub fn luck(state: &mut Chabyrinthe, outcome: &str) -> Vec<Event> {
    let outcome: Chance = outcome.parse().expect("an outcome");
    assert!(chances(state).iter().any(|(other, _)| *other == outcome.to_string()), "{outcome} can't happen");
    let mut heard = Recorder::default();
    state.apply_chance(outcome, &mut heard);
    state.audit().expect("the invariant holds");
    heard.events.into_iter().map(|(_, event)| event).collect()
}

#[allow(dead_code, reason = "each test file uses some of them")]
pub fn chances(state: &Chabyrinthe) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
}

#[allow(dead_code, reason = "each test file uses some of them")]
pub fn legal(state: &Chabyrinthe) -> Vec<String> {
    let Pending::Seat(seat) = state.pending() else { panic!("nobody is to choose") };
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The rule that forbids the seat to move an action.
#[allow(dead_code, reason = "each test file uses some of them")]
pub fn refused(state: &Chabyrinthe, action: &str) -> Option<&'static str> {
    let Pending::Seat(seat) = state.pending() else { panic!("nobody is to choose") };
    state.refusal(seat, action.parse().expect("an action")).map(|rule| rule.0)
}

#[allow(dead_code, reason = "each test file uses some of them")]
pub fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat")
}

/// A part of the public state as JSON.
#[allow(dead_code, reason = "each test file uses some of them")]
pub fn look(state: &Chabyrinthe, pointer: &str) -> Value {
    let json = serde_json::to_value(state.public()).expect("plain data");
    json.pointer(pointer).cloned().unwrap_or(Value::Null)
}
