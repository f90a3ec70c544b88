//! A table from the outside: who sits there and how it is set up.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How somebody wants a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game's name, such as `super-miaou`.
    pub game: String,
    /// The options that differ from the usual ones.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The text of an edition's file; without one, the standard edition.
    #[serde(default)]
    pub edition: Option<String>,
    pub seats: Vec<SeatWish>,
    /// Whether the table stands in the list of open tables, or is found by its link only.
    #[serde(default)]
    pub public: bool,
    /// Whether others may watch.
    #[serde(default)]
    pub spectators: bool,
    /// Whether the house gives hints; games with hints are unrated.
    #[serde(default)]
    pub hints: bool,
}

/// Who shall sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// The one who opens the table.
    Me,
    Open,
    /// A bot of that level.
    Bot(String),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Gathering,
    Playing,
    Over,
}

/// A table as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TableCard {
    pub id: String,
    pub game: String,
    pub options: BTreeMap<String, String>,
    pub stage: Stage,
    pub seats: Vec<SeatCard>,
    /// The person who opened the table, or to whom it was handed over.
    pub host: String,
    pub public: bool,
    pub spectators: bool,
    pub hints: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum SeatCard {
    Open,
    Person {
        id: String,
        name: String,
        /// Whether a device of this person is connected.
        here: bool,
    },
    Bot {
        level: String,
    },
}
