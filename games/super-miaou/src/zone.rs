//! What lies before one player: hand, backpack, washing machine.

use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bag, Card};

/// A place of the hand. The left one is filled first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Left,
    Right,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    pub fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Side {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Side::BOTH.into_iter().find(|side| side.name() == text).ok_or(BadNotation)
    }
}

/// What lies in a place of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    #[default]
    Empty,
    /// A card from the current backpack that nobody has seen.
    Hidden,
    /// A card that everybody knows: turned up, or face down and shown or deduced before.
    Known(Card),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// The left place, then the right one.
    pub hand: [Slot; 2],
    /// The cards of the hidden places and of the backpack together; which is where, nobody knows.
    pub unseen: Bag,
    /// How many of them are in the backpack.
    pub backpack: u8,
    pub washing_machine: Bag,
}

/// What drawing a card into a place came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    FromBackpack,
    AfterReshuffle,
    Nothing,
}

impl Zone {
    pub fn slot(&self, side: Side) -> Slot {
        self.hand[side as usize]
    }

    pub fn set(&mut self, side: Side, slot: Slot) {
        self.hand[side as usize] = slot;
    }

    /// The place that is turned up next.
    pub fn first_hidden(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.slot(side) == Slot::Hidden)
    }

    /// The cards of the hand that are known; in the own turn, all of them.
    pub fn known(&self) -> impl Iterator<Item = Card> + Clone {
        self.hand.into_iter().filter_map(|slot| match slot {
            Slot::Known(card) => Some(card),
            Slot::Empty | Slot::Hidden => None,
        })
    }

    /// All cards of the player, wherever they lie.
    pub fn cards(&self) -> Bag {
        let mut cards = self.unseen;
        cards.add_all(&self.washing_machine);
        self.known().for_each(|card| cards.add(card, 1));
        cards
    }

    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&Slot::Known(card))
    }

    /// Takes a known card out of the hand.
    pub fn discard(&mut self, card: Card) {
        let slot = self.hand.iter_mut().find(|slot| **slot == Slot::Known(card));
        *slot.expect("the card is in the hand") = Slot::Empty;
    }

    /// Turns a hidden place up.
    pub fn turn_up(&mut self, side: Side, card: Card) {
        self.unseen.take(card);
        self.set(side, Slot::Known(card));
    }

    /// Puts the turned-up hand into the washing machine.
    pub fn wash_hand(&mut self) {
        for slot in &mut self.hand {
            if let Slot::Known(card) = std::mem::take(slot) {
                self.washing_machine.add(card, 1);
            }
        }
    }

    /// Draws a card into an empty place, face down.
    pub fn draw(&mut self, side: Side) -> Drawn {
        rule!("SM7");
        let mut drawn = Drawn::FromBackpack;
        if self.backpack == 0 {
            if self.washing_machine.is_empty() {
                rule!("SM7.1");
                return Drawn::Nothing;
            }
            self.reshuffle();
            drawn = Drawn::AfterReshuffle;
        }
        self.backpack -= 1;
        self.set(side, Slot::Hidden);
        drawn
    }

    fn reshuffle(&mut self) {
        // A card that is still hidden in the hand was the last of the old backpack: all can deduce it.
        if let Some(side) = self.first_hidden() {
            rule!("SM2");
            let last = self.unseen.nth(0).expect("a hidden card is one of the unseen");
            self.turn_up(side, last);
        }
        debug_assert!(self.unseen.is_empty(), "of the old backpack at most one card was left in the hand");
        self.unseen = std::mem::take(&mut self.washing_machine);
        self.backpack = self.unseen.total();
    }
}
