//! Every error is a sentence in both languages, with nothing missing.

use game_api::{BadFigure, EditionError, Lang, MISSING, Phrasebook, RuleId, Seat, SetupError};
use table::{Explain, RecordError, Refusal, ReplayError, ScenarioError, TEXTS};

fn every_error() -> Vec<Box<dyn Explain>> {
    let some = || "some".to_owned();
    let (step, line, column) = (3, 4, 5);
    let figure = BadFigure { field: some(), value: 9, min: 1, max: 2 };
    let mut errors: Vec<Box<dyn Explain>> = Vec::new();
    for refusal in [
        Refusal::Over,
        Refusal::NotYourTurn(Seat::FIRST),
        Refusal::Rule(RuleId("ZZ1")),
        Refusal::Unreadable,
        Refusal::NothingToUndo,
    ] {
        errors.push(Box::new(refusal));
        errors.push(Box::new(ReplayError::Refused { step, refusal }));
    }
    for setup in [
        SetupError::Seats { seats: 9, min: 2, max: 4 },
        SetupError::UnknownOption { key: some() },
        SetupError::UnknownValue { key: some(), value: some(), allowed: some() },
    ] {
        errors.push(Box::new(ReplayError::Setup(setup.clone())));
        errors.push(Box::new(setup));
    }
    for edition in [
        EditionError::TooLarge,
        EditionError::Unreadable { line, field: some(), problem: some() },
        EditionError::OutOfBounds { line, figure },
    ] {
        errors.push(Box::new(edition));
    }
    for replay in [
        ReplayError::ChoiceExpected { step, seat: Seat::FIRST },
        ReplayError::ChanceExpected { step },
        ReplayError::ImpossibleChance { step },
    ] {
        errors.push(Box::new(RecordError::Replay(replay)));
    }
    for record in [
        RecordError::TooLarge,
        RecordError::Unreadable { line, column, problem: some() },
        RecordError::Format { found: 7 },
        RecordError::UnknownGame(some()),
        RecordError::RulesVersion { found: 1, known: 2 },
        RecordError::Edition(some()),
        RecordError::Players { players: 1, seats: 2 },
        RecordError::TooManySteps,
        RecordError::Notation { step, text: some() },
    ] {
        errors.push(Box::new(record));
    }
    errors.push(Box::new(ScenarioError::Unreadable(some())));
    errors.push(Box::new(ScenarioError::Position(some())));
    errors
}

#[test]
fn every_error_is_a_sentence_in_both_languages() {
    let [french, english] = Lang::ALL.map(|lang| Phrasebook::new(lang, &[TEXTS]));
    for error in every_error() {
        let (french, english) = (error.explain(&french), error.explain(&english));
        for sentence in [&french, &english] {
            assert!(sentence.ends_with('.') || sentence.ends_with(".)"), "{sentence}");
            assert!(!sentence.contains(MISSING), "{sentence}");
        }
        assert_ne!(french, english);
    }
}
