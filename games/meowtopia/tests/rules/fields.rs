//! Fields.

use game_api::RuleWatch;
use meowtopia::{Event, Farm, MAX_SPAN, Spot};

use crate::play::{Play, farm, seat, workers};

/// Seat 1 lays `count` fields on a farm of these pieces.
fn building(count: u8, fields: &str, sticks: &str) -> Play {
    let mut game = Play::day(2, |public| {
        workers(public, 1, 6, 0);
        public.homes[seat(1)].farm = farm(fields, sticks);
    });
    game.plays(1, &["take:fields", &format!("send:{count}")]);
    game
}

#[test]
fn mt11_a_field_is_laid_beside_another() {
    let _watch = RuleWatch::new("MT11");
    let mut game = building(1, "", "");
    assert_eq!(game.legal(), "field:0.-1 field:1.-1 field:-1.0 field:2.0 field:0.1 field:1.1");
    let laid = Event::LaidField { seat: seat(1), at: Spot::new(0, -1), watered: false };
    assert_eq!(game.does(1, "field:0.-1"), [laid]);
    let farm = &game.home(1).farm;
    assert_eq!((farm.fields(), farm.watered()), (3, 2));
    assert_eq!(game.public().fields, 22 - 4 - 1);
}

#[test]
fn mt11_a_field_beyond_an_outer_stick_enters_watered_and_makes_it_worth_two() {
    let _watch = RuleWatch::new("MT11");
    let mut game = building(1, "", "2.0w");
    assert_eq!(game.home(1).farm.touched(), 3);
    let laid = Event::LaidField { seat: seat(1), at: Spot::new(2, 0), watered: true };
    assert_eq!(game.does(1, "field:2.0"), [laid]);
    let farm = &game.home(1).farm;
    assert_eq!((farm.watered(), farm.touched()), (3, 4), "the stick counts twice now");
}

#[test]
fn mt11_1_no_field_is_laid_on_another() {
    let _watch = RuleWatch::new("MT11.1");
    let mut game = building(2, "", "");
    assert_eq!(game.refused(1, "field:1.0"), "MT11.1");
    game.does(1, "field:2.0");
    assert_eq!(game.refused(1, "field:2.0"), "MT11.1");
}

#[test]
fn mt11_2_a_field_shares_a_side_with_an_own_field() {
    let _watch = RuleWatch::new("MT11.2");
    let game = building(1, "", "");
    for spot in ["2.1", "-1.-1", "3.0", "0.2", "60.0", "-99.99"] {
        assert_eq!(game.refused(1, &format!("field:{spot}")), "MT11.2", "{spot}");
    }
    let game = game.but(|public| public.homes[seat(2)].farm = farm("2.0", ""));
    assert_eq!(game.refused(1, "field:3.0"), "MT11.2", "the other's fields do not help");
}

/// What a farm offers, found square by square.
fn places(farm: &Farm) -> Vec<Spot> {
    let all = (-99..=99).flat_map(|row| (-99..=99).map(move |column| Spot::new(column, row)));
    all.filter(|&spot| !farm.has_field(spot) && farm.adjoins(spot)).collect()
}

fn offered(farm: &Farm) -> Vec<Spot> {
    let mut spots = Vec::new();
    farm.each_place(|spot| spots.push(spot));
    spots
}

#[test]
fn mt11_a_farm_may_take_any_shape() {
    let _watch = RuleWatch::new("MT11");
    building(1, "", "").does(1, "field:2.0");
    // As far as a farm can reach in each direction.
    let reach = MAX_SPAN as i8 - 2;
    for (east, south) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let mut farm = Farm::start();
        let begin = if east == 1 { 1 } else { 0 };
        let steps = if south == 0 { reach } else { reach + 1 };
        for step in 1..=steps {
            farm.lay_field(Spot::new(begin + east * step, south * step));
        }
        assert_eq!(farm.fields(), 2 + steps as u32);
        let end = Spot::new(begin + east * steps, south * steps);
        assert!(farm.has_field(end));
        farm.lay_stick(end.north());
        assert!(farm.is_watered(end) && farm.has_stick(end.north()));
        // Two ends and both sides of a line; the set-up's two fields make a corner of an upright one.
        assert_eq!(offered(&farm).len(), places(&farm).len());
        assert_eq!(offered(&farm), places(&farm));
    }
}

#[test]
fn mt11_a_farm_may_grow_far_beyond_thirty_fields() {
    let _watch = RuleWatch::new("MT11");
    building(1, "", "").does(1, "field:2.0");
    // A comb: every second column is a tooth. Then a full block of 30 by 30.
    let mut farm = Farm::start();
    for column in 2..30 {
        farm.lay_field(Spot::new(column, 0));
    }
    for column in (0..30).step_by(2) {
        for row in 1..30 {
            farm.lay_field(Spot::new(column, row));
            farm.lay_stick(Spot::new(column, row).north());
        }
    }
    assert_eq!(farm.fields(), 30 + 15 * 29);
    assert_eq!(farm.sticks(), 1 + 15 * 29);
    assert_eq!(farm.watered(), 15 * 30 + 1, "all teeth, and the second field of the set-up");
    assert_eq!(offered(&farm), places(&farm));
    for column in (1..30).step_by(2) {
        for row in 1..30 {
            farm.lay_field(Spot::new(column, row));
        }
    }
    assert_eq!(farm.fields(), 900);
    assert_eq!(offered(&farm).len(), 120);
    assert_eq!(farm.free_edges() + farm.sticks(), 2 * 30 * 31);
    let mut edges = 0;
    farm.each_free_edge(|edge| {
        edges += 1;
        assert!(!farm.has_stick(edge) && farm.fields_at(edge) > 0);
    });
    assert_eq!(edges, farm.free_edges());
}

#[test]
fn mt11_the_order_of_laying_makes_no_difference() {
    let _watch = RuleWatch::new("MT11");
    building(1, "", "").does(1, "field:2.0");
    let one = farm("2.0 2.1 -1.0 -1.-1", "2.1n");
    let mut other = Farm::start();
    for (column, row) in [(-1, 0), (-1, -1), (2, 0), (2, 1)] {
        other.lay_field(Spot::new(column, row));
    }
    other.lay_stick(Spot::new(2, 1).north());
    assert_eq!(one, other);
}

/// A line as long as a farm can be, and one field more.
fn too_long(east: i8, south: i8) {
    let mut farm = Farm::start();
    let begin = if east == 1 { 1 } else { 0 };
    let steps = MAX_SPAN as i8 - if south == 0 { 1 } else { 0 };
    for step in 1..=steps {
        farm.lay_field(Spot::new(begin + east * step, south * step));
    }
}

#[test]
#[should_panic(expected = "the farm is too wide")]
fn a_farm_that_is_too_wide_to_the_east_is_no_farm() {
    too_long(1, 0);
}

#[test]
#[should_panic(expected = "the farm is too wide")]
fn a_farm_that_is_too_wide_to_the_west_is_no_farm() {
    too_long(-1, 0);
}

#[test]
#[should_panic]
fn a_farm_that_is_too_high_is_no_farm() {
    too_long(0, 1);
}
