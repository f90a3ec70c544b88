//! The cards, and heaps of them in which only the numbers matter.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// The start coins of the four colours; seat 1 plays blue, and so on.
    StartBlue,
    StartOrange,
    StartGreen,
    StartPink,
    /// A locked start coin never leaves its owner, so its colour needs no telling.
    Locked,
    Coin2,
    Coin3,
    Mouse,
    Food,
    Cat,
    Cape,
    SuperMiaou,
}

impl Card {
    pub const COUNT: usize = 12;
    pub const ALL: [Card; Card::COUNT] = [
        Card::StartBlue,
        Card::StartOrange,
        Card::StartGreen,
        Card::StartPink,
        Card::Locked,
        Card::Coin2,
        Card::Coin3,
        Card::Mouse,
        Card::Food,
        Card::Cat,
        Card::Cape,
        Card::SuperMiaou,
    ];
    /// The start coins, seat by seat.
    pub const START: [Card; 4] = [Card::StartBlue, Card::StartOrange, Card::StartGreen, Card::StartPink];
    /// What has a pile at the bank or the market.
    pub const WARES: [Card; 6] = [Card::Coin2, Card::Coin3, Card::Mouse, Card::Food, Card::Cat, Card::Cape];

    /// The start coin of a seat's colour.
    pub fn start_of(seat: Seat) -> Card {
        Card::START[seat.index()]
    }

    /// Start cards have no pile: what is binned is gone.
    pub fn is_start(self) -> bool {
        Card::START.contains(&self) || self == Card::Locked
    }

    pub fn name(self) -> &'static str {
        match self {
            Card::StartBlue => "start-blue",
            Card::StartOrange => "start-orange",
            Card::StartGreen => "start-green",
            Card::StartPink => "start-pink",
            Card::Locked => "locked",
            Card::Coin2 => "coin2",
            Card::Coin3 => "coin3",
            Card::Mouse => "mouse",
            Card::Food => "food",
            Card::Cat => "cat",
            Card::Cape => "cape",
            Card::SuperMiaou => "super-miaou",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Card::ALL.into_iter().find(|card| card.name() == text).ok_or(BadNotation)
    }
}

/// How many there are of each card, without order. Written as `{"cat": 1, "cape": 2}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, JsonSchema)]
#[schemars(with = "BTreeMap<Card, u8>")]
pub struct Bag([u8; Card::COUNT]);

impl Bag {
    pub fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    pub fn add(&mut self, card: Card, copies: u8) {
        self.0[card as usize] += copies;
    }

    pub fn add_all(&mut self, other: &Bag) {
        self.0.iter_mut().zip(other.0).for_each(|(count, copies)| *count += copies);
    }

    /// # Panics
    /// If there is none.
    pub fn take(&mut self, card: Card) {
        let count = &mut self.0[card as usize];
        *count = count.checked_sub(1).expect("the card is there to be taken");
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; Card::COUNT]
    }

    /// The cards that are there, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The card at a place, if the heap lay sorted.
    pub fn nth(&self, place: u32) -> Option<Card> {
        let mut left = place;
        for (card, count) in Card::ALL.into_iter().zip(self.0) {
            if left < u32::from(count) {
                return Some(card);
            }
            left -= u32::from(count);
        }
        None
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Card, u8>::deserialize(deserializer)?;
        let total: u32 = counts.values().map(|&count| u32::from(count)).sum();
        if total > u32::from(u8::MAX) {
            return Err(D::Error::custom(format!("a heap of {total} cards is too large")));
        }
        let mut bag = Bag::default();
        counts.into_iter().for_each(|(card, count)| bag.add(card, count));
        Ok(bag)
    }
}
