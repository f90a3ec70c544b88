//! Waking and selling.

use game_api::RuleWatch;
use meowtopia::{Event, Load, Phase, Ware};

use crate::play::{Play, first_free, merchant, seat, usual, workers};

#[test]
fn mt3_a_family_that_is_all_awake_brings_one_food() {
    let _watch = RuleWatch::new("MT3");
    let mut game = Play::fresh(&usual(2));
    let events = game.falls("first:1");
    assert_eq!(events[1], Event::Rewarded { seat: seat(1), food: 1 });
    assert_eq!((game.food(1), game.food(2)), (5, 4));
    assert_eq!(game.public().phase, Phase::Take);
}

#[test]
fn mt3_a_single_sleeper_wakes_for_free_or_not() {
    let _watch = RuleWatch::new("MT3");
    let mut game = Play::morning(&usual(2), |public| {
        workers(public, 1, 2, 1);
        public.homes[seat(1)].food = 0;
    });
    assert_eq!(game.legal(), "wake:0 wake:1");
    assert_eq!(game.does(1, "wake:1"), [Event::Woke { seat: seat(1), count: 1, paid: 0 }]);
    assert_eq!((game.food(1), game.workers(1)), (0, (3, 0)));
    let mut game = Play::morning(&usual(2), |public| workers(public, 1, 2, 1));
    game.does(1, "wake:0");
    assert_eq!((game.food(1), game.workers(1)), (4, (2, 1)), "no reward, for one is asleep");
}

#[test]
fn mt3_of_several_sleepers_each_costs_one_food() {
    let _watch = RuleWatch::new("MT3");
    let mut game = Play::morning(&usual(2), |public| workers(public, 1, 1, 3));
    assert_eq!(game.legal(), "wake:0 wake:1 wake:2 wake:3");
    assert_eq!(game.does(1, "wake:2"), [Event::Woke { seat: seat(1), count: 2, paid: 2 }]);
    assert_eq!((game.food(1), game.workers(1)), (2, (3, 1)));
    assert_eq!(game.public().phase, Phase::Take);
}

#[test]
fn mt3_who_can_wake_nobody_is_not_asked() {
    let _watch = RuleWatch::new("MT3");
    let game = Play::morning(&usual(2), |public| {
        workers(public, 1, 0, 2);
        public.homes[seat(1)].food = 0;
    });
    assert_eq!(game.public().phase, Phase::Take);
    assert_eq!((game.food(1), game.workers(1)), (0, (0, 2)));
}

#[test]
fn mt3_where_sleepers_are_of_two_families_the_player_says_which_wake() {
    let _watch = RuleWatch::new("MT3");
    let sleepers = |own: u8, other: u8| {
        Play::morning(&usual(3), move |public| {
            workers(public, 1, 0, own);
            public.homes[seat(1)].asleep[seat(3)] = other;
        })
    };
    let mut game = sleepers(2, 2);
    game.does(1, "wake:2");
    assert_eq!(game.public().phase, Phase::Rouse { left: 2 });
    assert_eq!(game.legal(), "pick:1 pick:3");
    game.does(1, "pick:3");
    assert_eq!(game.legal(), "pick:1 pick:3");
    game.does(1, "pick:1");
    assert_eq!(game.public().phase, Phase::Take);
    let home = game.home(1);
    assert_eq!((home.awake[seat(1)], home.awake[seat(3)]), (1, 1));
    assert_eq!((home.asleep[seat(1)], home.asleep[seat(3)]), (1, 1));
    assert_eq!(home.food, 2, "the picking costs nothing more");
    // When the last of a family is up, the rest is clear.
    let mut game = sleepers(3, 1);
    game.plays(1, &["wake:3", "pick:3"]);
    assert_eq!(game.public().phase, Phase::Take);
    assert_eq!((game.home(1).awake[seat(1)], game.home(1).asleep[seat(1)]), (2, 1));
    // All of them, or none: there is nothing to say.
    let mut game = sleepers(2, 2);
    game.does(1, "wake:4");
    assert_eq!((game.public().phase, game.workers(1)), (Phase::Take, (4, 0)));
    let mut game = sleepers(2, 2);
    game.does(1, "wake:0");
    assert_eq!((game.public().phase, game.workers(1)), (Phase::Take, (0, 4)));
}

#[test]
fn mt3_1_only_sleepers_can_be_woken() {
    let _watch = RuleWatch::new("MT3.1");
    let mut game = Play::morning(&usual(3), |public| {
        workers(public, 1, 1, 2);
        public.homes[seat(1)].asleep[seat(2)] = 1;
    });
    assert_eq!(game.refused(1, "wake:4"), "MT3.1");
    game.does(1, "wake:2");
    assert_eq!(game.refused(1, "pick:3"), "MT3.1");
    assert_eq!(game.refused(1, "pick:4"), "MT3.1", "a family that is not in play");
}

#[test]
fn mt3_2_no_more_wake_than_can_be_paid_for() {
    let _watch = RuleWatch::new("MT3.2");
    let game = Play::morning(&usual(2), |public| {
        workers(public, 1, 0, 4);
        public.homes[seat(1)].food = 2;
    });
    assert_eq!(game.legal(), "wake:0 wake:1 wake:2");
    assert_eq!(game.refused(1, "wake:3"), "MT3.2");
    assert_eq!(game.refused(1, "wake:5"), "MT3.1");
}

#[test]
fn mt3_3_the_option_wakes_the_first_for_free() {
    let _watch = RuleWatch::new("MT3.3");
    let sleepers = |asleep: u8, food: u32| {
        Play::morning(&first_free(2), move |public| {
            workers(public, 1, 0, asleep);
            public.homes[seat(1)].food = food;
        })
    };
    let mut game = sleepers(3, 1);
    assert_eq!(game.legal(), "wake:0 wake:1 wake:2");
    assert_eq!(game.refused(1, "wake:3"), "MT3.2");
    assert_eq!(game.does(1, "wake:2"), [Event::Woke { seat: seat(1), count: 2, paid: 1 }]);
    assert_eq!((game.food(1), game.workers(1)), (0, (2, 1)));
    let mut game = sleepers(2, 0);
    assert_eq!(game.legal(), "wake:0 wake:1");
    game.does(1, "wake:1");
    assert_eq!((game.food(1), game.workers(1)), (0, (1, 1)));
    let mut game = sleepers(1, 3);
    game.does(1, "wake:1");
    assert_eq!(game.food(1), 3);
}

#[test]
fn mt4_each_merchant_may_take_one_unit_after_waking() {
    let _watch = RuleWatch::new("MT4");
    let mut game = Play::morning(&usual(2), |public| {
        workers(public, 1, 1, 1);
        merchant(public, 1, Load::Nothing);
        merchant(public, 1, Load::Gold(4));
        merchant(public, 1, Load::Food(1));
        public.homes[seat(1)].gold = 2;
    });
    assert_eq!(game.refused(1, "sell:gold"), "MT2", "waking comes first");
    game.does(1, "wake:1");
    assert_eq!(game.public().phase, Phase::Sell { merchant: 1 });
    assert_eq!(game.legal(), "sell:food sell:gold sell:none");
    let loaded = Event::Loaded { seat: seat(1), merchant: 1, ware: Ware::Food };
    assert_eq!(game.does(1, "sell:food"), [loaded]);
    assert_eq!(game.legal(), "sell:gold sell:none");
    let loaded = Event::Loaded { seat: seat(1), merchant: 2, ware: Ware::Gold };
    assert_eq!(game.does(1, "sell:gold"), [loaded]);
    assert_eq!(game.legal(), "sell:food sell:none");
    assert_eq!(game.does(1, "sell:none"), []);
    assert_eq!(game.public().phase, Phase::Take);
    let loads: Vec<Load> = game.home(1).merchants.iter().map(|merchant| merchant.load).collect();
    assert_eq!(loads, [Load::Food(1), Load::Gold(5), Load::Food(1)]);
    assert_eq!((game.home(1).food, game.home(1).gold), (3, 1));
}

#[test]
fn mt4_a_merchant_that_nothing_can_be_given_to_is_not_asked_about() {
    let _watch = RuleWatch::new("MT4");
    let mut game = Play::morning(&usual(2), |public| {
        merchant(public, 1, Load::Food(1));
        merchant(public, 1, Load::Gold(1));
        merchant(public, 1, Load::Nothing);
        public.homes[seat(1)].gold = 1;
        public.homes[seat(1)].food = 0;
        workers(public, 1, 0, 2);
    });
    assert_eq!(game.public().phase, Phase::Sell { merchant: 2 });
    game.does(1, "sell:gold");
    assert_eq!(game.public().phase, Phase::Take, "the last gold is gone");
    assert_eq!(game.home(1).merchants[1].load, Load::Gold(2));
}

#[test]
fn mt4_a_first_gold_makes_a_merchant_of_gold() {
    let _watch = RuleWatch::new("MT4");
    let mut game = Play::morning(&usual(2), |public| merchant(public, 1, Load::Nothing));
    game.does(1, "sell:gold");
    assert_eq!((game.home(1).merchants[0].load, game.home(1).gold), (Load::Gold(1), 0));
}

#[test]
fn mt4_1_a_merchant_keeps_to_the_kind_that_it_took_first() {
    let _watch = RuleWatch::new("MT4.1");
    let game = Play::morning(&usual(2), |public| merchant(public, 1, Load::Gold(2)));
    assert_eq!(game.legal(), "sell:gold sell:none");
    assert_eq!(game.refused(1, "sell:food"), "MT4.1");
    let game = Play::morning(&usual(2), |public| merchant(public, 1, Load::Food(2)));
    assert_eq!(game.legal(), "sell:food sell:none");
    assert_eq!(game.refused(1, "sell:gold"), "MT4.1");
}

#[test]
fn mt4_2_what_is_given_comes_from_the_stock() {
    let _watch = RuleWatch::new("MT4.2");
    let game = Play::morning(&usual(2), |public| {
        merchant(public, 1, Load::Nothing);
        public.homes[seat(1)].gold = 0;
    });
    assert_eq!(game.legal(), "sell:food sell:none");
    assert_eq!(game.refused(1, "sell:gold"), "MT4.2");
    let game = Play::morning(&usual(2), |public| {
        merchant(public, 1, Load::Nothing);
        workers(public, 1, 1, 2);
        public.homes[seat(1)].food = 0;
    });
    assert_eq!(game.public().phase, Phase::Sell { merchant: 1 }, "nobody could be woken");
    assert_eq!(game.refused(1, "sell:food"), "MT4.2");
}
