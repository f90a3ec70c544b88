//! What no position may break. A broken one is told, whatever is wrong with it.

use game_api::{Game, PerSeat};
use meowtopia::{Ending, Farm, Job, Load, Meowtopia, Merchant, Phase, Public};
use serde_json::{Value, json};

use crate::play::{Play, farm, seat, usual, workers};

/// The position but for a change that nothing follows; what the audit says to it.
#[track_caller]
fn broken(change: impl FnOnce(&mut Public)) -> String {
    let mut public = Play::day(3, |_| {}).public().clone();
    change(&mut public);
    let game: Meowtopia = serde_json::from_value(json!({ "public": public })).expect("plain data");
    game.audit().expect_err("the audit finds it")
}

#[test]
fn kittens_neither_appear_nor_vanish() {
    assert_eq!(broken(|public| public.stock[seat(2)] = 5), "family 2 has 7 kittens, not 6");
    assert_eq!(broken(|public| public.homes[seat(1)].asleep[seat(3)] = 1), "family 3 has 7 kittens, not 6");
    assert_eq!(broken(|public| public.stock[seat(1)] = 255), "family 1 has 257 kittens, not 6");
    let stranger = Merchant { family: seat(2), load: Load::Nothing };
    assert_eq!(
        broken(|public| public.homes[seat(1)].merchants.push(stranger)),
        "family 2 has 7 kittens, not 6"
    );
    let gone = broken(|public| {
        public.homes[seat(2)].awake[seat(2)] = 0;
        public.stock[seat(2)] = 6;
    });
    assert_eq!(gone, "seat 2 has no kitten");
}

#[test]
fn the_board_fits_the_farms() {
    assert_eq!(broken(|public| public.fields = 5), "5 fields lie on the board, not 19");
    assert_eq!(broken(|public| public.sticks = 21), "21 sticks lie on the board, not 22");
    let row: Vec<String> = (2..=22).map(|column| format!("{column}.0")).collect();
    let ended = |public: &mut Public| {
        public.homes[seat(1)].farm = farm(&row.join(" "), "");
        public.fields = 0;
    };
    assert_eq!(broken(ended), "the last of the fields ended nothing");
    let many: Vec<String> = (2..=40).map(|column| format!("{column}.0")).collect();
    let huge = |public: &mut Public| {
        public.homes[seat(1)].farm = farm(&many.join(" "), "");
        public.fields = 0;
        public.ending = Some(Ending::LastField);
    };
    assert_eq!(broken(huge), "45 fields are laid");
}

#[test]
fn nobody_is_named_who_does_not_sit_at_the_table() {
    assert_eq!(broken(|public| public.turn = seat(4)), "nobody sits in seat 4");
    assert_eq!(broken(|public| public.first = seat(5)), "nobody sits in seat 5");
    assert_eq!(broken(|public| public.actor = seat(6)), "nobody sits in seat 6");
    assert_eq!(broken(|public| public.tiles[0].taken = Some(seat(4))), "nobody sits in seat 4");
    let stranger = Merchant { family: seat(4), load: Load::Nothing };
    assert_eq!(broken(|public| public.homes[seat(1)].merchants.push(stranger)), "nobody sits in seat 4");
    let short = "a list of families is not as long as the table";
    assert_eq!(broken(|public| public.stock = PerSeat::from_fn(2, |_| 4)), short);
    assert_eq!(broken(|public| public.homes[seat(2)].awake = PerSeat::from_fn(4, |_| 0)), short);
    assert_eq!(broken(|public| public.homes[seat(3)].asleep = PerSeat::from_fn(2, |_| 0)), short);
    let lone = |public: &mut Public| {
        let home = public.homes[seat(1)].clone();
        public.homes = PerSeat::from_fn(1, |_| home.clone());
    };
    assert_eq!(broken(lone), "1 players");
}

#[test]
fn amounts_stay_within_reason() {
    assert_eq!(broken(|public| public.round = 0), "round 0");
    assert_eq!(broken(|public| public.round = 61), "round 61");
    assert_eq!(broken(|public| public.homes[seat(2)].food = 2_000_000), "seat 2 is too rich");
    assert_eq!(broken(|public| public.homes[seat(2)].gold = 2_000_000), "seat 2 is too rich");
    assert_eq!(broken(|public| public.homes[seat(2)].malus = 20_000), "seat 2 is too rich");
    assert_eq!(broken(|public| public.tiles[4].bonus = 20_000), "a tile is too rich");
    for load in [Load::Food(0), Load::Gold(0), Load::Gold(20_000)] {
        let merchant = Merchant { family: seat(1), load };
        let found = broken(|public| public.homes[seat(1)].merchants.push(merchant));
        assert_eq!(found, format!("seat 1 has a merchant with {load:?}"));
    }
}

#[test]
fn a_phase_asks_something_that_can_be_answered() {
    let phases = [
        Phase::Wake,
        Phase::Rouse { left: 1 },
        Phase::Sell { merchant: 0 },
        Phase::Sell { merchant: 1 },
        Phase::Choose,
        Phase::Send,
        Phase::Name { count: 1, left: 1 },
        Phase::Name { count: 0, left: 0 },
        Phase::Lay { left: 1 },
        Phase::Follow,
    ];
    for phase in phases {
        assert_eq!(
            broken(|public| public.phase = phase),
            format!("{phase:?} is no question for seat 1"),
            "{phase:?}"
        );
    }
    let lot = broken(|public| {
        public.phase = Phase::Lot;
        public.round = 2;
    });
    assert_eq!(lot, "Lot is no question for seat 1");
    let fed = broken(|public| {
        workers(public, 1, 1, 0);
        public.stock[seat(1)] = 5;
        public.phase = Phase::Evening;
    });
    assert_eq!(fed, "Evening is no question for seat 1");
    let others = broken(|public| public.actor = seat(2));
    assert_eq!(others, "Take is no question for seat 2");
    let no_tile = broken(|public| public.tiles.iter_mut().for_each(|tile| tile.taken = Some(seat(1))));
    assert_eq!(no_tile, "Take is no question for seat 1");
}

#[test]
fn what_is_laid_must_have_room() {
    let laying = |job: Job, left: u8, actor: u8| {
        move |public: &mut Public| {
            crate::play::took(public, job);
            public.actor = seat(actor);
            public.phase = Phase::Lay { left };
        }
    };
    for (job, left, actor) in [
        (Job::Fields, 0, 1),
        (Job::Fields, 7, 1),
        (Job::Fields, 2, 2),
        (Job::Food, 1, 1),
        (Job::Recruit, 2, 1),
    ] {
        let found = broken(laying(job, left, actor));
        assert_eq!(found, format!("Lay {{ left: {left} }} is no question for seat {actor}"), "{job}");
    }
    for (job, left, actor) in [(Job::Fields, 6, 1), (Job::Recruit, 1, 1), (Job::Irrigation, 1, 2)] {
        Play::day(3, laying(job, left, actor));
    }
}

/// Reads a farm that is none, and gives what is wrong with it.
fn no_farm(fields: &[&str], sticks: &[&str]) -> String {
    let written = json!({ "fields": fields, "sticks": sticks });
    serde_json::from_value::<Farm>(written).expect_err("no farm").to_string()
}

#[test]
fn a_farm_is_read_only_if_it_could_have_grown() {
    let start = "a farm holds 0.0 and 1.0 and the stick 1.0w between them";
    assert_eq!(no_farm(&["0.0"], &["1.0w"]), start);
    assert_eq!(no_farm(&["1.0", "2.0"], &["1.0w"]), start);
    assert_eq!(no_farm(&["0.0", "1.0"], &[]), start);
    assert_eq!(no_farm(&["0.0", "1.0", "3.0"], &["1.0w"]), "the field 3.0 stands apart");
    assert_eq!(no_farm(&["0.0", "1.0", "2.1"], &["1.0w"]), "the field 2.1 stands apart");
    assert_eq!(no_farm(&["0.0", "1.0", "1.0"], &["1.0w"]), "the field 1.0 is there twice");
    assert_eq!(no_farm(&["0.0", "1.0", "2.0", "2.0"], &["1.0w"]), "the field 2.0 is there twice");
    let stick = "touches no field or is there twice";
    assert_eq!(no_farm(&["0.0", "1.0"], &["1.0w", "3.0w"]), format!("the stick 3.0w {stick}"));
    assert_eq!(no_farm(&["0.0", "1.0"], &["1.0w", "1.0w"]), format!("the stick 1.0w {stick}"));
    for [first, last] in [["-1.0", "61.0"], ["0.-31", "0.31"], ["99.0", "98.0"], ["0.-99", "0.99"]] {
        assert_eq!(no_farm(&["0.0", "1.0", first, last], &["1.0w"]), "a farm spans at most 62 squares");
    }
    let endless = ["0.0", "1.0"].repeat(4_000);
    assert_eq!(no_farm(&endless, &["1.0w"]), "a farm spans at most 62 squares");
    assert!(serde_json::from_value::<Farm>(json!({ "fields": ["0.0", "1.0", "x"], "sticks": [] })).is_err());
}

#[test]
fn a_farm_is_written_as_lists_of_places() {
    let written: Value = serde_json::to_value(farm("2.0 2.1", "2.1n")).expect("plain data");
    assert_eq!(written, json!({ "fields": ["0.0", "1.0", "2.0", "2.1"], "sticks": ["1.0w", "2.1n"] }));
}

#[test]
fn a_fresh_game_keeps_the_invariant() {
    for seats in 2..=4 {
        Play::fresh(&usual(seats)).game.audit().expect("a fresh game");
    }
}
