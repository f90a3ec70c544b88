use game_api::{RuleId, Seat};

/// Why the referee did not do what it was asked. It changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    #[error("rule {0} forbids it")]
    Rule(RuleId),
    #[error("this is not written as a move of this game")]
    Unreadable,
    #[error("there is nothing that you may take back alone")]
    NothingToUndo,
}
