//! Every action and outcome is written in one way, and nothing else reads as one.

use std::collections::BTreeSet;

use cat_and_fish::{
    Action, CatAndFish, Chance, Gear, Hex, HexSet, Magic, Point, PointSet, Space, Tile, Treasure,
};
use game_api::{Game, Seat};

fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Stop, Action::End, Action::Sorcerer, Action::Done, Action::Pay, Action::Leave];
    all.extend(Space::ALL.into_iter().flat_map(|space| [Action::Place(space), Action::Do(space)]));
    for marker in Space::ALL {
        for action in Space::ALL {
            all.extend([Action::As { marker, action }, Action::Change { marker, action }]);
        }
    }
    all.extend(
        (!HexSet::EMPTY).iter().flat_map(|hex| [Action::Fish(hex), Action::Move(hex), Action::Set(hex)]),
    );
    all.extend((!PointSet::EMPTY).iter().flat_map(|point| [Action::Sail(point), Action::Flee(point)]));
    for tile in Tile::ALL {
        all.extend([Action::Sell(tile), Action::Drop(tile), Action::Discard(tile), Action::Give(tile)]);
        all.extend(Seat::all(4).map(|victim| Action::Steal { victim, tile }));
    }
    all.extend(Gear::ALL.map(Action::Buy));
    let played = |card: &Magic| !matches!(card, Magic::Blank | Magic::Change);
    all.extend(Magic::ALL.into_iter().filter(played).map(Action::Play));
    all
}

#[test]
fn every_action_reads_back_as_itself() {
    let all = all_actions();
    let mut texts = BTreeSet::new();
    for action in all {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action));
        assert!(texts.insert(text.clone()), "{text} is written twice");
    }
    let words: BTreeSet<&str> = texts.iter().filter_map(|text| text.split(':').next()).collect();
    assert_eq!(words.len(), 22, "{words:?}");
}

#[test]
fn every_outcome_reads_back_as_itself() {
    let mut all: Vec<Chance> = Seat::all(4).map(Chance::First).collect();
    all.extend(Tile::ALL.map(Chance::Up));
    all.extend(Treasure::ALL.map(Chance::Treasure));
    all.extend(Magic::ALL.map(Chance::Magic));
    for outcome in all {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
}

#[test]
fn nothing_else_is_an_action() {
    for text in [
        "",
        "place",
        "place:",
        "place:fish",
        "do:net",
        "as:fishing",
        "as:fishing:",
        "play:blank",
        "play:change",
        "play:wind:wind",
        "fish:x1",
        "fish:a0",
        "fish:a7",
        "fish:a01",
        "fish:A1",
        "sail:a1",
        "sail:x7",
        "sail:z31",
        "steal:crab",
        "steal:0:crab",
        "steal:7:crab",
        "sell:bone",
        "buy:rod",
        "buy:summoner",
        "Stop",
        "stop ",
        "sink:a1",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["", "first:0", "up:bone", "treasure:2", "magic:", "draw:wind", "up"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn places_are_numbered_from_the_north() {
    let names: Vec<String> = (!HexSet::EMPTY).iter().map(|hex| hex.to_string()).collect();
    assert_eq!(
        (names[0].as_str(), names[5].as_str(), names[6].as_str(), names[35].as_str()),
        ("a1", "a6", "b1", "c18")
    );
    let names: Vec<String> = (!PointSet::EMPTY).iter().map(|point| point.to_string()).collect();
    assert_eq!((names[0].as_str(), names[6].as_str(), names[53].as_str()), ("x1", "y1", "z30"));
    for name in names {
        let point: Point = name.parse().expect("a place");
        let json = serde_json::to_string(&point).expect("plain data");
        assert_eq!(serde_json::from_str::<Point>(&json).expect("a place"), point);
    }
    assert!(serde_json::from_str::<Hex>("\"d1\"").is_err());
}

#[test]
fn the_game_introduces_itself() {
    let info = CatAndFish::INFO;
    assert_eq!(
        (info.id, info.min_seats, info.max_seats, info.minutes, info.age),
        ("cat-and-fish", 2, 4, 60, 9)
    );
    assert!(info.private_hands && info.variants.is_empty());
}
