//! Drawing, and the reshuffle in the middle of it.

use game_api::RuleWatch;
use super_miaou::{Card, Event, Side};

use crate::play::{Play, seat};

const ORANGE: &str = "? ? | start-orange*3 locked |";

#[test]
fn sm7_the_last_card_of_the_backpack_is_drawn_before_the_reshuffle() {
    let _watch = RuleWatch::new("SM7");
    let mut game = Play::at(1, &["start-blue coin2 | locked | start-blue*2", ORANGE]);
    let events = game.does(1, "pass");
    assert_eq!(events, [Event::Passed { seat: seat(1) }, Event::Reshuffled { seat: seat(1) }]);
    game.lies(1, "locked ? | start-blue*3 coin2 |");
}

#[test]
fn sm7_nothing_is_reshuffled_before_a_card_must_be_drawn() {
    let _watch = RuleWatch::new("SM7");
    let mut game = Play::at(1, &["start-blue coin2 | locked start-blue | start-blue", ORANGE]);
    assert_eq!(game.does(1, "pass"), [Event::Passed { seat: seat(1) }]);
    game.lies(1, "? ? | locked start-blue | start-blue*2 coin2");
    assert_eq!(game.public().zones[seat(1)].backpack, 0);
}

#[test]
fn sm7_an_empty_backpack_is_filled_from_the_own_washing_machine_and_nothing_else() {
    let _watch = RuleWatch::new("SM7");
    let orange = "? ? | start-orange*3 locked | cat";
    let mut game = Play::at(1, &["start-blue locked | | coin3", orange]);
    game.does(1, "buy:food");
    // The hand and the bought card were washed before the draw, so they are part of it.
    game.lies(1, "? ? | start-blue locked coin3 food |");
    game.lies(2, orange);
}

#[test]
fn sm7_the_reshuffle_comes_once_in_a_draw() {
    let _watch = RuleWatch::new("SM7");
    let mut game = Play::at(1, &["start-blue locked | |", ORANGE]);
    let events = game.does(1, "pass");
    assert_eq!(events, [Event::Passed { seat: seat(1) }, Event::Reshuffled { seat: seat(1) }]);
    game.lies(1, "? ? | start-blue locked |");
}

#[test]
fn sm7_a_mouses_victim_reshuffles_too() {
    let _watch = RuleWatch::new("SM7");
    let mut game = Play::at(1, &["mouse locked | start-blue*3 |", "? ? | cape locked | start-orange*3"]);
    game.does(1, "mouse:2:right");
    let events = game.falls("up:cape");
    assert_eq!(events[1], Event::Reshuffled { seat: seat(2) });
    // What is left in the other place is known by now; the new card is one of the washing machine's.
    game.lies(2, "locked ? | start-orange*3 |");
    assert_eq!(game.public().zones[seat(2)].backpack, 2);
    assert_eq!(game.chances(), "up:start-orange*3");
}

#[test]
fn sm7_a_victim_with_cards_in_the_backpack_does_not_reshuffle() {
    let _watch = RuleWatch::new("SM7");
    let mut game =
        Play::at(1, &["mouse locked | start-blue*3 |", "? ? | cape coin2 locked | start-orange*3"]);
    game.does(1, "mouse:2:right");
    game.falls("up:cape");
    game.lies(2, "? ? | coin2 locked | start-orange*3");
}

#[test]
fn sm7_1_both_empty_the_hand_stays_short_and_play_goes_on() {
    let _watch = RuleWatch::new("SM7.1");
    let mut game = Play::at(1, &["start-blue locked | |", ORANGE]);
    let events = game.does(1, "bin:start-blue");
    let short = Event::StaysShort { seat: seat(1), side: Side::Right };
    let binned = Event::Binned { seat: seat(1), card: Card::StartBlue };
    assert_eq!(events, [binned, Event::Reshuffled { seat: seat(1) }, short]);
    game.lies(1, "? - | locked |");
    game.falls("up:start-orange");
    game.falls("up:locked");
    game.does(2, "pass");
    // The one card is turned up, and the turn goes on without the other.
    assert_eq!(game.chances(), "up:locked*1");
    game.falls("up:locked");
    assert_eq!(game.legal(), "buy:coin2 buy:mouse pass");
    game.does(1, "buy:coin2");
    game.lies(1, "? ? | locked coin2 |");
}

#[test]
fn sm7_1_a_victims_hand_stays_short_when_both_are_empty() {
    let _watch = RuleWatch::new("SM7.1");
    let mut game = Play::at(1, &["mouse locked | start-blue*3 |", "? ? | start-orange locked |"]);
    game.does(1, "mouse:2:left");
    let events = game.falls("up:start-orange");
    assert_eq!(events[1], Event::StaysShort { seat: seat(2), side: Side::Left });
    game.lies(2, "- ? | locked |");
    // In the victim's turn the one card is turned up; the draw after it fills the places from the left.
    game.falls("up:locked");
    game.does(2, "pass");
    game.lies(2, "? - | locked |");
}

#[test]
fn sm7_1_a_hand_is_never_empty_altogether() {
    let _watch = RuleWatch::new("SM7.1");
    let mut game = Play::at(1, &["mouse locked | start-blue*3 |", "? - | locked |"]);
    game.does(1, "mouse:2:left");
    game.falls("up:locked");
    game.lies(2, "locked - | |");
    assert_eq!(game.waits_for(), "2", "there is nothing left to turn up");
    game.does(2, "pass");
    game.lies(2, "? - | locked |");
}
