//! The pile of gutters: its top card lies open, what was put under it is known, what lies between is not.

use arrayvec::ArrayVec;
use game_api::rule;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Heap, Kind};

/// The most cards that a box may hold beyond those of the smallest board.
pub(crate) const MAX_PILE: usize = 32;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The card on top; none before the first is turned up and while the next one is.
    pub top: Option<Kind>,
    /// The cards below it that nobody has seen, in an order that nobody knows.
    pub unseen: Heap<Kind, { Kind::COUNT }>,
    /// The cards put under those, in their order: the first comes up first.
    pub under: ArrayVec<Kind, MAX_PILE>,
}

impl Pile {
    /// How many cards of a kind are in the pile, wherever.
    pub fn count(&self, kind: Kind) -> u8 {
        let under = self.under.iter().filter(|&&other| other == kind).count() as u8;
        self.unseen.count(kind) + under + u8::from(self.top == Some(kind))
    }

    pub fn total(&self) -> u8 {
        self.unseen.total() + self.under.len() as u8 + u8::from(self.top.is_some())
    }

    /// The top card is taken and another put under the pile. If all that is left is known, the next card
    /// lies open at once; otherwise it must be turned up.
    pub fn exchange(&mut self, back: Kind) {
        self.under.push(back);
        self.top = None;
        if self.unseen.is_empty() {
            rule!("CH2.1");
            self.top = Some(self.under.remove(0));
        }
    }

    /// The next card of the unseen is turned up.
    pub fn turn_up(&mut self, kind: Kind) {
        self.unseen.take(kind);
        self.top = Some(kind);
    }
}
