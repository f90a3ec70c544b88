//! CF12: the Magic Library and its cards.

use cat_and_fish::{Event, Gear, Magic, Phase, Tile};
use game_api::{Audience, RuleWatch};
use serde_json::json;

use crate::deal::{Deal, chances, hand, legal, money, own, pawns, play, public, seat, waits_for};

#[test]
fn cf12_a_card_is_drawn_in_secret() {
    let _watch = RuleWatch::new("CF12");
    let mut state = Deal::new(2).acting(1, &["library", "sailing"]).play("1 do:library");
    assert_eq!(waits_for(&state), "~5");
    let cards =
        "magic:storm×1 magic:wind×2 magic:strong-wind×1 magic:good-haul×2 magic:change×1 magic:warp×1";
    assert_eq!(chances(&state), format!("{cards} magic:blank×4"));
    let heard = play(&mut state, "~ magic:wind");
    assert_eq!(
        heard.events,
        [
            (Audience::Everyone, Event::Drew { seat: seat(1) }),
            (Audience::Seat(seat(1)), Event::Got { card: Magic::Wind }),
        ]
    );
    assert_eq!(hand(&state, 1).magic.count(Magic::Wind), 1);
    assert_eq!((own(&state, 1).magic, public(&state).library), (1, 11));
    // Used at once, with the action it lengthens.
    play(&mut state, "1 do:sailing; 1 play:wind; 1 sail:x3");
}

#[test]
fn cf12_a_blank_is_discarded_at_once() {
    let _watch = RuleWatch::new("CF12");
    let mut state = Deal::new(2).acting(2, &["library", "oil"]).play("2 do:library");
    let heard = play(&mut state, "~ magic:blank");
    assert_eq!(heard.events, [(Audience::Everyone, Event::DrewBlank { seat: seat(2) })]);
    assert_eq!(own(&state, 2).magic, 0);
    assert!(hand(&state, 2).magic.is_empty());
    assert_eq!((public(&state).spent.count(Magic::Blank), public(&state).library), (1, 11));
}

#[test]
fn cf12_1_only_a_card_in_hand_and_only_once() {
    let _watch = RuleWatch::new("CF12.1");
    let deal = Deal::new(2).hand(2, &["wind"]).hand(1, &["strong-wind"]).acting(1, &["sailing", "sailing"]);
    let mut state = deal.play("1 do:sailing; 1 play:wind refused CF12.1");
    let heard = play(&mut state, "1 play:strong-wind");
    assert!(heard.revealed, "a card that is used is shown");
    assert_eq!(
        heard.events,
        [(Audience::Everyone, Event::Played { seat: seat(1), card: Magic::StrongWind })]
    );
    assert_eq!((own(&state, 1).magic, public(&state).spent.count(Magic::StrongWind)), (0, 1));
    play(
        &mut state,
        "1 play:strong-wind refused CF12.1; 1 sail:x3; 1 do:sailing; 1 play:strong-wind refused CF12.1",
    );
    let change = Deal::new(2).gear(1, &[Gear::Wizard]).acting(1, &["fishing"]);
    change.play("1 change:fishing:sailing refused CF12.1");
}

#[test]
fn cf12_2_no_more_markers_than_cards() {
    let _watch = RuleWatch::new("CF12.2");
    let all =
        json!({"storm": 1, "wind": 2, "strong-wind": 1, "good-haul": 2, "change": 1, "warp": 1, "blank": 4});
    let deal = Deal::new(2).set("/public/spent", all.clone()).set("/public/library", json!(0));
    let state = deal.play("1 place:library refused CF12.2");
    assert!(!legal(&state).contains("library"));
    let mut but_one = all;
    but_one["blank"] = json!(3);
    let deal = Deal::new(2).set("/public/spent", but_one).set("/public/library", json!(1));
    let state = deal.play("1 place:library; 2 stop; 1 stop; 1 do:library");
    assert_eq!(chances(&state), "magic:blank×1");
}

#[test]
fn cf12_3_change_needs_the_wizard_and_warp_the_sorcerer() {
    let _watch = RuleWatch::new("CF12.3");
    let without = Deal::new(2).hand(1, &["change", "warp"]).acting(1, &["sailing"]);
    without.play("1 change:sailing:fishing refused CF12.3; 1 do:sailing; 1 play:warp refused CF12.3");
    let gear = [Gear::Wizard, Gear::Sorcerer];
    let deal = || Deal::new(2).money(1, 0).gear(1, &gear).hand(1, &["change", "warp"]).acting(1, &["buying"]);
    let mut state =
        deal().play("1 change:library:fishing refused CF13.3; 1 change:oil:buying refused CF13.3");
    assert_eq!(
        legal(&state),
        "do:buying change:buying:fishing change:buying:sailing change:buying:selling end"
    );
    let heard = play(&mut state, "1 change:buying:sailing");
    assert!(heard.revealed);
    play(&mut state, "1 sorcerer refused CF13.5; 1 play:warp");
    assert_eq!(public(&state).phase, Phase::Sail { extra: 0, anywhere: true });
    assert!(!legal(&state).contains("play:"));
    play(&mut state, "1 sail:z15");
    assert_eq!((pawns(&state), money(&state)[0]), ("z15 x4".into(), 0), "both are free");
    assert_eq!(own(&state, 1).magic, 0);
}

#[test]
fn cf12_4_a_card_goes_with_its_action() {
    let _watch = RuleWatch::new("CF12.4");
    let cards = ["storm", "wind", "good-haul"];
    let deal = |spaces: &[&str]| Deal::new(2).hand(1, &cards).acting(1, spaces);
    deal(&["oil"]).play("1 play:wind refused CF12.4; 1 do:oil; 1 play:storm refused CF12.4");
    let state = deal(&["fishing"]).play("1 do:fishing; 1 play:wind refused CF12.4");
    assert!(legal(&state).ends_with("play:good-haul done"));
    let state =
        deal(&["sailing"]).play("1 do:sailing; 1 play:good-haul refused CF12.4; 1 play:storm refused CF12.4");
    assert!(legal(&state).ends_with("play:wind done"));
    let state = deal(&["typhoon"]).play("1 do:typhoon; 1 play:wind refused CF12.4");
    assert!(legal(&state).ends_with("play:storm done"));
}

#[test]
fn cf12_4_good_haul_fills_the_empty_hexes_around_the_pawn() {
    let _watch = RuleWatch::new("CF12.4");
    let deal = Deal::new(2).gear(1, &[Gear::Boat]).pawn(1, "y3").oil("b2").empty(&["a1", "b3", "b4"]);
    let mut state = deal.hand(1, &["good-haul"]).acting(1, &["fishing", "oil"]).play("1 do:fishing");
    assert_eq!(legal(&state), "play:good-haul done");
    let heard = play(&mut state, "1 play:good-haul");
    assert!(heard.events.contains(&(Audience::Everyone, Event::Filled { seat: seat(1), tiles: 2 })));
    assert_eq!(legal(&state), "fish:a1 fish:b3 done", "not under the Oil, and not b4, which touches nothing");
    assert!(!public(&state).waters.laid.hexes().contains("b4".parse().expect("a hex")));
    play(&mut state, "1 fish:b3; ~ up:squid");
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Squid]);
}
