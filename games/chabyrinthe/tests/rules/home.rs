use chabyrinthe::{Cat, Event, Place};
use game_api::{Game, Pending, RuleWatch};
use serde_json::json;

use crate::common::{QUIET, act, look, luck, refused, roof, seat};

fn cells(names: &str) -> Vec<chabyrinthe::Cell> {
    names.split(' ').map(|name| name.parse().expect("a cell")).collect()
}

#[test]
fn ch6_a_cat_that_can_walk_to_a_home_is_won_by_the_active_player() {
    let _watch = RuleWatch::new("CH6");
    let mut state = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"])
        .cats(&[(8, "grey"), (15, "black")])
        .homes([0, 12])
        .field("turn", json!(2))
        .state();
    let heard = act(&mut state, "turn:a1:nw");
    let home = Event::CameHome {
        seat: seat(2),
        cat: Cat::Black,
        from: Place(15),
        home: Place(0),
        path: cells("a1"),
    };
    assert!(heard.contains(&home), "{heard:?}");
    assert_eq!(look(&state, "/won"), json!([{}, { "black": 1 }]));
}

#[test]
fn ch6_it_is_enough_that_an_insertion_makes_the_way() {
    let _watch = RuleWatch::new("CH6");
    let mut state = roof(&QUIET).top("elbow").homes([12, 15]).state();
    // Down the first column: the elbow joins the cat at 0 to the home at 15.
    act(&mut state, "push:0:nw");
    luck(&mut state, "top:tee");
    assert_eq!(look(&state, "/won"), json!([{ "grey": 1 }, {}]));
}

#[test]
fn ch6_a_way_that_is_broken_at_the_last_card_leads_nowhere() {
    let _watch = RuleWatch::new("CH6");
    // The cat at 0 walks b1 … d3, c3, c4, but c4 is closed to the north.
    let mut state = roof(&QUIET).homes([9, 12]).state();
    act(&mut state, "turn:a1:ne");
    assert_eq!(look(&state, "/won"), json!([{}, {}]));
}

#[test]
fn ch6_two_cats_or_two_homes_joined_give_nothing() {
    let _watch = RuleWatch::new("CH6");
    let corner = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]);
    let mut cats = corner.clone().cats(&[(0, "grey"), (15, "black")]).homes([5, 12]).state();
    act(&mut cats, "turn:a1:nw");
    assert_eq!(look(&cats, "/won"), json!([{}, {}]));
    let mut homes = corner.cats(&[(5, "grey"), (8, "black")]).homes([0, 15]).state();
    act(&mut homes, "turn:a1:nw");
    assert_eq!(look(&homes, "/won"), json!([{}, {}]));
}

#[test]
fn ch6_1_a_walk_may_cross_one_card_twice() {
    let _watch = RuleWatch::new("CH6.1");
    let mut state = roof(&["┌╲╱┐", "│╫╫│", "╲╲╱╱", "└─│┘"]).homes([9, 12]).state();
    let heard = act(&mut state, "turn:a1:ne");
    let path = heard.iter().find_map(|event| match event {
        Event::CameHome { path, .. } => Some(path.clone()),
        _ => None,
    });
    assert_eq!(path, Some(cells("a1 b1 b2 b3 c3 c2 c1 d1 d2 d3 c3 c4")));
}

#[test]
fn ch6_1_the_two_gutters_of_a_card_are_not_joined() {
    let _watch = RuleWatch::new("CH6.1");
    // The cat at 0 and the home at 15 touch the same card: joined on a cross, apart on a bridge and on a
    // double elbow that joins north and east.
    let won = |top: &'static str, action: &str| {
        let mut state = roof(&["┌╲╱┐", "│╫╫│", "╲╲╱┘", "└──┘"]).top(top).homes([12, 15]).state();
        act(&mut state, action);
        luck(&mut state, "top:elbow");
        look(&state, "/won/0/grey")
    };
    assert_eq!(won("bridge", "push:0:ns-ew"), json!(null));
    assert_eq!(won("double", "push:0:ne-sw"), json!(null));
    assert_eq!(won("double", "push:0:nw-es"), json!(1));
    assert_eq!(won("cross", "push:0:nesw"), json!(1));
}

#[test]
fn ch7_1_the_player_chooses_between_two_homes() {
    let _watch = RuleWatch::new("CH7.1");
    let mut state = roof(&["┬┘╱┐", "│╫╫│", "╲╲╱╱", "└──┘"]).homes([1, 15]).state();
    act(&mut state, "turn:a1:new");
    assert_eq!(look(&state, "/phase"), json!({ "home": { "cat": 0 } }));
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
    for action in ["stop", "turn:a1:esw", "push:0:nesw"] {
        assert_eq!(refused(&state, action), Some("CH7.1"), "{action}");
    }
    act(&mut state, "home:15");
    assert_eq!(look(&state, "/ring/homes"), json!([0, 1]));
    luck(&mut state, "cat:grey");
    assert_eq!(look(&state, "/actions"), json!(1));
}

#[test]
fn ch7_1_of_two_cats_the_lower_place_chooses_first() {
    let _watch = RuleWatch::new("CH7.1");
    // The tee at b1 joins both cats, at 0 and at 15, to both homes, at 1 and at 2.
    let mut state =
        roof(&["┴├┘┐", "│╫╫│", "╲╲╱╱", "└──┘"]).cats(&[(0, "grey"), (15, "black")]).homes([1, 2]).state();
    act(&mut state, "turn:b1:new");
    assert_eq!(look(&state, "/phase"), json!({ "home": { "cat": 0 } }));
    act(&mut state, "home:2");
    assert_eq!(look(&state, "/phase"), json!({ "home": { "cat": 15 } }));
    assert_eq!(look(&state, "/ring/homes"), json!([1, 2]), "no home moves before all have chosen");
    act(&mut state, "home:2");
    // Both came to the same home: it moves once.
    assert_eq!(look(&state, "/ring/homes"), json!([1, 3]));
    assert_eq!(look(&state, "/won/0"), json!({ "grey": 1, "black": 1 }));
}

#[test]
fn ch7_2_a_home_is_named_only_when_it_is_asked_for() {
    let _watch = RuleWatch::new("CH7.2");
    let mut state = roof(&["┬┘╱┐", "│╫╫│", "╲╲╱╱", "└──┘"]).homes([1, 15]).state();
    assert_eq!(refused(&state, "home:15"), Some("CH7.2"));
    act(&mut state, "turn:a1:new");
    assert_eq!(refused(&state, "home:0"), Some("CH7.2"));
    assert_eq!(refused(&state, "home:1"), None);
    assert_eq!(refused(&state, "home:15"), None);
}
