//! CF14 to CF18: the turn of the season, fee, fresh fish, Monster, end.

use std::sync::Arc;

use cat_and_fish::{CatAndFish, Event, Gear, Phase, Season, Tile, Zone};
use game_api::{Audience, Game, RuleWatch, read_edition};
use serde_json::json;

use crate::deal::{Deal, chances, legal, money, own, pawns, play, public, seat, waits_for};

/// Seat 1 has a last marker to give up; then the season ends.
fn end_of(seats: u8, season: Season, year: u8) -> Deal {
    Deal::new(seats).season(season, year).acting(1, &["oil"])
}

fn penalties(state: &CatAndFish) -> Vec<u8> {
    public(state).fishers.values().map(|fisher| fisher.penalties).collect()
}

#[test]
fn cf14_the_first_player_marker_goes_left_or_to_the_thief() {
    let _watch = RuleWatch::new("CF14");
    let state = end_of(3, Season::Spring, 1).play("1 end");
    assert_eq!((public(&state).season(), public(&state).first), (Season::Summer, seat(2)));
    assert_eq!(waits_for(&state), "2");
    assert_eq!(money(&state), [5, 5, 5], "a fee is due after winter only");
    let state = end_of(3, Season::Winter, 1).set("/public/thief", json!(3)).play("1 end");
    assert_eq!((public(&state).season(), public(&state).year()), (Season::Spring, 2));
    assert_eq!(public(&state).first, seat(3));
    assert_eq!(public(&state).thief, None);
    assert_eq!(own(&state, 1).placed, 0, "everybody has the markers back");
    assert!(!own(&state, 2).done);
    // From the last seat it goes round.
    let state = Deal::new(3)
        .season(Season::Summer, 1)
        .set("/public/first", json!(3))
        .acting(2, &["oil"])
        .play("2 end");
    assert_eq!(public(&state).first, seat(1));
}

#[test]
fn cf15_one_fish_or_two_euros_in_turn_order() {
    let _watch = RuleWatch::new("CF15");
    let deal = end_of(3, Season::Winter, 1).fish(1, &[Tile::Tuna, Tile::Crab]).fish(2, &[Tile::Squid]);
    let mut state = deal.play("1 end");
    assert_eq!(waits_for(&state), "2", "the new first player begins");
    assert_eq!(legal(&state), "pay give:squid");
    play(&mut state, "2 give:squid");
    assert_eq!(waits_for(&state), "1", "seat 3 has money only and has paid");
    assert_eq!(legal(&state), "pay give:crab give:tuna");
    play(&mut state, "1 pay");
    assert_eq!(money(&state), [3, 5, 3]);
    assert_eq!(own(&state, 2).warehouse.len(), 0);
    assert_eq!(public(&state).phase, Phase::Choose);
    assert_eq!(public(&state).waters.shoals[1].discards, [0, 1, 0, 0, 0, 0]);
    // Without the money the only fish goes by itself.
    let state = end_of(2, Season::Winter, 4).money(2, 1).fish(2, &[Tile::Crab]).play("1 end");
    assert_eq!((money(&state), own(&state, 2).warehouse.len()), (vec![3, 1], 0));
    assert_eq!(penalties(&state), [0, 0]);
}

#[test]
fn cf15_1_neither_a_bone_nor_a_whale() {
    let _watch = RuleWatch::new("CF15.1");
    let gear = [Gear::ColdStorage];
    let tiles = [Tile::Bone1, Tile::Whale, Tile::Crab];
    let mut state = end_of(2, Season::Winter, 1).gear(2, &gear).fish(2, &tiles).play("1 end");
    assert_eq!(legal(&state), "pay give:crab");
    play(&mut state, "2 give:bone1 refused CF15.1; 2 give:whale refused CF15.1; 2 give:tuna refused CF15.1");
}

#[test]
fn cf15_2_money_must_be_enough() {
    let _watch = RuleWatch::new("CF15.2");
    let tiles = [Tile::Crab, Tile::Tuna];
    let state = end_of(2, Season::Winter, 1).money(2, 1).fish(2, &tiles).play("1 end; 2 pay refused CF15.2");
    assert_eq!(legal(&state), "give:crab give:tuna");
    let state = end_of(2, Season::Winter, 1).money(2, 2).play("1 end");
    assert_eq!(money(&state), [3, 0]);
}

#[test]
fn cf15_3_a_loan_with_only_a_bone_or_a_whale() {
    let _watch = RuleWatch::new("CF15.3");
    let deal = end_of(2, Season::Winter, 1).money(1, 1).money(2, 0);
    let state = deal.fish(1, &[Tile::Bone2]).fish(2, &[Tile::Whale]).play("1 end");
    assert_eq!(penalties(&state), [1, 1]);
    assert_eq!(money(&state), [1, 0], "what is there is kept");
    assert_eq!((own(&state, 1).warehouse.len(), own(&state, 2).warehouse.len()), (1, 1));
}

#[test]
fn cf15_3_three_loans_and_a_fourth() {
    let _watch = RuleWatch::new("CF15.3");
    let deal = end_of(4, Season::Winter, 2).money(1, 0).money(2, 0).money(3, 0).money(4, 0);
    let state = deal.play("1 end");
    assert_eq!(
        penalties(&state),
        [1, 1, 1, 1],
        "there are three tokens, and the fourth is noted all the same"
    );
    let last = end_of(4, Season::Winter, 5).own(4, "penalties", json!(4)).play("1 end");
    assert_eq!(last.outcome().expect("the end").scores[seat(4)], 5 - 12);
}

#[test]
fn cf16_spring_fills_every_empty_hex_but_those_of_disasters() {
    let _watch = RuleWatch::new("CF16");
    let deal = || end_of(2, Season::Winter, 1).empty(&["a1", "b1", "b2", "c1", "c18"]);
    let state = deal().play("1 end");
    assert_eq!(public(&state).waters.laid.hexes().len(), 34);
    assert_eq!(public(&state).waters.shoals.clone().map(|shoal| shoal.pile), [18, 18, 20]);
    let state = deal().set("/public/round", json!(3)).play("1 end");
    assert_eq!(public(&state).waters.laid.hexes().len(), 29, "only as spring comes");
    let state = deal().oil("b3").play("1 end");
    assert_eq!(public(&state).waters.laid.hexes().len(), 34, "c14 is filled, b3 is not");
}

/// Zone 1: four empty hexes, two tiles in the pile, twenty in the discards.
fn low_pile() -> Deal {
    let deal = end_of(2, Season::Winter, 1).empty(&["a1", "a2", "a3", "a4"]);
    let deal = deal.discards(Tile::Crab, 5).discards(Tile::Shrimp, 5).discards(Tile::Anchovy, 5);
    deal.discards(Tile::Pollack, 4).discards(Tile::Bone1, 1)
}

#[test]
fn cf16_1_a_pile_is_made_anew_from_its_discards_beside_what_lies_face_down() {
    let _watch = RuleWatch::new("CF16.1");
    let mut state = low_pile().state();
    let heard = play(&mut state, "1 end").events;
    let renewed = heard.iter().filter(|(_, event)| matches!(event, Event::Renewed { .. })).count();
    assert_eq!(renewed, 1, "it is told when it happens, and only then");
    assert!(heard.contains(&(Audience::Everyone, Event::Renewed { zone: Zone::Green })), "{heard:?}");
    let json = serde_json::to_value(&state).expect("plain data");
    assert_eq!(json["public"]["waters"]["laid"][0], "001100");
    assert_eq!(public(&state).waters.shoals[0].bags[..], [[0, 0, 0, 0, 2, 2], [5, 5, 5, 4, 1, 0]]);
    assert_eq!(public(&state).waters.shoals[0].pile, 18);
    assert_eq!(public(&state).waters.shoals[0].discards, [0; 6]);
    play(&mut state, "2 place:fishing; 1 place:fishing; 2 stop; 1 stop; 2 do:fishing; 2 fish:a3");
    assert_eq!(chances(&state), "up:crab×5 up:shrimp×5 up:anchovy×5 up:pollack×4 up:bone1×1");
    play(&mut state, "~ up:crab; 1 do:fishing; 1 fish:a1");
    assert_eq!(chances(&state), "up:bone1×2 up:treasure1×2", "laid from the old pile");
}

#[test]
fn cf16_1_at_once_when_the_last_tile_is_laid() {
    let _watch = RuleWatch::new("CF16.1");
    // Good Haul lays the two last tiles of the pile on a1 and a6.
    let deal = Deal::new(2).empty(&["a1", "a6"]).discards(Tile::Crab, 5).discards(Tile::Shrimp, 5);
    let deal = deal.discards(Tile::Anchovy, 5).discards(Tile::Pollack, 3);
    let deal = deal.hand(1, &["good-haul"]).acting(1, &["fishing", "oil"]);
    let state = deal.play("1 do:fishing; 1 play:good-haul");
    let shoal = &public(&state).waters.shoals[0];
    assert_eq!((shoal.pile, shoal.from), (18, 1));
    assert_eq!(shoal.bags[..], [[0, 0, 0, 1, 3, 2], [5, 5, 5, 3, 0, 0]]);
}

#[test]
fn cf17_the_poorest_sets_the_monster_onto_two_pawns() {
    let _watch = RuleWatch::new("CF17");
    // After the fee all have 3; seat 1 has no cards. The owner is hit first.
    let deal = end_of(3, Season::Winter, 3).gear(2, &[Gear::Engine]).gear(3, &[Gear::Engine]);
    let deal = deal.pawn(1, "x1").pawn(2, "x2").fish(2, &[Tile::Bone1, Tile::Whale]);
    let mut state = deal.play("1 end");
    assert_eq!((public(&state).phase, waits_for(&state)), (Phase::SetMonster, "1".into()));
    assert_eq!(public(&state).summoner, Some(seat(1)));
    assert_eq!(legal(&state).matches("set:").count(), 34, "any sea hex without a disaster");
    play(&mut state, "1 set:c5 refused CF9.3; 1 set:a1; ~ up:crab");
    assert_eq!(money(&state), [1, 1, 3]);
    assert_eq!(own(&state, 2).warehouse[..], [Tile::Bone1]);
    assert_eq!(pawns(&state), "x6 x3 x5");
    assert_eq!((public(&state).phase, public(&state).round), (Phase::Choose, 13));
    assert_eq!(
        public(&state).waters.laid.hexes().len(),
        33,
        "fresh fish come last, and none under the Monster"
    );
}

#[test]
fn cf17_before_springs_4_and_5_only() {
    let _watch = RuleWatch::new("CF17");
    for (year, comes) in [(1, false), (2, false), (3, true), (4, true)] {
        let state = end_of(2, Season::Winter, year).play("1 end");
        assert_eq!(public(&state).phase == Phase::SetMonster, comes, "before spring {}", year + 1);
    }
}

#[test]
fn cf17_money_and_card_prices_count_and_the_last_of_equals_is_poorest() {
    let _watch = RuleWatch::new("CF17");
    let poorest = |deal: Deal| public(&deal.play("1 end")).summoner;
    // Turn order in spring: 2, 3, 1.
    assert_eq!(poorest(end_of(3, Season::Winter, 3)), Some(seat(1)));
    assert_eq!(poorest(end_of(3, Season::Winter, 3).money(1, 6)), Some(seat(3)));
    assert_eq!(poorest(end_of(3, Season::Winter, 3).gear(1, &[Gear::Engine]).money(3, 6)), Some(seat(2)));
    // 2 € and a card of 3 € against 4 €; a penalty does not count.
    let deal = end_of(2, Season::Winter, 3).gear(1, &[Gear::Engine]).money(1, 4).money(2, 6);
    assert_eq!(poorest(deal.own(1, "penalties", json!(2))), Some(seat(2)));
}

fn summoner(seat: u8, hex: &str) -> Deal {
    Deal::new(3).season(Season::Spring, 4).monster(hex).set("/public/summoner", json!(seat))
}

#[test]
fn cf17_1_one_marker_of_the_summoners_owner() {
    let _watch = RuleWatch::new("CF17.1");
    Deal::new(2).play("1 place:summoner refused CF17.1");
    let mut state = summoner(2, "b1").play("1 place:summoner refused CF17.1; 1 place:oil");
    assert!(legal(&state).contains("place:summoner"));
    play(&mut state, "2 place:summoner; 3 stop; 1 stop; 2 place:summoner refused CF17.1");
    assert!(!legal(&state).contains("place:summoner"));
}

#[test]
fn cf17_2_the_monster_moves_one_hex_zone_1_included() {
    let _watch = RuleWatch::new("CF17.2");
    let deal = || summoner(1, "b1").acting(1, &["summoner", "oil"]).pawn(1, "x4");
    let mut state =
        deal().typhoon("b2").play("1 do:summoner; 1 move:a2 refused CF17.2; 1 move:b2 refused CF9.3");
    assert_eq!(legal(&state), "move:a1 move:a6 move:b12 move:c1 move:c18 done");
    play(&mut state, "1 move:c1; ~ up:tuna");
    assert_eq!(public(&state).waters.shoals[2].discards, [1, 0, 0, 0, 0, 0]);
    // Each player touched is hit, after the mover.
    let two = deal().pawn(2, "x1").pawn(3, "x2").fish(3, &[Tile::Crab, Tile::Tuna]);
    let mut state = two.play("1 do:summoner; 1 move:a1; ~ up:crab");
    assert_eq!((waits_for(&state), legal(&state)), ("3".into(), "discard:crab discard:tuna".into()));
    play(&mut state, "3 discard:tuna");
    assert_eq!(money(&state), [5, 3, 3]);
    assert_eq!(pawns(&state), "x4 x6 x3");
}

#[test]
fn cf17_3_it_must_be_set_and_may_be_left_or_set_anew() {
    let _watch = RuleWatch::new("CF17.3");
    let first = end_of(2, Season::Winter, 3).play("1 end; 1 leave refused CF17.3");
    assert!(!legal(&first).contains("leave"));
    let deal = || end_of(2, Season::Winter, 4).pawn(1, "x1").monster("a1").set("/public/summoner", json!(2));
    // The card changes hands; leaving hits nobody.
    let mut left = deal().play("1 end");
    assert_eq!((waits_for(&left), public(&left).summoner), ("1".into(), Some(seat(1))));
    play(&mut left, "1 set:a1 refused CF9.3; 1 leave");
    assert_eq!((money(&left), pawns(&left)), (vec![3, 3], "x1 x4".into()));
    let anew = deal().play("1 end; 1 set:a3; ~ up:bone1");
    assert_eq!((money(&anew), pawns(&anew).as_str()), (vec![3, 1], "x1 x5"));
    assert!(public(&anew).waters.laid.hexes().contains("a1".parse().expect("a hex")), "a1 is filled again");
}

#[test]
fn cf18_money_and_fish_less_penalties() {
    let _watch = RuleWatch::new("CF18");
    let gear = [Gear::ColdStorage, Gear::BlackMarket];
    let deal = end_of(4, Season::Winter, 5).gear(1, &gear).hand(2, &["wind"]);
    let deal = deal.money(1, 10).money(2, 13).money(3, 18).money(4, 0).own(3, "penalties", json!(2));
    let state = deal.fish(1, &[Tile::Whale, Tile::Crab, Tile::Bone1]).play("1 end");
    assert_eq!(waits_for(&state), "over");
    let outcome = state.outcome().expect("the end");
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [12, 13, 12, 0]);
    // Seats 1 and 3 have as much, but seat 1 has fewer penalties.
    assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [2, 1, 3, 4]);
    assert_eq!(money(&state), [10, 13, 18, 0], "no fee after the last winter");
    assert_eq!(public(&state).monster, None);
}

#[test]
fn cf18_fish_left_count_as_the_edition_says() {
    let _watch = RuleWatch::new("CF18");
    let figures = include_str!("../../components.toml").replacen(
        "fish-left = { value = 1",
        "fish-left = { value = 3",
        1,
    );
    let edition = read_edition(&figures).expect("within bounds");
    let deal = end_of(2, Season::Winter, 5).fish(1, &[Tile::Crab, Tile::Tuna]);
    let mut state = deal.state().with_edition(Arc::new(edition));
    play(&mut state, "1 end");
    assert_eq!(state.outcome().expect("the end").scores[seat(1)], 5 + 2 * 3);
}

#[test]
fn cf18_equals_share_the_place() {
    let _watch = RuleWatch::new("CF18");
    let state = end_of(3, Season::Winter, 5).money(3, 4).play("1 end");
    let outcome = state.outcome().expect("the end");
    assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [1, 1, 3]);
    let before = end_of(3, Season::Winter, 4).play("1 end");
    assert_eq!(before.outcome(), None);
}
