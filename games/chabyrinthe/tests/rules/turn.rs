use chabyrinthe::Event;
use game_api::{Game, Pending, RuleWatch};
use serde_json::json;

use crate::common::{QUIET, act, legal, look, refused, roof, seat};

#[test]
fn ch3_a_turn_has_two_actions_and_play_goes_to_the_left() {
    let _watch = RuleWatch::new("CH3");
    let mut state = roof(&QUIET).seats(3).field("turn", json!(2)).field("first", json!(2)).state();
    act(&mut state, "turn:b1:nw-es");
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
    act(&mut state, "turn:b1:ne-sw");
    assert_eq!(state.pending(), Pending::Seat(seat(3)));
    assert_eq!(look(&state, "/actions"), json!(2));
    act(&mut state, "stop");
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
    assert_eq!(state.round(), 1);
    act(&mut state, "stop");
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
    assert_eq!(state.round(), 2);
    assert_eq!(look(&state, "/turns"), json!(5));
}

#[test]
fn ch3_only_the_player_whose_turn_it_is_acts() {
    let _watch = RuleWatch::new("CH3");
    let state = roof(&QUIET).state();
    for action in ["stop", "turn:b1:nw-es", "push:0:nesw", "home:4"] {
        let rule = state.refusal(seat(2), action.parse().expect("an action"));
        assert_eq!(rule.map(|rule| rule.0), Some("CH3"), "{action}");
    }
}

#[test]
fn ch3_1_a_player_may_stop_after_one_action() {
    let _watch = RuleWatch::new("CH3.1");
    let mut state = roof(&QUIET).state();
    act(&mut state, "turn:b1:nw-es");
    assert_eq!(act(&mut state, "stop"), [Event::Stopped { seat: seat(1), passed: false }]);
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
}

#[test]
fn ch3_1_a_player_may_pass() {
    let _watch = RuleWatch::new("CH3.1");
    let mut state = roof(&QUIET).state();
    assert_eq!(act(&mut state, "stop"), [Event::Stopped { seat: seat(1), passed: true }]);
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
}

#[test]
fn ch4_a_gutter_is_turned_into_any_other_way() {
    let _watch = RuleWatch::new("CH4");
    let state = roof(&QUIET).state();
    let turns = |cell: &str| -> Vec<String> {
        let start = format!("turn:{cell}:");
        legal(&state).iter().filter_map(|action| action.strip_prefix(&start).map(str::to_owned)).collect()
    };
    assert_eq!(turns("a1"), ["ne", "sw", "nw"]);
    assert_eq!(turns("b1"), ["nw-es"]);
    assert_eq!(turns("a2"), ["ew"]);
    // A bridge lies in one way only.
    assert_eq!(turns("b2"), [""; 0]);
    let mut state = state;
    let heard = act(&mut state, "turn:d2:ew");
    let (cell, tile) = ("d2".parse().expect("a cell"), "ew".parse().expect("a tile"));
    assert_eq!(heard, [Event::Turned { seat: seat(1), cell, tile }]);
    assert_eq!(look(&state, "/board"), json!(["┌╲╱┐", "│╫╫─", "╲╲╱╱", "└──┘"]));
    assert_eq!(look(&state, "/actions"), json!(1));
}

#[test]
fn ch4_every_turn_of_a_board_is_offered_once() {
    let _watch = RuleWatch::new("CH4");
    let mut state = roof(&["┌╲┴┐", "│╫┼│", "╲╲╱╱", "└──┘"]).top("elbow").state();
    let turns = legal(&state).iter().filter(|action| action.starts_with("turn")).count();
    // Four elbows and a tee in three other ways each, four straights and five doubles in one, a bridge and a
    // cross in none.
    assert_eq!(turns, 5 * 3 + 9);
    act(&mut state, "turn:c1:esw");
}

#[test]
fn ch4_1_a_gutter_is_not_turned_into_how_it_lies() {
    let _watch = RuleWatch::new("CH4.1");
    let state = roof(&QUIET).state();
    assert_eq!(refused(&state, "turn:a1:es"), Some("CH4.1"));
    assert_eq!(refused(&state, "turn:b2:ns-ew"), Some("CH4.1"));
    assert_eq!(refused(&state, "turn:a1:ne"), None);
}

#[test]
fn ch4_2_a_gutter_stays_what_it_is() {
    let _watch = RuleWatch::new("CH4.2");
    let state = roof(&QUIET).state();
    assert_eq!(refused(&state, "turn:a1:ns"), Some("CH4.2"));
    assert_eq!(refused(&state, "turn:a2:nesw"), Some("CH4.2"));
    // Outside the board there is nothing to turn.
    assert_eq!(refused(&state, "turn:e1:ns"), Some("CH4.2"));
    assert_eq!(refused(&state, "turn:a5:ns"), Some("CH4.2"));
}
