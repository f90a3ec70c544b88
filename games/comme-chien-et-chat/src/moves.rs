//! What can happen, and how it is written.

use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Animal, Card, End, Food};

/// Written `place:rex`, `feed`, `lay:rex`, `more`, `stop`, `card:go-home`, a target, `back`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Place a pawn.
    Place(Animal),
    /// Feed: turn up a food card.
    Feed,
    /// Lay the food card that was turned up.
    Lay(Animal),
    /// Go on with the series.
    More,
    Stop,
    /// Take an action card from the hand, to play it.
    Card(Card),
    /// Say what the card is played on.
    Target(Target),
    /// Take the last target or the card back.
    Back,
}

/// What an action card is played on. Written `animal:rex`, `food:rex:bone3`, `pawn:rex:2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// All food of an animal.
    Animal(Animal),
    /// One food card of an animal.
    Food(Animal, Food),
    /// A player's pawn on an animal.
    Pawn(Animal, Seat),
}

impl Target {
    pub fn animal(self) -> Animal {
        match self {
            Target::Animal(animal) | Target::Food(animal, _) | Target::Pawn(animal, _) => animal,
        }
    }
}

/// Written `joins:rex`, `deal:go-home`, `first:3`, `up:fish2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The animal that comes into play now.
    Joins(Animal),
    /// The action card that is dealt now.
    Deal(Card),
    First(Seat),
    /// The food card that is turned up now.
    Up(Food),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Joins {
        animal: Animal,
    },
    /// What everybody sees of a deal.
    Dealt {
        seat: Seat,
        cards: u8,
    },
    /// What only its owner sees of it.
    Got {
        seat: Seat,
        card: Card,
    },
    Begins {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        animal: Animal,
    },
    Feeds {
        seat: Seat,
    },
    TurnedUp {
        seat: Seat,
        food: Food,
    },
    Laid {
        seat: Seat,
        animal: Animal,
        food: Food,
    },
    Sated {
        animal: Animal,
    },
    GoesOn {
        seat: Seat,
        animal: Animal,
    },
    Stops {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    /// A food card went under the pile.
    TookAway {
        animal: Animal,
        food: Food,
    },
    SwappedBowls {
        one: Animal,
        other: Animal,
    },
    SwappedFood {
        one: Animal,
        gave: Food,
        other: Animal,
        got: Food,
    },
    SwappedPawns {
        one: Animal,
        left: Seat,
        other: Animal,
        came: Seat,
    },
    WentHome {
        animal: Animal,
        owner: Seat,
    },
    TookPlace {
        seat: Seat,
        animal: Animal,
        owner: Seat,
    },
    Ended {
        by: End,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(animal) => write!(f, "place:{animal}"),
            Action::Feed => f.write_str("feed"),
            Action::Lay(animal) => write!(f, "lay:{animal}"),
            Action::More => f.write_str("more"),
            Action::Stop => f.write_str("stop"),
            Action::Card(card) => write!(f, "card:{card}"),
            Action::Target(Target::Animal(animal)) => write!(f, "animal:{animal}"),
            Action::Target(Target::Food(animal, food)) => write!(f, "food:{animal}:{food}"),
            Action::Target(Target::Pawn(animal, owner)) => write!(f, "pawn:{animal}:{owner}"),
            Action::Back => f.write_str("back"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let Some((word, rest)) = text.split_once(':') else {
            return match text {
                "feed" => Ok(Action::Feed),
                "more" => Ok(Action::More),
                "stop" => Ok(Action::Stop),
                "back" => Ok(Action::Back),
                _ => Err(BadNotation),
            };
        };
        let pair = || rest.split_once(':').ok_or(BadNotation);
        Ok(match word {
            "place" => Action::Place(rest.parse()?),
            "lay" => Action::Lay(rest.parse()?),
            "card" => Action::Card(rest.parse()?),
            "animal" => Action::Target(Target::Animal(rest.parse()?)),
            "food" => {
                let (animal, food) = pair()?;
                Action::Target(Target::Food(animal.parse()?, food.parse()?))
            }
            "pawn" => {
                let (animal, owner) = pair()?;
                Action::Target(Target::Pawn(animal.parse()?, owner.parse()?))
            }
            _ => return Err(BadNotation),
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Joins(animal) => write!(f, "joins:{animal}"),
            Chance::Deal(card) => write!(f, "deal:{card}"),
            Chance::First(seat) => write!(f, "first:{seat}"),
            Chance::Up(food) => write!(f, "up:{food}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let (word, rest) = text.split_once(':').ok_or(BadNotation)?;
        Ok(match word {
            "joins" => Chance::Joins(rest.parse()?),
            "deal" => Chance::Deal(rest.parse()?),
            "first" => Chance::First(rest.parse()?),
            "up" => Chance::Up(rest.parse()?),
            _ => return Err(BadNotation),
        })
    }
}
