//! Food cards and the pile that they are turned up from.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use game_api::BadNotation;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::bag::{Bag, Kinds};
use crate::cards::MAX_COPIES;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FoodKind {
    Bone,
    Fish,
}

/// A food card: bones or fish, of a value from 1 to 6. Written `bone3`, `fish6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Food(u8);

/// The values on the cards of each kind.
pub const VALUES: u8 = 6;

impl Food {
    pub const COUNT: usize = 2 * VALUES as usize;
    /// The bones, then the fish, each from the lowest value.
    pub const ALL: [Food; Food::COUNT] = {
        let mut all = [Food(0); Food::COUNT];
        let mut index = 0;
        while index < Food::COUNT {
            all[index] = Food(index as u8);
            index += 1;
        }
        all
    };

    /// The card of this kind and value, if there is one.
    pub fn new(kind: FoodKind, value: u8) -> Option<Food> {
        Food::ALL.into_iter().find(|food| food.kind() == kind && food.value() == value)
    }

    pub fn kind(self) -> FoodKind {
        if self.0 < VALUES { FoodKind::Bone } else { FoodKind::Fish }
    }

    pub fn value(self) -> u8 {
        self.0 % VALUES + 1
    }

    fn word(self) -> &'static str {
        match self.kind() {
            FoodKind::Bone => "bone",
            FoodKind::Fish => "fish",
        }
    }
}

impl Kinds for Food {
    const ALL: &'static [Food] = &Food::ALL;
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Food {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.word(), self.value())
    }
}

impl fmt::Debug for Food {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Food {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let (word, value) = text.split_at_checked(4).ok_or(BadNotation)?;
        let kind = match word {
            "bone" => FoodKind::Bone,
            "fish" => FoodKind::Fish,
            _ => return Err(BadNotation),
        };
        // One digit, so that every card is written in one way only.
        match value.as_bytes() {
            [digit @ b'1'..=b'9'] => Food::new(kind, digit - b'0').ok_or(BadNotation),
            _ => Err(BadNotation),
        }
    }
}

impl Serialize for Food {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Food {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("there is no food «{text}»")))
    }
}

impl JsonSchema for Food {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Food".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^(bone|fish)[1-6]$" })
    }
}

/// How many there are of each food card.
pub type FoodBag = Bag<Food, { Food::COUNT }>;

/// The face-down pile. What is in it is no secret, for everything else lies open; its order is, but for
/// the cards that were put under it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The cards in an order that nobody knows; they come first.
    pub unseen: FoodBag,
    /// The cards known to lie under them, from the top.
    pub under: ArrayVec<Food, MAX_COPIES>,
}

impl Pile {
    pub fn total(&self) -> u8 {
        self.unseen.total() + self.under.len() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.unseen.is_empty() && self.under.is_empty()
    }

    /// How many of a card are in the pile, wherever they lie.
    pub fn count(&self, food: Food) -> u8 {
        self.unseen.count(food) + self.under.iter().filter(|&&known| known == food).count() as u8
    }

    /// The cards that may lie on top, with their weights.
    pub fn tops(&self) -> impl Iterator<Item = (Food, u8)> {
        let known = if self.unseen.is_empty() { self.under.first() } else { None };
        self.unseen.iter().chain(known.map(|&food| (food, 1)))
    }

    /// The card that lies on top, if the unseen ones lay sorted and were cut at a place.
    pub fn top(&self, place: u32) -> Option<Food> {
        if self.unseen.is_empty() { self.under.first().copied() } else { self.unseen.nth(place) }
    }

    /// How many places [`Pile::top`] knows.
    pub fn places(&self) -> u32 {
        if self.unseen.is_empty() { 1 } else { u32::from(self.unseen.total()) }
    }

    /// Turns the top card up.
    pub fn take(&mut self, food: Food) {
        if self.unseen.is_empty() {
            let top = self.under.pop_at(0);
            debug_assert_eq!(top, Some(food), "the top card is known");
        } else {
            self.unseen.take(food);
        }
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, food: Food) {
        self.under.push(food);
    }
}
