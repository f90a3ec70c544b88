//! Winning, and what does not win.

use game_api::{Outcome, PerSeat, RuleWatch};
use super_miaou::{Event, Phase};

use crate::play::{Play, seat};

const BLUE: &str = "? ? | start-blue*3 locked |";
const ORANGE: &str = "? ? | start-orange*3 locked |";
const GREEN: &str = "? ? | start-green*3 locked |";

#[test]
fn sm8_a_cat_and_a_cape_turned_up_in_the_own_turn_win_at_once() {
    let _watch = RuleWatch::new("SM8");
    for (left, right) in [("up:cat", "up:cape"), ("up:cape", "up:cat")] {
        let mut game = Play::at(2, &[BLUE, "? ? | cat cape locked |", GREEN]);
        game.falls(left);
        assert_eq!(game.waits_for(), "~");
        assert_eq!(game.outcome(), None);
        assert_eq!(game.falls(right).last(), Some(&Event::Won { seat: seat(2) }));
        assert_eq!(game.waits_for(), "over");
        let scores = PerSeat::from_fn(3, |seat| i32::from(seat.number() == 2));
        assert_eq!(game.outcome(), Some(Outcome::by_score(scores)));
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(outcome.scores.values().collect::<Vec<_>>(), [&0, &1, &0]);
        assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [&2, &1, &2]);
        assert_eq!(game.refused(2, "pass"), "SM3");
    }
}

#[test]
fn sm8_a_card_known_before_the_turn_is_part_of_the_hand() {
    let _watch = RuleWatch::new("SM8");
    let mut game = Play::at(1, &["cat ? | cape locked start-blue |", ORANGE]);
    assert_eq!(game.falls("up:cape").last(), Some(&Event::Won { seat: seat(1) }));
}

#[test]
fn sm8_nothing_but_a_cat_and_a_cape_wins() {
    let _watch = RuleWatch::new("SM8");
    let hands = [
        ("cat", "cat", "1"),
        ("cape", "cape", "1"),
        ("cat", "food", "1"),
        ("locked", "cape", "1"),
        ("cat", "cape", "over"),
    ];
    for (left, right, then) in hands {
        let mut game = Play::at(1, &["? ? | cat*2 cape*2 food locked |", ORANGE]);
        game.falls(&format!("up:{left}"));
        game.falls(&format!("up:{right}"));
        assert_eq!(game.waits_for(), then, "{left} {right}");
    }
}

/// Orange has its turn and passes.
fn orange_passes(game: &mut Play) {
    assert_eq!(game.outcome(), None, "nobody has won yet");
    game.falls("up:start-orange");
    game.falls("up:locked");
    game.does(2, "pass");
}

#[test]
fn sm8_a_cape_bought_to_a_cat_in_the_washing_machine_does_not_win_before_both_are_turned_up() {
    let _watch = RuleWatch::new("SM8");
    let mut game = Play::at(1, &["coin3 locked | | cat", ORANGE]);
    game.does(1, "buy:cape");
    game.lies(1, "? ? | locked coin3 cat cape |");
    orange_passes(&mut game);
    game.falls("up:cape");
    game.falls("up:cat");
    assert_eq!(game.public().phase, Phase::Over { winner: Some(seat(1)) });
}

#[test]
fn sm8_a_cape_stolen_beside_a_cat_in_hand_does_not_win_before_the_next_turn() {
    let _watch = RuleWatch::new("SM8");
    let mut game = Play::at(1, &["mouse cat | | locked", "cape ? | start-orange*3 locked |"]);
    game.does(1, "mouse:2:left");
    game.lies(1, "? ? | locked cat cape |");
    orange_passes(&mut game);
    game.falls("up:cat");
    game.falls("up:cape");
    assert_eq!(game.public().phase, Phase::Over { winner: Some(seat(1)) });
}

#[test]
fn sm8_a_hand_drawn_at_the_end_of_a_turn_wins_only_at_the_start_of_the_next() {
    let _watch = RuleWatch::new("SM8");
    let mut game = Play::at(1, &["coin2 locked | cat cape |", ORANGE]);
    game.does(1, "pass");
    // The backpack is empty: everybody knows that the hand is a Cat and a Cape.
    game.lies(1, "? ? | cat cape | coin2 locked");
    orange_passes(&mut game);
    game.falls("up:cat");
    game.falls("up:cape");
    assert_eq!(game.public().phase, Phase::Over { winner: Some(seat(1)) });
}

#[test]
fn sm8_a_winning_hand_can_be_robbed_before_its_turn() {
    let _watch = RuleWatch::new("SM8");
    let mut game = Play::at(1, &["mouse coin2 | start-blue*2 locked |", "? ? | cat cape | locked coin3"]);
    let mut spared = game.clone();
    game.does(1, "mouse:2:left");
    game.falls("up:cat");
    // The Cape is known; the new card comes from the reshuffled washing machine.
    game.lies(2, "? cape | locked coin3 |");
    game.lies(1, "? ? | start-blue*2 locked | coin2 cat");
    game.falls("up:coin3");
    assert_eq!(game.waits_for(), "2");
    spared.does(1, "pass");
    spared.falls("up:cat");
    assert_eq!(spared.falls("up:cape").last(), Some(&Event::Won { seat: seat(2) }));
}

#[test]
fn sm8_a_hand_that_becomes_a_cat_and_a_cape_in_anothers_turn_waits_for_the_own() {
    let _watch = RuleWatch::new("SM8");
    let mut game =
        Play::at(1, &["mouse coin2 | start-blue*2 locked |", "cat ? | coin3 cape | locked", GREEN]);
    game.does(1, "mouse:2:right");
    game.falls("up:coin3");
    // The new card can only be the Cape, in another player's turn: nothing happens yet.
    game.lies(2, "cat ? | cape | locked");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.chances(), "up:cape*1");
    assert_eq!(game.falls("up:cape").last(), Some(&Event::Won { seat: seat(2) }));
}
