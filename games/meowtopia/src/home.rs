//! What one player has: kittens, food, gold, maluses and a farm.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use game_api::{BadNotation, PerSeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::edition::MAX_KITTENS;
use crate::{Farm, Numbers};

/// All kittens of all four families.
const MAX_MERCHANTS: usize = 4 * MAX_KITTENS as usize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Home {
    pub food: u32,
    pub gold: u32,
    pub malus: u16,
    /// The workers that are awake, family by family: a family bears the number of its player's seat.
    pub awake: PerSeat<u8>,
    /// The workers that are asleep, likewise. A merchant never sleeps.
    pub asleep: PerSeat<u8>,
    pub merchants: ArrayVec<Merchant, MAX_MERCHANTS>,
    pub farm: Farm,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Merchant {
    pub family: Seat,
    pub load: Load,
}

/// What a merchant has taken; it keeps to one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Load {
    Nothing,
    Food(u16),
    Gold(u16),
}

/// What can be given to a merchant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ware {
    Food,
    Gold,
}

/// What a kitten is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Worker,
    Merchant,
}

/// One kitten of a player. Workers of one family are alike but for their sleep; merchants have places,
/// counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kitten {
    Awake(Seat),
    Asleep(Seat),
    Merchant(u8),
}

impl Home {
    /// A home at the start of the game, at a table of so many.
    pub(crate) fn start(seats: u8, owner: Seat, numbers: &Numbers) -> Home {
        Home {
            food: numbers.start_food,
            gold: numbers.start_gold,
            malus: 0,
            awake: PerSeat::from_fn(seats, |family| if family == owner { numbers.start_kittens } else { 0 }),
            asleep: PerSeat::from_fn(seats, |_| 0),
            merchants: ArrayVec::new(),
            farm: Farm::start(),
        }
    }

    pub fn n_awake(&self) -> u8 {
        self.awake.values().sum()
    }

    pub fn n_asleep(&self) -> u8 {
        self.asleep.values().sum()
    }

    /// All kittens: workers, awake or not, and merchants.
    pub fn kittens(&self) -> u8 {
        self.n_awake() + self.n_asleep() + self.merchants.len() as u8
    }

    /// Whether the merchant at this index takes the ware, and there is some to give.
    pub fn can_load(&self, merchant: usize, ware: Ware) -> bool {
        self.stock(ware) > 0 && self.merchants[merchant].load.takes(ware)
    }

    pub fn stock(&self, ware: Ware) -> u32 {
        match ware {
            Ware::Food => self.food,
            Ware::Gold => self.gold,
        }
    }

    /// This evening's meal if so many kittens stay unfed.
    pub fn meal(&self, unfed: u8, numbers: &Numbers) -> Meal {
        Meal {
            eaten: numbers.kitten_eats * u32::from(self.kittens().saturating_sub(unfed)),
            grown: numbers.watered_field_gives * self.farm.watered(),
        }
    }

    /// What this evening's meal costs if so many kittens stay unfed.
    pub fn bill(&self, unfed: u8, numbers: &Numbers) -> u32 {
        self.meal(unfed, numbers).due()
    }
}

/// An evening's meal, in food.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meal {
    pub eaten: u32,
    /// What the watered fields give.
    pub grown: u32,
}

impl Meal {
    pub fn due(self) -> u32 {
        self.eaten.saturating_sub(self.grown)
    }
}

impl Load {
    pub fn takes(self, ware: Ware) -> bool {
        match self {
            Load::Nothing => true,
            Load::Food(_) => ware == Ware::Food,
            Load::Gold(_) => ware == Ware::Gold,
        }
    }

    /// One unit more.
    pub(crate) fn with(self, ware: Ware) -> Load {
        match (self, ware) {
            (Load::Food(units), _) => Load::Food(units + 1),
            (Load::Gold(units), _) => Load::Gold(units + 1),
            (Load::Nothing, Ware::Food) => Load::Food(1),
            (Load::Nothing, Ware::Gold) => Load::Gold(1),
        }
    }
}

impl Ware {
    pub const ALL: [Ware; 2] = [Ware::Food, Ware::Gold];

    pub fn name(self) -> &'static str {
        match self {
            Ware::Food => "food",
            Ware::Gold => "gold",
        }
    }
}

impl Role {
    pub const ALL: [Role; 2] = [Role::Worker, Role::Merchant];

    pub fn name(self) -> &'static str {
        match self {
            Role::Worker => "worker",
            Role::Merchant => "merchant",
        }
    }
}

impl fmt::Display for Kitten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kitten::Awake(family) => write!(f, "awake:{family}"),
            Kitten::Asleep(family) => write!(f, "asleep:{family}"),
            Kitten::Merchant(place) => write!(f, "merchant:{place}"),
        }
    }
}

impl FromStr for Kitten {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("awake", family)) => Ok(Kitten::Awake(family.parse()?)),
            Some(("asleep", family)) => Ok(Kitten::Asleep(family.parse()?)),
            Some(("merchant", place)) => Ok(Kitten::Merchant(crate::moves::number(place)?)),
            _ => Err(BadNotation),
        }
    }
}
