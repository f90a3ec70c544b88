//! What a Mouse may not do.

use game_api::RuleWatch;
use super_miaou::Card;

use crate::play::Play;

const ORANGE: &str = "? ? | start-orange*3 locked |";

#[test]
fn sm6_2_of_two_mice_one_is_used_and_the_other_washed() {
    let _watch = RuleWatch::new("SM6.2");
    let mut game = Play::at(1, &["mouse mouse | start-blue*2 locked |", "cape ? | start-orange*3 locked |"]);
    assert_eq!(game.pile(Card::Mouse), 2);
    game.does(1, "mouse:2:left");
    assert_eq!(game.pile(Card::Mouse), 3);
    game.lies(1, "? ? | start-blue*2 locked | mouse cape");
    assert_eq!(game.refused(1, "mouse:2:right"), "SM3", "the turn is over");
}

#[test]
fn sm6_2_the_second_mouse_is_washed_also_after_a_hidden_card_was_stolen() {
    let _watch = RuleWatch::new("SM6.2");
    let mut game = Play::at(1, &["mouse mouse | start-blue*2 locked |", ORANGE]);
    game.does(1, "mouse:2:left");
    assert_eq!(game.refused(1, "mouse:2:right"), "SM3", "the card is being turned up");
    game.falls("up:start-orange");
    assert_eq!(game.pile(Card::Mouse), 3);
    game.lies(1, "? ? | start-blue*2 locked | mouse start-orange");
    assert_eq!(game.public().turn.number(), 2);
}

#[test]
fn sm6_4_without_a_mouse_in_hand_nothing_can_be_stolen() {
    let _watch = RuleWatch::new("SM6.4");
    let line = "coin2 coin3 | start-blue*2 locked mouse | mouse";
    let game = Play::at(1, &[line, "mouse ? | start-orange*3 locked |"]);
    for place in ["2:left", "2:right", "1:left", "4:left"] {
        assert_eq!(game.refused(1, &format!("mouse:{place}")), "SM6.4", "{place}");
    }
}

#[test]
fn sm6_5_the_own_hand_cannot_be_pointed_at() {
    let _watch = RuleWatch::new("SM6.5");
    let game = Play::at(1, &["mouse coin3 | start-blue*2 locked |", ORANGE]);
    assert_eq!(game.refused(1, "mouse:1:left"), "SM6.5");
    assert_eq!(game.refused(1, "mouse:1:right"), "SM6.5");
    assert_eq!(
        game.legal(),
        "buy:coin2 buy:mouse buy:food bin:mouse bin:coin3 mouse:2:left mouse:2:right pass"
    );
}

#[test]
fn sm6_5_an_empty_place_cannot_be_pointed_at() {
    let _watch = RuleWatch::new("SM6.5");
    let game = Play::at(1, &["mouse cape | start-blue*2 locked |", "? - | locked |"]);
    assert_eq!(game.refused(1, "mouse:2:right"), "SM6.5");
    assert_eq!(game.legal(), "bin:mouse bin:cape mouse:2:left pass");
}

#[test]
fn sm6_5_a_seat_that_nobody_sits_in_cannot_be_pointed_at() {
    let _watch = RuleWatch::new("SM6.5");
    let game = Play::at(1, &["mouse cape | start-blue*2 locked |", ORANGE]);
    for nobody in 3..=6 {
        assert_eq!(game.refused(1, &format!("mouse:{nobody}:left")), "SM6.5");
    }
}
