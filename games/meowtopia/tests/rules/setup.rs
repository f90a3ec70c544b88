//! Set-up and the order of play.

use game_api::{Game, RuleWatch, Seat};
use meowtopia::{Event, Farm, Meowtopia, Phase, Spot};

use crate::play::{Play, seat, usual};

#[test]
fn mt1_each_player_begins_with_kittens_fields_food_and_gold() {
    let _watch = RuleWatch::new("MT1");
    for (seats, fields, sticks) in [(2, 18, 20), (3, 19, 22), (4, 22, 24)] {
        let game = Play::fresh(&usual(seats));
        let public = game.public();
        assert_eq!((public.fields, public.sticks), (fields, sticks), "on the board of {seats}");
        assert_eq!(public.stock.values().collect::<Vec<_>>(), vec![&4; usize::from(seats)]);
        assert!(public.tiles.iter().all(|tile| tile.taken.is_none() && tile.bonus == 0));
        for owner in Seat::all(seats) {
            let home = &public.homes[owner];
            assert_eq!((home.food, home.gold, home.malus), (4, 1, 0));
            for family in Seat::all(seats) {
                assert_eq!(home.awake[family], if family == owner { 2 } else { 0 });
                assert_eq!(home.asleep[family], 0);
            }
            assert!(home.merchants.is_empty());
            assert_eq!((home.farm.fields(), home.farm.sticks(), home.farm.watered()), (2, 1, 2));
            assert!(home.farm.has_stick(Spot::new(1, 0).west()));
            assert_eq!(home.farm, Farm::start());
        }
    }
}

#[test]
fn mt1_the_first_player_is_drawn_by_lot() {
    let _watch = RuleWatch::new("MT1");
    let mut game = Play::fresh(&usual(3));
    let mut chances = Vec::new();
    game.game.chances(&mut chances);
    let written: Vec<String> = chances.iter().map(|(seat, weight)| format!("{seat}×{weight}")).collect();
    assert_eq!(written.join(" "), "first:1×1 first:2×1 first:3×1");
    assert_eq!(game.waits_for(), "~");
    let events = game.falls("first:3");
    assert_eq!(events[0], Event::Begins { seat: seat(3) });
    assert_eq!((game.public().first, game.public().turn), (seat(3), seat(3)));
}

#[test]
fn mt1_two_to_four_may_play() {
    let _watch = RuleWatch::new("MT1");
    for seats in [0, 1, 5, 6] {
        assert!(Meowtopia::start(&usual(seats)).is_err(), "{seats} players");
    }
}

#[test]
fn mt2_every_player_has_one_turn_clockwise_from_the_first() {
    let _watch = RuleWatch::new("MT2");
    let mut game = Play::fresh(&usual(3));
    game.falls("first:2");
    let mut turns = Vec::new();
    for _ in 0..4 {
        let public = game.public();
        turns.push((public.round, public.turn.number()));
        game.rests();
    }
    assert_eq!(turns, [(1, 2), (1, 3), (1, 1), (2, 3)]);
    assert_eq!(game.refused(3, "take:gold"), "MT2");
}

#[test]
fn mt2_one_thing_comes_after_the_other() {
    let _watch = RuleWatch::new("MT2");
    let mut game = Play::day(2, |_| {});
    for early in ["wake:0", "sell:none", "do:gold", "send:0", "pick:1", "follow:1", "pass", "unfed:0"] {
        assert_eq!(game.refused(1, early), "MT2", "{early}");
    }
    for early in ["field:0.1", "stick:0.0n", "recruit:worker:1", "dismiss:awake:1", "pass:1"] {
        assert_eq!(game.refused(1, early), "MT2", "{early}");
    }
    assert_eq!(game.refused(2, "take:gold"), "MT2", "it is the other's turn");
    game.plays(1, &["take:fields", "send:1"]);
    assert_eq!(game.refused(1, "stick:0.0n"), "MT2", "fields are laid");
    assert_eq!(game.refused(1, "recruit:worker:1"), "MT2", "fields are laid");
}

#[test]
fn mt2_nobody_may_act_when_the_game_is_over() {
    let _watch = RuleWatch::new("MT2");
    let game = Play::day(2, |public| public.phase = Phase::Over);
    assert_eq!(game.refused(1, "take:gold"), "MT2");
    assert_eq!(game.legal(), "");
    assert_eq!(game.waits_for(), "over");
}
