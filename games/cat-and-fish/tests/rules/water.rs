//! CF5 and CF6: fishing and sailing.

use cat_and_fish::{Gear, Phase, Tile};
use game_api::RuleWatch;

use crate::deal::{Deal, chances, legal, money, own, pawns, play, public, waits_for};

#[test]
fn cf5_a_tile_is_turned_up_and_stored() {
    let _watch = RuleWatch::new("CF5");
    let mut state = Deal::new(2).acting(1, &["fishing", "oil"]).state();
    play(&mut state, "1 do:fishing");
    // The two hexes that touch the berth in the north.
    assert_eq!(legal(&state), "fish:a1 fish:a6 done");
    play(&mut state, "1 fish:a6");
    assert_eq!(waits_for(&state), "~1", "the zone's own source");
    assert_eq!(chances(&state), "up:crab×5 up:shrimp×5 up:anchovy×5 up:pollack×4 up:bone1×3 up:treasure1×2");
    play(&mut state, "~ up:pollack");
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Pollack]);
    assert_eq!(public(&state).waters.shoals[0].bags[0], [5, 5, 5, 3, 3, 2]);
    assert_eq!(public(&state).waters.laid.hexes().len(), 33);
}

#[test]
fn cf5_every_zone_has_its_own_tiles() {
    let deal = || Deal::new(2).gear(1, &[Gear::Net, Gear::FisherMan]).acting(1, &["fishing", "oil"]);
    let blue = deal().play("1 do:fishing; 1 fish:b1");
    assert_eq!(waits_for(&blue), "~2");
    assert_eq!(
        chances(&blue),
        "up:mackerel×7 up:squid×6 up:flounder×6 up:octopus×5 up:bone2×3 up:treasure2×3"
    );
    let pink = deal().play("1 do:fishing; 1 fish:c18");
    assert_eq!(waits_for(&pink), "~3");
    assert_eq!(chances(&pink), "up:tuna×9 up:shark×8 up:swordfish×7 up:whale×5 up:bone3×4 up:treasure3×3");
}

#[test]
fn cf5_1_no_room_no_fishing() {
    let _watch = RuleWatch::new("CF5.1");
    let two = [Tile::Crab, Tile::Bone1];
    let full =
        Deal::new(2).fish(1, &two).acting(1, &["fishing", "sailing"]).play("1 do:fishing refused CF5.1");
    assert_eq!(legal(&full), "do:sailing end");
    let cold = || Deal::new(2).gear(1, &[Gear::ColdStorage]);
    let cellar = cold().fish(1, &[Tile::Crab, Tile::Bone1, Tile::Tuna]).acting(1, &["fishing", "fishing"]);
    let state = cellar.play("1 do:fishing; 1 fish:a1; ~ up:crab; 1 do:fishing refused CF5.1");
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Crab, Tile::Crab, Tile::Bone1, Tile::Tuna]);
    let wizard = Deal::new(2).gear(1, &[Gear::Wizard]).fish(1, &two).acting(1, &["sailing"]);
    let state = wizard.play("1 as:sailing:fishing refused CF5.1");
    assert_eq!(legal(&state), "do:sailing as:sailing:selling as:sailing:buying end");
}

#[test]
fn cf5_2_reach_of_rod_net_and_fisher_man() {
    let _watch = RuleWatch::new("CF5.2");
    let deal = |gear: &[Gear]| Deal::new(2).gear(1, gear).acting(1, &["fishing"]);
    deal(&[]).play("1 do:fishing; 1 fish:a2 refused CF5.2; 1 fish:b1 refused CF5.2");
    let net = deal(&[Gear::Net]).play("1 do:fishing; 1 fish:a3 refused CF5.2; 1 fish:c1 refused CF5.2");
    assert_eq!(legal(&net), "fish:a1 fish:a2 fish:a5 fish:a6 fish:b1 fish:b2 fish:b3 fish:b11 fish:b12 done");
    let man = deal(&[Gear::Net, Gear::FisherMan]).play("1 do:fishing; 1 fish:b6 refused CF5.2");
    assert_eq!(legal(&man).matches("fish:").count(), 6 + 9 + 8);
    // On a line three hexes touch the pawn.
    let line = deal(&[Gear::Boat]).pawn(1, "y4").play("1 do:fishing");
    assert_eq!(legal(&line), "fish:a1 fish:a2 fish:b3 done");
}

#[test]
fn cf5_3_an_empty_hex_or_one_under_a_disaster_holds_no_fish() {
    let _watch = RuleWatch::new("CF5.3");
    let state = Deal::new(2)
        .gear(1, &[Gear::Boat, Gear::Vessel])
        .pawn(1, "z9")
        .empty(&["b4"])
        .acting(1, &["fishing"])
        .play("1 do:fishing; 1 fish:c5 refused CF5.3; 1 fish:b4 refused CF5.3");
    assert_eq!(legal(&state), "fish:c6 done");
    // Steps go over empty hexes and disasters: the net still reaches beyond them.
    let net = Deal::new(2).gear(1, &[Gear::Net]).oil("b1").empty(&["a1"]).acting(1, &["fishing"]);
    let state = net.play("1 do:fishing; 1 fish:b1 refused CF5.3; 1 fish:a1 refused CF5.3");
    assert!(legal(&state).contains("fish:b2"));
}

#[test]
fn cf5_4_a_treasure_pays_at_once_and_is_discarded() {
    let _watch = RuleWatch::new("CF5.4");
    let state = Deal::new(2).acting(1, &["fishing", "oil"]).play("1 do:fishing; 1 fish:a1; ~ up:treasure1");
    assert_eq!(money(&state), [7, 5]);
    assert!(own(&state, 1).warehouse.is_empty());
    assert_eq!(public(&state).waters.shoals[0].discards, [0, 0, 0, 0, 0, 1]);
}

#[test]
fn cf6_one_step_along_the_coast() {
    let _watch = RuleWatch::new("CF6");
    let mut state = Deal::new(2).acting(1, &["sailing", "oil"]).state();
    play(&mut state, "1 do:sailing");
    assert_eq!(legal(&state), "sail:x2 sail:x6 done");
    play(&mut state, "1 sail:x6");
    assert_eq!(pawns(&state), "x6 x4");
    assert_eq!(public(&state).phase, Phase::Act);
}

#[test]
fn cf6_1_steps_add_up() {
    let _watch = RuleWatch::new("CF6.1");
    Deal::new(2).acting(1, &["sailing"]).play("1 do:sailing; 1 sail:x3 refused CF6.1; 1 sail:x2");
    let engine = Deal::new(3).pawn(2, "y9").gear(1, &[Gear::Engine]).acting(1, &["sailing", "oil"]);
    let state = engine.play("1 do:sailing; 1 sail:x4 refused CF6.1");
    assert_eq!(legal(&state), "sail:x2 sail:x3 sail:x6 done", "seat 3 lies in x5");
}

#[test]
fn cf6_1_engine_wind_and_strong_wind_are_five_steps() {
    let _watch = RuleWatch::new("CF6.1");
    let deal = || {
        let ships = [Gear::Boat, Gear::Vessel, Gear::Engine];
        let deal = Deal::new(2).pawn(2, "x3").gear(1, &ships).hand(1, &["wind", "strong-wind"]);
        deal.acting(1, &["sailing", "sailing"])
    };
    // Over x2, y4, y3, z5 it is five steps to z6; over x2, y4, y5, y6, z10 it is six to z11.
    let state = deal().play("1 do:sailing; 1 sail:y3 refused CF6.1; 1 sail:y2; 1 do:sailing");
    assert_eq!(pawns(&state), "y2 x3");
    let state = deal().play("1 do:sailing; 1 play:wind; 1 sail:z5 refused CF6.1; 1 sail:y3");
    assert_eq!(pawns(&state), "y3 x3");
    let state = deal().play("1 do:sailing; 1 play:strong-wind; 1 sail:z6 refused CF6.1; 1 sail:z5");
    assert_eq!(pawns(&state), "z5 x3");
    let five = "1 do:sailing; 1 play:wind; 1 play:strong-wind; 1 sail:z11 refused CF6.1; 1 sail:z6";
    let state = deal().play(&format!("{five}; 1 do:sailing; 1 sail:y2 refused CF6.1"));
    assert_eq!(pawns(&state), "z6 x3", "magic lengthens one sailing only");
}

#[test]
fn cf6_1_a_blocked_way_is_no_way() {
    let _watch = RuleWatch::new("CF6.1");
    // Seat 2 lies between x1 and x3; the other way round is longer.
    let state = Deal::new(2).pawn(2, "x2").gear(1, &[Gear::Engine]).acting(1, &["sailing"]);
    state.play("1 do:sailing; 1 sail:x3 refused CF6.1");
}

#[test]
fn cf6_2_lines_need_ships() {
    let _watch = RuleWatch::new("CF6.2");
    let deal = |gear: &[Gear]| Deal::new(2).gear(1, gear).acting(1, &["sailing"]);
    deal(&[]).play("1 do:sailing; 1 sail:y1 refused CF6.2");
    let boat = deal(&[Gear::Boat]).pawn(1, "y2").play("1 do:sailing; 1 sail:z2 refused CF6.2");
    assert_eq!(legal(&boat), "sail:y1 sail:y3 done");
    let vessel = deal(&[Gear::Boat, Gear::Vessel]).pawn(1, "y2").play("1 do:sailing");
    assert_eq!(legal(&vessel), "sail:y1 sail:y3 sail:z2 done");
}

#[test]
fn cf6_2_from_a_line_it_may_not_sail_a_pawn_only_comes_home() {
    let _watch = RuleWatch::new("CF6.2");
    let near =
        Deal::new(2).pawn(1, "y1").acting(1, &["sailing"]).play("1 do:sailing; 1 sail:y2 refused CF6.2");
    assert_eq!(legal(&near), "sail:x1 done");
    let far = Deal::new(2).pawn(1, "z1").acting(1, &["sailing"]).play("1 do:sailing");
    assert_eq!(legal(&far), "done");
}

#[test]
fn cf6_3_no_two_pawns_in_one_place() {
    let _watch = RuleWatch::new("CF6.3");
    let state = Deal::new(2).pawn(2, "x2").acting(1, &["sailing"]);
    let state = state.play("1 do:sailing; 1 sail:x2 refused CF6.3; 1 sail:x1 refused CF6.3");
    assert_eq!(legal(&state), "sail:x6 done");
}

#[test]
fn cf6_4_disasters_block_the_way() {
    let _watch = RuleWatch::new("CF6.4");
    let deal = || Deal::new(2).gear(1, &[Gear::Boat, Gear::Engine]).pawn(1, "y1").acting(1, &["sailing"]);
    let typhoon = deal().typhoon("b2").play("1 do:sailing; 1 sail:y2 refused CF6.4; 1 sail:y3 refused CF6.4");
    assert_eq!(legal(&typhoon), "sail:x1 sail:x2 sail:x6 sail:y17 sail:y18 done");
    deal().oil("b2").play("1 do:sailing; 1 sail:y2 refused CF6.4");
    deal().monster("a6").pawn(1, "y2").play("1 do:sailing; 1 sail:y1 refused CF6.4");
    deal().monster("a1").pawn(1, "x6").play("1 do:sailing; 1 sail:x1 refused CF6.4");
}
