use std::collections::BTreeMap;

use chabyrinthe::{Chabyrinthe, Edition};
use game_api::{Edition as _, Game, Pending, RuleWatch, Setup, SetupError};
use serde_json::json;

use crate::common::{QUIET, act, legal, look, luck, refused, roof, seat};

fn start(seats: u8, options: &[(&str, &str)]) -> Result<Chabyrinthe, SetupError> {
    let named: BTreeMap<String, String> =
        options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    Chabyrinthe::start(&Setup::with_options(seats, &named, Edition::standard())?)
}

#[test]
fn ch10_modes_combine_where_that_makes_sense() {
    let _watch = RuleWatch::new("CH10");
    let all = [("board", "kittens"), ("play", "teams"), ("first-edition", "yes"), ("even-start", "yes")];
    assert!(start(4, &all).is_ok());
    assert!(start(3, &[("play", "versus"), ("even-start", "yes")]).is_ok());
    assert_eq!(start(5, &[]).err(), Some(SetupError::Seats { seats: 5, min: 1, max: 4 }));
}

const KITTENS: [&str; 3] = ["┌╲┐", "│╫│", "└─┘"];

#[test]
fn ch10_1_kittens_play_on_three_by_three() {
    let _watch = RuleWatch::new("CH10.1");
    let state = start(2, &[("board", "kittens")]).expect("a mode");
    assert_eq!(look(&state, "/board"), json!(["··┌", "···", "┘··"]));
    assert_eq!(look(&state, "/ring/homes"), json!([3, 9]));
    let mut state = roof(&KITTENS).option("board", "kittens").state();
    // Cats at 0 and 6, homes at 3 and 9, seventeen cards on the pile.
    assert_eq!(state.public().pile.total(), 17);
    assert_eq!(legal(&state).iter().filter(|action| action.starts_with("push")).count(), 12);
    assert_eq!(refused(&state, "push:12:nesw"), Some("CH5.2"));
    assert_eq!(refused(&state, "turn:d1:ns"), Some("CH4.2"));
    // Row 3 from the right; the card at a3 leaves.
    act(&mut state, "push:5:nesw");
    assert_eq!(look(&state, "/board"), json!(["┌╲┐", "│╫│", "─┘┼"]));
    luck(&mut state, "top:tee");
    assert_eq!(state.public().pile.total(), 17);
}

#[test]
fn ch10_2_alone_no_lot_is_drawn_and_turns_count() {
    let _watch = RuleWatch::new("CH10.2");
    let mut state = start(1, &[]).expect("a mode");
    while let Pending::Chance(_) = state.pending() {
        let (outcome, _) = crate::common::chances(&state)[0].clone();
        assert!(!outcome.starts_with("first"), "nobody else could begin");
        luck(&mut state, &outcome);
    }
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
    act(&mut state, "stop");
    assert_eq!((look(&state, "/turns"), state.round()), (json!(2), 2));
}

#[test]
fn ch10_3_together_turns_count_and_all_win_or_nobody() {
    let _watch = RuleWatch::new("CH10.3");
    let corner = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
    let mut state = corner.seats(3).option("play", "coop").won(&[[5, 0, 0], [0, 5, 0], [0, 0, 4]]).state();
    act(&mut state, "stop");
    act(&mut state, "stop");
    act(&mut state, "turn:a1:nw");
    let outcome = state.outcome().expect("over");
    // Every player's turn counts as one: two before, and three here less the one under way.
    assert_eq!(outcome.solo.expect("together").result, 4);
    assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(outcome.teams, None);
}

#[test]
fn ch10_3_together_needs_two() {
    let _watch = RuleWatch::new("CH10.3");
    assert!(matches!(start(1, &[("play", "coop")]), Err(SetupError::Combination(_))));
    assert!(start(2, &[("play", "coop")]).is_ok());
}

#[test]
fn ch10_4_partners_sit_side_by_side_and_add_their_points() {
    let _watch = RuleWatch::new("CH10.4");
    let corner = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
    let won = [[5, 0, 0], [0, 0, 0], [0, 5, 0], [0, 0, 4]];
    let mut state = corner.seats(4).option("play", "teams").won(&won).state();
    act(&mut state, "turn:a1:nw");
    let outcome = state.outcome().expect("over");
    let values = |per: &game_api::PerSeat<u8>| per.values().copied().collect::<Vec<_>>();
    // 15 + 5 against 20 + 20; the turn order is A A B B.
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [20, 20, 40, 40]);
    assert_eq!(values(&outcome.ranks), [3, 3, 1, 1]);
    assert_eq!(outcome.teams.as_ref().map(values), Some(vec![1, 1, 2, 2]));
    assert_eq!(outcome.solo, None);
}

#[test]
fn ch10_4_the_cats_of_a_team_break_its_tie() {
    let _watch = RuleWatch::new("CH10.4");
    let corner = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
    // 30 points each: eight cats of seats 1 and 2, seven of seats 3 and 4.
    let won = [[5, 0, 0], [0, 0, 2], [0, 5, 0], [0, 0, 2]];
    let mut state = corner.seats(4).option("play", "teams").won(&won).state();
    act(&mut state, "turn:a1:nw");
    let outcome = state.outcome().expect("over");
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [30; 4]);
    assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [1, 1, 3, 3]);
}

#[test]
fn ch10_4_teams_need_four() {
    let _watch = RuleWatch::new("CH10.4");
    for seats in 1..=3 {
        assert!(matches!(start(seats, &[("play", "teams")]), Err(SetupError::Combination(_))));
    }
    assert!(start(4, &[("play", "teams")]).is_ok());
}

#[test]
fn ch10_5_the_big_tom_has_one_spare_gutter() {
    let _watch = RuleWatch::new("CH10.5");
    let rows = ["┌╲╱╲┐", "│╫╫╫│", "├╲╱╲┤", "│╫┼┐│", "└┐┘└┘"];
    let mut state = roof(&rows).option("board", "big-tom").state();
    assert_eq!(state.public().pile.total(), 1);
    assert_eq!(legal(&state).iter().filter(|action| action.starts_with("push")).count(), 20);
    act(&mut state, "push:19:nesw");
    // The elbow at e1 left and lies on the pile now.
    assert_eq!(look(&state, "/pile"), json!({ "top": "elbow", "unseen": {}, "under": [] }));
    assert_eq!(look(&state, "/board/0"), json!("┼┌╲╱╲"));
    assert_eq!(state.pending(), Pending::Seat(seat(1)));
}

#[test]
fn ch10_6_the_first_edition_allows_one_insertion_a_turn() {
    let _watch = RuleWatch::new("CH10.6");
    let mut state = roof(&QUIET).option("first-edition", "yes").top("bridge").state();
    act(&mut state, "push:1:ns-ew");
    luck(&mut state, "top:cross");
    assert_eq!(refused(&state, "push:1:nesw"), Some("CH10.6"));
    assert!(!legal(&state).iter().any(|action| action.starts_with("push")));
    act(&mut state, "stop");
    assert_eq!(refused(&state, "push:1:nesw"), None);
    // Without the option a second insertion is allowed.
    let mut state = roof(&QUIET).top("bridge").state();
    act(&mut state, "push:1:ns-ew");
    luck(&mut state, "top:cross");
    assert_eq!(refused(&state, "push:1:nesw"), None);
}

#[test]
fn ch10_7_an_even_start_gives_the_first_turn_one_action() {
    let _watch = RuleWatch::new("CH10.7");
    let mut state = start(2, &[("even-start", "yes")]).expect("a mode");
    while let Pending::Chance(_) = state.pending() {
        let outcomes = crate::common::chances(&state);
        luck(&mut state, &outcomes[outcomes.len() - 1].0.clone());
    }
    assert_eq!(state.pending(), Pending::Seat(seat(2)));
    assert_eq!(look(&state, "/actions"), json!(1));
    let heard = act(&mut state, "stop");
    assert_eq!(heard, [chabyrinthe::Event::Stopped { seat: seat(2), passed: true }]);
    // From the second turn on all have two.
    assert_eq!(look(&state, "/actions"), json!(2));
}

#[test]
fn ch10_7_an_even_start_needs_opponents() {
    let _watch = RuleWatch::new("CH10.7");
    assert!(matches!(start(1, &[("even-start", "yes")]), Err(SetupError::Combination(_))));
    let together = [("even-start", "yes"), ("play", "coop")];
    assert!(matches!(start(3, &together), Err(SetupError::Combination(_))));
}
