//! Errors as sentences in the reader's language that say what to do.

use game_api::{EditionError, MAX_EDITION_BYTES, Phrasebook, SetupError, Texts};

use crate::{MAX_RECORD_BYTES, MAX_STEPS, RecordError, Refusal, ReplayError, ScenarioError};

/// What the referee says to people, apart from the games' own sentences.
pub const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };

pub trait Explain {
    fn explain(&self, book: &Phrasebook) -> String;
}

impl Explain for Refusal {
    fn explain(&self, book: &Phrasebook) -> String {
        match *self {
            Refusal::Over => book.say("refused-over", &[]),
            Refusal::NotYourTurn(seat) => book.say("refused-turn", &[("seat", seat.number().into())]),
            // A rule's own sentence is the game's; a book without it tells the number alone.
            Refusal::Rule(rule) if book.knows(&rule.text_key()) => {
                let reason = book.say(&rule.text_key(), &[]);
                book.say("refused-rule", &[("reason", reason.into()), ("rule", rule.0.into())])
            }
            Refusal::Rule(rule) => book.say("refused-number", &[("rule", rule.0.into())]),
            Refusal::Unreadable => book.say("refused-unreadable", &[]),
            Refusal::NothingToUndo => book.say("refused-undo", &[]),
        }
    }
}

impl Explain for SetupError {
    fn explain(&self, book: &Phrasebook) -> String {
        match self {
            SetupError::Seats { seats, min, max } => {
                let args = [("seats", (*seats).into()), ("min", (*min).into()), ("max", (*max).into())];
                book.say("setup-seats", &args)
            }
            SetupError::UnknownOption { key } => book.say("setup-option", &[("key", key.as_str().into())]),
            SetupError::UnknownValue { key, value, allowed } => {
                let args = [
                    ("key", key.as_str().into()),
                    ("value", value.as_str().into()),
                    ("allowed", allowed.as_str().into()),
                ];
                book.say("setup-value", &args)
            }
            SetupError::Combination(rule) => Refusal::Rule(*rule).explain(book),
        }
    }
}

impl Explain for EditionError {
    fn explain(&self, book: &Phrasebook) -> String {
        match self {
            EditionError::TooLarge => book.say("edition-large", &[("bytes", MAX_EDITION_BYTES.into())]),
            EditionError::Unreadable { line, field, problem } => {
                let args = [
                    ("line", (*line).into()),
                    ("field", field.as_str().into()),
                    ("problem", problem.as_str().into()),
                ];
                book.say("edition-unreadable", &args)
            }
            EditionError::OutOfBounds { line, figure } => {
                let args = [
                    ("line", (*line).into()),
                    ("field", figure.field.as_str().into()),
                    ("value", figure.value.into()),
                    ("min", figure.min.into()),
                    ("max", figure.max.into()),
                ];
                book.say("edition-bounds", &args)
            }
        }
    }
}

impl Explain for ReplayError {
    fn explain(&self, book: &Phrasebook) -> String {
        let at = |key: &str, step: usize| book.say(key, &[("step", step.into())]);
        match self {
            ReplayError::Setup(error) => error.explain(book),
            ReplayError::Refused { step, refusal } => {
                let args = [("step", (*step).into()), ("reason", refusal.explain(book).into())];
                book.say("replay-refused", &args)
            }
            ReplayError::ChoiceExpected { step, seat } => {
                let args = [("step", (*step).into()), ("seat", seat.number().into())];
                book.say("replay-choice", &args)
            }
            ReplayError::ChanceExpected { step } => at("replay-chance", *step),
            ReplayError::ImpossibleChance { step } => at("replay-impossible", *step),
        }
    }
}

impl Explain for RecordError {
    fn explain(&self, book: &Phrasebook) -> String {
        match self {
            RecordError::TooLarge => book.say("record-large", &[("bytes", MAX_RECORD_BYTES.into())]),
            RecordError::Unreadable { line, column, problem } => {
                let args = [
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("problem", problem.as_str().into()),
                ];
                book.say("record-unreadable", &args)
            }
            RecordError::Format { found } => book.say("record-format", &[("found", (*found).into())]),
            RecordError::UnknownGame(name) => book.say("unknown-game", &[("name", name.as_str().into())]),
            RecordError::RulesVersion { found, known } => {
                book.say("record-version", &[("found", (*found).into()), ("known", (*known).into())])
            }
            RecordError::Edition(problem) => {
                book.say("record-edition", &[("problem", problem.as_str().into())])
            }
            RecordError::Players { players, seats } => {
                book.say("record-players", &[("players", (*players).into()), ("seats", (*seats).into())])
            }
            RecordError::TooManySteps => book.say("record-steps", &[("most", MAX_STEPS.into())]),
            RecordError::Notation { step, text } => {
                book.say("record-notation", &[("step", (*step).into()), ("text", text.as_str().into())])
            }
            RecordError::Replay(error) => error.explain(book),
        }
    }
}

impl Explain for ScenarioError {
    fn explain(&self, book: &Phrasebook) -> String {
        match self {
            ScenarioError::Unreadable(problem) => {
                book.say("scenario-unreadable", &[("problem", problem.as_str().into())])
            }
            ScenarioError::Setup(error) => error.explain(book),
            ScenarioError::Position(problem) => {
                book.say("scenario-position", &[("problem", problem.as_str().into())])
            }
        }
    }
}
