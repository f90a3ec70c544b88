//! What the state and the events look like to those who read them as JSON.

mod common;

use chabyrinthe::{Board, Cat, Event, Place, Public};
use common::{QUIET, roof, seat};
use game_api::Game;
use serde_json::{Value, json};

#[test]
fn the_schema_tells_how_each_part_is_written() {
    let schema = Value::from(schemars::schema_for!(Public));
    assert_eq!(schema["$defs"]["Board"], json!({ "type": "array", "items": { "type": "string" } }));
    let heap = &schema["$defs"]["HeapOfKind"];
    assert_eq!(heap["type"], json!("object"), "{schema:#}");
    assert!(schema["$defs"]["HeapOfCat"].is_object());
    let schema = Value::from(schemars::schema_for!(Event));
    assert_eq!(schema["$defs"]["Cell"], json!({ "type": "string" }));
    assert_eq!(schema["$defs"]["Tile"], json!({ "type": "string" }));
}

#[test]
fn an_event_is_written_in_short_notation() {
    let path = ["a1", "b1"].map(|cell| cell.parse().expect("a cell")).to_vec();
    let event = Event::CameHome { seat: seat(2), cat: Cat::Ginger, from: Place(0), home: Place(4), path };
    let json =
        json!({ "came-home": { "seat": 2, "cat": "ginger", "from": 0, "home": 4, "path": ["a1", "b1"] } });
    assert_eq!(serde_json::to_value(&event).expect("plain data"), json);
    assert_eq!(serde_json::from_value::<Event>(json).expect("an event"), event);
    let (cell, tile) = ("c2".parse().expect("a cell"), "ne-sw".parse().expect("a tile"));
    let event = Event::Turned { seat: seat(1), cell, tile };
    let json = json!({ "turned": { "seat": 1, "cell": "c2", "tile": "ne-sw" } });
    assert_eq!(serde_json::to_value(&event).expect("plain data"), json);
    assert_eq!(serde_json::from_value::<Event>(json).expect("an event"), event);
}

#[test]
fn a_board_shows_itself_as_it_is_drawn() {
    let board: Board = roof(&QUIET).state().public().board.clone();
    assert_eq!(format!("{board:?}"), r#"["┌╲╱┐", "│╫╫│", "╲╲╱╱", "└──┘"]"#);
}

#[test]
fn heaps_are_bounded() {
    let heap = json!({ "elbow": 200, "tee": 100 });
    let pile = json!({ "top": "cross", "unseen": heap, "under": [] });
    let problem = roof(&QUIET).field("pile", pile).try_state().expect_err("too large");
    assert!(problem.contains("a heap of 300 cards is too large"), "{problem}");
}
