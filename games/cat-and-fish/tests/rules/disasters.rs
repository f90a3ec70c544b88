//! CF9 to CF11: Oil, Typhoon, and where those who are hit go.

use cat_and_fish::{CatAndFish, Disaster, Event, Gear, Phase, Tile};
use game_api::RuleWatch;

use crate::deal::{Deal, legal, money, own, pawns, play, public, seat, waits_for};

#[test]
fn cf9_the_oil_costs_two_and_drives_away() {
    let _watch = RuleWatch::new("CF9");
    let deal = |money| Deal::new(2).gear(2, &[Gear::Boat]).pawn(2, "y14").money(2, money);
    let acting = |money| deal(money).acting(1, &["oil", "fishing"]);
    let mut state = acting(5).play("1 do:oil");
    assert_eq!(legal(&state), "move:b10 move:c13 move:c15 done");
    play(&mut state, "1 move:b10");
    assert_eq!(waits_for(&state), "~2", "the fish there is shown first");
    play(&mut state, "~ up:squid");
    assert_eq!(public(&state).waters.shoals[1].discards, [0, 1, 0, 0, 0, 0]);
    assert_eq!(money(&state), [5, 3]);
    assert_eq!(pawns(&state), "x1 y13", "the only safe neighbour");
    assert_eq!((public(&state).phase, waits_for(&state)), (Phase::Act, "1".into()));
    // Who has less pays what there is.
    let state = acting(1).play("1 do:oil; 1 move:b10; ~ up:squid");
    assert_eq!(money(&state), [5, 0]);
}

#[test]
fn cf9_a_fish_under_oil_is_gone_until_spring() {
    let _watch = RuleWatch::new("CF9");
    let deal = Deal::new(2).gear(1, &[Gear::Boat]).pawn(1, "y14").oil("c13").acting(2, &["oil", "oil"]);
    let deal = deal.empty(&["c12"]);
    let state = deal.play("2 do:oil; 2 move:b9; ~ up:bone2; 2 do:oil; 2 move:c12");
    assert_eq!(public(&state).oil.to_string(), "c12", "an empty hex is entered without drawing");
    assert!(!public(&state).waters.laid.hexes().contains("b9".parse().expect("a hex")));
    assert_eq!(public(&state).waters.shoals[1].discards, [0, 0, 0, 0, 1, 0]);
}

#[test]
fn cf9_an_action_may_be_given_up() {
    let state = Deal::new(2).acting(1, &["oil", "fishing"]).play("1 do:oil; 1 done");
    assert_eq!(public(&state).oil.to_string(), "c14");
}

#[test]
fn cf9_1_one_hex() {
    let _watch = RuleWatch::new("CF9.1");
    Deal::new(2).acting(1, &["oil"]).play("1 do:oil; 1 move:b9 refused CF9.1; 1 move:c12 refused CF9.1");
}

#[test]
fn cf9_2_never_in_zone_1() {
    let _watch = RuleWatch::new("CF9.2");
    let state = Deal::new(2).oil("b10").acting(1, &["oil"]).play("1 do:oil; 1 move:a5 refused CF9.2");
    assert_eq!(legal(&state), "move:b9 move:b11 move:c13 move:c14 move:c15 done");
    Deal::new(2).typhoon("b4").acting(1, &["typhoon"]).play("1 do:typhoon; 1 move:a2 refused CF9.2");
}

#[test]
fn cf9_3_no_two_disasters_on_one_hex() {
    let _watch = RuleWatch::new("CF9.3");
    let oil = Deal::new(2).typhoon("b10").acting(1, &["oil"]);
    oil.play("1 do:oil; 1 move:b10 refused CF9.3; 1 move:c14 refused CF9.3");
    let typhoon = Deal::new(2).monster("b4").acting(1, &["typhoon"]);
    typhoon.play("1 do:typhoon; 1 move:b4 refused CF9.3");
}

#[test]
fn cf10_a_typhoon_hits_two_and_the_mover_first() {
    let _watch = RuleWatch::new("CF10");
    let mut state = Deal::new(2)
        .typhoon("c4")
        .gear(1, &[Gear::Boat])
        .gear(2, &[Gear::Boat])
        .pawn(1, "y3")
        .pawn(2, "y5")
        .fish(1, &[Tile::Crab, Tile::Whale])
        .fish(2, &[Tile::Bone1, Tile::Shark])
        .acting(1, &["typhoon", "oil"])
        .play("1 do:typhoon; 1 move:b3; ~ up:mackerel");
    assert_eq!(waits_for(&state), "1");
    assert_eq!(legal(&state), "discard:crab discard:whale");
    play(&mut state, "1 discard:whale");
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Crab]);
    assert_eq!(own(&state, 2).warehouse[..], [Tile::Bone1], "a bone is not discarded");
    assert_eq!(pawns(&state), "y2 y6");
    assert_eq!(money(&state), [5, 5], "a Typhoon costs no money");
    assert_eq!(public(&state).waters.shoals[2].discards, [0, 1, 0, 1, 0, 0]);
    assert_eq!(public(&state).phase, Phase::Act);
}

#[test]
fn cf10_clockwise_from_the_mover() {
    let _watch = RuleWatch::new("CF10");
    let fish = [Tile::Crab, Tile::Tuna];
    let deal = Deal::new(3).gear(1, &[Gear::Boat]).gear(2, &[Gear::Boat]).gear(3, &[Gear::Boat]);
    let deal = deal.pawn(1, "y3").pawn(2, "y5").pawn(3, "x5").fish(1, &fish).fish(2, &fish);
    let mut state = deal.typhoon("c4").acting(3, &["typhoon"]).state();
    play(&mut state, "3 do:typhoon; 3 move:b3; ~ up:mackerel");
    assert_eq!(waits_for(&state), "1", "seat 3 is not touched");
    play(&mut state, "2 discard:crab refused CF2; 1 discard:crab");
    assert_eq!((waits_for(&state), pawns(&state)), ("2".into(), "y2 y5 x5".into()), "seat 1 has moved first");
    play(&mut state, "2 discard:tuna");
    assert_eq!(pawns(&state), "y2 y6 x5");
}

#[test]
fn cf10_a_typhoon_takes_fish_a_monster_money_too() {
    let _watch = RuleWatch::new("CF10");
    let fined = |mut state: CatAndFish, script: &str| -> Vec<Event> {
        let heard = play(&mut state, script).events.into_iter().map(|(_, event)| event);
        heard.filter(|event| matches!(event, Event::Fined { .. })).collect()
    };
    let deal = Deal::new(2).typhoon("c4").gear(2, &[Gear::Boat]).pawn(2, "y5").fish(2, &[Tile::Crab]);
    let typhoon = deal.acting(1, &["typhoon", "oil"]).state();
    assert_eq!(fined(typhoon, "1 do:typhoon; 1 move:b3; ~ up:squid"), []);
    let fine = Event::Fined { seat: seat(2), disaster: Disaster::Monster, money: 2 };
    assert_eq!(fined(cornered(&[]).state(), "1 do:summoner; 1 move:a2; ~ up:crab"), [fine]);
}

#[test]
fn cf10_who_has_no_fish_only_moves() {
    let _watch = RuleWatch::new("CF11");
    let deal = Deal::new(2).typhoon("c4").gear(2, &[Gear::Boat]).pawn(2, "y5").fish(2, &[Tile::Bone2]);
    let state = deal.acting(1, &["typhoon", "oil"]).play("1 do:typhoon; 1 move:b3; ~ up:bone2");
    assert_eq!(own(&state, 2).warehouse[..], [Tile::Bone2]);
    assert_eq!(pawns(&state), "x1 y6");
}

#[test]
fn cf10_1_one_hex_or_two_with_storm() {
    let _watch = RuleWatch::new("CF10.1");
    let deal = || Deal::new(2).hand(1, &["storm"]).acting(1, &["typhoon", "oil"]);
    let mut state = deal().play("1 do:typhoon; 1 move:b3 refused CF10.1");
    assert_eq!(legal(&state), "move:b4 move:c4 move:c6 play:storm done");
    play(
        &mut state,
        "1 play:storm; 1 move:b2 refused CF10.1; 1 move:c5 refused CF9.3; 1 move:a2 refused CF9.2",
    );
    assert_eq!(legal(&state), "move:b3 move:b4 move:b5 move:c3 move:c4 move:c6 move:c7 done");
    // Only where it stops does it take the fish and hit.
    let passing = deal().gear(2, &[Gear::Boat]).pawn(2, "y6").fish(2, &[Tile::Crab]);
    let state = passing.play("1 do:typhoon; 1 play:storm; 1 move:b3; ~ up:squid");
    assert_eq!(pawns(&state), "x1 y6");
    assert_eq!(own(&state, 2).warehouse.len(), 1);
    assert_eq!(public(&state).waters.laid.hexes().len(), 33, "only b3 lost its fish");
}

#[test]
fn cf10_1_a_storm_goes_neither_through_zone_1_nor_through_a_disaster() {
    let _watch = RuleWatch::new("CF10.1");
    let deal = || Deal::new(2).typhoon("b3").hand(1, &["storm"]).acting(1, &["typhoon"]);
    deal().play("1 do:typhoon; 1 play:storm; 1 move:b5");
    let state = deal().oil("b4").play("1 do:typhoon; 1 play:storm; 1 move:b5 refused CF10.1");
    assert!(!legal(&state).contains("move:b5"));
}

#[test]
fn cf10_2_what_may_be_discarded() {
    let _watch = RuleWatch::new("CF10.2");
    let fish = [Tile::Crab, Tile::Tuna, Tile::Bone2];
    let deal =
        Deal::new(2).typhoon("c4").gear(2, &[Gear::Boat, Gear::ColdStorage]).pawn(2, "y5").fish(2, &fish);
    let state = deal.acting(1, &["typhoon", "oil"]).play("1 do:typhoon; 1 move:b3; ~ up:squid");
    let mut state = state;
    play(&mut state, "2 discard:bone2 refused CF10.2; 2 discard:shark refused CF10.2; 2 discard:crab");
}

/// Seat 2 lies in x2, which the Monster reaches; the coast on both sides is taken or touched.
fn cornered(gear: &[Gear]) -> Deal {
    let deal = Deal::new(4).pawn(1, "x1").pawn(2, "x2").pawn(3, "x6").pawn(4, "x4").gear(2, gear);
    deal.monster("b4").set("/public/summoner", 1.into()).acting(1, &["summoner", "fishing"])
}

#[test]
fn cf11_the_nearest_safe_place_on_a_line_it_may_sail() {
    let _watch = RuleWatch::new("CF11");
    // The nearest safe places, y1 and y3, are on line 1: without a boat it is x5, three steps away.
    let state = cornered(&[]).play("1 do:summoner; 1 move:a2; ~ up:crab");
    assert_eq!(pawns(&state), "x1 x5 x6 x4");
    assert_eq!(money(&state), [5, 3, 5, 5]);
    let mut state = cornered(&[Gear::Boat]).play("1 do:summoner; 1 move:a2; ~ up:crab");
    assert_eq!(waits_for(&state), "2", "among equals the displaced player chooses");
    assert_eq!(legal(&state), "flee:y1 flee:y3");
    play(&mut state, "2 flee:y3");
    assert_eq!(pawns(&state), "x1 y3 x6 x4");
    assert_eq!((waits_for(&state), public(&state).phase), ("1".into(), Phase::Act));
}

#[test]
fn cf11_a_single_refuge_is_taken_without_asking() {
    let _watch = RuleWatch::new("CF11");
    let deal = Deal::new(3).pawn(1, "x4").pawn(2, "x1").monster("b1").set("/public/summoner", 1.into());
    // The Monster on a1 touches x1 and x2; without a boat only x6 is one step away.
    let state = deal.acting(1, &["summoner", "fishing"]).play("1 do:summoner; 1 move:a1; ~ up:crab");
    assert_eq!((pawns(&state).as_str(), waits_for(&state).as_str()), ("x4 x6 x5", "1"));
    assert_eq!(public(&state).phase, Phase::Act);
}

#[test]
fn cf11_1_no_other_place() {
    let _watch = RuleWatch::new("CF11.1");
    let mut state = cornered(&[Gear::Boat]).play("1 do:summoner; 1 move:a2; ~ up:crab");
    // Safe but further; touched; taken; on a line it may not sail.
    play(&mut state, "2 flee:x5 refused CF11.1; 2 flee:y2 refused CF11.1; 2 flee:y4 refused CF11.1");
    play(&mut state, "2 flee:x1 refused CF11.1; 2 flee:z5 refused CF11.1; 1 flee:y1 refused CF2");
}
