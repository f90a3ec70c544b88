//! Irrigation.

use game_api::RuleWatch;
use meowtopia::{Event, Spot};

use crate::play::{Play, farm, seat, workers};

/// Seat 1 lays `count` sticks on a farm of these pieces.
fn digging(count: u8, fields: &str, sticks: &str) -> Play {
    let mut game = Play::day(2, |public| {
        workers(public, 1, 6, 0);
        public.homes[seat(1)].farm = farm(fields, sticks);
    });
    game.plays(1, &["take:irrigation", &format!("send:{count}")]);
    game
}

#[test]
fn mt8_a_stick_waters_the_fields_that_it_touches() {
    let _watch = RuleWatch::new("MT8");
    let mut game = digging(2, "2.0 3.0", "");
    assert_eq!(game.home(1).farm.watered(), 2);
    let laid = Event::LaidStick { seat: seat(1), at: Spot::new(3, 0).west(), touches: 2 };
    assert_eq!(game.does(1, "stick:3.0w"), [laid]);
    let farm = &game.home(1).farm;
    assert_eq!((farm.watered(), farm.sticks(), farm.touched()), (4, 2, 4));
    assert!(farm.is_watered(Spot::new(2, 0)) && farm.is_watered(Spot::new(3, 0)));
    assert_eq!(game.public().sticks, 22 - 3);
    // A field that is watered already may get more.
    let laid = Event::LaidStick { seat: seat(1), at: Spot::new(0, 1).north(), touches: 1 };
    assert_eq!(game.does(1, "stick:0.1n")[0], laid);
    assert_eq!((game.home(1).farm.watered(), game.home(1).farm.touched()), (4, 5));
}

#[test]
fn mt8_every_free_edge_of_an_own_field_is_offered_once() {
    let _watch = RuleWatch::new("MT8");
    let mut game = digging(1, "", "");
    assert_eq!(game.legal(), "stick:0.0n stick:1.0n stick:0.0w stick:2.0w stick:0.1n stick:1.1n");
    game.does(1, "stick:0.0n");
    let game = digging(1, "1.1", "1.1n");
    assert_eq!(
        game.legal(),
        "stick:0.0n stick:1.0n stick:0.0w stick:2.0w stick:0.1n stick:1.1w stick:2.1w stick:1.2n"
    );
}

#[test]
fn mt8_the_four_walls_of_a_field_water_it() {
    let _watch = RuleWatch::new("MT8");
    for wall in ["2.1n", "2.1w", "3.1w", "2.2n"] {
        let mut game = digging(1, "2.0 2.1", "");
        assert!(!game.home(1).farm.is_watered(Spot::new(2, 1)));
        game.does(1, &format!("stick:{wall}"));
        assert!(game.home(1).farm.is_watered(Spot::new(2, 1)), "{wall}");
        let both = wall == "2.1n";
        assert_eq!(game.home(1).farm.watered(), if both { 4 } else { 3 }, "{wall}");
        assert_eq!(game.home(1).farm.touched(), if both { 4 } else { 3 }, "{wall}");
    }
}

#[test]
fn mt8_1_an_edge_takes_one_stick_only() {
    let _watch = RuleWatch::new("MT8.1");
    let mut game = digging(2, "", "");
    assert_eq!(game.refused(1, "stick:1.0w"), "MT8.1");
    game.does(1, "stick:2.0w");
    assert_eq!(game.refused(1, "stick:2.0w"), "MT8.1");
}

#[test]
fn mt8_2_the_edge_must_be_one_of_an_own_field() {
    let _watch = RuleWatch::new("MT8.2");
    let game = digging(1, "", "");
    for edge in ["3.0w", "0.-1n", "0.2n", "-1.0w", "2.0n", "0.1w", "50.50n", "-99.99w"] {
        assert_eq!(game.refused(1, &format!("stick:{edge}")), "MT8.2", "{edge}");
    }
    // The other player's farm has an edge there; that does not help.
    let game = game.but(|public| public.homes[seat(2)].farm = farm("2.0", ""));
    assert_eq!(game.refused(1, "stick:3.0w"), "MT8.2");
}
