//! Records from strangers: each lie is told apart, and nothing panics.

use game_api::{Pending, PerSeat, Seat, Seed, Setup};
use game_test::toy::Toy;
use table::{MAX_RECORD_BYTES, Player, Record, RecordError, RecordStep, Refusal, ReplayError, Table};

fn record() -> Record {
    let players = PerSeat::from_fn(2, |_| Player::Person("Camille".to_owned()));
    let mut table = Table::<Toy>::open(Setup::standard(2), Seed::from(1), players).expect("a valid set-up");
    while let Pending::Seat(seat) = table.pending() {
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        table.submit(seat, legal[0]).expect("it is legal");
    }
    table.record()
}

fn error(change: impl FnOnce(&mut Record)) -> RecordError {
    let mut record = record();
    change(&mut record);
    record.replay::<Toy>().expect_err("the lie is found")
}

#[test]
fn an_honest_record_reads_back_from_its_text() {
    let record = record();
    assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
    assert!(record.replay::<Toy>().is_ok());
    assert!(record.outcome.is_some());
}

#[test]
fn an_outcome_that_can_not_happen_is_refused() {
    let found = error(|record| record.steps[1] = record.steps[0].clone());
    assert_eq!(found, RecordError::Replay(ReplayError::ImpossibleChance { step: 1 }));
}

#[test]
fn a_choice_where_chance_is_due_is_refused() {
    let found = error(|record| {
        record.steps[0] = RecordStep::Choice { seat: Seat::FIRST, choice: "play:1".to_owned() };
    });
    assert_eq!(found, RecordError::Replay(ReplayError::ChanceExpected { step: 0 }));
}

#[test]
fn chance_where_a_choice_is_due_is_refused() {
    let found = error(|record| record.steps[4] = RecordStep::Chance { chance: "deal:9".to_owned() });
    let wanted = ReplayError::ChoiceExpected { step: 4, seat: Seat::FIRST };
    assert_eq!(found, RecordError::Replay(wanted));
}

#[test]
fn a_move_out_of_turn_or_after_the_end_is_refused() {
    let found = error(|record| match &mut record.steps[4] {
        RecordStep::Choice { seat, .. } => *seat = seat.left(2),
        other => panic!("{other:?} is no choice"),
    });
    let wanted = Refusal::NotYourTurn(Seat::FIRST);
    assert_eq!(found, RecordError::Replay(ReplayError::Refused { step: 4, refusal: wanted }));
    let found = error(|record| record.steps.push(record.steps[4].clone()));
    assert!(
        matches!(found, RecordError::Replay(ReplayError::Refused { refusal: Refusal::Over, .. })),
        "{found}"
    );
}

#[test]
fn an_undo_that_nobody_may_make_is_refused() {
    for undo in [0, 4, 99, usize::MAX] {
        let found = error(|record| {
            record.steps.insert(5, RecordStep::Undo { seat: Seat::FIRST, undo, agreed: false })
        });
        let wanted = ReplayError::Refused { step: 5, refusal: Refusal::NothingToUndo };
        assert_eq!(found, RecordError::Replay(wanted));
    }
}

#[test]
fn junk_in_every_field_is_named() {
    assert!(matches!(error(|record| record.game = "chess".to_owned()), RecordError::UnknownGame(_)));
    assert!(matches!(error(|record| record.rules_version = 9), RecordError::RulesVersion { .. }));
    assert!(matches!(error(|record| record.edition = 3.into()), RecordError::Edition(_)));
    assert!(matches!(error(|record| record.players.clear()), RecordError::Players { .. }));
    assert!(matches!(error(|record| record.setup.seats = 200), RecordError::Replay(ReplayError::Setup(_))));
    let long = "é".repeat(1_000);
    let found = error(|record| record.steps[0] = RecordStep::Chance { chance: long });
    assert!(matches!(&found, RecordError::Notation { step: 0, text } if text.chars().count() == 60));
}

#[test]
fn damaged_text_is_told_by_line_and_column() {
    let text = record().to_json();
    for cut in [0, 1, text.len() / 2, text.len() - 3] {
        let found = Record::from_json(&text[..cut]).expect_err("it is cut off");
        assert!(matches!(found, RecordError::Unreadable { .. }), "{found}");
    }
    let unknown = text.replacen("\"game\"", "\"gane\"", 1);
    assert!(matches!(Record::from_json(&unknown), Err(RecordError::Unreadable { line: 3, .. })));
    let newer = text.replacen("\"format\": 1", "\"format\": 2", 1);
    assert_eq!(Record::from_json(&newer), Err(RecordError::Format { found: 2 }));
    assert_eq!(Record::from_json(&" ".repeat(MAX_RECORD_BYTES + 1)), Err(RecordError::TooLarge));
}
