//! CF1 to CF4: set-up, the round, placing, executing.

use cat_and_fish::{CatAndFish, Event, Gear, Magic, Phase, Season, Space};
use game_api::{Audience, Game, RuleWatch, Setup};
use serde_json::json;

use crate::deal::{Deal, chances, hand, legal, money, own, pawns, play, public, seat, waits_for};

fn after_lot(seats: u8, first: u8) -> CatAndFish {
    let mut state = CatAndFish::start(&Setup::standard(seats)).expect("a valid set-up");
    play(&mut state, &format!("~ first:{first}"));
    state
}

#[test]
fn cf1_berths_money_and_tiles() {
    let _watch = RuleWatch::new("CF1");
    let state = CatAndFish::start(&Setup::standard(4)).expect("a valid set-up");
    assert_eq!((state.seats(), waits_for(&state).as_str()), (4, "~0"));
    assert_eq!(chances(&state), "first:1×1 first:2×1 first:3×1 first:4×1");
    // Rose, orange, mauve, green, clockwise from the first player.
    let state = after_lot(4, 3);
    assert_eq!(pawns(&state), "x3 x5 x2 x6");
    assert_eq!(money(&state), [5, 5, 5, 5]);
    assert_eq!(waits_for(&state), "3");
    assert_eq!(
        (public(&state).typhoon.to_string(), public(&state).oil.to_string()),
        ("c5".into(), "c14".into())
    );
    let laid = public(&state).waters.laid.hexes();
    assert_eq!(laid.len(), 34, "none under Typhoon and Oil");
    assert!(!laid.contains(public(&state).typhoon) && !laid.contains(public(&state).oil));
    let piles: Vec<u8> = public(&state).waters.shoals.iter().map(|shoal| shoal.pile).collect();
    assert_eq!(piles, [18, 18, 20]);
    assert_eq!(pawns(&after_lot(3, 1)), "x1 x3 x5");
    assert_eq!(pawns(&after_lot(2, 2)), "x4 x1");
    assert!(CatAndFish::start(&Setup::standard(5)).is_err());
    assert!(CatAndFish::start(&Setup::standard(1)).is_err());
}

#[test]
fn cf2_twenty_seasons_of_five_years() {
    let _watch = RuleWatch::new("CF2");
    let mut state = after_lot(2, 1);
    for round in 1..=20 {
        assert_eq!(state.round(), round);
        assert_eq!(u32::from(public(&state).year()), (round - 1) / 4 + 1);
        assert_eq!(public(&state).season(), Season::ALL[(round as usize - 1) % 4]);
        while public(&state).phase == Phase::Choose && state.round() == round {
            let seat = waits_for(&state);
            play(&mut state, &format!("{seat} stop"));
        }
        match (public(&state).phase, round) {
            (Phase::SetMonster, 12) => {
                let seat = waits_for(&state);
                play(&mut state, &format!("{seat} set:c1"));
                play(&mut state, "~ up:bone3");
            }
            (Phase::SetMonster, 16) => {
                let seat = waits_for(&state);
                play(&mut state, &format!("{seat} leave"));
            }
            _ => {}
        }
    }
    assert_eq!(waits_for(&state), "over");
}

#[test]
fn cf2_everything_has_its_time() {
    let _watch = RuleWatch::new("CF2");
    let mut state = after_lot(2, 1);
    play(
        &mut state,
        "2 stop refused CF2; 1 do:fishing refused CF2; 1 fish:a1 refused CF2; 1 done refused CF2",
    );
    play(&mut state, "1 end refused CF2; 1 pay refused CF2; 1 leave refused CF2; 1 flee:x2 refused CF2");
    let mut state = Deal::new(2).acting(1, &["fishing"]).state();
    play(
        &mut state,
        "1 stop refused CF2; 1 place:oil refused CF2; 1 done refused CF2; 1 sail:x2 refused CF2",
    );
    play(&mut state, "1 do:fishing; 1 end refused CF2; 1 sorcerer refused CF2");
}

#[test]
fn cf3_one_marker_at_a_time_from_the_first_player() {
    let _watch = RuleWatch::new("CF3");
    let mut state = after_lot(3, 2);
    play(&mut state, "2 place:fishing; 3 place:fishing; 1 place:oil; 2 place:sailing; 3 stop");
    assert_eq!(waits_for(&state), "1", "who has placed all markers or stopped is left out");
    play(&mut state, "1 place:library");
    assert_eq!(public(&state).phase, Phase::Act);
    assert_eq!(waits_for(&state), "2");
    // Both markers on one space: the action is done twice.
    let mut state = after_lot(2, 1);
    play(
        &mut state,
        "1 place:fishing; 2 stop; 1 place:fishing; 1 do:fishing; 1 fish:a1; ~ up:crab; 1 do:fishing",
    );
}

#[test]
fn cf3_the_spaces_that_are_open() {
    let state = after_lot(2, 1);
    let open =
        "place:fishing place:sailing place:selling place:buying place:typhoon place:oil place:treasure";
    assert_eq!(legal(&state), format!("{open} place:library stop"));
}

#[test]
fn cf3_membership_counts_from_the_next_round() {
    let _watch = RuleWatch::new("CF3");
    let mut state = Deal::new(2).money(1, 9).acting(1, &["buying", "oil"]).state();
    play(&mut state, "1 do:buying; 1 buy:membership; 1 end");
    assert_eq!(public(&state).round, 2, "no third marker this round");
    play(&mut state, "2 stop; 1 place:fishing; 1 place:fishing");
    assert_eq!(waits_for(&state), "1", "two markers are placed, and a third is left");
    play(&mut state, "1 place:oil");
    assert_eq!(public(&state).phase, Phase::Act);
    assert_eq!(own(&state, 1).placed, 3);
}

#[test]
fn cf3_1_the_thief_comes_in_winter_for_one_and_ends_the_placing() {
    let _watch = RuleWatch::new("CF3.1");
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        Deal::new(3).season(season, 1).play("1 place:thief refused CF3.1");
    }
    let mut state = Deal::new(3).season(Season::Winter, 1).gear(1, &[Gear::Membership]).state();
    play(&mut state, "1 place:thief; 2 place:thief refused CF3.1; 2 place:oil; 3 stop; 2 place:fishing");
    assert_eq!(public(&state).phase, Phase::Act, "seat 1 places no more");
    assert_eq!(own(&state, 1).placed, 1);
}

#[test]
fn cf3_2_a_full_space() {
    let _watch = RuleWatch::new("CF3.2");
    let mut three = after_lot(3, 1);
    play(&mut three, "1 place:fishing; 2 place:fishing; 3 place:fishing refused CF3.2; 3 place:sailing");
    let mut four = after_lot(4, 1);
    play(&mut four, "1 place:buying; 2 place:buying; 3 place:buying; 4 place:buying refused CF3.2");
    for alone in ["typhoon", "oil", "treasure", "library"] {
        let mut state = after_lot(4, 1);
        play(&mut state, &format!("1 place:{alone}; 2 place:{alone} refused CF3.2"));
        assert!(!legal(&state).contains(alone), "what is refused is not offered");
    }
}

#[test]
fn cf4_each_executes_all_own_actions_in_any_order() {
    let _watch = RuleWatch::new("CF4");
    let mut state = after_lot(3, 2);
    play(&mut state, "2 place:fishing; 3 place:treasure; 1 place:fishing; 2 place:selling; 3 stop; 1 stop");
    assert_eq!(legal(&state), "do:fishing do:selling end");
    play(&mut state, "2 do:selling; 2 done");
    assert_eq!(legal(&state), "do:fishing end");
    play(&mut state, "2 do:fishing; 2 done");
    assert_eq!(waits_for(&state), "3");
    play(&mut state, "3 end");
    assert_eq!(waits_for(&state), "1");
    play(&mut state, "1 end");
    assert_eq!(public(&state).round, 2);
}

#[test]
fn cf4_every_action_may_be_given_up() {
    let _watch = RuleWatch::new("CF4");
    let actions = ["fishing", "sailing", "selling", "buying", "typhoon", "oil", "thief", "summoner"];
    for (space, name) in Space::ALL.into_iter().filter(|space| actions.contains(&space.name())).zip(actions) {
        let deal = Deal::new(2).monster("b1").set("/public/summoner", json!(1));
        let mut state = deal.acting(1, &[name, "library"]).play(&format!("1 do:{name}"));
        let heard = play(&mut state, "1 done");
        assert_eq!(heard.events, [(Audience::Everyone, Event::Finished { seat: seat(1), space })]);
        assert_eq!(legal(&state), "do:library end");
        assert_eq!((money(&state), pawns(&state).as_str()), (vec![5, 5], "x1 x4"));
    }
}

#[test]
fn cf4_what_was_spent_on_an_action_stays_spent() {
    let _watch = RuleWatch::new("CF4");
    let gear = [Gear::Wizard, Gear::Sorcerer];
    let deal = || Deal::new(2).gear(1, &gear).hand(1, &["wind", "change"]).acting(1, &["sailing", "oil"]);
    let wizard = deal().play("1 as:sailing:buying; 1 done");
    assert_eq!((money(&wizard), legal(&wizard).as_str()), (vec![5 - 1, 5], "do:oil end"));
    let sorcerer = deal().play("1 do:sailing; 1 sorcerer; 1 done");
    assert_eq!((money(&sorcerer), pawns(&sorcerer).as_str()), (vec![5 - 2, 5], "x1 x4"));
    let wind = deal().play("1 do:sailing; 1 play:wind; 1 done");
    assert_eq!((hand(&wind, 1).magic.count(Magic::Wind), public(&wind).spent.count(Magic::Wind)), (0, 1));
    let change = deal().play("1 change:sailing:selling; 1 done");
    assert_eq!(public(&change).spent.count(Magic::Change), 1);
    assert_eq!(legal(&change), "do:oil end");
}

#[test]
fn cf4_1_only_own_markers() {
    let _watch = RuleWatch::new("CF4.1");
    Deal::new(2).acting(1, &["fishing"]).play("1 do:selling refused CF4.1; 1 do:thief refused CF4.1");
    let wizard = Deal::new(2).gear(1, &[Gear::Wizard]).acting(1, &["fishing"]);
    wizard.play("1 as:selling:buying refused CF4.1");
}
