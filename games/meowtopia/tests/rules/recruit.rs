//! Recruiting.

use game_api::{RuleWatch, Setup};
use meowtopia::{Ending, Event, Load, Merchant, Phase, Role};

use crate::play::{Play, edition, merchant, seat, usual, workers};

/// Seat 1 recruits so many kittens.
fn recruiting(seats: u8, count: u8, change: impl FnOnce(&mut meowtopia::Public)) -> Play {
    let mut game = Play::day(seats, change);
    game.plays(1, &["take:recruit", &format!("send:{count}")]);
    game
}

#[test]
fn mt10_a_recruit_costs_one_gold_and_becomes_a_worker_or_a_merchant() {
    let _watch = RuleWatch::new("MT10");
    let mut game = recruiting(2, 2, |public| public.homes[seat(1)].gold = 3);
    assert_eq!(game.workers(1), (0, 2));
    assert_eq!(game.legal(), "recruit:worker:1 recruit:merchant:1");
    let recruited = Event::Recruited { seat: seat(1), role: Role::Worker, family: seat(1) };
    assert_eq!(game.does(1, "recruit:worker:1"), [recruited]);
    assert_eq!((game.workers(1), game.home(1).gold), ((1, 2), 2), "the new worker is awake");
    game.does(1, "recruit:merchant:1");
    assert_eq!(game.home(1).merchants[..], [Merchant { family: seat(1), load: Load::Nothing }]);
    assert_eq!((game.home(1).gold, game.home(1).kittens()), (1, 4));
    assert_eq!(game.public().stock[seat(1)], 2);
    assert_eq!(game.public().phase, Phase::Follow, "the new worker takes no part in this action");
    assert_eq!(game.public().ending, None);
}

#[test]
fn mt10_in_another_box_a_recruit_may_cost_two_gold() {
    let _watch = RuleWatch::new("MT10");
    let dear = edition(&[("recruit-cost = { value = 1", "recruit-cost = { value = 2")]);
    let mut game = Play::fresh(&Setup { edition: dear, ..usual(2) }).but(|public| {
        public.phase = Phase::Take;
        workers(public, 1, 4, 0);
        public.homes[seat(1)].gold = 5;
    });
    game.does(1, "take:recruit");
    assert_eq!(game.legal(), "send:0 send:1 send:2");
    assert_eq!(game.refused(1, "send:3"), "MT5.4");
    game.plays(1, &["send:2", "recruit:worker:1", "recruit:worker:1"]);
    assert_eq!(game.home(1).gold, 1);
    // The follower has one gold, and all are awake: there is nothing to ask.
    assert_eq!(game.food(2), 5);
}

#[test]
fn mt10_a_new_worker_may_follow_later_in_the_round() {
    let _watch = RuleWatch::new("MT10");
    let mut game = recruiting(2, 1, |public| workers(public, 1, 1, 1));
    game.does(1, "recruit:worker:1");
    game.rests();
    game.plays(2, &["take:gold", "send:0"]);
    assert_eq!(game.legal(), "follow:1 pass:1 pass");
    game.does(1, "follow:1");
    assert_eq!(game.workers(1), (0, 3));
}

#[test]
fn mt10_a_new_merchant_is_loaded_from_the_next_morning_on() {
    let _watch = RuleWatch::new("MT10");
    let mut game = recruiting(2, 1, |public| public.homes[seat(1)].gold = 2);
    game.does(1, "recruit:merchant:1");
    game.does(2, "pass");
    game.does(1, "unfed:0");
    assert_eq!(game.waits_for(), "2", "nothing was asked about the merchant");
    game.rests();
    // The second player begins the second round; then it is the first one's morning.
    game.does(2, "take:gold");
    while game.waits_for() == "2" || game.public().phase == Phase::Follow {
        let quiet =
            game.legal().split(' ').find(|a| ["send:0", "pass", "unfed:0"].contains(a)).map(str::to_owned);
        let seat: u8 = game.waits_for().parse().expect("a seat is asked");
        game.does(seat, &quiet.expect("a quiet choice"));
    }
    game.does(1, "wake:0");
    assert_eq!(game.public().phase, Phase::Sell { merchant: 1 });
}

#[test]
fn mt10_a_dismissed_kitten_comes_back_as_a_new_one() {
    let _watch = RuleWatch::new("MT10");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 1, 1);
        merchant(public, 1, Load::Gold(2));
        workers(public, 2, 1, 0);
    });
    assert_eq!(game.public().stock[seat(1)], 3);
    game.plays(1, &["dismiss:merchant:1", "unfed:0"]);
    assert_eq!(game.public().stock[seat(1)], 4);
    game.plays(2, &["take:recruit", "send:0"]);
    game.plays(1, &["follow:1", "recruit:worker:1"]);
    assert_eq!(game.workers(1), (1, 2));
    assert!(game.home(1).merchants.is_empty());
    assert_eq!(game.public().stock[seat(1)], 3);
}

#[test]
fn mt10_1_the_seventh_kitten_comes_from_a_family_of_choice_and_brings_the_end() {
    let _watch = RuleWatch::new("MT10.1");
    let mut game = recruiting(3, 2, |public| {
        workers(public, 1, 5, 0);
        public.homes[seat(1)].gold = 2;
    });
    assert_eq!(game.refused(1, "recruit:worker:2"), "MT10.1", "the own family comes first");
    assert_eq!(game.refused(1, "recruit:merchant:3"), "MT10.1");
    assert_eq!(game.does(1, "recruit:worker:1").len(), 1);
    assert_eq!(game.public().ending, None);
    assert_eq!(game.legal(), "recruit:worker:2 recruit:merchant:2 recruit:worker:3 recruit:merchant:3");
    let recruited = Event::Recruited { seat: seat(1), role: Role::Merchant, family: seat(3) };
    let events = game.does(1, "recruit:merchant:3");
    assert_eq!(events, [recruited, Event::LastRound { ending: Ending::Adoption }]);
    assert_eq!(game.public().ending, Some(Ending::Adoption));
    assert_eq!(game.home(1).merchants[0].family, seat(3));
    assert_eq!((game.public().stock[seat(1)], game.public().stock[seat(3)]), (0, 3));
    assert_eq!((game.home(1).gold, game.home(1).kittens()), (0, 7));
}

#[test]
fn mt10_1_a_follower_brings_the_end_too() {
    let _watch = RuleWatch::new("MT10.1");
    let mut game = Play::day(2, |public| workers(public, 2, 6, 0));
    game.plays(1, &["take:recruit", "send:0"]);
    game.plays(2, &["follow:2", "recruit:worker:1"]);
    assert_eq!(game.public().ending, Some(Ending::Adoption));
    assert_eq!(game.home(2).awake[seat(1)], 1);
}

#[test]
fn mt10_1_an_empty_stock_counts_even_with_fewer_than_six_own_kittens() {
    let _watch = RuleWatch::new("MT10.1");
    let game = recruiting(2, 1, |public| {
        workers(public, 1, 5, 0);
        public.homes[seat(2)].awake[seat(1)] = 1;
        public.ending = Some(Ending::Adoption);
    });
    assert_eq!(game.legal(), "recruit:worker:2 recruit:merchant:2");
}

#[test]
fn mt10_1_a_dismissed_stranger_goes_home_and_the_end_stands() {
    let _watch = RuleWatch::new("MT10.1");
    let mut game = recruiting(2, 1, |public| workers(public, 1, 6, 0));
    game.does(1, "recruit:worker:2");
    assert_eq!(game.public().stock[seat(2)], 3);
    game.does(2, "pass");
    assert_eq!(game.public().phase, Phase::Evening);
    game.does(1, "dismiss:awake:2");
    assert_eq!(game.public().stock[seat(2)], 4);
    assert_eq!(game.public().stock[seat(1)], 0);
    assert_eq!(game.public().ending, Some(Ending::Adoption));
}

#[test]
fn mt10_2_a_kitten_comes_from_a_stock() {
    let _watch = RuleWatch::new("MT10.2");
    let game = recruiting(3, 1, |public| {
        workers(public, 1, 6, 0);
        workers(public, 2, 6, 0);
    });
    assert_eq!(game.legal(), "recruit:worker:3 recruit:merchant:3");
    assert_eq!(game.refused(1, "recruit:worker:2"), "MT10.2", "its kittens are all on the table");
    assert_eq!(game.refused(1, "recruit:worker:1"), "MT10.2");
    assert_eq!(game.refused(1, "recruit:worker:4"), "MT10.2", "that family is not in play");
}
