use game_api::{Phrasebook, RuleId, Seat};

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

impl Refusal {
    /// The refusal as a sentence; a rule's own sentence is the game's.
    pub fn explain(self, book: &Phrasebook) -> String {
        match self {
            Refusal::Over => book.say("refused-over", &[]),
            Refusal::NotYourTurn(seat) => book.say("refused-turn", &[("seat", seat.number().into())]),
            Refusal::Rule(rule) => {
                let reason = book.say(&rule.text_key(), &[]);
                book.say("refused-rule", &[("reason", reason.into()), ("rule", rule.0.into())])
            }
            Refusal::Unreadable => book.say("refused-unreadable", &[]),
            Refusal::NothingToUndo => book.say("refused-undo", &[]),
        }
    }
}
