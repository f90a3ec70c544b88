//! A table of any game, for those who can't name its types: JSON and words at the edge.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Debug;

use game_api::{GameInfo, Outcome, Pending, PerSeat, Present, Seat, Texts, Viewer, Voice};
use serde_json::{Value, json};

use crate::{Player, Record, Refusal, Step, Table};

/// A legal choice: as it is submitted, and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub notation: String,
    pub text: String,
}

/// One sentence of the log and the step that it tells of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub step: usize,
    pub text: String,
}

pub trait AnyTable: Any + Send + Debug {
    fn info(&self) -> &'static GameInfo;
    fn players(&self) -> &PerSeat<Player>;
    fn pending(&self) -> Pending;
    fn outcome(&self) -> Option<Outcome>;
    fn record(&self) -> Record;
    fn options(&self) -> BTreeMap<String, String>;
    fn edition(&self) -> Value;
    /// How many steps the journal has.
    fn steps(&self) -> usize;

    fn view(&self, viewer: Viewer) -> Value;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn submit(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;
    /// Why this would be refused now; `None` if it would be done.
    fn why_not(&self, seat: Seat, notation: &str) -> Option<Refusal>;
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn had_free_undo(&self) -> bool;
    /// The events that a viewer has heard from a step on; an undo is told as `{"undone": seat}`.
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Value>;

    fn texts(&self) -> Texts;
    fn rules(&self) -> Texts;
    fn draw(&self, voice: &Voice) -> String;
    fn prompt(&self, voice: &Voice) -> String;
    /// The voice's own choices, in the order of the legal list.
    fn choices(&self, voice: &Voice) -> Vec<Choice>;
    /// What the voice's viewer has heard from a step on.
    fn told(&self, voice: &Voice, from: usize) -> Vec<Said>;
    fn say_outcome(&self, voice: &Voice) -> Option<String>;

    /// For a bot of the same game, which takes its own view from the typed table.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Present> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }
    fn players(&self) -> &PerSeat<Player> {
        Table::players(self)
    }
    fn pending(&self) -> Pending {
        Table::pending(self)
    }
    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }
    fn record(&self) -> Record {
        Table::record(self)
    }
    fn options(&self) -> BTreeMap<String, String> {
        self.setup().named_options()
    }
    fn edition(&self) -> Value {
        serde_json::to_value(&**Table::edition(self)).expect("an edition is plain data")
    }
    fn steps(&self) -> usize {
        self.journal().entries().len()
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(Table::view(self, viewer)).expect("a view is plain data")
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }
    fn submit(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let action = notation.parse().map_err(|_| Refusal::Unreadable)?;
        Table::submit(self, seat, action).map(|_| ())
    }
    fn why_not(&self, seat: Seat, notation: &str) -> Option<Refusal> {
        match notation.parse() {
            Ok(action) => self.refusal(seat, action),
            Err(_) => Some(Refusal::Unreadable),
        }
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Table::undo(self, seat).map(|_| ())
    }
    fn can_undo(&self, seat: Seat) -> bool {
        self.undo_target(seat).is_some()
    }
    fn had_free_undo(&self) -> bool {
        Table::had_free_undo(self)
    }
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Value> {
        let mut heard = Vec::new();
        for entry in self.journal().entries().iter().skip(from) {
            if let Step::Undo { seat, .. } = entry.step {
                heard.push(json!({ "undone": seat }));
            }
            let events = entry.events.iter().filter(|(to, _)| to.includes(viewer));
            let events = events.map(|(_, event)| serde_json::to_value(event));
            heard.extend(events.map(|event| event.expect("an event is plain data")));
        }
        heard
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }
    fn rules(&self) -> Texts {
        G::RULES
    }
    fn draw(&self, voice: &Voice) -> String {
        G::draw(Table::view(self, voice.viewer), voice)
    }
    fn prompt(&self, voice: &Voice) -> String {
        G::prompt(Table::view(self, voice.viewer), voice)
    }
    fn choices(&self, voice: &Voice) -> Vec<Choice> {
        let Some(seat) = voice.viewer.seat() else { return Vec::new() };
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let view = Table::view(self, voice.viewer);
        actions
            .into_iter()
            .map(|action| Choice { notation: action.to_string(), text: G::say_action(view, action, voice) })
            .collect()
    }
    fn told(&self, voice: &Voice, from: usize) -> Vec<Said> {
        let mut told = Vec::new();
        for (step, entry) in self.journal().entries().iter().enumerate().skip(from) {
            if let Step::Undo { seat, .. } = entry.step {
                told.push(Said { step, text: voice.say_of(seat, "event-undo", &[]) });
            }
            let heard = entry.events.iter().filter(|(to, _)| to.includes(voice.viewer));
            told.extend(heard.map(|(_, event)| Said { step, text: G::say_event(event, voice) }));
        }
        told
    }
    fn say_outcome(&self, voice: &Voice) -> Option<String> {
        let outcome = Table::outcome(self)?;
        Some(G::say_outcome(Table::view(self, voice.viewer), &outcome, voice))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
