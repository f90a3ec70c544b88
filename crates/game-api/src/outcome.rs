use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub scores: PerSeat<i32>,
    /// 1 for the winners; seats that tie share a rank, and the rank after them is skipped.
    pub ranks: PerSeat<u8>,
    /// The team of each seat, from 1, where seats win together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<PerSeat<u8>>,
    /// What was reached where nobody is the opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<Solo>,
}

/// The result of playing alone, or together against the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// What is counted, such as turns.
    pub result: u32,
    /// The step of the game's own scale, 1 for the best.
    pub grade: u8,
}

impl Outcome {
    /// Ranks the seats by their scores, the highest first.
    pub fn by_score(scores: PerSeat<i32>) -> Outcome {
        let ranks = PerSeat::from_fn(scores.seats(), |seat| {
            1 + scores.iter().filter(|&(_, &other)| other > scores[seat]).count() as u8
        });
        Outcome { scores, ranks, teams: None, solo: None }
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat)
    }
}
