//! A table from the outside: who sits there and how it is set up.

use std::collections::BTreeMap;

use game_api::{Bytes32, Seat};
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
    #[serde(default)]
    pub clock: Clock,
    /// The hash of the opener's nonce, for fair dice.
    #[serde(default)]
    pub commitment: Option<Bytes32>,
}

/// How long people may think; bots have no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// So long for every turn.
    Turn {
        #[schemars(range(min = LEAST_SECONDS, max = MOST_SECONDS))]
        seconds: u32,
    },
    /// So long for the whole game, and something more after every turn.
    Bank {
        #[schemars(range(min = LEAST_SECONDS, max = MOST_SECONDS))]
        seconds: u32,
        #[schemars(range(max = MOST_SECONDS))]
        increment: u32,
    },
}

/// From a few seconds, live, to a month, by correspondence.
const LEAST_SECONDS: u32 = 5;
const MOST_SECONDS: u32 = 31 * 24 * 60 * 60;

impl Clock {
    pub fn is_sensible(self) -> bool {
        let bounds = LEAST_SECONDS..=MOST_SECONDS;
        match self {
            Clock::None => true,
            Clock::Turn { seconds } => bounds.contains(&seconds),
            Clock::Bank { seconds, increment } => bounds.contains(&seconds) && increment <= MOST_SECONDS,
        }
    }
}

/// Who shall sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// The one who opens the table.
    Me,
    Open,
    /// Whoever shows the invitation that the host gets for this seat.
    Invited,
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
    pub clock: Clock,
    /// Whether all agreed that the clocks stand still.
    pub paused: bool,
    /// Whether the host lets nobody else in.
    pub locked: bool,
    /// The table at which these people play again.
    pub rematch: Option<String>,
    /// The hash of the house's secret, shown before anybody sits down: the dice are fixed by it and by the guests.
    pub commitment: Bytes32,
}

/// What the host of a table can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum HostOrder {
    /// Empties a seat, before the game begins.
    Empty { seat: Seat },
    /// Seats a bot of that level, before the game begins.
    Bot { seat: Seat, level: String },
    /// Lets nobody else in, or lets people in again.
    Lock { locked: bool },
    /// Makes the person in that seat the host.
    HandOver { seat: Seat },
    /// Nobody hears the person in that seat any more, or everybody again.
    Mute { seat: Seat, muted: bool },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum SeatCard {
    Open,
    /// Kept for somebody with an invitation.
    Invited,
    Person {
        id: String,
        name: String,
        /// Whether a device of this person is connected.
        here: bool,
        /// Whether the person has left the game.
        left: bool,
        /// Whether the person's clock has run out: the others may wait, or let a bot sit in.
        late: bool,
        /// The level of the bot that sits in until the person comes back.
        bot: Option<String>,
    },
    Bot {
        level: String,
    },
}
