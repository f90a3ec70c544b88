//! The eighteen animals of the box.

use std::fmt;
use std::str::FromStr;

use game_api::BadNotation;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::FoodKind;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Species {
    Cat,
    Dog,
}

impl Species {
    /// The food that counts in its favour.
    pub fn loves(self) -> FoodKind {
        match self {
            Species::Cat => FoodKind::Fish,
            Species::Dog => FoodKind::Bone,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Animal {
    Clarence,
    Minka,
    Carlo,
    Mimi,
    Moritz,
    Tiger,
    Susi,
    Maunz,
    Flocke,
    Bruno,
    Hasso,
    Bella,
    Waldi,
    Struppi,
    Rex,
    Wotan,
    Rudi,
    Lotte,
}

impl Animal {
    pub const COUNT: usize = 18;
    /// The cats, then the dogs.
    pub const ALL: [Animal; Animal::COUNT] = [
        Animal::Clarence,
        Animal::Minka,
        Animal::Carlo,
        Animal::Mimi,
        Animal::Moritz,
        Animal::Tiger,
        Animal::Susi,
        Animal::Maunz,
        Animal::Flocke,
        Animal::Bruno,
        Animal::Hasso,
        Animal::Bella,
        Animal::Waldi,
        Animal::Struppi,
        Animal::Rex,
        Animal::Wotan,
        Animal::Rudi,
        Animal::Lotte,
    ];

    pub fn species(self) -> Species {
        if self < Animal::Bruno { Species::Cat } else { Species::Dog }
    }

    pub fn name(self) -> &'static str {
        match self {
            Animal::Clarence => "clarence",
            Animal::Minka => "minka",
            Animal::Carlo => "carlo",
            Animal::Mimi => "mimi",
            Animal::Moritz => "moritz",
            Animal::Tiger => "tiger",
            Animal::Susi => "susi",
            Animal::Maunz => "maunz",
            Animal::Flocke => "flocke",
            Animal::Bruno => "bruno",
            Animal::Hasso => "hasso",
            Animal::Bella => "bella",
            Animal::Waldi => "waldi",
            Animal::Struppi => "struppi",
            Animal::Rex => "rex",
            Animal::Wotan => "wotan",
            Animal::Rudi => "rudi",
            Animal::Lotte => "lotte",
        }
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Animal {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Animal::ALL.into_iter().find(|animal| animal.name() == text).ok_or(BadNotation)
    }
}
