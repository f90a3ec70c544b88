//! The invariant: a position that could not come about is none.

use serde_json::json;

use crate::common::{QUIET, Roof, roof};

fn problem(position: Roof) -> String {
    position.try_state().expect_err("the position is none")
}

#[test]
fn every_card_is_there_once() {
    let pile = json!({ "top": "cross", "unseen": { "elbow": 4, "bridge": 2, "tee": 2 }, "under": [] });
    assert_eq!(problem(roof(&QUIET).field("pile", pile)), "there are 1 of cross, not 2");
    let pile = json!({ "top": "cross", "unseen": { "elbow": 4, "bridge": 2, "tee": 2 }, "under": ["cross"] });
    assert!(roof(&QUIET).field("pile", pile).try_state().is_ok());
    let pile =
        json!({ "top": "cross", "unseen": { "elbow": 4, "bridge": 3, "tee": 2, "cross": 1 }, "under": [] });
    assert_eq!(problem(roof(&QUIET).field("pile", pile)), "there are 5 of bridge, not 4");
    let cats = json!({ "grey": 5, "ginger": 5, "black": 4 });
    assert_eq!(problem(roof(&QUIET).field("cat_pile", cats)), "there are 6 of grey, not 5");
    let cats = json!({ "grey": 4, "ginger": 5, "black": 3 });
    assert_eq!(problem(roof(&QUIET).field("cat_pile", cats)), "there are 4 of black, not 5");
}

#[test]
fn nobody_shares_a_place() {
    let disorder = |position: Roof| problem(position).starts_with("the ring is in disorder");
    assert!(disorder(roof(&QUIET).homes([4, 4])));
    assert!(disorder(roof(&QUIET).homes([12, 4])));
    assert!(disorder(roof(&QUIET).homes([4, 16])));
    assert!(disorder(roof(&QUIET).homes([0, 12])));
    assert!(disorder(roof(&QUIET).cats(&[(8, "black"), (0, "grey")])));
    assert!(disorder(roof(&QUIET).cats(&[(8, "black"), (8, "grey")])));
    assert!(disorder(roof(&QUIET).cats(&[(0, "black"), (16, "grey")])));
    assert!(roof(&QUIET).homes([4, 15]).try_state().is_ok());
}

#[test]
fn the_board_and_the_pile_fit_what_happens() {
    assert_eq!(problem(roof(&["┌╲┐", "│╫│", "└─┘"])), "the board has 3 cards on a side");
    let gap = roof(&["·╲╱┐", "│╫╫│", "╲╲╱╱", "└──┘"]);
    assert_eq!(problem(gap), "the board has gaps exactly while it is dealt");
    let dealing = roof(&QUIET).field("phase", json!({ "deal": { "deal": 1 } }));
    assert_eq!(problem(dealing), "the board has gaps exactly while it is dealt");
    let no_top =
        json!({ "top": null, "unseen": { "elbow": 4, "bridge": 2, "tee": 2, "cross": 2 }, "under": [] });
    let open = "a card lies open on the pile, but for when one is turned up";
    assert_eq!(problem(roof(&QUIET).field("pile", no_top.clone())), open);
    assert_eq!(problem(roof(&QUIET).field("phase", json!("top"))), open);
    assert!(roof(&QUIET).field("pile", no_top).field("phase", json!("top")).try_state().is_ok());
}

#[test]
fn actions_are_left_for_whoever_acts() {
    assert_eq!(problem(roof(&QUIET).field("actions", json!(0))), "somebody acts without an action left");
    assert_eq!(problem(roof(&QUIET).field("actions", json!(3))), "there are too many actions");
    assert!(roof(&QUIET).field("actions", json!(0)).field("phase", json!("over")).try_state().is_ok());
    let asked = roof(&QUIET).field("phase", json!({ "home": { "cat": 0 } }));
    assert_eq!(problem(asked), "the cat at 0 has no choice of homes");
    // The tee at a1 joins place 0 to both homes, but the cat that is asked stands elsewhere.
    let joined = roof(&["┴┘╱┐", "│╫╫│", "╲╲╱╱", "└──┘"]).homes([1, 15]);
    let asked = |cat: u8| joined.clone().field("phase", json!({ "home": { "cat": cat } }));
    assert!(asked(0).try_state().is_ok());
    let elsewhere = asked(0).cats(&[(3, "grey"), (8, "black")]);
    assert_eq!(problem(elsewhere), "the cat at 0 has no choice of homes");
}

#[test]
fn a_new_cat_comes_from_the_pile_to_a_place() {
    let missing = "there is no cat to replace, or none to come";
    let one_left = roof(&QUIET).cats(&[(8, "black")]).field("phase", json!("new-cat"));
    let after = json!({ "homes": [], "cats": [0] });
    assert_eq!(problem(one_left.clone()), missing);
    assert!(one_left.clone().field("arrivals", after.clone()).try_state().is_ok());
    let empty = one_left.won(&[[5, 5, 4], [0, 0, 0]]).field("arrivals", after);
    assert_eq!(problem(empty), missing);
}

#[test]
fn a_walk_is_one_of_a_cat_at_home() {
    let walks = |walks: &[(u8, u8)]| {
        let walks = walks.iter().map(|(from, home)| json!({ "from": from, "home": home })).collect();
        roof(&["┴┘╱┐", "│╫╫│", "╲╲╱╱", "└──┘"]).won(&[[1, 0, 0], [0, 0, 0]]).field("walks", walks)
    };
    assert!(walks(&[(15, 0)]).try_state().is_ok());
    assert_eq!(problem(walks(&[(15, 0), (0, 15)])), "2 cats have walked, but 1 are at home");
    assert_eq!(problem(walks(&[(15, 2)])), "no cat can have walked from 15 to 2");
    assert_eq!(problem(walks(&[(15, 16)])), "no cat can have walked from 15 to 16");
    assert_eq!(problem(walks(&[(200, 15)])), "no cat can have walked from 200 to 15");
}

#[test]
fn somebody_sits_where_the_turn_is() {
    let missing = "nobody sits in a seat that has the turn";
    assert_eq!(problem(roof(&QUIET).field("turn", json!(3))), missing);
    assert_eq!(problem(roof(&QUIET).field("first", json!(3))), missing);
}

#[test]
fn a_drawn_board_is_square_and_known() {
    assert!(problem(roof(&["┌╲╱┐", "│╫╫", "╲╲╱╱", "└──┘"])).contains("row 2 of the board"));
    assert!(problem(roof(&["┌╲╱┐", "│╫x│", "╲╲╱╱", "└──┘"])).contains("no card is drawn as x"));
    assert!(problem(roof(&["┌╲", "│╫"])).contains("3 to 5 rows, not 2"));
}
