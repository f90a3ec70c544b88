//! CF7 and CF8: selling and buying.

use cat_and_fish::{Gear, Phase, Season, Tile};
use game_api::RuleWatch;

use crate::deal::{Deal, legal, money, own, play, public};

fn selling(gear: &[Gear], fish: &[Tile], season: Season) -> Deal {
    Deal::new(2).season(season, 1).gear(1, gear).fish(1, fish).acting(1, &["selling", "oil"])
}

#[test]
fn cf7_any_number_at_the_price_of_the_season() {
    let _watch = RuleWatch::new("CF7");
    let stored = [Tile::Crab, Tile::Mackerel, Tile::Shark, Tile::Shark];
    let mut state = selling(&[Gear::ColdStorage], &stored, Season::Autumn).state();
    play(&mut state, "1 do:selling");
    assert_eq!(legal(&state), "sell:crab sell:mackerel sell:shark done");
    play(&mut state, "1 sell:crab; 1 sell:shark; 1 done");
    assert_eq!(money(&state), [5 + 2 + 5, 5]);
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Mackerel, Tile::Shark]);
    assert_eq!(public(&state).waters.shoals[0].discards, [1, 0, 0, 0, 0, 0]);
    assert_eq!(public(&state).waters.shoals[2].discards, [0, 1, 0, 0, 0, 0]);
}

#[test]
fn cf7_an_empty_warehouse_ends_the_action() {
    let _watch = RuleWatch::new("CF7");
    let mut state =
        selling(&[], &[Tile::Crab, Tile::Bone1], Season::Autumn).play("1 do:selling; 1 sell:crab");
    assert_eq!(legal(&state), "drop:bone1 done", "a bone may be dropped still");
    play(&mut state, "1 drop:bone1");
    assert_eq!(legal(&state), "do:oil end");
}

#[test]
fn cf7_prices_of_the_four_seasons() {
    let _watch = RuleWatch::new("CF7");
    for (tile, prices) in [
        (Tile::Crab, [1, 0, 2, 1]),
        (Tile::Shrimp, [2, 1, 1, 0]),
        (Tile::Anchovy, [1, 2, 0, 1]),
        (Tile::Pollack, [0, 1, 1, 2]),
        (Tile::Mackerel, [2, 3, 5, 2]),
        (Tile::Squid, [3, 5, 2, 2]),
        (Tile::Flounder, [5, 2, 2, 3]),
        (Tile::Octopus, [2, 2, 3, 5]),
        (Tile::Tuna, [4, 3, 5, 8]),
        (Tile::Shark, [3, 8, 5, 4]),
        (Tile::Swordfish, [8, 5, 4, 3]),
        (Tile::Whale, [9, 8, 9, 10]),
    ] {
        for (season, price) in Season::ALL.into_iter().zip(prices) {
            let state = selling(&[Gear::BlackMarket], &[tile], season);
            let state = state.play(&format!("1 do:selling; 1 sell:{tile}"));
            assert_eq!(money(&state), [5 + price, 5], "{tile} in {season}");
            assert_eq!(public(&state).phase, Phase::Act, "nothing is left to sell");
        }
    }
}

#[test]
fn cf7_1_a_whale_needs_the_black_market() {
    let _watch = RuleWatch::new("CF7.1");
    let without = selling(&[], &[Tile::Whale, Tile::Whale], Season::Spring);
    let mut state = without.play("1 do:selling; 1 sell:whale refused CF7.1");
    assert_eq!(legal(&state), "drop:whale done");
    play(&mut state, "1 drop:whale");
    assert_eq!(money(&state), [5, 5]);
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Whale]);
    let with = selling(&[Gear::BlackMarket], &[Tile::Whale], Season::Winter);
    let state = with.play("1 do:selling; 1 drop:whale refused CF7.4; 1 sell:whale");
    assert_eq!(money(&state), [15, 5]);
}

#[test]
fn cf7_2_nobody_buys_a_bone() {
    let _watch = RuleWatch::new("CF7.2");
    let state = selling(&[], &[Tile::Bone2, Tile::Crab], Season::Spring);
    let state = state.play("1 do:selling; 1 sell:bone2 refused CF7.2");
    assert_eq!(legal(&state), "sell:crab drop:bone2 done");
}

#[test]
fn cf7_3_only_what_is_stored() {
    let _watch = RuleWatch::new("CF7.3");
    let state = selling(&[], &[Tile::Crab], Season::Spring);
    state.play(
        "1 do:selling; 1 sell:tuna refused CF7.3; 1 drop:bone1 refused CF7.3; 1 sell:treasure1 refused CF7.3",
    );
}

#[test]
fn cf7_4_what_may_be_dropped() {
    let _watch = RuleWatch::new("CF7.4");
    let state = selling(&[], &[Tile::Bone3, Tile::Crab], Season::Summer);
    let state = state.play("1 do:selling; 1 drop:crab refused CF7.4; 1 drop:bone3; 1 done");
    assert_eq!(public(&state).waters.shoals[2].discards, [0, 0, 0, 0, 1, 0]);
    assert_eq!(own(&state, 1).warehouse[..], [Tile::Crab]);
}

#[test]
fn cf7_5_the_merchant_adds_one_to_a_price_above_0() {
    let _watch = RuleWatch::new("CF7.5");
    let deal = |season| selling(&[Gear::Merchant], &[Tile::Crab, Tile::Tuna], season);
    let autumn = deal(Season::Autumn).play("1 do:selling; 1 sell:crab; 1 sell:tuna");
    assert_eq!(money(&autumn), [5 + 3 + 6, 5]);
    let summer = deal(Season::Summer).play("1 do:selling; 1 sell:crab; 1 sell:tuna");
    assert_eq!(money(&summer), [5 + 4, 5], "the crab's price is 0");
}

#[test]
fn cf8_the_top_card_at_its_price_works_at_once() {
    let _watch = RuleWatch::new("CF8");
    let mut state = Deal::new(3).money(1, 6).money(2, 6).acting(1, &["buying", "fishing"]).state();
    play(&mut state, "1 do:buying");
    let cheap = "buy:net buy:boat buy:engine buy:wizard buy:merchant buy:membership buy:cold-storage";
    assert_eq!(legal(&state), format!("{cheap} buy:black-market done"));
    play(&mut state, "1 buy:net; 1 do:fishing; 1 fish:b1; ~ up:squid");
    assert_eq!(money(&state)[0], 0);
    assert_eq!(own(&state, 1).worth, 6);
    assert_eq!(public(&state).shop.count(Gear::Net), 3);
}

#[test]
fn cf8_prices_fall_card_by_card() {
    for (gear, prices) in [
        (Gear::Net, &[6, 6, 5, 5][..]),
        (Gear::FisherMan, &[9, 8, 7]),
        (Gear::Boat, &[3, 3, 2, 2]),
        (Gear::Vessel, &[5, 5, 4, 4]),
        (Gear::Engine, &[3, 2, 1]),
        (Gear::Wizard, &[3, 3, 2, 2]),
        (Gear::Sorcerer, &[4, 3, 2]),
        (Gear::Merchant, &[6, 5, 4]),
        (Gear::Membership, &[6, 5, 5, 4]),
        (Gear::ColdStorage, &[5, 4, 3]),
        (Gear::BlackMarket, &[4, 3, 2]),
    ] {
        let needed: Vec<Gear> = gear.needs().into_iter().collect();
        for (sold, &price) in prices.iter().enumerate() {
            let mut deal = Deal::new(4).gear(1, &needed).money(1, 20);
            for other in 0..sold {
                deal = deal.gear(other as u8 + 2, &[gear]);
            }
            let state = deal.acting(1, &["buying", "oil"]).play(&format!("1 do:buying; 1 buy:{gear}"));
            assert_eq!(money(&state)[0], 20 - price, "{gear} after {sold} were sold");
        }
    }
}

#[test]
fn cf8_1_an_empty_pile_sells_nothing() {
    let _watch = RuleWatch::new("CF8.1");
    let mut deal = Deal::new(4).money(1, 50);
    for other in 2..=4 {
        deal = deal.gear(other, &[Gear::Engine]);
    }
    let state = deal.acting(1, &["buying"]).play("1 do:buying; 1 buy:engine refused CF8.1");
    assert!(!legal(&state).contains("engine"));
}

#[test]
fn cf8_2_the_price_must_be_paid() {
    let _watch = RuleWatch::new("CF8.2");
    let deal = |money| Deal::new(2).money(1, money).acting(1, &["buying", "oil"]);
    deal(5).play("1 do:buying; 1 buy:net refused CF8.2");
    let state = deal(2).play("1 do:buying; 1 buy:boat refused CF8.2; 1 done");
    assert_eq!(money(&state), [2, 5]);
}

#[test]
fn cf8_3_never_two_of_a_type() {
    let _watch = RuleWatch::new("CF8.3");
    let state = Deal::new(2).money(1, 50).gear(1, &[Gear::Boat]).acting(1, &["buying"]);
    let state = state.play("1 do:buying; 1 buy:boat refused CF8.3");
    assert!(!legal(&state).contains("buy:boat"));
}

#[test]
fn cf8_4_some_cards_need_another_first() {
    let _watch = RuleWatch::new("CF8.4");
    for (gear, needed) in
        [(Gear::FisherMan, Gear::Net), (Gear::Vessel, Gear::Boat), (Gear::Sorcerer, Gear::Wizard)]
    {
        let deal = |owned: &[Gear]| Deal::new(2).money(1, 50).gear(1, owned).acting(1, &["buying", "oil"]);
        deal(&[]).play(&format!("1 do:buying; 1 buy:{gear} refused CF8.4"));
        let state = deal(&[needed]).play(&format!("1 do:buying; 1 buy:{gear}"));
        assert!(own(&state, 1).owns(gear));
    }
}
