//! CF13: Treasure Island, Thief, Wizard, Sorcerer.

use cat_and_fish::{Gear, Phase, Season, Tile};
use game_api::RuleWatch;
use serde_json::json;

use crate::deal::{Deal, chances, legal, money, own, pawns, play, public, waits_for};

#[test]
fn cf13_treasure_island_pays() {
    let _watch = RuleWatch::new("CF13");
    for (card, pays) in [("blank", 0), ("coin", 1), ("purse", 2), ("casket", 3), ("chest", 5)] {
        let mut state = Deal::new(2).acting(1, &["treasure", "oil"]).play("1 do:treasure");
        assert_eq!(waits_for(&state), "~4");
        assert_eq!(
            chances(&state),
            "treasure:blank×4 treasure:coin×3 treasure:purse×3 treasure:casket×1 treasure:chest×1"
        );
        play(&mut state, &format!("~ treasure:{card}"));
        assert_eq!(money(&state), [5 + pays, 5]);
        assert_eq!(public(&state).hoard.total(), 11);
    }
}

#[test]
fn cf13_a_deck_that_is_out_is_made_anew() {
    let _watch = RuleWatch::new("CF13");
    let last = Deal::new(2).set("/public/hoard", json!({"coin": 1})).acting(1, &["treasure", "oil"]);
    let state = last.play("1 do:treasure; ~ treasure:coin");
    assert_eq!(public(&state).hoard.total(), 12);
}

fn winter(spaces: &[&str]) -> Deal {
    Deal::new(3).season(Season::Winter, 1).set("/public/thief", json!(1)).acting(1, spaces)
}

#[test]
fn cf13_1_a_thief_with_a_full_warehouse_steals_nothing_but_is_first() {
    let _watch = RuleWatch::new("CF13.1");
    let deal = winter(&["thief"]).fish(1, &[Tile::Bone1, Tile::Bone2]).fish(2, &[Tile::Crab]);
    let mut state = deal.play("1 do:thief refused CF13.1");
    assert_eq!(legal(&state), "end");
    play(&mut state, "1 end");
    assert_eq!(public(&state).first.number(), 1, "and not seat 2, on the left");
}

#[test]
fn cf13_2_one_fish_of_another_player() {
    let _watch = RuleWatch::new("CF13.2");
    let deal =
        || winter(&["thief", "oil"]).fish(2, &[Tile::Crab, Tile::Bone1]).fish(3, &[Tile::Whale, Tile::Whale]);
    let mut state = deal().fish(1, &[Tile::Tuna]).play("1 do:thief");
    assert_eq!(legal(&state), "steal:2:crab steal:3:whale done");
    play(&mut state, "1 steal:2:bone1 refused CF13.2; 1 steal:1:tuna refused CF13.2");
    play(&mut state, "1 steal:2:shark refused CF13.2; 1 steal:4:crab refused CF13.2; 1 steal:3:whale");
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Tuna, Tile::Whale]);
    assert_eq!(own(&state, 3).warehouse[..], [Tile::Whale]);
    assert_eq!(public(&state).phase, Phase::Act);
    // Nothing need be stolen.
    deal().play("1 do:thief; 1 done");
}

#[test]
fn cf13_3_only_four_actions_change_into_each_other() {
    let _watch = RuleWatch::new("CF13.3");
    let markers = ["selling", "typhoon", "library"];
    let deal = Deal::new(2).gear(1, &[Gear::Wizard, Gear::Membership]).acting(1, &markers);
    let state = deal.play(
        "1 as:typhoon:fishing refused CF13.3; 1 as:library:selling refused CF13.3
         1 as:selling:treasure refused CF13.3; 1 as:selling:thief refused CF13.3
         1 as:selling:selling refused CF13.3; 1 as:selling:oil refused CF13.3",
    );
    let changes = "as:selling:fishing as:selling:sailing as:selling:buying";
    assert_eq!(legal(&state), format!("do:selling do:typhoon do:library {changes} end"));
}

#[test]
fn cf13_4_the_wizard_is_owned_and_paid_and_needs_no_room() {
    let _watch = RuleWatch::new("CF13.4");
    Deal::new(2).acting(1, &["selling"]).play("1 as:selling:fishing refused CF13.4");
    let poor = Deal::new(2).money(1, 0).gear(1, &[Gear::Wizard]).acting(1, &["selling"]);
    let state = poor.play("1 as:selling:fishing refused CF13.4");
    assert_eq!(legal(&state), "do:selling end");
    // Both markers that fit Fishing are seat 2's.
    let full = Deal::new(2).money(1, 1).gear(1, &[Gear::Wizard]).acting(1, &["selling"]);
    let full = full.own(2, "markers", json!({"fishing": 2})).own(2, "placed", json!(2));
    let state = full.play("1 as:selling:fishing; 1 fish:a1; ~ up:crab");
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Crab]);
    assert_eq!(money(&state), [0, 5]);
    assert_eq!(waits_for(&state), "2");
}

#[test]
fn cf13_4_a_sailing_by_the_wizard_is_a_sailing_in_every_respect() {
    let _watch = RuleWatch::new("CF13.4");
    let deal = Deal::new(2).gear(1, &[Gear::Wizard, Gear::Engine]).hand(1, &["wind"]);
    let deal = deal.acting(1, &["buying", "oil"]).pawn(2, "y9");
    let state = deal.play("1 as:buying:sailing; 1 play:wind; 1 sail:x4");
    assert_eq!(pawns(&state), "x4 y9");
}

#[test]
fn cf13_5_the_sorcerer_goes_anywhere_for_two() {
    let _watch = RuleWatch::new("CF13.5");
    Deal::new(2).acting(1, &["sailing"]).play("1 do:sailing; 1 sorcerer refused CF13.5");
    let gear = [Gear::Wizard, Gear::Sorcerer];
    let deal = |money| Deal::new(2).money(1, money).gear(1, &gear).acting(1, &["sailing", "sailing"]);
    let state = deal(1).play("1 do:sailing; 1 sorcerer refused CF13.5");
    assert_eq!(legal(&state), "sail:x2 sail:x6 done");
    let mut state = deal(2).play("1 do:sailing; 1 sorcerer");
    // 54 intersections less two pawns, two at the Typhoon and two at the Oil.
    assert_eq!(legal(&state).matches("sail:").count(), 48);
    play(&mut state, "1 sail:x4 refused CF6.3; 1 sail:z9 refused CF6.4; 1 sorcerer refused CF2; 1 sail:z1");
    assert_eq!((pawns(&state), money(&state)), ("z1 x4".into(), vec![0, 5]));
    play(&mut state, "1 do:sailing");
    assert_eq!(legal(&state), "done", "it has no ship for line 2, and no line it may sail is one step away");
}
