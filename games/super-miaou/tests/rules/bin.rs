//! Throwing a card away.

use game_api::RuleWatch;
use super_miaou::{Card, Event};

use crate::play::{Play, seat};

const ORANGE: &str = "? ? | start-orange*3 locked |";

#[test]
fn sm5_a_start_card_goes_to_the_bin_and_is_out_of_the_game() {
    let _watch = RuleWatch::new("SM5");
    let mut game = Play::at(1, &["start-blue locked | start-blue*2 |", ORANGE]);
    let binned = Event::Binned { seat: seat(1), card: Card::StartBlue };
    assert_eq!(game.does(1, "bin:start-blue"), [binned]);
    game.lies(1, "? ? | start-blue*2 | locked");
    assert_eq!(game.binned(Card::StartBlue), 1);
    assert_eq!(game.pile(Card::StartBlue), 0);
}

#[test]
fn sm5_a_stolen_start_card_of_another_colour_is_binned_for_good() {
    let _watch = RuleWatch::new("SM5");
    let orange = "? ? | start-orange*2 locked |";
    let mut game = Play::at(1, &["start-orange locked | start-blue*3 |", orange]);
    game.does(1, "bin:start-orange");
    game.lies(1, "? ? | start-blue*3 | locked");
    game.lies(2, orange);
    assert_eq!(game.binned(Card::StartOrange), 1);
    assert_eq!(game.pile(Card::StartOrange), 0);
}

#[test]
fn sm5_a_bought_card_goes_back_on_its_pile() {
    let _watch = RuleWatch::new("SM5");
    for card in Card::WARES {
        let mut game = Play::at(1, &[&format!("{card} locked | start-blue*2 |"), ORANGE]);
        let before = game.pile(card);
        game.does(1, &format!("bin:{card}"));
        game.lies(1, "? ? | start-blue*2 | locked");
        assert_eq!(game.pile(card), before + 1, "{card}");
        assert_eq!(game.binned(card), 0, "{card}");
    }
}

#[test]
fn sm5_a_card_that_went_back_can_be_bought_again() {
    let _watch = RuleWatch::new("SM5");
    let mut game = Play::at(1, &["mouse locked | start-blue*2 |", "? ? | start-orange*3 locked | mouse*3"]);
    assert_eq!(game.pile(Card::Mouse), 0);
    game.does(1, "bin:mouse");
    game.falls("up:start-orange");
    game.falls("up:start-orange");
    game.does(2, "buy:mouse");
}

#[test]
fn sm5_of_two_equal_cards_one_is_binned_and_the_other_washed() {
    let _watch = RuleWatch::new("SM5");
    let mut game = Play::at(1, &["start-blue start-blue | start-blue locked |", ORANGE]);
    game.does(1, "bin:start-blue");
    game.lies(1, "? ? | start-blue locked | start-blue");
    assert_eq!(game.binned(Card::StartBlue), 1);
}

#[test]
fn sm5_1_the_locked_start_card_cannot_be_binned() {
    let _watch = RuleWatch::new("SM5.1");
    for hand in ["locked start-blue", "start-blue locked", "locked -"] {
        let game = Play::at(1, &[&format!("{hand} | start-blue |"), ORANGE]);
        assert_eq!(game.refused(1, "bin:locked"), "SM5.1", "{hand}");
    }
}

#[test]
fn sm5_2_only_a_card_of_the_own_hand_can_be_binned() {
    let _watch = RuleWatch::new("SM5.2");
    let orange = "cat ? | start-orange*3 locked |";
    let game = Play::at(1, &["coin2 - | start-blue*2 locked | cape", orange]);
    assert_eq!(game.refused(1, "bin:start-blue"), "SM5.2", "it is in the backpack");
    assert_eq!(game.refused(1, "bin:locked"), "SM5.2", "it is in the backpack");
    assert_eq!(game.refused(1, "bin:cape"), "SM5.2", "it is in the washing machine");
    assert_eq!(game.refused(1, "bin:cat"), "SM5.2", "it is in another's hand");
    assert_eq!(game.refused(1, "bin:coin3"), "SM5.2", "it is on its pile");
    assert_eq!(game.refused(1, "bin:super-miaou"), "SM5.2");
}
