//! The tests of the contract bite: each mistake planted in the toy game is caught, and by the right test.

use std::panic::catch_unwind;

use game_api::{RuleWatch, Setup, every_setup};
use game_test::toy::{
    Fault, Honest, Leak, NoMark, NoReveal, PeekingList, Toy, TruthfulGuess, Vanishing, WrongRefusal,
};
use game_test::{Broken, Report, Violation, check, conforms};

fn run<F: Fault>() -> Result<Report, Violation> {
    check(&Setup::<Toy<F>>::standard(3), 200)
}

fn caught<F: Fault>() -> Option<Broken> {
    run::<F>().err().map(|violation| violation.broken)
}

#[test]
fn the_toy_game_conforms() {
    for setup in every_setup::<Toy>() {
        let report = conforms(&setup, 200);
        assert!(report.refusals > 1_000, "{report:?}");
        assert!(report.twins_differed * 2 > report.twins, "{report:?}");
        assert!(report.steps_together > 2 * report.twins_differed, "{report:?}");
    }
}

#[test]
fn a_leak_into_the_public_part_is_caught() {
    assert_eq!(caught::<Leak>(), Some(Broken::Leak));
}

#[test]
fn a_legal_list_that_looks_at_anothers_hand_is_caught() {
    assert_eq!(caught::<PeekingList>(), Some(Broken::Leak));
}

#[test]
fn a_guess_that_returns_the_truth_is_caught() {
    assert_eq!(caught::<TruthfulGuess>(), Some(Broken::Guess));
}

#[test]
fn a_wrong_refusal_is_caught() {
    assert_eq!(caught::<WrongRefusal>(), Some(Broken::Refusal));
}

#[test]
fn a_reveal_that_is_not_marked_is_caught() {
    assert_eq!(caught::<NoReveal>(), Some(Broken::Reveal));
}

#[test]
fn a_vanished_card_is_caught() {
    assert_eq!(caught::<Vanishing>(), Some(Broken::Conservation));
}

#[test]
fn a_missing_rule_mark_is_caught() {
    fn plays_under_watch<F: Fault>() {
        let _watch = RuleWatch::new("TY4");
        run::<F>().expect("the rules themselves are kept");
    }
    plays_under_watch::<Honest>();
    let panic = catch_unwind(plays_under_watch::<NoMark>).expect_err("the watch must fail");
    let message = panic.downcast_ref::<String>().expect("a panic with a message");
    assert!(message.contains("rule!(\"TY4\")"), "{message}");
}
