use chabyrinthe::{Cat, Event, Place};
use game_api::{Game, Pending, RuleWatch};
use serde_json::json;

use crate::common::{act, chances, look, luck, roof, seat};

/// The cat at 15 and the home at 0 touch a1, whose elbow joins neither yet.
const CORNER: [&str; 4] = ["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"];

#[test]
fn ch7_all_cats_at_home_are_taken_before_anything_moves() {
    let _watch = RuleWatch::new("CH7");
    let mut state =
        roof(&["┬─┘┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(2, "ginger"), (15, "black")]).homes([0, 12]).state();
    let heard = act(&mut state, "turn:a1:new");
    let told: Vec<&str> = heard
        .iter()
        .map(|event| match event {
            Event::Turned { .. } => "turned",
            Event::CameHome { cat: Cat::Ginger, .. } => "ginger home",
            Event::CameHome { cat: Cat::Black, .. } => "black home",
            Event::HomeMoved { .. } => "home moved",
            _ => "something else",
        })
        .collect();
    assert_eq!(told, ["turned", "ginger home", "black home", "home moved"]);
    assert_eq!(look(&state, "/ring/cats"), json!([]));
}

#[test]
fn ch7_3_a_home_moves_once_even_if_two_cats_came_to_it() {
    let _watch = RuleWatch::new("CH7.3");
    let mut state =
        roof(&["┬─┘┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(2, "ginger"), (15, "black")]).homes([0, 12]).state();
    act(&mut state, "turn:a1:new");
    assert_eq!(look(&state, "/ring/homes"), json!([1, 12]));
}

#[test]
fn ch7_3_a_home_that_was_not_used_stays() {
    let _watch = RuleWatch::new("CH7.3");
    let mut state = roof(&CORNER).cats(&[(8, "grey"), (15, "black")]).homes([0, 12]).state();
    let heard = act(&mut state, "turn:a1:nw");
    assert!(heard.contains(&Event::HomeMoved { from: Place(0), to: Place(1) }), "{heard:?}");
    assert_eq!(look(&state, "/ring/homes"), json!([1, 12]));
}

#[test]
fn ch7_3_a_home_moves_from_the_last_place_to_the_first() {
    let _watch = RuleWatch::new("CH7.3");
    let mut state = roof(&CORNER).cats(&[(0, "grey"), (8, "black")]).homes([12, 15]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(look(&state, "/ring/homes"), json!([0, 12]));
}

#[test]
fn ch7_3_of_two_homes_the_lower_number_moves_first() {
    let _watch = RuleWatch::new("CH7.3");
    // The tee at b1 joins both cats, at 0 and at 15, to both homes, at 1 and at 2.
    let mut state =
        roof(&["┴├┘┐", "│╫╫│", "╲╲╱╱", "└──┘"]).cats(&[(0, "grey"), (15, "black")]).homes([1, 2]).state();
    act(&mut state, "turn:b1:new");
    act(&mut state, "home:2");
    let heard = act(&mut state, "home:1");
    // The lower home leaps over the higher one, which then leaps over it.
    let moved = [(1, 3), (2, 4)].map(|(from, to)| Event::HomeMoved { from: Place(from), to: Place(to) });
    assert_eq!(heard[1..], moved);
    assert_eq!(look(&state, "/ring/homes"), json!([3, 4]));
}

#[test]
fn ch7_4_a_new_cat_comes_one_place_on() {
    let _watch = RuleWatch::new("CH7.4");
    let mut state = roof(&CORNER).cats(&[(8, "grey"), (15, "black")]).homes([0, 12]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(chances(&state), [("cat:grey", 4), ("cat:ginger", 5), ("cat:black", 4)].map(named));
    assert_eq!(luck(&mut state, "cat:ginger"), [Event::NewCat { cat: Cat::Ginger, place: Place(0) }]);
    let cats = json!([{ "place": 0, "cat": "ginger" }, { "place": 8, "cat": "grey" }]);
    assert_eq!(look(&state, "/ring/cats"), cats);
    assert_eq!(look(&state, "/cat_pile"), json!({ "grey": 4, "ginger": 4, "black": 4 }));
}

fn named((outcome, weight): (&str, u32)) -> (String, u32) {
    (outcome.to_owned(), weight)
}

#[test]
fn ch7_4_of_two_new_cats_the_lower_place_comes_first() {
    let _watch = RuleWatch::new("CH7.4");
    let mut state =
        roof(&["┬─┘┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(2, "ginger"), (15, "black")]).homes([0, 12]).state();
    act(&mut state, "turn:a1:new");
    luck(&mut state, "cat:grey");
    luck(&mut state, "cat:black");
    let cats = json!([{ "place": 0, "cat": "black" }, { "place": 3, "cat": "grey" }]);
    assert_eq!(look(&state, "/ring/cats"), cats);
}

#[test]
fn ch7_5_whoever_moves_leaps_over_taken_places() {
    let _watch = RuleWatch::new("CH7.5");
    // The home at 0 leaps over the home at 1 and the cat at 2.
    let mut state = roof(&CORNER).cats(&[(2, "grey"), (15, "black")]).homes([0, 1]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(look(&state, "/ring/homes"), json!([1, 3]));
    // The place of the won cat is free for a home: 15 to 0; the new cat leaps over that home's neighbour.
    let mut state = roof(&CORNER).cats(&[(0, "grey"), (8, "black")]).homes([1, 15]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(look(&state, "/ring/homes"), json!([0, 1]));
    luck(&mut state, "cat:ginger");
    assert_eq!(look(&state, "/ring/cats/0"), json!({ "place": 2, "cat": "ginger" }));
}

#[test]
fn ch8_new_places_may_bring_the_next_cat_home() {
    let _watch = RuleWatch::new("CH8");
    let mut state =
        roof(&["┬┴┘┐", "│╫╫│", "╲╲╱╱", "└──┘"]).cats(&[(8, "grey"), (15, "black")]).homes([0, 12]).state();
    act(&mut state, "turn:a1:new");
    let heard = luck(&mut state, "cat:ginger");
    assert!(heard.contains(&Event::Chain), "{heard:?}");
    luck(&mut state, "cat:grey");
    let heard = luck(&mut state, "cat:black");
    assert!(!heard.contains(&Event::Chain), "{heard:?}");
    // All three are the active player's, by one action.
    assert_eq!(look(&state, "/won"), json!([{ "grey": 1, "ginger": 1, "black": 1 }, {}]));
    assert_eq!(look(&state, "/actions"), json!(1));
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
}

#[test]
fn ch8_a_chain_after_the_last_action_still_goes_to_the_active_player() {
    let _watch = RuleWatch::new("CH8");
    let mut state = roof(&["┬┴┘┐", "│╫╫│", "╲╲╱╱", "└──┘"])
        .cats(&[(8, "grey"), (15, "black")])
        .homes([0, 12])
        .field("actions", json!(1))
        .state();
    act(&mut state, "turn:a1:new");
    for cat in ["cat:ginger", "cat:grey", "cat:black"] {
        assert_eq!(look(&state, "/turn"), json!(1));
        luck(&mut state, cat);
    }
    assert_eq!(look(&state, "/won/0"), json!({ "grey": 1, "ginger": 1, "black": 1 }));
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
}

#[test]
fn ch8_1_with_one_cat_left_the_lower_place_is_replaced() {
    let _watch = RuleWatch::new("CH8.1");
    let mut state = roof(&["┬─┘┐", "│╫╫│", "╲╲╱╱", "└╫─┘"])
        .cats(&[(2, "ginger"), (15, "black")])
        .homes([0, 12])
        .won(&[[4, 4, 4], [0, 0, 0]])
        .state();
    act(&mut state, "turn:a1:new");
    assert_eq!(chances(&state), [named(("cat:grey", 1))]);
    luck(&mut state, "cat:grey");
    assert_eq!(look(&state, "/ring/cats"), json!([{ "place": 3, "cat": "grey" }]));
    assert_eq!(look(&state, "/arrivals"), json!({ "homes": [], "cats": [] }));
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
}

#[test]
fn ch8_1_homes_move_though_no_cat_is_set() {
    let _watch = RuleWatch::new("CH8.1");
    let mut state =
        roof(&CORNER).cats(&[(8, "grey"), (15, "black")]).homes([0, 12]).won(&[[4, 5, 4], [0, 0, 0]]).state();
    act(&mut state, "turn:a1:nw");
    assert_eq!(look(&state, "/ring/homes"), json!([1, 12]));
    assert_eq!(look(&state, "/ring/cats"), json!([{ "place": 8, "cat": "grey" }]));
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
}
