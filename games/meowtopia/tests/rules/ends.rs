//! The end of a round and of the game.

use game_api::{Game, RuleWatch, Setup};
use meowtopia::{Ending, Event, Job, Phase};

use crate::play::{Play, edition, farm, seat, took, usual, workers};

/// Seventeen fields to the east of the set-up's two.
const ROW: &str = "2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0 16.0 17.0 18.0";

#[test]
fn mt13_a_player_gets_fields_and_sticks_even_when_the_board_is_empty() {
    let _watch = RuleWatch::new("MT13");
    // Two players: 22 fields. Nineteen and two lie before them, one on the board.
    let mut game = Play::day(2, |public| public.homes[seat(1)].farm = farm(ROW, ""));
    assert_eq!(game.public().fields, 1);
    game.plays(1, &["take:fields", "send:2"]);
    assert_eq!(game.does(1, "field:0.1").len(), 2);
    assert_eq!(game.public().fields, 0);
    let laid = Event::LaidField { seat: seat(1), at: meowtopia::Spot::new(0, 2), watered: false };
    assert_eq!(game.does(1, "field:0.2"), [laid], "no second announcement of the end");
    game.plays(2, &["follow:2", "field:0.1"]);
    assert_eq!((game.public().fields, game.home(1).farm.fields(), game.home(2).farm.fields()), (0, 21, 3));
}

#[test]
fn mt13_sticks_do_not_run_out_either() {
    let _watch = RuleWatch::new("MT13");
    let sticks =
        "0.0n 1.0n 2.0n 3.0n 4.0n 5.0n 6.0n 7.0n 8.0n 9.0n 10.0n 0.1n 1.1n 2.1n 3.1n 4.1n 5.1n 6.1n 7.1n";
    let mut game = Play::day(2, |public| public.homes[seat(1)].farm = farm(ROW, sticks));
    assert_eq!(game.public().sticks, 1);
    game.plays(1, &["take:irrigation", "send:2", "stick:8.1n", "stick:9.1n"]);
    assert_eq!((game.public().sticks, game.home(1).farm.sticks()), (0, 22));
    assert_eq!(game.public().ending, Some(Ending::LastStick));
    game.plays(2, &["follow:2", "stick:0.0n"]);
    assert_eq!((game.public().sticks, game.home(2).farm.sticks()), (0, 2));
}

#[test]
fn mt14_tiles_that_nobody_took_get_one_food_and_it_adds_up_over_three_rounds() {
    let _watch = RuleWatch::new("MT14");
    let mut game = Play::day(2, |public| {
        public.homes[seat(1)].food = 50;
        public.homes[seat(2)].food = 50;
    });
    let bonus = |game: &Play| game.public().tiles.map(|tile| tile.bonus);
    for (round, expected) in [(1, [1, 1, 0, 0, 1]), (2, [2, 2, 0, 0, 2]), (3, [3, 3, 0, 0, 3])] {
        assert_eq!(game.public().round, round);
        for tile in ["take:gold", "take:recruit"] {
            let player = game.public().turn.number();
            game.does(player, tile);
            game.rests();
        }
        assert_eq!(bonus(&game), expected, "after round {round}");
        assert!(game.public().tiles.iter().all(|tile| tile.taken.is_none()));
    }
    let player = game.public().turn.number();
    let food = game.food(player);
    game.does(player, "take:irrigation");
    assert_eq!(game.food(player), food + 3);
    assert_eq!(bonus(&game), [3, 0, 0, 0, 3]);
}

#[test]
fn mt14_the_first_player_changes_to_the_left() {
    let _watch = RuleWatch::new("MT14");
    let mut game = Play::day(3, |public| {
        public.first = seat(3);
        public.turn = seat(2);
        public.actor = seat(2);
    });
    game.does(2, "take:gold");
    game.does(2, "send:0");
    game.does(3, "pass");
    game.does(1, "pass");
    let events = game.does(2, "unfed:0");
    assert_eq!(events[1], Event::Round { round: 2, first: seat(1) });
    assert_eq!((game.public().round, game.public().first, game.public().turn), (2, seat(1), seat(1)));
    assert_eq!(game.game.round(), 2);
}

#[test]
fn mt15_the_last_field_ends_the_game_with_the_round() {
    let _watch = RuleWatch::new("MT15");
    let mut game = Play::day(3, |public| {
        public.homes[seat(1)].farm = farm(ROW, "");
        public.homes[seat(2)].farm = farm("2.0", "");
        public.homes[seat(3)].food = 9;
    });
    assert_eq!(game.public().fields, 1);
    game.plays(1, &["take:fields", "send:1"]);
    let events = game.does(1, "field:19.0");
    assert_eq!(events[1], Event::LastRound { ending: Ending::LastField });
    assert_eq!(game.public().ending, Some(Ending::LastField));
    game.rests();
    // The others still have their turns, and their evenings.
    assert_eq!((game.waits_for().as_str(), game.public().round), ("2", 1));
    game.does(2, "take:food");
    game.rests();
    assert_eq!(game.waits_for(), "3");
    game.plays(3, &["take:gold", "send:0"]);
    while game.public().phase == Phase::Follow {
        let player = game.waits_for().parse().expect("a seat");
        game.does(player, "pass");
    }
    assert_eq!((game.waits_for().as_str(), game.public().phase), ("3", Phase::Evening));
    let food = game.food(3);
    let events = game.does(3, "unfed:0");
    assert_eq!(game.waits_for(), "over");
    assert_eq!(events.last(), Some(&Event::Over { rounds: 1 }));
    assert_eq!(game.food(3), food - 2 + 2, "two eaten, two for those who are awake");
}

#[test]
fn mt15_the_last_stick_ends_the_game_with_the_round() {
    let _watch = RuleWatch::new("MT15");
    let sticks =
        "0.0n 1.0n 2.0n 3.0n 4.0n 5.0n 6.0n 7.0n 8.0n 9.0n 10.0n 0.1n 1.1n 2.1n 3.1n 4.1n 5.1n 6.1n 7.1n";
    let mut game = Play::day(2, |public| public.homes[seat(1)].farm = farm(ROW, sticks));
    game.plays(1, &["take:irrigation", "send:1"]);
    let events = game.does(1, "stick:8.1n");
    assert_eq!(events[1], Event::LastRound { ending: Ending::LastStick });
    game.rests();
    assert_eq!(game.waits_for(), "2");
    game.does(2, "take:gold");
    game.rests();
    assert_eq!((game.waits_for().as_str(), game.public().round), ("over", 1));
}

#[test]
fn mt15_a_kitten_of_another_family_ends_the_game_with_the_round() {
    let _watch = RuleWatch::new("MT15");
    let mut game = Play::day(2, |public| workers(public, 1, 6, 0));
    game.plays(1, &["take:recruit", "send:1", "recruit:worker:2"]);
    assert_eq!(game.public().ending, Some(Ending::Adoption));
    game.rests();
    assert_eq!(game.waits_for(), "2");
    game.does(2, "take:gold");
    game.rests();
    assert_eq!(game.waits_for(), "over");
}

#[test]
fn mt15_the_first_cause_is_the_one_that_is_told() {
    let _watch = RuleWatch::new("MT15");
    let mut game = Play::day(2, |public| {
        workers(public, 1, 6, 0);
        public.homes[seat(1)].farm = farm(ROW, "");
    });
    game.plays(1, &["take:recruit", "send:1", "recruit:worker:2"]);
    game.rests();
    game.plays(2, &["take:fields", "send:1", "field:2.0"]);
    assert_eq!((game.public().fields, game.public().ending), (0, Some(Ending::Adoption)));
}

#[test]
fn mt15_a_round_without_a_cause_is_followed_by_another() {
    let _watch = RuleWatch::new("MT14");
    let mut game = Play::day(2, |public| public.homes[seat(1)].farm = farm("2.0 3.0", ""));
    game.does(1, "take:gold");
    game.rests();
    game.does(2, "take:food");
    game.rests();
    assert_eq!((game.waits_for().as_str(), game.public().round), ("2", 2));
    assert!(game.game.outcome().is_none());
}

#[test]
fn mt15_1_the_game_is_over_after_sixty_rounds() {
    let _watch = RuleWatch::new("MT15.1");
    let at = |round: u16| {
        let mut game = Play::day(2, |public| {
            public.round = round;
            public.first = seat(2);
        });
        game.does(1, "take:gold");
        game.rests();
        game
    };
    assert_eq!((at(59).waits_for().as_str(), at(59).public().round), ("1", 60));
    let game = at(60);
    assert_eq!((game.waits_for().as_str(), game.public().round), ("over", 60));
    assert_eq!(game.public().ending, None);
    assert_eq!(game.outcome().ranks.values().count(), 2);
}

#[test]
fn mt15_1_another_box_may_have_fewer_rounds() {
    let _watch = RuleWatch::new("MT15.1");
    let short = edition(&[("rounds = { value = 60", "rounds = { value = 1")]);
    let mut game = Play::fresh(&Setup { edition: short, ..usual(2) });
    game.falls("first:2");
    game.does(2, "take:gold");
    game.rests();
    game.does(1, "take:food");
    game.rests();
    assert_eq!(game.waits_for(), "over");
}

#[test]
fn mt14_the_evening_of_a_last_player_ends_the_round() {
    let _watch = RuleWatch::new("MT14");
    let mut game = Play::day(2, |public| {
        public.first = seat(2);
        took(public, Job::Food);
        public.phase = Phase::Evening;
    });
    game.does(1, "unfed:0");
    assert_eq!(game.public().tiles.map(|tile| tile.bonus), [0, 1, 1, 1, 1]);
    assert_eq!(game.public().tile, None);
    assert_eq!(game.public().job, None);
}
