//! Who sits in a seat.

use game_api::{Bytes32, Seat};
use serde::{Deserialize, Serialize};
use table::Player;

use crate::ids::PersonId;
use crate::storage::Person;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    Open,
    /// Kept for whoever shows the code of this hash; without one the host has not invited anybody yet.
    Invited {
        code: Option<String>,
    },
    Person(Guest),
    Bot {
        level: String,
    },
}

/// A person in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    pub id: PersonId,
    pub name: String,
    /// Whether the person has left the game.
    #[serde(default)]
    pub left: bool,
    /// Whether the person's clock has run out.
    #[serde(default)]
    pub late: bool,
    /// The level of the bot that sits in until the person comes back.
    #[serde(default)]
    pub bot: Option<String>,
    /// The hash of the device's nonce.
    #[serde(default)]
    pub commitment: Option<Bytes32>,
    /// The level of the bot whose seat it is: the person has taken it in the middle of the game.
    #[serde(default)]
    pub relieves: Option<String>,
}

/// Somebody sat down in a bot's place, or got up again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    pub person: PersonId,
    /// Empty when the person was forgotten.
    pub name: String,
    pub seat: Seat,
    pub came: bool,
    /// How many steps the game had then.
    pub step: usize,
}

impl Guest {
    pub fn new(person: &Person, commitment: Option<Bytes32>) -> Guest {
        let (id, name) = (person.id.clone(), person.name.clone());
        Guest { id, name, left: false, late: false, bot: None, commitment, relieves: None }
    }
}

impl Place {
    pub fn is_empty(&self) -> bool {
        matches!(self, Place::Open | Place::Invited { .. })
    }

    pub fn player(&self) -> Player {
        match self {
            Place::Open | Place::Invited { .. } => Player::Person(String::new()),
            Place::Person(guest) => Player::Person(guest.name.clone()),
            Place::Bot { level } => Player::Bot(level.clone()),
        }
    }

    pub fn guest(&self) -> Option<&Guest> {
        match self {
            Place::Person(guest) => Some(guest),
            _ => None,
        }
    }

    /// The level of the bot that moves here, for itself or for somebody who is away.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Place::Open | Place::Invited { .. } => None,
            Place::Person(guest) => guest.bot.as_deref(),
            Place::Bot { level } => Some(level),
        }
    }
}
