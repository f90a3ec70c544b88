use chabyrinthe::{Event, Kind};
use game_api::{Game, Pending, RuleWatch};
use serde_json::json;

use crate::common::{QUIET, act, legal, look, luck, refused, roof, seat};

/// Pushes a cross in from a place and gives the board. The one cat left waits where no gutter leads.
fn pushed(place: u8) -> serde_json::Value {
    let board = roof(&["┌╲╱┐", "│╫╫─", "╱╲╱╲", "└│─┘"]);
    let mut state = board.cats(&[(6, "grey")]).homes([2, 14]).won(&[[4, 5, 4], [0, 0, 1]]).state();
    act(&mut state, &format!("push:{place}:nesw"));
    look(&state, "/board")
}

#[test]
fn ch5_a_line_is_pushed_away_from_the_place() {
    let _watch = RuleWatch::new("CH5");
    // From above column b, from the right of row 2, from below column c, from the left of row 3.
    assert_eq!(pushed(1), json!(["┌┼╱┐", "│╲╫─", "╱╫╱╲", "└╲─┘"]));
    assert_eq!(pushed(5), json!(["┌╲╱┐", "╫╫─┼", "╱╲╱╲", "└│─┘"]));
    assert_eq!(pushed(9), json!(["┌╲╫┐", "│╫╱─", "╱╲─╲", "└│┼┘"]));
    assert_eq!(pushed(13), json!(["┌╲╱┐", "│╫╫─", "┼╱╲╱", "└│─┘"]));
}

#[test]
fn ch5_a_corner_card_leaves_by_its_row_or_by_its_column() {
    let _watch = RuleWatch::new("CH5");
    // d4 by its column, pushed from above, and by its row, pushed from the left.
    assert_eq!(pushed(3), json!(["┌╲╱┼", "│╫╫┐", "╱╲╱─", "└│─╲"]));
    assert_eq!(pushed(12), json!(["┌╲╱┐", "│╫╫─", "╱╲╱╲", "┼└│─"]));
    // a1 by its column, pushed from below, and by its row, pushed from the right.
    assert_eq!(pushed(11), json!(["│╲╱┐", "╱╫╫─", "└╲╱╲", "┼│─┘"]));
    assert_eq!(pushed(4), json!(["╲╱┐┼", "│╫╫─", "╱╲╱╲", "└│─┘"]));
}

#[test]
fn ch5_the_card_that_leaves_goes_under_the_pile_and_the_next_is_turned_up() {
    let _watch = RuleWatch::new("CH5");
    let mut state = roof(&QUIET).top("tee").under(&["bridge"]).state();
    let heard = act(&mut state, "push:14:esw");
    let (place, tile) = (chabyrinthe::Place(14), "esw".parse().expect("a tile"));
    let from = "d2".parse().expect("a cell");
    assert_eq!(heard, [Event::Pushed { seat: seat(1), place, tile, out: Kind::Straight, from }]);
    assert_eq!(look(&state, "/board/1"), json!("┬│╫╫"));
    assert_eq!(look(&state, "/pile/under"), json!(["bridge", "straight"]));
    assert_eq!(look(&state, "/pile/top"), json!(null));
    assert_eq!(look(&state, "/insertions"), json!(1));
    luck(&mut state, "top:elbow");
    assert_eq!(look(&state, "/pile/top"), json!("elbow"));
    assert_eq!(look(&state, "/actions"), json!(1));
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
}

#[test]
fn ch5_there_are_4n_insertions_in_all_ways_of_the_top_card() {
    let _watch = RuleWatch::new("CH5");
    let count = |top| {
        let state = roof(&QUIET).top(top).state();
        legal(&state).iter().filter(|action| action.starts_with("push")).count()
    };
    assert_eq!((count("cross"), count("bridge"), count("elbow"), count("tee")), (16, 16, 64, 64));
    act(&mut roof(&QUIET).state(), "push:15:nesw");
}

#[test]
fn ch5_cats_and_homes_do_not_move_with_a_line() {
    let _watch = RuleWatch::new("CH5");
    let mut state = roof(&QUIET).top("bridge").state();
    // In where the home at 4 stands.
    act(&mut state, "push:4:ns-ew");
    luck(&mut state, "top:bridge");
    // Out where the cat at 8 stands: column d from above.
    act(&mut state, "push:3:ns-ew");
    luck(&mut state, "top:elbow");
    assert_eq!(look(&state, "/ring/homes"), json!([4, 12]));
    let cats = json!([{ "place": 0, "cat": "grey" }, { "place": 8, "cat": "black" }]);
    assert_eq!(look(&state, "/ring/cats"), cats);
}

#[test]
fn ch5_1_only_the_top_card_is_pushed_in() {
    let _watch = RuleWatch::new("CH5.1");
    let state = roof(&QUIET).top("tee").state();
    assert_eq!(refused(&state, "push:0:nesw"), Some("CH5.1"));
    assert_eq!(refused(&state, "push:0:ns"), Some("CH5.1"));
    assert_eq!(refused(&state, "push:0:new"), None);
}

#[test]
fn ch5_2_a_line_begins_at_a_place_of_the_ring() {
    let _watch = RuleWatch::new("CH5.2");
    let state = roof(&QUIET).state();
    assert_eq!(refused(&state, "push:15:nesw"), None);
    // The fifth place of a side is only there on the largest board.
    assert_eq!(refused(&state, "push:16:nesw"), Some("CH5.2"));
}
