//! What a page and its own worker say to each other beyond what any table says to its viewers.

use std::collections::BTreeMap;

use game_api::{Lang, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ClientMessage, DiceFinding, PlayerCard, Promise, ServerMessage};

/// What the page asks of the worker that keeps its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum HereRequest {
    /// Lays a table in the place of the one before.
    Open(Box<TableOrder>),
    /// Lays the table of a record and goes on from its last step.
    Restore { record: String, lang: Lang },
    /// Opens a record to look at it, decision by decision.
    Replay { record: String, lang: Lang },
    /// Plays a table's choices again, to look at them like a record's.
    Retrace { order: Box<TableOrder>, choices: Vec<String> },
    /// Shows a replay after so many decisions.
    Show { at: usize, viewer: Viewer },
    /// Reads an edition's file; without one, the standard edition.
    Edition { game: String, edition: Option<String>, lang: Lang },
    /// Compares the record of a finished game with what this device was promised about its dice.
    CheckDice { record: String, promise: Promise },
    /// Sits down on another side of the table; the answer is a sight.
    Look { viewer: Viewer },
    /// What any table can be asked.
    Ask(ClientMessage),
}

/// How a table is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TableOrder {
    pub game: String,
    pub options: BTreeMap<String, String>,
    /// The text of an edition's file; without one, the standard edition.
    pub edition: Option<String>,
    pub players: Vec<PlayerCard>,
    pub seed: Seed,
    /// The language in which a reason not to open it is told.
    pub lang: Lang,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum HereMessage {
    /// What any table tells its viewers.
    Table(ServerMessage),
    /// The game so far, for the page to keep, and whether it is over.
    Record { text: String, over: bool },
    /// A replay is open: how many decisions it has, and whether the game is over.
    Replay { decisions: usize, over: bool },
    /// The figures of an edition, with their sources.
    Edition { figures: Value },
    /// Whether the dice were as promised.
    Dice(DiceFinding),
    /// There is no table; a sentence says why.
    Closed { reason: String },
}
