use game_api::Seat;
use serde::{Deserialize, Serialize};

/// In the middle of the game somebody took a bot's seat, or gave it back: told among the events, though it is none of
/// the game's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    pub seated: Sitter,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    pub seat: Seat,
    /// Empty if the person is not known any more.
    pub name: String,
    /// Whether the person came or went.
    pub came: bool,
}
