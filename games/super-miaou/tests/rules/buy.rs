//! Buying.

use game_api::RuleWatch;
use super_miaou::{Card, Event};

use crate::play::{Play, seat};

const ORANGE: &str = "? ? | start-orange*3 locked |";

#[test]
fn sm4_the_bought_card_and_the_paying_cards_go_to_the_washing_machine() {
    let _watch = RuleWatch::new("SM4");
    let mut game = Play::at(1, &["coin3 locked | start-blue*2 | food", ORANGE]);
    let bought = Event::Bought { seat: seat(1), card: Card::Cape };
    assert_eq!(game.does(1, "buy:cape"), [bought]);
    game.lies(1, "? ? | start-blue*2 | food coin3 locked cape");
    assert_eq!(game.pile(Card::Cape), 7);
}

#[test]
fn sm4_a_bought_card_can_come_up_at_once_after_a_reshuffle() {
    let _watch = RuleWatch::new("SM4");
    let mut game = Play::at(1, &["start-blue locked | |", ORANGE]);
    game.does(1, "buy:food");
    game.lies(1, "? ? | start-blue locked food |");
}

#[test]
fn sm4_what_is_over_is_lost() {
    let _watch = RuleWatch::new("SM4");
    let mut game = Play::at(1, &["coin3 coin3 | start-blue*2 locked |", ORANGE]);
    game.does(1, "buy:coin2");
    game.lies(1, "? ? | start-blue*2 locked | coin2 coin3*2");
    game.falls("up:locked");
    game.falls("up:start-orange");
    game.does(2, "pass");
    game.falls("up:start-blue");
    game.falls("up:start-blue");
    // Four coins were over; the two of this hand are all that there is.
    assert_eq!(game.legal(), "buy:coin2 buy:mouse bin:start-blue pass");
    assert_eq!(game.refused(1, "buy:coin3"), "SM4.1");
}

#[test]
fn sm4_cat_food_pays_for_a_cat() {
    let _watch = RuleWatch::new("SM4");
    let mut game = Play::at(1, &["food start-blue | start-blue*2 locked |", ORANGE]);
    game.does(1, "buy:cat");
    game.lies(1, "? ? | start-blue*2 locked | food start-blue cat");
    assert_eq!(game.pile(Card::Cat), 7);
    assert_eq!(game.pile(Card::Food), 7, "the cat food is not spent");
}

/// The game with this hand, the rest of the start cards being in the backpack.
fn holding(hand: &str) -> Play {
    let locked = if hand.contains("locked") { "" } else { "locked" };
    Play::at(1, &[&format!("{hand} | start-blue {locked} |"), ORANGE])
}

#[test]
fn sm4_1_the_hand_must_reach_the_cost() {
    let _watch = RuleWatch::new("SM4.1");
    // Each ware with a hand that lacks one, and one that reaches the cost exactly.
    let cases = [
        ("buy:coin2", "start-blue mouse", "start-blue start-blue"),
        ("buy:mouse", "start-blue mouse", "start-blue start-blue"),
        ("buy:food", "start-blue start-blue", "start-blue locked"),
        ("buy:coin3", "start-blue locked", "coin2 locked"),
        ("buy:cape", "coin2 locked", "coin3 locked"),
        ("buy:cat", "cape mouse", "cape food"),
    ];
    for (ware, too_poor, enough) in cases {
        assert_eq!(holding(too_poor).refused(1, ware), "SM4.1", "{ware}");
        holding(enough).does(1, ware);
    }
}

#[test]
fn sm4_1_a_short_hand_pays_with_the_card_it_has() {
    let _watch = RuleWatch::new("SM4.1");
    let mut game = holding("locked -");
    assert_eq!(game.refused(1, "buy:food"), "SM4.1");
    game.does(1, "buy:coin2");
}

#[test]
fn sm4_2_coins_do_not_pay_for_a_cat() {
    let _watch = RuleWatch::new("SM4.2");
    assert_eq!(holding("coin3 coin3").refused(1, "buy:cat"), "SM4.2");
    assert_eq!(holding("start-blue mouse").refused(1, "buy:cat"), "SM4.2");
}

#[test]
fn sm4_2_cat_food_does_not_pay_for_what_costs_coins() {
    let _watch = RuleWatch::new("SM4.2");
    assert_eq!(holding("food food").refused(1, "buy:coin2"), "SM4.2");
    // Two coins and a cat food are not three coins.
    assert_eq!(holding("coin2 food").refused(1, "buy:food"), "SM4.2");
    // Even together they would not reach the five of a Cape.
    assert_eq!(holding("coin3 food").refused(1, "buy:cape"), "SM4.1");
}

#[test]
fn sm4_3_an_empty_pile_sells_nothing() {
    let _watch = RuleWatch::new("SM4.3");
    let orange = "? ? | start-orange*3 locked | mouse*4 cape*8 cat*8 food*7 coin2*10 coin3*10";
    let game = Play::at(1, &["start-blue locked | start-blue*2 |", orange]);
    for pile in [Card::Mouse, Card::Cape, Card::Cat, Card::Coin2, Card::Coin3] {
        assert_eq!(game.refused(1, &format!("buy:{pile}")), "SM4.3");
    }
    assert_eq!(game.legal(), "buy:food bin:start-blue pass", "one cat food is left");
}

#[test]
fn sm4_3_a_pile_sells_again_when_a_card_comes_back() {
    let _watch = RuleWatch::new("SM4.3");
    let orange = "? ? | start-orange*2 locked | coin2*9";
    let mut game = Play::at(1, &["coin2 locked | start-blue*2 |", orange]);
    assert_eq!(game.refused(1, "buy:coin2"), "SM4.3");
    game.does(1, "bin:coin2");
    game.falls("up:start-orange");
    game.falls("up:locked");
    game.does(2, "buy:coin2");
    assert_eq!(game.pile(Card::Coin2), 0);
}

#[test]
fn sm4_4_neither_super_miaou_nor_start_cards_are_for_sale() {
    let _watch = RuleWatch::new("SM4.4");
    let game = holding("coin3 coin3");
    assert_eq!(game.refused(1, "buy:super-miaou"), "SM4.4");
    assert_eq!(game.refused(1, "buy:locked"), "SM4.4");
    for start in Card::START {
        assert_eq!(game.refused(1, &format!("buy:{start}")), "SM4.4");
    }
}
