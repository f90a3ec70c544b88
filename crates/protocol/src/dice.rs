//! What a device was promised about the dice, and what it found when the game was over.

use game_api::{Bytes32, Seat};
use serde::{Deserialize, Serialize};

/// What a device has kept since its person sat down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Promise {
    pub table: String,
    pub seat: Seat,
    /// The device's own part.
    pub nonce: Bytes32,
    /// The hash of the house's secret.
    pub house: Bytes32,
}

/// Whether the record of the game is what was promised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum DiceFinding {
    /// All is as promised, and so many outcomes were drawn again.
    Fair { outcomes: usize },
    /// The house has another secret than the one that it promised.
    Secret,
    /// The record is another table's.
    Table,
    /// The device's nonce is not among those that made the seed…
    LeftOut,
    /// …or another one is in its place.
    Nonce,
    /// Secret and nonces give another seed.
    Seed,
    /// The seed gives another outcome.
    Outcome,
    /// The record can't be replayed here.
    Unreadable,
}

impl DiceFinding {
    /// The key of its sentence.
    pub fn key(&self) -> &'static str {
        match self {
            DiceFinding::Fair { .. } => "dice-fair",
            DiceFinding::Secret => "dice-secret",
            DiceFinding::Table => "dice-table",
            DiceFinding::LeftOut => "dice-left-out",
            DiceFinding::Nonce => "dice-nonce",
            DiceFinding::Seed => "dice-seed",
            DiceFinding::Outcome => "dice-outcome",
            DiceFinding::Unreadable => "dice-unreadable",
        }
    }
}
