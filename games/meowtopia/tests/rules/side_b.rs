//! The back of the tiles.

use game_api::RuleWatch;
use meowtopia::{Event, Job, Phase};

use crate::play::{Play, seat, side_b, workers};

/// Seat 1 is about to take a tile of side B.
fn day(seats: u8, change: impl FnOnce(&mut meowtopia::Public)) -> Play {
    Play::fresh(&side_b(seats)).but(|public| {
        public.phase = Phase::Take;
        change(public);
    })
}

#[test]
fn mt17_the_followers_do_the_other_action_of_the_tile() {
    let _watch = RuleWatch::new("MT17");
    let mut game = day(3, |_| {});
    let pair = Some([Job::Gold, Job::Recruit]);
    assert_eq!(game.does(1, "take:gold"), [Event::Took { seat: seat(1), tile: Job::Gold, pair, bonus: 0 }]);
    assert_eq!((game.public().phase, game.legal().as_str()), (Phase::Choose, "do:gold do:recruit"));
    assert_eq!(game.does(1, "do:recruit"), [Event::Chose { seat: seat(1), job: Job::Recruit }]);
    game.plays(1, &["send:1", "recruit:worker:1"]);
    assert_eq!(game.public().job, Some(Job::Gold));
    game.does(2, "follow:2");
    assert_eq!(game.home(2).gold, 2);
    game.does(3, "follow:3");
    assert_eq!((game.home(3).gold, game.home(3).kittens()), (2, 2));
    assert_eq!(game.home(1).kittens(), 3);
}

#[test]
fn mt17_the_first_action_leaves_the_second_to_the_followers() {
    let _watch = RuleWatch::new("MT17");
    let mut game = day(2, |_| {});
    game.plays(1, &["take:food", "do:food", "send:2"]);
    assert_eq!(game.food(1), 9);
    game.plays(2, &["follow:2", "stick:0.0n"]);
    assert_eq!(game.home(2).farm.sticks(), 2);
}

#[test]
fn mt17_the_pairs_of_the_tiles() {
    let _watch = RuleWatch::new("MT17");
    day(2, |_| {}).plays(1, &["take:food", "do:food"]);
    let pairs = [
        ("food", "do:food do:irrigation"),
        ("irrigation", "do:irrigation do:gold"),
        ("gold", "do:gold do:recruit"),
        ("recruit", "do:recruit do:fields"),
        ("fields", "do:fields do:food"),
    ];
    for (tile, actions) in pairs {
        let mut game = day(2, |_| {});
        game.does(1, &format!("take:{tile}"));
        assert_eq!(game.legal(), actions);
    }
}

#[test]
fn mt17_the_action_is_named_even_when_nobody_is_sent() {
    let _watch = RuleWatch::new("MT17");
    let mut game = day(2, |public| workers(public, 1, 0, 2));
    game.does(1, "take:fields");
    assert_eq!(game.public().phase, Phase::Choose);
    game.does(1, "do:fields");
    assert_eq!(game.waits_for(), "2");
    let food = game.food(2);
    game.does(2, "follow:2");
    assert_eq!(game.food(2), food + 2);
}

#[test]
fn mt17_the_food_on_the_tile_goes_to_its_taker_whichever_action_is_named() {
    let _watch = RuleWatch::new("MT17");
    for action in ["do:gold", "do:irrigation"] {
        let mut game = day(2, |public| public.tiles[Job::Irrigation.index()].bonus = 2);
        game.does(1, "take:irrigation");
        assert_eq!(game.food(1), 6);
        game.plays(1, &[action, "send:0"]);
        assert_eq!((game.food(1), game.food(2)), (6, 4));
    }
}

#[test]
fn mt17_one_action_may_be_done_twice_in_a_round() {
    let _watch = RuleWatch::new("MT17");
    let mut game = day(2, |_| {});
    game.plays(1, &["take:irrigation", "do:gold", "send:1"]);
    game.does(2, "pass");
    game.does(1, "unfed:0");
    game.plays(2, &["take:gold", "do:gold", "send:2"]);
    assert_eq!((game.home(1).gold, game.home(2).gold), (2, 3));
    assert_eq!(game.public().round, 1);
}

#[test]
fn mt17_1_only_an_action_of_the_tile_can_be_named() {
    let _watch = RuleWatch::new("MT17.1");
    let mut game = day(2, |_| {});
    game.does(1, "take:recruit");
    assert_eq!(game.refused(1, "do:food"), "MT17.1");
    assert_eq!(game.refused(1, "do:gold"), "MT17.1");
    assert_eq!(game.refused(1, "send:1"), "MT2");
}
