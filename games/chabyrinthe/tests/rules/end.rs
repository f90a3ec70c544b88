use chabyrinthe::{Chabyrinthe, Edition, Event};
use game_api::{Edition as _, Game, Pending, RuleWatch, Solo};
use serde_json::json;

use crate::common::{QUIET, Roof, act, look, roof, seat};

/// One cat left, the black one at 15; turning a1 brings it home.
fn last_cat() -> Roof {
    roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12])
}

fn ranks(state: &Chabyrinthe) -> Vec<u8> {
    state.outcome().expect("the game is over").ranks.values().copied().collect()
}

fn scores(state: &Chabyrinthe) -> Vec<i32> {
    state.outcome().expect("the game is over").scores.values().copied().collect()
}

#[test]
fn ch9_the_last_cat_ends_the_game_at_once() {
    let _watch = RuleWatch::new("CH9");
    let mut state = last_cat().won(&[[5, 2, 0], [0, 3, 4]]).state();
    assert_eq!(state.outcome(), None);
    let heard = act(&mut state, "turn:a1:nw");
    assert_eq!(heard.last(), Some(&Event::AllHome));
    assert_eq!(state.pending(), Pending::Over);
    // No second action, and no home moves.
    assert_eq!(look(&state, "/actions"), json!(1));
    assert_eq!(look(&state, "/ring/homes"), json!([0, 12]));
    // 15 + 8 + 5 against 12 + 20.
    assert_eq!(scores(&state), [28, 32]);
    assert_eq!(ranks(&state), [2, 1]);
    let outcome = state.outcome().expect("over");
    assert_eq!((outcome.teams, outcome.solo), (None, None));
}

#[test]
fn ch9_1_more_cats_break_a_tie() {
    let _watch = RuleWatch::new("CH9.1");
    // 30 points each: five of 3 and three of 5, against five of 4 and two of 5.
    let mut state = last_cat().won(&[[5, 0, 2], [0, 5, 2]]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(scores(&state), [30, 30]);
    assert_eq!(ranks(&state), [1, 2]);
}

#[test]
fn ch9_1_then_the_tied_players_share() {
    let _watch = RuleWatch::new("CH9.1");
    let mut state = last_cat().seats(3).won(&[[2, 2, 1], [2, 2, 2], [1, 1, 1]]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(scores(&state), [24, 24, 12]);
    assert_eq!(ranks(&state), [1, 1, 3]);
}

#[test]
fn ch9_2_the_seven_grades() {
    let _watch = RuleWatch::new("CH9.2");
    let grade = |turns: u16| {
        let position = last_cat().seats(1).won(&[[5, 5, 4]]).field("turns", json!(turns));
        let mut state = position.field("round", json!(turns)).state();
        act(&mut state, "turn:a1:nw");
        let solo = state.outcome().expect("over").solo.expect("alone");
        assert_eq!(solo.result, u32::from(turns));
        solo.grade
    };
    let scale =
        [(1, 1), (7, 1), (8, 2), (9, 2), (10, 3), (11, 3), (12, 4), (13, 4), (14, 5), (15, 5), (16, 6)];
    for (turns, wanted) in scale.into_iter().chain([(17, 6), (18, 7), (60, 7)]) {
        assert_eq!(grade(turns), wanted, "{turns} turns");
    }
}

#[test]
fn ch9_2_a_passed_turn_counts_and_so_does_a_begun_one() {
    let _watch = RuleWatch::new("CH9.2");
    let mut state = last_cat().seats(1).won(&[[5, 5, 4]]).field("turns", json!(6)).state();
    act(&mut state, "stop");
    act(&mut state, "turn:a1:nw");
    let outcome = state.outcome().expect("over");
    assert_eq!(outcome.solo, Some(Solo { result: 7, grade: 1 }));
    assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [1]);
}

#[test]
fn ch9_2_a_game_that_is_cut_off_gets_the_lowest_grade() {
    let _watch = RuleWatch::new("CH9.2");
    let text =
        include_str!("../../components.toml").replace("rounds = { value = 100", "rounds = { value = 3");
    let edition: Edition = game_api::read_edition(&text).expect("a valid edition");
    let position = roof(&QUIET).seats(1).edition(edition).field("round", json!(3)).field("turns", json!(3));
    let mut state = position.state();
    act(&mut state, "stop");
    assert_eq!(state.outcome().expect("over").solo, Some(Solo { result: 3, grade: 7 }));
}

#[test]
fn ch11_after_100_rounds_the_game_ends_as_it_stands() {
    let _watch = RuleWatch::new("CH11");
    let hundred = roof(&QUIET).won(&[[1, 0, 0], [0, 0, 1]]).field("round", json!(100));
    let mut state = hundred.field("turns", json!(199)).state();
    act(&mut state, "stop");
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
    act(&mut state, "turn:b1:nw-es");
    let heard = act(&mut state, "turn:b1:ne-sw");
    assert_eq!(heard.last(), Some(&Event::CutOff));
    assert_eq!(state.pending(), Pending::Over);
    assert_eq!(scores(&state), [3, 5]);
    assert_eq!(ranks(&state), [2, 1]);
    assert_eq!(Edition::standard().rounds(), 100);
}

#[test]
fn ch11_the_99th_round_is_followed_by_another() {
    let mut state = roof(&QUIET).field("round", json!(99)).field("turn", json!(2)).state();
    act(&mut state, "stop");
    assert_eq!(state.round(), 100);
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
}
