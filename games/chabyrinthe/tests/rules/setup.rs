use chabyrinthe::{Cell, Chabyrinthe, Edition, Event, Face, Kind, Tile, reached};
use game_api::{Edition as _, Game, GameRng, Pending, RuleWatch, Seed, Setup, Silent};
use serde_json::json;

use crate::common::{QUIET, act, chances, look, luck, roof, seat};

fn start(seats: u8) -> Chabyrinthe {
    Chabyrinthe::start(&Setup::standard(seats)).expect("one to four seats")
}

/// Deals a board card by card, row by row; the corners' letters must be the elbows that lie there.
fn deal(state: &mut Chabyrinthe, rows: [&str; 4]) -> Vec<Event> {
    let mut heard = Vec::new();
    for (row, letters) in (1..).zip(rows) {
        for (column, letter) in (1..).zip(letters.chars()) {
            let cell = Cell::new(row, column);
            if cell != Cell::new(1, 4) && cell != Cell::new(4, 1) {
                let tile = Tile::of_letter(letter).expect("a card");
                heard = luck(state, &format!("deal:{tile}"));
            }
        }
    }
    heard
}

const DEALT: [&str; 4] = ["┌╲╱┌", "│╫╫│", "╲╲╱╱", "┘──┘"];

#[test]
fn ch1_elbows_lie_in_two_corners_before_the_deal() {
    let _watch = RuleWatch::new("CH1");
    let state = start(2);
    // Top right joins east and south, bottom left joins west and north.
    assert_eq!(look(&state, "/board"), json!(["···┌", "····", "····", "┘···"]));
    assert_eq!(look(&state, "/ring/homes"), json!([4, 12]));
    assert_eq!(look(&state, "/pile/unseen/elbow"), json!(6));
}

#[test]
fn ch1_a_card_is_dealt_in_every_way_alike() {
    let _watch = RuleWatch::new("CH1");
    let outcomes = chances(&start(2));
    // Each of the 24 cards left can be laid in four ways, and some of those look the same.
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 24 * 4);
    let weight = |name: &str| outcomes.iter().find(|(outcome, _)| outcome == name).map(|&(_, weight)| weight);
    assert_eq!(weight("deal:ns"), Some(4 * 2));
    assert_eq!(weight("deal:sw"), Some(6));
    assert_eq!(weight("deal:ne-sw"), Some(6 * 2));
    assert_eq!(weight("deal:ns-ew"), Some(4 * 4));
    assert_eq!(weight("deal:nes"), Some(2));
    assert_eq!(weight("deal:nesw"), Some(2 * 4));
    assert_eq!(outcomes.len(), 14);
}

#[test]
fn ch1_a_whole_deal() {
    let _watch = RuleWatch::new("CH1");
    let mut state = start(3);
    assert_eq!(deal(&mut state, DEALT), [Event::Dealt]);
    assert_eq!(look(&state, "/board"), json!(DEALT));
    luck(&mut state, "top:bridge");
    luck(&mut state, "cat:black");
    luck(&mut state, "cat:grey");
    let cats = json!([{ "place": 0, "cat": "black" }, { "place": 8, "cat": "grey" }]);
    assert_eq!(look(&state, "/ring/cats"), cats);
    assert_eq!(chances(&state), [1, 2, 3].map(|seat| (format!("first:{seat}"), 1)));
    luck(&mut state, "first:3");
    assert_eq!(state.pending(), Pending::Seat(seat(3)));
    assert_eq!(look(&state, "/turns"), json!(1));
    assert_eq!(state.round(), 1);
}

#[test]
fn ch1_1_a_deal_with_a_cat_at_home_is_dealt_again() {
    let _watch = RuleWatch::new("CH1.1");
    let mut state = start(2);
    // The cat at 0 would walk down a1, along the second row, up to d1 and out to the home at 4.
    let heard = deal(&mut state, ["│─┌┌", "└──┘", "╲╲╱╱", "┘╫╫└"]);
    assert_eq!(heard, [Event::DealtAgain]);
    assert_eq!(look(&state, "/phase"), json!({ "deal": { "deal": 2 } }));
    assert_eq!(look(&state, "/board"), json!(["···┌", "····", "····", "┘···"]));
    assert_eq!(look(&state, "/pile/unseen/elbow"), json!(6));
    assert_eq!(deal(&mut state, DEALT), [Event::Dealt]);
    assert_eq!(look(&state, "/phase"), json!("top"));
}

#[test]
fn ch1_1_the_last_deal_stays_and_its_cats_come_home_after_the_first_action() {
    let _watch = RuleWatch::new("CH1.1");
    let text = include_str!("../../components.toml").replace("deals = { value = 100", "deals = { value = 2");
    let edition: Edition = game_api::read_edition(&text).expect("a valid edition");
    let setup = Setup { edition: edition.into(), ..Setup::standard(2) };
    let mut state = Chabyrinthe::start(&setup).expect("a valid set-up");
    let at_home = ["│─┌┌", "└──┘", "╲╲╱╱", "┘╫╫└"];
    assert_eq!(deal(&mut state, at_home), [Event::DealtAgain]);
    assert_eq!(deal(&mut state, at_home), [Event::Dealt]);
    for outcome in ["top:cross", "cat:grey", "cat:grey", "first:1"] {
        luck(&mut state, outcome);
    }
    assert_eq!(look(&state, "/won"), json!([{}, {}]));
    act(&mut state, "turn:d4:es");
    assert_eq!(look(&state, "/won"), json!([{ "grey": 1 }, {}]));
}

#[test]
fn ch1_1_no_deal_leaves_a_cat_at_home() {
    let _watch = RuleWatch::new("CH1.1");
    let edition = Edition::standard();
    for game in 0..300 {
        let mut rng = GameRng::stream(Seed::from(5), game);
        let mut state = start(1);
        while let Pending::Chance(_) = state.pending() {
            state.apply_chance(state.sample(&mut rng), &mut Silent);
        }
        let board = &state.public().board;
        for cat in edition.first_cats(4) {
            assert!(!reached(board, cat, state.public().ring.homes).any(), "{board:?}");
        }
    }
}

#[test]
fn ch2_the_top_card_is_drawn_from_the_set_of_the_rest() {
    let _watch = RuleWatch::new("CH2");
    let mut state = start(2);
    deal(&mut state, DEALT);
    // On the board: 4 straights, 4 elbows, 6 doubles, 2 bridges.
    let rest = [("top:elbow", 4), ("top:bridge", 2), ("top:tee", 2), ("top:cross", 2)];
    assert_eq!(chances(&state), rest.map(|(outcome, weight)| (outcome.to_owned(), weight)));
    assert_eq!(luck(&mut state, "top:tee"), [Event::TopCard { kind: Kind::Tee }]);
    let cats = ["cat:grey", "cat:ginger", "cat:black"].map(|outcome| (outcome.to_owned(), 5));
    assert_eq!(chances(&state), cats);
}

#[test]
fn ch2_1_what_went_under_the_pile_comes_up_in_its_order() {
    let _watch = RuleWatch::new("CH2.1");
    // All ten cards of the pile are known: nine lie below the cross on top.
    let below = ["elbow", "tee", "elbow", "bridge", "cross", "elbow", "tee", "bridge", "elbow"];
    let mut state = roof(&QUIET).under(&below).state();
    let heard = act(&mut state, "push:1:nesw");
    assert!(heard.contains(&Event::TopCard { kind: Kind::Elbow }), "{heard:?}");
    assert_eq!(look(&state, "/pile/top"), json!("elbow"));
    // Column b is pushed down, so its straight at b4 went under the pile, last.
    let mut wanted = below[1..].to_vec();
    wanted.push("straight");
    assert_eq!(look(&state, "/pile/under"), json!(wanted));
    act(&mut state, "push:1:ne");
    assert_eq!(look(&state, "/pile/top"), json!("tee"));
}

#[test]
fn ch2_1_unseen_cards_come_up_before_those_put_under_the_pile() {
    let _watch = RuleWatch::new("CH2.1");
    let below = ["elbow", "tee", "elbow", "bridge", "cross", "elbow", "tee", "bridge"];
    let mut state = roof(&QUIET).under(&below).state();
    act(&mut state, "push:1:nesw");
    assert_eq!(chances(&state), [("top:elbow".to_owned(), 1)]);
    luck(&mut state, "top:elbow");
    assert_eq!(look(&state, "/pile/under/0"), json!("elbow"));
    act(&mut state, "push:1:ne");
    assert_eq!(look(&state, "/pile/top"), json!("elbow"));
    assert_eq!(look(&state, "/pile/under/0"), json!("tee"));
}

#[test]
fn the_box_holds_26_gutters_and_15_cats() {
    let edition = Edition::standard();
    assert_eq!(Kind::ALL.iter().map(|&kind| edition.gutters(kind)).sum::<u8>(), 26);
    assert_eq!(chabyrinthe::Cat::ALL.iter().map(|&cat| edition.cats(cat)).sum::<u8>(), 15);
}
