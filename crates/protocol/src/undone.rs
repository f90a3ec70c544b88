use game_api::Seat;
use serde::{Deserialize, Serialize};

/// A choice was taken back: told among the events, though it is none of the game's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// Who took it back.
    pub undone: Seat,
}
