//! Clocks: what they give after every turn, and that they stand still while the house is down.

mod house;

use std::time::Duration;

use house::{House, Viewer, Visitor, viewer::mover};
use protocol::{Clocks, ServerMessage};
use serde_json::{Value, json};
use server::Settings;
use tokio::time::sleep;

/// A started game of two with that clock.
async fn two(house: &House, clock: Value) -> (String, [Visitor; 2]) {
    let (anna, bruno) = (house.welcome("Anna").await, house.welcome("Bruno").await);
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", "open"], "clock": clock })).await;
    bruno.join(&table).await;
    anna.start(&table).await;
    (table, [anna, bruno])
}

fn shown(viewer: &Viewer) -> &Clocks {
    let told = viewer.answers.iter().rev();
    let mut clocks = told.filter_map(|answer| match answer {
        ServerMessage::Clocks(clocks) => Some(clocks),
        _ => None,
    });
    clocks.next().expect("clocks were told")
}

/// Whose clock runs, by place.
fn running(viewer: &Viewer) -> usize {
    shown(viewer).running.expect("a clock runs").index()
}

#[tokio::test]
async fn a_clock_stands_still_while_the_house_is_down() {
    let house = House::open().await;
    let (table, visitors) = two(&house, json!({ "turn": { "seconds": 60 } })).await;
    // Time passes while the house is open…
    sleep(Duration::from_secs(1)).await;
    let viewer = visitors[0].look(&table).await;
    let thinker = running(&viewer);
    let before = shown(&viewer).left_ms[thinker];
    assert!(before <= 59_000, "{before}");
    drop(viewer);
    let (database, _folder) = house.close().await;
    // … and does not while it is closed.
    sleep(Duration::from_secs(4)).await;
    let house = House::at(&database, Settings::default()).await;
    let visitor = Visitor { address: house.address, ..visitors[0].clone() };
    let viewer = visitor.look(&table).await;
    assert_eq!(running(&viewer), thinker);
    let after = shown(&viewer).left_ms[thinker];
    assert!(after <= before, "{after} of {before}");
    assert!(before - after < 2000, "only the time around the closing counts: {after} of {before}");
}

#[tokio::test]
async fn a_bank_grows_after_every_turn_and_shrinks_by_thinking() {
    let house = House::open().await;
    let (table, visitors) = two(&house, json!({ "bank": { "seconds": 60, "increment": 7 } })).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    let first = mover(&viewers).expect("somebody moves");
    assert_eq!(shown(&viewers[0]).left_ms[1 - first], 60_000);
    sleep(Duration::from_secs(1)).await;
    while running(&viewers[0]) == first {
        viewers[first].play(0).await;
        let number = viewers[first].number();
        viewers[1 - first].until(|viewer| viewer.number() >= number).await;
        // The clocks are told right after what happened.
        let told = viewers[0].answers.len();
        viewers[0].until(|viewer| viewer.answers.len() > told).await;
    }
    let left = &shown(&viewers[0]).left_ms;
    assert!((60_000..=66_000).contains(&left[first]), "a second was used and seven were won: {left:?}");
    assert!((55_000..=60_000).contains(&left[1 - first]), "the other wins nothing by waiting: {left:?}");
    let (database, _folder) = house.close().await;
    let house = House::at(&database, Settings::default()).await;
    let visitor = Visitor { address: house.address, ..visitors[0].clone() };
    let back = shown(&visitor.look(&table).await).left_ms[first];
    assert!((60_000..=66_000).contains(&back), "what was won is kept: {back}");
}
