//! What a Mouse does.

use game_api::RuleWatch;
use super_miaou::{Card, Event, Phase, Side};

use crate::play::{Play, seat};

const ORANGE: &str = "? ? | start-orange*3 locked |";

#[test]
fn sm6_the_card_pointed_at_goes_to_the_thief_and_the_victim_draws_one() {
    let _watch = RuleWatch::new("SM6");
    let mut game =
        Play::at(1, &["mouse coin2 | start-blue*2 locked |", "? ? | start-orange*2 coin3 locked |"]);
    let (thief, victim, side) = (seat(1), seat(2), Side::Right);
    assert_eq!(game.does(1, "mouse:2:right"), [Event::Pointed { seat: thief, victim, side }]);
    assert_eq!(game.public().phase, Phase::Theft { victim, side });
    assert_eq!(game.pile(Card::Mouse), 4, "the Mouse is back on its pile");
    assert_eq!(game.chances(), "up:start-orange*2 up:locked*1 up:coin3*1");
    let stolen = Event::Stolen { seat: thief, victim, side, card: Card::Coin3 };
    assert_eq!(game.falls("up:coin3"), [stolen]);
    game.lies(1, "? ? | start-blue*2 locked | coin2 coin3");
    // The victim has drawn one of the two cards of the backpack into the place left empty.
    game.lies(2, "? ? | start-orange*2 locked |");
    assert_eq!(game.public().zones[victim].backpack, 1);
    assert_eq!(game.public().turn, victim, "the theft was the turn's one action");
}

#[test]
fn sm6_the_left_card_can_be_pointed_at_as_well() {
    let _watch = RuleWatch::new("SM6");
    let mut game = Play::at(1, &["coin2 mouse | start-blue*2 locked |", "? locked | start-orange*3 |"]);
    game.does(1, "mouse:2:left");
    game.falls("up:start-orange");
    game.lies(1, "? ? | start-blue*2 locked | coin2 start-orange");
    game.lies(2, "? locked | start-orange*2 |");
}

#[test]
fn sm6_of_several_victims_the_one_pointed_at_loses_a_card() {
    let _watch = RuleWatch::new("SM6");
    let green = "? ? | start-green*3 locked |";
    let mut game = Play::at(1, &["coin2 mouse | start-blue*2 locked |", ORANGE, green]);
    game.does(1, "mouse:3:right");
    assert_eq!(game.chances(), "up:start-green*3 up:locked*1");
    game.falls("up:start-green");
    game.lies(1, "? ? | start-blue*2 locked | coin2 start-green");
    game.lies(2, ORANGE);
    game.lies(3, "? ? | start-green*2 locked |");
    assert_eq!(game.public().turn, seat(2));
}

#[test]
fn sm6_a_known_card_may_be_pointed_at_and_is_stolen_without_turning_up() {
    let _watch = RuleWatch::new("SM6");
    let mut game = Play::at(1, &["mouse coin2 | start-blue*2 locked |", "cape ? | start-orange*3 locked |"]);
    let (thief, victim, side) = (seat(1), seat(2), Side::Left);
    let pointed = Event::Pointed { seat: thief, victim, side };
    let stolen = Event::Stolen { seat: thief, victim, side, card: Card::Cape };
    assert_eq!(game.does(1, "mouse:2:left"), [pointed, stolen]);
    game.lies(1, "? ? | start-blue*2 locked | coin2 cape");
    game.lies(2, "? ? | start-orange*3 locked |");
}

#[test]
fn sm6_all_of_it_comes_before_the_thief_washes_and_draws() {
    let _watch = RuleWatch::new("SM6");
    // Both backpacks are empty, so both players reshuffle: first the victim, then the thief.
    let mut game = Play::at(1, &["mouse locked | |", "? ? | coin3 locked | start-orange"]);
    game.does(1, "mouse:2:left");
    let events = game.falls("up:coin3");
    let stolen = Event::Stolen { seat: seat(1), victim: seat(2), side: Side::Left, card: Card::Coin3 };
    let reshuffled = |number| Event::Reshuffled { seat: seat(number) };
    assert_eq!(events, [stolen, reshuffled(2), reshuffled(1)]);
    // The thief's new backpack was the stolen card and the rest of the hand.
    game.lies(1, "? ? | locked coin3 |");
    game.lies(2, "? locked | start-orange |");
}

#[test]
fn sm6_1_the_locked_card_stays_and_the_mouse_is_gone_all_the_same() {
    let _watch = RuleWatch::new("SM6.1");
    let mut game = Play::at(1, &["mouse coin2 | start-blue*2 locked |", ORANGE]);
    game.does(1, "mouse:2:right");
    let stays = Event::Stays { seat: seat(1), victim: seat(2), side: Side::Right };
    assert_eq!(game.falls("up:locked"), [stays]);
    assert_eq!(game.pile(Card::Mouse), 4);
    game.lies(1, "? ? | start-blue*2 locked | coin2");
    game.lies(2, "? locked | start-orange*3 |");
    assert_eq!(game.public().zones[seat(2)].backpack, 2, "the victim draws nothing");
}

#[test]
fn sm6_1_a_locked_card_shown_stays_known_in_its_place_until_its_owners_next_turn() {
    let _watch = RuleWatch::new("SM6.1");
    let green = "? ? | start-green*3 locked |";
    let mut game =
        Play::at(1, &["mouse coin2 | start-blue*2 locked |", "? ? | start-orange mouse*2 locked |", green]);
    game.does(1, "mouse:3:left");
    game.falls("up:locked");
    game.lies(3, "locked ? | start-green*3 |");
    game.falls("up:start-orange");
    game.falls("up:mouse");
    // It is known and may be pointed at again, to no avail.
    let (victim, side) = (seat(3), Side::Left);
    let events = game.does(2, "mouse:3:left");
    let pointed = Event::Pointed { seat: seat(2), victim, side };
    assert_eq!(events[..2], [pointed, Event::Stays { seat: seat(2), victim, side }]);
    game.lies(3, "locked ? | start-green*3 |");
    // Only the other card is turned up in the owner's turn; then both are washed.
    assert_eq!(game.chances(), "up:start-green*3");
    game.falls("up:start-green");
    assert_eq!(game.waits_for(), "3");
    game.does(3, "pass");
    game.lies(3, "? ? | start-green*2 | locked start-green");
}

#[test]
fn sm6_1_only_the_locked_card_is_safe_not_the_one_beside_it() {
    let _watch = RuleWatch::new("SM6.1");
    let game = Play::at(1, &["mouse coin2 | start-blue*3 locked |", "locked ? | coin3 | start-orange*3"]);
    let mut safe = game.clone();
    let stays = Event::Stays { seat: seat(1), victim: seat(2), side: Side::Left };
    assert_eq!(safe.does(1, "mouse:2:left")[1], stays);
    safe.lies(2, "locked ? | coin3 | start-orange*3");
    let mut stolen = game;
    stolen.does(1, "mouse:2:right");
    stolen.falls("up:coin3");
    stolen.lies(2, "locked ? | start-orange*3 |");
    stolen.lies(1, "? ? | start-blue*3 locked | coin2 coin3");
}

#[test]
fn sm6_3_any_other_card_can_be_stolen() {
    let _watch = RuleWatch::new("SM6.3");
    let stealable =
        [Card::StartOrange, Card::Coin2, Card::Coin3, Card::Mouse, Card::Food, Card::Cat, Card::Cape];
    for card in stealable {
        let victim = format!("? ? | {card} locked start-orange |");
        let mut game = Play::at(1, &["mouse coin2 | start-blue*2 locked |", &victim]);
        let pile = game.pile(card);
        game.does(1, "mouse:2:left");
        game.falls(&format!("up:{card}"));
        game.lies(1, &format!("? ? | start-blue*2 locked | coin2 {card}"));
        game.lies(2, "? ? | start-orange locked |");
        let back = u8::from(card == Card::Mouse);
        assert_eq!(game.pile(card), pile + back, "only the Mouse that was used goes back");
    }
}
