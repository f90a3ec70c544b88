//! How many lines of play there are from positions stated by hand. The first figures are counted from the
//! rules in the comments; the deeper ones guard against change.

mod common;

use common::{QUIET, roof};
use game_test::perft;

/// Turns: four elbows in three ways, four straights and six doubles in one, two bridges in none.
const TURNS: u64 = 4 * 3 + 4 + 6;

#[test]
fn one_action_deep() {
    let lines = |top: &'static str, ways: u64| {
        let counted = perft(&roof(&QUIET).top(top).state(), 1);
        assert_eq!((counted.lines, counted.over), (TURNS + 16 * ways + 1, 0), "{top}");
    };
    lines("cross", 1);
    lines("bridge", 1);
    lines("elbow", 4);
    lines("tee", 4);
}

#[test]
fn the_single_spare_gutter_of_the_big_tom() {
    // Eight elbows and two tees in three other ways, four straights and six doubles in one; twenty places.
    let rows = ["┌╲╱╲┐", "│╫╫╫│", "├╲╱╲┤", "│╫┼┐│", "└┐┘└┘"];
    let state = roof(&rows).option("board", "big-tom").state();
    assert_eq!(perft(&state, 1).lines, 10 * 3 + 10 + 20 + 1);
    assert_eq!(perft(&state, 2).lines, 4_595);
}

#[test]
fn two_actions_deep() {
    assert_eq!(perft(&roof(&QUIET).state(), 2).lines, 4_801);
    let kittens = roof(&["┌╲┐", "│╫│", "└─┘"]).option("board", "kittens").state();
    assert_eq!(perft(&kittens, 2).lines, 3_565);
}

#[test]
fn lines_that_end() {
    // The last cat comes home by one turn of a1. A cross pushed in there joins it too, but then a card is
    // turned up first.
    let last = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
    let state = last.won(&[[5, 5, 4], [0, 0, 0]]).state();
    assert_eq!(perft(&state, 1).over, 1);
    assert_eq!(perft(&state, 2).over, 94);
}
