//! Feeding, dismissing and maluses.

use game_api::{RuleWatch, Setup};
use meowtopia::{Event, Kitten, Load, Phase, Public};

use crate::play::{Play, edition, farm, merchant, seat, took, usual, workers};

/// Four watered fields in a row.
const FOUR_WATERED: (&str, &str) = ("2.0 3.0", "3.0w");

#[test]
fn mt12_three_kittens_and_four_watered_fields_cost_two_food() {
    let _watch = RuleWatch::new("MT12");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 2, 1);
        public.homes[seat(1)].farm = farm(FOUR_WATERED.0, FOUR_WATERED.1);
    });
    assert_eq!(game.legal(), "unfed:0 unfed:1 dismiss:awake:1 dismiss:asleep:1");
    assert_eq!(game.does(1, "unfed:0")[0], Event::Fed { seat: seat(1), paid: 2, unfed: 0 });
    assert_eq!((game.food(1), game.home(1).malus), (2, 0));
    assert_eq!(game.public().turn, seat(2));
}

#[test]
fn mt12_merchants_and_sleepers_eat_and_many_sticks_feed_no_more() {
    let _watch = RuleWatch::new("MT12");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 1, 2);
        merchant(public, 1, Load::Food(3));
        public.homes[seat(1)].farm = farm("2.0", "0.0n 1.0n 0.0w 0.1n 1.1n");
        public.homes[seat(1)].food = 9;
    });
    // Four kittens eat 8; two fields are watered, the third is dry.
    assert_eq!(game.home(1).bill(0, game.numbers()), 6);
    assert_eq!(game.home(1).bill(1, game.numbers()), 4);
    assert_eq!(game.home(1).bill(9, game.numbers()), 0);
    game.does(1, "unfed:0");
    assert_eq!(game.food(1), 3);
}

#[test]
fn mt12_when_nothing_is_due_nothing_is_asked_and_nothing_gained() {
    let _watch = RuleWatch::new("MT12");
    let mut game = Play::day(2, |public| {
        workers(public, 1, 1, 0);
        public.homes[seat(1)].farm = farm(FOUR_WATERED.0, FOUR_WATERED.1);
    });
    game.plays(1, &["take:gold", "send:0"]);
    let events = game.does(2, "pass");
    assert_eq!(events[1], Event::Fed { seat: seat(1), paid: 0, unfed: 0 });
    assert_eq!(game.food(1), 4);
    assert_eq!(game.public().turn, seat(2));
}

#[test]
fn mt12_only_the_active_player_feeds() {
    let _watch = RuleWatch::new("MT12");
    let mut game = Play::day(3, |_| {});
    game.plays(1, &["take:gold", "send:0"]);
    game.does(2, "follow:2");
    game.does(3, "follow:3");
    assert_eq!(game.waits_for(), "1");
    game.does(1, "unfed:0");
    assert_eq!((game.food(1), game.food(2), game.food(3)), (2, 4, 4));
    assert_eq!(game.public().phase, Phase::Wake, "seat 2's own evening is still to come");
}

#[test]
fn mt12_dismissals_first_then_maluses() {
    let _watch = RuleWatch::new("MT12");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 3, 3);
        public.homes[seat(1)].food = 0;
    });
    // Six kittens eat 12, two fields give 2: 10 are due.
    assert_eq!(game.legal(), "unfed:5 dismiss:awake:1 dismiss:asleep:1");
    game.does(1, "dismiss:asleep:1");
    // Five kittens: 8 due, 3 in stock.
    assert_eq!(game.food(1), 3);
    assert_eq!(game.legal(), "unfed:3 unfed:4 dismiss:awake:1 dismiss:asleep:1");
    game.does(1, "unfed:3");
    // 2 × (5 − 3) − 2 = 2.
    assert_eq!((game.food(1), game.home(1).malus), (1, 3));
    assert_eq!(game.workers(1), (3, 2), "the unfed stay");
    assert_eq!(game.refused(1, "dismiss:awake:1"), "MT2", "no dismissal after the maluses");
}

#[test]
fn mt12_when_dismissals_settle_the_bill_the_evening_is_over() {
    let _watch = RuleWatch::new("MT12");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 2, 0);
        public.homes[seat(1)].food = 0;
    });
    let events = game.does(1, "dismiss:awake:1");
    assert_eq!(events[0], Event::Dismissed { seat: seat(1), kitten: Kitten::Awake(seat(1)), food: 3 });
    assert_eq!(events[1], Event::Fed { seat: seat(1), paid: 0, unfed: 0 });
    assert_eq!((game.food(1), game.workers(1), game.public().turn), (3, (1, 0), seat(2)));
}

#[test]
fn mt12_1_a_dismissed_merchant_loses_its_load_and_brings_three_food() {
    let _watch = RuleWatch::new("MT12.1");
    let mut game = Play::evening(2, |public| {
        merchant(public, 1, Load::Food(2));
        merchant(public, 1, Load::Gold(5));
        merchant(public, 1, Load::Nothing);
        public.homes[seat(1)].gold = 1;
    });
    assert_eq!(game.refused(1, "dismiss:merchant:4"), "MT12.1");
    assert_eq!(game.refused(1, "dismiss:merchant:0"), "MT12.1");
    assert_eq!(game.refused(1, "dismiss:asleep:1"), "MT12.1");
    assert_eq!(game.refused(1, "dismiss:awake:2"), "MT12.1");
    assert_eq!(game.refused(1, "dismiss:awake:4"), "MT12.1");
    let stock = game.public().stock[seat(1)];
    game.does(1, "dismiss:merchant:2");
    let home = game.home(1);
    assert_eq!((home.food, home.gold), (7, 1), "three food, and the gold is lost");
    let loads: Vec<Load> = home.merchants.iter().map(|merchant| merchant.load).collect();
    assert_eq!(loads, [Load::Food(2), Load::Nothing]);
    assert_eq!(game.public().stock[seat(1)], stock + 1);
    assert_eq!(game.public().phase, Phase::Evening, "four kittens: 6 are still due");
}

#[test]
fn mt12_1_the_last_worker_may_go_and_its_player_plays_on() {
    let _watch = RuleWatch::new("MT12.1");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 1, 0);
        merchant(public, 1, Load::Gold(1));
    });
    game.does(1, "dismiss:awake:1");
    assert_eq!((game.workers(1), game.home(1).kittens()), ((0, 0), 1));
    // On the other's turn there is nothing to ask: no worker to follow with, none asleep.
    game.plays(2, &["take:gold", "send:0"]);
    assert_eq!((game.waits_for().as_str(), game.public().phase), ("2", Phase::Evening));
    assert_eq!(game.food(1), 4 + 3 + 1);
    game.does(2, "unfed:0");
    game.rests();
    // Its own turn: a tile is taken, and nobody sent.
    assert_eq!((game.waits_for().as_str(), game.public().phase), ("1", Phase::Take));
    game.does(1, "take:gold");
    assert_eq!(game.waits_for(), "2");
}

#[test]
fn mt12_2_the_rest_of_the_bill_must_be_affordable() {
    let _watch = RuleWatch::new("MT12.2");
    let mut game = Play::evening(2, |public| {
        workers(public, 1, 4, 0);
        public.homes[seat(1)].food = 3;
    });
    // 6 due; 4 with one unfed, 2 with two, 0 with three.
    assert_eq!(game.legal(), "unfed:2 unfed:3 dismiss:awake:1");
    assert_eq!(game.refused(1, "unfed:0"), "MT12.2");
    assert_eq!(game.refused(1, "unfed:1"), "MT12.2");
    game.does(1, "unfed:3");
    assert_eq!((game.food(1), game.home(1).malus), (3, 3), "more than needed, as the player wants");
}

#[test]
fn mt12_3_nobody_stays_unfed_when_nothing_is_due() {
    let _watch = RuleWatch::new("MT12.3");
    let game = Play::evening(2, |public| workers(public, 1, 4, 0));
    assert_eq!(game.refused(1, "unfed:4"), "MT12.3");
    assert_eq!(game.refused(1, "unfed:5"), "MT12.3", "there are not so many");
    assert_eq!(game.refused(1, "unfed:255"), "MT12.3");
    assert_eq!(game.refused(1, "unfed:0"), "MT12.2");
}

#[test]
fn mt12_4_the_last_kitten_is_never_dismissed() {
    let _watch = RuleWatch::new("MT12.4");
    // In the usual game it costs nothing; in a box where kittens eat 3 it does.
    let hungry = edition(&[("kitten-eats = { value = 2", "kitten-eats = { value = 3")]);
    let setup = Setup { edition: hungry, ..usual(2) };
    let game = Play::fresh(&setup).but(|public: &mut Public| {
        workers(public, 1, 1, 0);
        took(public, meowtopia::Job::Food);
        public.phase = Phase::Evening;
    });
    assert_eq!(game.legal(), "unfed:0 unfed:1");
    assert_eq!(game.refused(1, "dismiss:awake:1"), "MT12.4");
    assert_eq!(game.refused(1, "dismiss:asleep:1"), "MT12.1");
}
