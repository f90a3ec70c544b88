//! Following and passing.

use game_api::RuleWatch;
use meowtopia::{Event, Job, Load, Phase};

use crate::play::{Play, farm, merchant, seat, workers};

/// Seat 1 takes the tile and sends nobody; seat 2 is asked, if there is something to ask.
#[track_caller]
fn after(tile: &str, mut game: Play) -> Play {
    game.does(1, &format!("take:{tile}"));
    if game.public().phase == Phase::Send {
        game.does(1, "send:0");
    }
    game
}

#[test]
fn mt6_the_others_choose_clockwise_after_the_action() {
    let _watch = RuleWatch::new("MT6");
    let mut game = Play::day(3, |public| {
        public.turn = seat(2);
        public.actor = seat(2);
    });
    game.plays(2, &["take:gold", "send:2"]);
    assert_eq!((game.waits_for().as_str(), game.public().phase), ("3", Phase::Follow));
    game.does(3, "pass");
    assert_eq!((game.waits_for().as_str(), game.public().phase), ("1", Phase::Follow));
    game.does(1, "pass");
    assert_eq!((game.waits_for().as_str(), game.public().phase), ("2", Phase::Evening));
}

#[test]
fn mt6_who_follows_sends_one_worker_even_if_nobody_was_sent() {
    let _watch = RuleWatch::new("MT6");
    let mut game = after("gold", Play::day(2, |public| workers(public, 2, 3, 0)));
    assert_eq!(game.legal(), "follow:2 pass");
    let events = game.does(2, "follow:2");
    assert_eq!(events[0], Event::Followed { seat: seat(2), job: Job::Gold });
    assert_eq!((game.workers(2), game.home(2).gold), ((2, 1), 2));
    assert_eq!(game.home(1).gold, 1);
    assert_eq!(game.public().phase, Phase::Evening, "once only");
}

#[test]
fn mt6_a_follower_does_every_action_once() {
    let _watch = RuleWatch::new("MT6");
    let mut game = after("food", Play::day(2, |_| {}));
    game.does(2, "follow:2");
    assert_eq!(game.food(2), 6);
    let mut game = after("fields", Play::day(2, |_| {}));
    game.plays(2, &["follow:2", "field:2.0"]);
    assert_eq!((game.home(2).farm.fields(), game.home(1).farm.fields()), (3, 2));
    let mut game = after("irrigation", Play::day(2, |_| {}));
    game.plays(2, &["follow:2", "stick:2.0w"]);
    assert_eq!((game.home(2).farm.sticks(), game.home(1).farm.sticks()), (2, 1));
    let mut game = after("recruit", Play::day(2, |_| {}));
    game.plays(2, &["follow:2", "recruit:worker:2"]);
    assert_eq!((game.workers(2), game.home(2).gold), ((2, 1), 0));
    assert_eq!(game.public().phase, Phase::Evening);
}

#[test]
fn mt6_a_follower_with_two_families_says_who_goes() {
    let _watch = RuleWatch::new("MT6");
    let mut game = after(
        "gold",
        Play::day(3, |public| {
            public.homes[seat(2)].awake[seat(1)] = 1;
            public.homes[seat(2)].asleep[seat(3)] = 1;
        }),
    );
    assert_eq!(game.legal(), "follow:1 follow:2 pass:3 pass");
    game.does(2, "follow:1");
    let home = game.home(2);
    assert_eq!((home.awake[seat(1)], home.asleep[seat(1)], home.awake[seat(2)]), (0, 1, 2));
}

#[test]
fn mt6_who_passes_wakes_one_kitten_for_free() {
    let _watch = RuleWatch::new("MT6");
    let mut game = after("gold", Play::day(2, |public| workers(public, 2, 1, 3)));
    assert_eq!(game.legal(), "follow:2 pass:2 pass");
    assert_eq!(game.does(2, "pass:2"), [Event::Passed { seat: seat(2), woke: true, food: 0 }]);
    assert_eq!((game.workers(2), game.food(2)), ((2, 2), 4));
}

#[test]
fn mt6_who_passes_with_all_awake_takes_one_food() {
    let _watch = RuleWatch::new("MT6");
    let mut game = after("gold", Play::day(2, |_| {}));
    assert_eq!(game.does(2, "pass"), [Event::Passed { seat: seat(2), woke: false, food: 1 }]);
    assert_eq!((game.workers(2), game.food(2)), ((2, 0), 5));
}

#[test]
fn mt6_who_passes_and_leaves_a_sleeper_gets_nothing() {
    let _watch = RuleWatch::new("MT6");
    let mut game = after("gold", Play::day(2, |public| workers(public, 2, 1, 1)));
    assert_eq!(game.does(2, "pass"), [Event::Passed { seat: seat(2), woke: false, food: 0 }]);
    assert_eq!((game.workers(2), game.food(2)), ((1, 1), 4));
}

#[test]
fn mt6_who_can_only_pass_with_all_awake_is_not_asked() {
    let _watch = RuleWatch::new("MT6");
    let game = after(
        "recruit",
        Play::day(3, |public| {
            public.homes[seat(2)].gold = 0;
        }),
    );
    assert_eq!(game.waits_for(), "3");
    assert_eq!((game.food(2), game.food(3)), (5, 4));
}

#[test]
fn mt6_1_without_a_waking_worker_nobody_follows() {
    let _watch = RuleWatch::new("MT6.1");
    let game = after(
        "gold",
        Play::day(3, |public| {
            workers(public, 2, 0, 2);
            merchant(public, 2, Load::Nothing);
        }),
    );
    assert_eq!(game.legal(), "pass:2 pass");
    assert_eq!(game.refused(2, "follow:2"), "MT6.1");
    assert_eq!(game.refused(2, "follow:1"), "MT6.1", "it has no worker of that family");
    assert_eq!(game.refused(2, "follow:4"), "MT6.1", "a family that is not in play");
}

#[test]
fn mt6_2_who_cannot_do_the_action_must_pass() {
    let _watch = RuleWatch::new("MT6.2");
    let no_gold = |public: &mut meowtopia::Public| {
        workers(public, 2, 2, 1);
        public.homes[seat(2)].gold = 0;
    };
    let game = after("recruit", Play::day(2, no_gold));
    assert_eq!(game.legal(), "pass:2 pass");
    assert_eq!(game.refused(2, "follow:2"), "MT6.2");
    let no_kitten = |public: &mut meowtopia::Public| {
        workers(public, 1, 6, 0);
        workers(public, 2, 5, 1);
    };
    let game = after("recruit", Play::day(2, no_kitten));
    assert_eq!(game.refused(2, "follow:2"), "MT6.2");
    let no_edge = |public: &mut meowtopia::Public| {
        workers(public, 2, 1, 1);
        public.homes[seat(2)].farm = farm("", "0.0n 1.0n 0.0w 2.0w 0.1n 1.1n");
    };
    let game = after("irrigation", Play::day(2, no_edge));
    assert_eq!(game.legal(), "pass:2 pass");
    assert_eq!(game.refused(2, "follow:2"), "MT6.2");
}

#[test]
fn mt6_3_passing_wakes_only_a_sleeper() {
    let _watch = RuleWatch::new("MT6.3");
    let game = after(
        "gold",
        Play::day(3, |public| {
            workers(public, 2, 1, 0);
            public.homes[seat(2)].asleep[seat(3)] = 1;
        }),
    );
    assert_eq!(game.legal(), "follow:2 pass:3 pass");
    assert_eq!(game.refused(2, "pass:2"), "MT6.3");
    assert_eq!(game.refused(2, "pass:4"), "MT6.3", "a family that is not in play");
}
