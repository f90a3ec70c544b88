//! The nine action cards.

use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, RuleId, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bag::{Bag, Kinds};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    TakeAway,
    DogForCat,
    FishForBone,
    LikeForLike,
    CardForCard,
    AllForAll,
    PawnForPawn,
    GoHome,
    MyPlace,
}

/// The most copies of an action card that an edition may have.
pub const MAX_COPIES: usize = 4;

impl Card {
    pub const COUNT: usize = 9;
    /// In the order of their rules.
    pub const ALL: [Card; Card::COUNT] = [
        Card::TakeAway,
        Card::DogForCat,
        Card::FishForBone,
        Card::LikeForLike,
        Card::CardForCard,
        Card::AllForAll,
        Card::PawnForPawn,
        Card::GoHome,
        Card::MyPlace,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Card::TakeAway => "take-away",
            Card::DogForCat => "dog-for-cat",
            Card::FishForBone => "fish-for-bone",
            Card::LikeForLike => "like-for-like",
            Card::CardForCard => "card-for-card",
            Card::AllForAll => "all-for-all",
            Card::PawnForPawn => "pawn-for-pawn",
            Card::GoHome => "go-home",
            Card::MyPlace => "my-place",
        }
    }

    /// Whether it swaps two things, so that two targets are chosen.
    pub fn is_swap(self) -> bool {
        !matches!(self, Card::TakeAway | Card::GoHome | Card::MyPlace)
    }

    /// The rule that says what the card does, and to what.
    pub fn rule(self) -> RuleId {
        match self {
            Card::TakeAway => rule!("CC7.1"),
            Card::DogForCat => rule!("CC7.2"),
            Card::FishForBone => rule!("CC7.3"),
            Card::LikeForLike => rule!("CC7.4"),
            Card::CardForCard => rule!("CC7.5"),
            Card::AllForAll => rule!("CC7.6"),
            Card::PawnForPawn => rule!("CC7.7"),
            Card::GoHome => rule!("CC7.8"),
            Card::MyPlace => rule!("CC7.9"),
        }
    }
}

impl Kinds for Card {
    const ALL: &'static [Card] = &Card::ALL;
    #[inline]
    fn index(self) -> usize {
        self as usize
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

/// How many there are of each action card.
pub type Cards = Bag<Card, { Card::COUNT }>;
