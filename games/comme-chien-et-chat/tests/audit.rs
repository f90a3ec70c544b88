//! The invariant: a position with something missing, doubled or out of place is none.

#[allow(dead_code, reason = "each test file uses its part of it")]
mod common;

use comme_chien_et_chat::{CommeChienEtChat, Phase};
use game_api::Game;
use serde_json::{Value, json};

use common::Given;

fn good() -> Value {
    let table = Given::seats(2)
        .animal("rex", "bone3 fish2", "1 2")
        .animal("mimi", "fish4", "2")
        .under("bone1")
        .hand(1, "go-home take-away")
        .hand(2, "my-place")
        .discarded("go-home")
        .set();
    serde_json::to_value(&table.game).expect("plain data")
}

/// What the audit says of the good position with some values replaced.
fn audit(changes: &[(&str, Value)]) -> Result<(), String> {
    let mut json = good();
    for (pointer, value) in changes {
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        match json.pointer_mut(parent).expect("the place is there") {
            Value::Array(items) => items[key.parse::<usize>().expect("a place")] = value.clone(),
            place => place[key] = value.clone(),
        }
    }
    serde_json::from_value::<CommeChienEtChat>(json).expect("it reads as a state").audit()
}

#[test]
fn a_good_position_passes() {
    assert_eq!(audit(&[]), Ok(()));
}

#[test]
fn what_is_wrong_is_named() {
    let draft = |card: &str| json!({ "card": card, "first": null });
    let cases: Vec<(&str, Vec<(&str, Value)>)> = vec![
        ("every seat", vec![("/public/held", json!([2, 1, 0]))]),
        ("every seat", vec![("/hands", json!([{ "hand": {}, "draft": null }]))]),
        ("rex is there twice", vec![("/public/pets/1/animal", json!("rex"))]),
        ("too much on lotte", vec![("/public/pets/0/animal", json!("lotte"))]),
        ("rex are not in order", vec![("/public/pets/0/food", json!(["fish2", "bone3"]))]),
        ("rex are not in order", vec![("/public/pets/0/pawns", json!([2, 1]))]),
        ("a pawn of nobody stands on mimi", vec![("/public/pets/1/pawns", json!([2, 3]))]),
        ("cards of bone3", vec![("/public/pets/0/food", json!(["fish2"]))]),
        ("cards of bone1", vec![("/public/pile/under", json!([]))]),
        ("cards of fish6", vec![("/public/pile/unseen/fish6", json!(2))]),
        ("cards of fish6", vec![("/public/phase", json!({ "lay": { "food": "fish6" } }))]),
        ("cards go-home", vec![("/public/discard", json!({}))]),
        ("cards all-for-all", vec![("/aside/all-for-all", json!(1))]),
        ("cards my-place", vec![("/hands/1/hand", json!({ "my-place": 2 }))]),
        ("seat 1 has 5 pawns", vec![("/public/stock", json!([4, 4]))]),
        ("seat 2 has 7 pawns", vec![("/public/stock", json!([5, 5]))]),
        ("seat 1 holds 2 cards", vec![("/public/held", json!([3, 1]))]),
        ("seat 2 holds 1 cards", vec![("/public/held", json!([2, 0]))]),
        ("can't play the card my-place", vec![("/hands/0/draft", draft("my-place"))]),
        ("can't play the card my-place", vec![("/hands/1/draft", draft("my-place"))]),
        (
            "can't play the card go-home",
            vec![("/hands/0/draft", draft("go-home")), ("/public/phase", json!("place"))],
        ),
    ];
    for (wanted, changes) in cases {
        let problem = audit(&changes).expect_err(wanted);
        assert!(problem.contains(wanted), "{changes:?}: {problem}");
    }
}

#[test]
fn too_much_food_is_too_much() {
    let sated = ["bone1", "bone1", "bone2", "bone2", "bone3"];
    let unseen = json!({ "bone1": 1, "bone2": 3, "bone3": 5, "bone4": 5, "bone5": 4, "bone6": 3,
        "fish1": 4, "fish2": 5, "fish3": 6, "fish4": 4, "fish5": 4, "fish6": 3 });
    let fed =
        |food: &[&str]| vec![("/public/pets/0/food", json!(food)), ("/public/pile/unseen", unseen.clone())];
    assert_eq!(audit(&fed(&sated)), Ok(()), "five cards are possible");
    let mut json = good();
    json["public"]["pets"][0]["food"] = json!(["bone1", "bone1", "bone2", "bone2", "bone3", "bone3"]);
    assert!(serde_json::from_value::<CommeChienEtChat>(json).is_err(), "six are not even read");
}

#[test]
fn the_owner_of_the_turn_may_have_begun_a_card() {
    assert_eq!(audit(&[("/hands/0/draft", json!({ "card": "go-home", "first": null }))]), Ok(()));
}

#[test]
fn a_food_card_that_is_turned_up_is_counted() {
    let mut table = Given::seats(2).animal("rex", "", "").animal("mimi", "", "").set();
    table.play("1 feed\n~ up:fish6");
    assert!(matches!(table.phase(), Phase::Lay { .. }));
    assert_eq!(table.game.audit(), Ok(()));
}
