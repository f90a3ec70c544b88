//! What happened at a table, step by step. Steps are only ever added: an undo is a step too.

use std::collections::BTreeMap;

use game_api::{Audience, Game, Seat, Source};
use serde::{Deserialize, Serialize};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person, by name; an empty name means that none was given.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

pub enum Step<G: Game> {
    Choice {
        seat: Seat,
        action: G::Action,
    },
    Chance {
        source: Source,
        outcome: G::Chance,
    },
    /// The seat took back its choice at step `to` and everything after it: alone, or because all agreed.
    Undo {
        seat: Seat,
        to: usize,
        agreed: bool,
    },
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Choice { seat, action }, Step::Choice { seat: s, action: a }) => seat == s && action == a,
            (Step::Chance { source, outcome }, Step::Chance { source: s, outcome: o }) => {
                source == s && outcome == o
            }
            (Step::Undo { seat, to, agreed }, Step::Undo { seat: s, to: t, agreed: a }) => {
                seat == s && to == t && agreed == a
            }
            _ => false,
        }
    }
}

impl<G: Game> std::fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Choice { seat, action } => write!(f, "{seat} {action}"),
            Step::Chance { outcome, .. } => write!(f, "~ {outcome}"),
            Step::Undo { seat, to, .. } => write!(f, "{seat} undoes {to}"),
        }
    }
}

/// A step with what was heard of it.
#[derive(Debug)]
pub struct Entry<G: Game> {
    pub step: Step<G>,
    pub events: Vec<(Audience, G::Event)>,
    /// Whether it showed somebody something hidden.
    pub revealed: bool,
}

#[derive(Debug)]
pub struct Journal<G: Game> {
    entries: Vec<Entry<G>>,
    /// The numbers of the entries that still count: those not taken back.
    live: Vec<usize>,
    /// How often each source was drawn from on the live line.
    draws: BTreeMap<Source, u32>,
}

impl<G: Game> Default for Journal<G> {
    fn default() -> Self {
        Journal { entries: Vec::new(), live: Vec::new(), draws: BTreeMap::new() }
    }
}

impl<G: Game> Journal<G> {
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The entries of the live line, each with its number.
    pub fn live(&self) -> impl DoubleEndedIterator<Item = (usize, &Entry<G>)> {
        self.live.iter().map(|&number| (number, &self.entries[number]))
    }

    /// How many draws of this source stand on the live line.
    pub fn draws(&self, source: Source) -> u32 {
        self.draws.get(&source).copied().unwrap_or(0)
    }

    pub(crate) fn push(&mut self, entry: Entry<G>) {
        if let Step::Chance { source, .. } = entry.step {
            *self.draws.entry(source).or_default() += 1;
        }
        self.live.push(self.entries.len());
        self.entries.push(entry);
    }

    pub(crate) fn push_undo(&mut self, seat: Seat, to: usize, agreed: bool) {
        let keep = self.live.partition_point(|&number| number < to);
        for &number in &self.live[keep..] {
            if let Step::Chance { source, .. } = self.entries[number].step {
                *self.draws.get_mut(&source).expect("every draw was counted") -= 1;
            }
        }
        self.live.truncate(keep);
        self.entries.push(Entry {
            step: Step::Undo { seat, to, agreed },
            events: Vec::new(),
            revealed: false,
        });
    }
}
