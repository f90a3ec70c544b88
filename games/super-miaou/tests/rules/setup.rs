//! The box, the set-up, and the option for a first game.

use game_api::{Edition as _, Game, RuleWatch, Seat, Setup, SetupError, every_setup};
use super_miaou::{Bag, Card, Currency, Edition, Event, FirstSteps, Options, Price, SuperMiaou};

use crate::play::{Play, seat};

fn first_steps(seats: u8) -> Setup<SuperMiaou> {
    Setup { options: Options { first_steps: FirstSteps::Yes }, ..Setup::standard(seats) }
}

#[test]
fn the_box_holds_49_cards_of_the_market_and_bank_and_four_start_cards_a_colour() {
    let edition = Edition::standard();
    let copies = [
        (Card::Coin2, 10),
        (Card::Coin3, 10),
        (Card::Mouse, 4),
        (Card::Food, 8),
        (Card::Cat, 8),
        (Card::Cape, 8),
        (Card::SuperMiaou, 1),
    ];
    for (card, count) in copies {
        assert_eq!(edition.copies(card), count, "{card}");
    }
    assert_eq!(copies.map(|(card, _)| edition.copies(card)).iter().sum::<u8>(), 49);
    for colour in Card::START {
        assert_eq!(edition.copies(colour), 3, "{colour}");
        assert_eq!(edition.copies(colour) + edition.copies(Card::Locked), 4, "{colour}");
    }
}

#[test]
fn the_cards_give_and_cost_what_the_table_of_the_rules_says() {
    let edition = Edition::standard();
    let coins = |amount| Some(Price { amount, currency: Currency::Coins });
    let food = |amount| Some(Price { amount, currency: Currency::Food });
    let table = [
        (Card::StartBlue, 1, 0, None),
        (Card::StartOrange, 1, 0, None),
        (Card::StartGreen, 1, 0, None),
        (Card::StartPink, 1, 0, None),
        (Card::Locked, 2, 0, None),
        (Card::Coin2, 2, 0, coins(2)),
        (Card::Coin3, 3, 0, coins(4)),
        (Card::Mouse, 0, 0, coins(2)),
        (Card::Food, 0, 1, coins(3)),
        (Card::Cat, 0, 0, food(1)),
        (Card::Cape, 0, 0, coins(5)),
        (Card::SuperMiaou, 0, 0, None),
    ];
    for (card, gives_coins, gives_food, price) in table {
        assert_eq!(edition.coins(card), gives_coins, "{card}");
        assert_eq!(edition.food(card), gives_food, "{card}");
        assert_eq!(edition.price(card), price, "{card}");
    }
    assert_eq!(edition.rounds(), 100);
}

#[test]
fn sm1_each_player_takes_four_start_cards_and_draws_two_of_them_face_down() {
    let _watch = RuleWatch::new("SM1");
    let game = Play::fresh(&Setup::standard(4));
    game.lies(1, "? ? | start-blue*3 locked |");
    game.lies(2, "? ? | start-orange*3 locked |");
    game.lies(3, "? ? | start-green*3 locked |");
    game.lies(4, "? ? | start-pink*3 locked |");
    assert!(game.public().zones.values().all(|zone| zone.backpack == 2));
}

#[test]
fn sm1_every_kind_of_card_lies_in_a_pile_and_super_miaou_apart() {
    let _watch = RuleWatch::new("SM1");
    for seats in 2..=4 {
        let game = Play::fresh(&Setup::standard(seats));
        let piles: Vec<(Card, u8)> = game.public().supply.iter().collect();
        let wanted = [
            (Card::Coin2, 10),
            (Card::Coin3, 10),
            (Card::Mouse, 4),
            (Card::Food, 8),
            (Card::Cat, 8),
            (Card::Cape, 8),
            (Card::SuperMiaou, 1),
        ];
        assert_eq!(piles, wanted);
    }
}

#[test]
fn sm1_the_cards_of_unused_colours_go_to_the_bin() {
    let _watch = RuleWatch::new("SM1");
    let bin = |seats| Play::fresh(&Setup::standard(seats)).public().bin.iter().collect::<Vec<_>>();
    assert_eq!(bin(2), [(Card::StartGreen, 3), (Card::StartPink, 3), (Card::Locked, 2)]);
    assert_eq!(bin(3), [(Card::StartPink, 3), (Card::Locked, 1)]);
    assert_eq!(bin(4), []);
}

#[test]
fn sm1_a_seat_drawn_by_lot_begins() {
    let _watch = RuleWatch::new("SM1");
    let mut game = Play::fresh(&Setup::standard(3));
    assert_eq!(game.waits_for(), "~");
    assert_eq!(game.chances(), "first:1*1 first:2*1 first:3*1");
    assert_eq!(game.falls("first:3"), [Event::Begins { seat: seat(3) }]);
    assert_eq!(game.public().first, seat(3));
    assert_eq!(game.public().round, 1);
    game.falls("up:locked");
    game.falls("up:start-green");
    assert_eq!(game.waits_for(), "3");
}

#[test]
fn sm1_the_game_is_for_two_to_four() {
    let _watch = RuleWatch::new("SM1");
    for seats in [0, 1, 5, 6] {
        let refused = SetupError::Seats { seats, min: 2, max: 4 };
        assert_eq!(SuperMiaou::start(&Setup::standard(seats)), Err(refused));
    }
    assert!(every_setup::<SuperMiaou>().iter().all(|setup| SuperMiaou::start(setup).is_ok()));
}

#[test]
fn sm1_all_sixty_five_cards_are_on_the_table() {
    let _watch = RuleWatch::new("SM1");
    let all = |setup: &Setup<SuperMiaou>| {
        let game = Play::fresh(setup);
        let public = game.public();
        let heap = |bag: &Bag| bag.total();
        let players: u8 = public.zones.values().map(|zone| heap(&zone.unseen)).sum();
        heap(&public.supply) + heap(&public.bin) + players
    };
    for seats in 2..=4 {
        assert_eq!(all(&Setup::standard(seats)), 49 + 16);
        assert_eq!(all(&first_steps(seats)), 45 + 16, "the four Mice stay in the box");
    }
}

#[test]
fn sm10_in_first_steps_there_is_no_mouse_to_buy() {
    let _watch = RuleWatch::new("SM10");
    for seats in 2..=4 {
        let mut game = Play::fresh(&first_steps(seats));
        assert_eq!(game.pile(Card::Mouse), 0);
        assert_eq!(game.pile(Card::Coin2), 10, "the other piles are as ever");
        game.falls("first:1");
        game.falls("up:start-blue");
        game.falls("up:locked");
        assert_eq!(game.legal(), "buy:coin2 buy:food bin:start-blue pass");
        assert_eq!(game.refused(1, "buy:mouse"), "SM10");
    }
}

#[test]
fn sm10_in_first_steps_there_is_no_theft() {
    let _watch = RuleWatch::new("SM10");
    let mut game = Play::fresh(&first_steps(2));
    game.falls("first:2");
    game.falls("up:start-orange");
    game.falls("up:start-orange");
    assert_eq!(game.refused(2, "mouse:1:left"), "SM6.4");
    assert_eq!(game.refused(2, "buy:mouse"), "SM10");
}

#[test]
fn without_the_option_there_are_mice_to_buy() {
    let mut game = Play::fresh(&Setup::standard(2));
    assert_eq!(Options::default().first_steps, FirstSteps::No);
    game.falls("first:1");
    assert_eq!(game.public().turn, Seat::FIRST);
    game.falls("up:start-blue");
    game.falls("up:start-blue");
    assert_eq!(game.legal(), "buy:coin2 buy:mouse bin:start-blue pass");
}
