//! A table that is followed while it is played: what each decision changed, and for whom.
//!
//! A decision is a choice with the chance that it caused, or an undo. It is told to a viewer only if the viewer's
//! side changed or the viewer heard of it: a half-made move behind another's hand does not even show as a gap in
//! the numbers. The numbers follow from the decisions alone, so that a table loaded again counts the same.

use std::collections::BTreeMap;
use std::fmt::Debug;

use game_api::{Audience, Pending, PerSeat, Present, Seat, Seed, Setup, Viewer};
use serde::Serialize;
use serde_json::{
    json,
    value::{RawValue, to_raw_value},
};

use crate::record::{told, written};
use crate::{AnyTable, Player, RecordError, RecordStep, Refusal, ReplayError, Step, Table};

/// The steps of one decision, the way they are stored.
pub type Decision = Vec<RecordStep>;

/// A part of the view before and after a decision, as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub old: String,
    pub new: String,
}

/// A decision and all that is to be told of it.
#[derive(Clone, Debug)]
pub struct News {
    pub decision: Decision,
    pub public: Option<Change>,
    pub events: Vec<(Audience, Box<RawValue>)>,
    /// Those who are told; the others notice nothing.
    pub told: Vec<Told>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    pub viewer: Viewer,
    /// How many decisions this viewer has been told of, this one included.
    pub number: u64,
    pub private: Option<Change>,
}

/// A followed table of any game.
pub trait LiveTable: Send + Debug {
    fn table(&self) -> &dyn AnyTable;
    /// How many decisions this viewer has been told of.
    fn number(&self, viewer: Viewer) -> u64;
    /// All events that this viewer has heard; an undo is told as `{"undone": seat}`.
    fn heard(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
    /// The seat's last choice, and the number that its viewer had heard before it.
    fn last_choice(&self, seat: Seat) -> Option<(u64, String)>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn submit(&mut self, seat: Seat, notation: &str) -> Result<News, Refusal>;
    fn undo(&mut self, seat: Seat) -> Result<News, Refusal>;
    /// Takes back the seat's last choice, and all that followed it, because all agreed.
    fn undo_agreed(&mut self, seat: Seat) -> Result<News, Refusal>;
    /// Whether the seat has a choice to take back at all.
    fn has_chosen(&self, seat: Seat) -> bool;
}

#[derive(Debug)]
pub struct Followed<G: Present> {
    table: Table<G>,
    /// The seats' numbers, then the spectators'.
    numbers: Vec<u64>,
    choices: PerSeat<Option<(u64, String)>>,
    /// Who was told of the undo at that step.
    undos: BTreeMap<usize, Vec<Viewer>>,
}

/// What lies on the table, seen from every side.
struct Sides<G: Present> {
    public: G::Public,
    privates: PerSeat<G::Private>,
    pending: Pending,
}

impl<G: Present> Sides<G> {
    fn of(table: &Table<G>) -> Self {
        let privates = PerSeat::from_fn(table.setup().seats, |seat| {
            let view = table.view(Viewer::Seat(seat));
            view.private().expect("a seat has a private part").clone()
        });
        let public = table.view(Viewer::Spectator).public().clone();
        Sides { public, privates, pending: table.pending() }
    }
}

impl<G: Present> Followed<G> {
    /// Sets up a table and deals; the deal is its first decision.
    pub fn deal(
        setup: Setup<G>,
        seed: Seed,
        players: PerSeat<Player>,
    ) -> Result<(Self, Decision), ReplayError> {
        let followed = Followed::around(Table::open(setup, seed, players)?);
        let deal = followed.decision_from(0);
        Ok((followed, deal))
    }

    /// A table from its stored decisions, the deal first. Nothing is drawn again.
    pub fn resume(
        setup: Setup<G>,
        seed: Seed,
        players: PerSeat<Player>,
        decisions: &[Decision],
    ) -> Result<Self, RecordError> {
        let mut followed = Followed::around(Table::laid(setup, seed, players).map_err(ReplayError::from)?);
        for (number, decision) in decisions.iter().enumerate() {
            let before = Sides::of(&followed.table);
            let first = followed.table.journal().entries().len();
            for step in decision {
                let at = followed.table.journal().entries().len();
                let step = followed.table.checked(at, told(at, step)?)?;
                followed.table.perform(step);
            }
            if number > 0 {
                followed.count(&before, first);
            }
        }
        match followed.table.pending() {
            Pending::Chance(_) => {
                let step = followed.table.journal().entries().len();
                Err(ReplayError::ChanceExpected { step }.into())
            }
            _ => Ok(followed),
        }
    }

    fn around(table: Table<G>) -> Self {
        let seats = table.setup().seats;
        Followed {
            numbers: vec![0; usize::from(seats) + 1],
            choices: PerSeat::from_fn(seats, |_| None),
            undos: BTreeMap::new(),
            table,
        }
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.numbers.len() - 1, Seat::index)
    }

    fn decision_from(&self, first: usize) -> Decision {
        self.table.journal().entries()[first..].iter().map(|entry| written(entry.step)).collect()
    }

    /// Counts the decision that began at step `first` for those who are told of it, and names them.
    fn count(&mut self, before: &Sides<G>, first: usize) -> Vec<Viewer> {
        let told: Vec<Viewer> = Viewer::all(self.table.setup().seats)
            .filter(|&viewer| self.notices(viewer, before, first))
            .collect();
        let entries = self.table.journal().entries();
        match entries[first].step {
            Step::Choice { seat, action } => {
                self.choices[seat] = Some((self.numbers[seat.index()], action.to_string()));
            }
            Step::Undo { seat, .. } => {
                self.choices[seat] = None;
                self.undos.insert(first, told.clone());
            }
            Step::Chance { .. } => {}
        }
        for &viewer in &told {
            let place = self.place(viewer);
            self.numbers[place] += 1;
        }
        told
    }

    fn notices(&self, viewer: Viewer, before: &Sides<G>, first: usize) -> bool {
        let view = self.table.view(viewer);
        let own = viewer.seat().map(|seat| &before.privates[seat]);
        if *view.public() != before.public || self.table.pending() != before.pending || view.private() != own
        {
            return true;
        }
        let entries = self.table.journal().entries();
        // Whoever heard what is taken back must hear that it is.
        let since = match entries[first].step {
            Step::Undo { to, .. } => to,
            _ => first,
        };
        entries[since..].iter().flat_map(|entry| &entry.events).any(|(to, _)| to.includes(viewer))
    }

    fn news(&mut self, before: &Sides<G>, first: usize) -> News {
        let told = self.count(before, first);
        let entries = &self.table.journal().entries()[first..];
        let events = match entries[0].step {
            Step::Undo { seat, .. } => vec![(Audience::Everyone, undone(seat))],
            _ => {
                let events = entries.iter().flat_map(|entry| &entry.events);
                events.map(|(to, event)| (*to, raw(event))).collect()
            }
        };
        let told = told.into_iter().map(|viewer| {
            let private = viewer.seat().and_then(|seat| {
                let view = self.table.view(viewer);
                change(&before.privates[seat], view.private().expect("a seat has a private part"))
            });
            Told { viewer, number: self.number(viewer), private }
        });
        News {
            decision: self.decision_from(first),
            public: change(&before.public, self.table.view(Viewer::Spectator).public()),
            events,
            told: told.collect(),
        }
    }
}

impl<G: Present> LiveTable for Followed<G> {
    fn table(&self) -> &dyn AnyTable {
        &self.table
    }

    fn number(&self, viewer: Viewer) -> u64 {
        self.numbers[self.place(viewer)]
    }

    fn heard(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        let mut heard = Vec::new();
        for (number, entry) in self.table.journal().entries().iter().enumerate() {
            match entry.step {
                Step::Undo { seat, .. } if self.undos[&number].contains(&viewer) => heard.push(undone(seat)),
                _ => {
                    let events = entry.events.iter().filter(|(to, _)| to.includes(viewer));
                    heard.extend(events.map(|(_, event)| raw(event)));
                }
            }
        }
        heard
    }

    fn last_choice(&self, seat: Seat) -> Option<(u64, String)> {
        self.choices.get(seat).cloned().flatten()
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.undo_target(seat).is_some()
    }

    fn submit(&mut self, seat: Seat, notation: &str) -> Result<News, Refusal> {
        let action = notation.parse().map_err(|_| Refusal::Unreadable)?;
        let before = Sides::of(&self.table);
        let first = self.table.journal().entries().len();
        self.table.submit(seat, action)?;
        Ok(self.news(&before, first))
    }

    fn undo(&mut self, seat: Seat) -> Result<News, Refusal> {
        let before = Sides::of(&self.table);
        let first = self.table.journal().entries().len();
        self.table.undo(seat)?;
        Ok(self.news(&before, first))
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<News, Refusal> {
        let before = Sides::of(&self.table);
        let first = self.table.journal().entries().len();
        self.table.undo_agreed(seat)?;
        Ok(self.news(&before, first))
    }

    fn has_chosen(&self, seat: Seat) -> bool {
        self.table.last_choice_of(seat).is_some()
    }
}

fn change<T: PartialEq + Serialize>(old: &T, new: &T) -> Option<Change> {
    (old != new).then(|| Change { old: as_text(old), new: as_text(new) })
}

fn undone(seat: Seat) -> Box<RawValue> {
    raw(&json!({ "undone": seat }))
}

fn as_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect(PLAIN)
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect(PLAIN)
}

const PLAIN: &str = "what a viewer sees and hears is plain data";
