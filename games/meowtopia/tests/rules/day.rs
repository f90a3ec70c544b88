//! Taking a tile, sending workers, and the actions that bring food and gold.

use game_api::RuleWatch;
use meowtopia::{Event, Job, Load, Phase};

use crate::play::{Play, farm, merchant, seat, workers};

#[test]
fn mt5_the_tile_and_the_food_on_it_are_taken_before_anything_else() {
    let _watch = RuleWatch::new("MT5");
    let mut game = Play::day(2, |public| public.tiles[Job::Gold.index()].bonus = 3);
    assert_eq!(game.legal(), "take:food take:irrigation take:gold take:recruit take:fields");
    assert_eq!(
        game.does(1, "take:gold"),
        [Event::Took { seat: seat(1), tile: Job::Gold, pair: None, bonus: 3 }]
    );
    assert_eq!(game.food(1), 7);
    assert_eq!(game.public().tile_of(Job::Gold).bonus, 0);
    assert_eq!(game.public().tile_of(Job::Gold).taken, Some(seat(1)));
    assert_eq!(game.public().tile, Some(Job::Gold));
}

#[test]
fn mt5_the_bonus_food_may_serve_the_same_evening() {
    let _watch = RuleWatch::new("MT5");
    let mut game = Play::day(2, |public| {
        public.homes[seat(1)].food = 0;
        public.tiles[Job::Gold.index()].bonus = 2;
    });
    game.plays(1, &["take:gold", "send:0"]);
    game.does(2, "pass");
    assert_eq!(game.public().phase, Phase::Evening);
    game.does(1, "unfed:0");
    assert_eq!((game.food(1), game.home(1).malus), (0, 0));
}

#[test]
fn mt5_those_who_are_sent_fall_asleep() {
    let _watch = RuleWatch::new("MT5");
    let mut game = Play::day(2, |public| workers(public, 1, 3, 1));
    game.does(1, "take:gold");
    assert_eq!(game.legal(), "send:0 send:1 send:2 send:3");
    assert_eq!(game.does(1, "send:2")[0], Event::Sent { seat: seat(1), job: Job::Gold, count: 2 });
    assert_eq!(game.workers(1), (1, 3));
}

#[test]
fn mt5_nobody_need_be_sent_and_who_has_nobody_is_not_asked() {
    let _watch = RuleWatch::new("MT5");
    let mut game = Play::day(2, |_| {});
    game.plays(1, &["take:food", "send:0"]);
    assert_eq!((game.food(1), game.workers(1)), (4, (2, 0)));
    let mut game = Play::day(2, |public| workers(public, 1, 0, 2));
    game.does(1, "take:food");
    assert_eq!((game.public().phase, game.waits_for()), (Phase::Follow, "2".to_owned()));
}

#[test]
fn mt5_a_field_may_adjoin_one_laid_in_the_same_action() {
    let _watch = RuleWatch::new("MT5");
    let mut game = Play::day(2, |_| {});
    game.plays(1, &["take:fields", "send:2", "field:2.0"]);
    assert_eq!(game.public().phase, Phase::Lay { left: 1 });
    game.does(1, "field:3.0");
    assert_eq!(game.home(1).farm.fields(), 4);
    assert_eq!(game.public().phase, Phase::Follow);
}

#[test]
fn mt5_where_workers_are_of_two_families_the_player_says_which_go() {
    let _watch = RuleWatch::new("MT5");
    let two_families = || {
        Play::day(3, |public| {
            workers(public, 1, 2, 0);
            public.homes[seat(1)].awake[seat(2)] = 2;
        })
    };
    let mut game = two_families();
    game.plays(1, &["take:gold", "send:3"]);
    assert_eq!(game.public().phase, Phase::Name { count: 3, left: 3 });
    assert_eq!(game.legal(), "pick:1 pick:2");
    assert_eq!(game.refused(1, "pick:3"), "MT5.3");
    game.does(1, "pick:2");
    game.does(1, "pick:2");
    // Only the own family is left to choose from.
    assert_eq!(game.public().phase, Phase::Follow);
    let home = game.home(1);
    assert_eq!((home.awake[seat(1)], home.asleep[seat(1)]), (1, 1));
    assert_eq!((home.awake[seat(2)], home.asleep[seat(2)]), (0, 2));
    assert_eq!(home.gold, 4, "three workers worked");
    let mut game = two_families();
    game.plays(1, &["take:gold", "send:4"]);
    assert_eq!((game.public().phase, game.workers(1)), (Phase::Follow, (0, 4)));
}

#[test]
fn mt5_1_a_tile_that_was_taken_is_gone_for_this_round() {
    let _watch = RuleWatch::new("MT5.1");
    let mut game = Play::day(2, |_| {});
    game.does(1, "take:gold");
    game.rests();
    assert_eq!(game.public().turn, seat(2));
    assert_eq!(game.legal(), "take:food take:irrigation take:recruit take:fields");
    assert_eq!(game.refused(2, "take:gold"), "MT5.1");
}

#[test]
fn mt5_2_six_is_the_limit_even_with_seven_workers() {
    let _watch = RuleWatch::new("MT5.2");
    let mut game = Play::day(2, |public| {
        workers(public, 1, 6, 0);
        public.homes[seat(1)].awake[seat(2)] = 1;
    });
    game.does(1, "take:gold");
    assert_eq!(game.legal(), "send:0 send:1 send:2 send:3 send:4 send:5 send:6");
    assert_eq!(game.refused(1, "send:7"), "MT5.2");
    game.plays(1, &["send:6", "pick:2"]);
    assert_eq!((game.workers(1), game.home(1).gold), ((1, 6), 7));
}

#[test]
fn mt5_3_only_waking_workers_are_sent_never_merchants() {
    let _watch = RuleWatch::new("MT5.3");
    let mut game = Play::day(2, |public| {
        workers(public, 1, 1, 2);
        merchant(public, 1, Load::Nothing);
    });
    game.does(1, "take:gold");
    assert_eq!(game.legal(), "send:0 send:1");
    assert_eq!(game.refused(1, "send:2"), "MT5.3");
}

#[test]
fn mt5_4_no_more_are_sent_than_can_do_something() {
    let _watch = RuleWatch::new("MT5.4");
    // Gold for two recruits.
    let mut game = Play::day(2, |public| {
        workers(public, 1, 4, 0);
        public.homes[seat(1)].gold = 2;
    });
    game.does(1, "take:recruit");
    assert_eq!(game.legal(), "send:0 send:1 send:2");
    assert_eq!(game.refused(1, "send:3"), "MT5.4");
    // One kitten is left in all stocks.
    let mut game = Play::day(2, |public| {
        workers(public, 1, 6, 0);
        workers(public, 2, 5, 0);
        public.homes[seat(1)].gold = 9;
    });
    game.does(1, "take:recruit");
    assert_eq!(game.legal(), "send:0 send:1");
    assert_eq!(game.refused(1, "send:2"), "MT5.4");
    // The two fields have seven edges, and six bear sticks.
    let mut game = Play::day(2, |public| {
        public.homes[seat(1)].farm = farm("", "0.0n 1.0n 0.0w 2.0w 0.1n");
    });
    game.does(1, "take:irrigation");
    assert_eq!(game.legal(), "send:0 send:1");
    assert_eq!(game.refused(1, "send:2"), "MT5.4");
    game.does(1, "send:1");
    assert_eq!(game.legal(), "stick:1.1n");
}

#[test]
fn mt5_4_who_can_send_nobody_is_not_asked() {
    let _watch = RuleWatch::new("MT5");
    let mut game = Play::day(2, |public| public.homes[seat(1)].gold = 0);
    game.does(1, "take:recruit");
    assert_eq!((game.public().phase, game.waits_for()), (Phase::Follow, "2".to_owned()));
}

#[test]
fn mt7_one_to_six_workers_bring_food() {
    let _watch = RuleWatch::new("MT7");
    for (count, food) in [(1, 2), (2, 5), (3, 8), (4, 12), (5, 16), (6, 20)] {
        let mut game = Play::day(2, |public| workers(public, 1, 6, 0));
        game.does(1, "take:food");
        let events = game.does(1, &format!("send:{count}"));
        assert_eq!(events[1], Event::Gathered { seat: seat(1), food });
        assert_eq!(game.food(1), 4 + food);
        assert_eq!(game.workers(1), (6 - count, count));
    }
}

#[test]
fn mt9_each_worker_brings_one_gold() {
    let _watch = RuleWatch::new("MT9");
    for count in 1..=6 {
        let mut game = Play::day(2, |public| workers(public, 1, 6, 0));
        game.does(1, "take:gold");
        let events = game.does(1, &format!("send:{count}"));
        assert_eq!(events[1], Event::Earned { seat: seat(1), gold: count });
        assert_eq!(game.home(1).gold, 1 + count);
    }
}
