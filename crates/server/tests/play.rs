//! Tables through the real protocol: people and bots, resuming, moves sent twice, undo, restarts.

mod house;

use game_api::Seat;
use house::{House, Viewer, table_of, viewer::mover};
use protocol::{Request, SeatCard, ServerMessage, Stage};
use serde_json::json;
use server::Settings;

#[tokio::test]
async fn people_and_bots_gather_and_play_to_the_end() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let order =
        json!({ "game": "super-miaou", "seats": ["me", "open", { "bot": "greedy" }], "public": true });
    let table = anna.open(order).await;
    let listed = house.get("/api/tables", "").await.json();
    assert_eq!(listed[0]["id"], json!(table), "a public table is in the list");

    let mut at_the_table = anna.look(&table).await;
    assert!(at_the_table.sight.is_none(), "there is nothing to see before the game");
    let early = anna.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!((early.status, early.json()["error"].clone()), (409, json!("seats-open")));

    let bruno = house.welcome("Bruno").await;
    let hasty = bruno.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(hasty.json()["error"], json!("not-host"));
    bruno.join(&table).await;
    let again = bruno.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(again.json()["error"], json!("seated-already"));
    let late = house.welcome("Carla").await.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(late.json()["error"], json!("seat-taken"));
    at_the_table
        .until(|viewer| {
            let seats = &viewer.card.as_ref().expect("a card").seats;
            matches!(&seats[1], SeatCard::Person { name, .. } if name == "Bruno")
        })
        .await;

    anna.start(&table).await;
    assert_eq!(house.get("/api/tables", "").await.json(), json!([]), "a table that plays is not listed");
    at_the_table.until(|viewer| viewer.sight.is_some()).await;
    let mut viewers = vec![at_the_table, bruno.look(&table).await];
    play_on(&mut viewers, usize::MAX).await;
    assert_eq!(viewers[0].sight().now.outcome, viewers[1].sight().now.outcome);
    viewers[0].until(|viewer| viewer.card.as_ref().is_some_and(|card| card.stage == Stage::Over)).await;
    let record = house.get(&format!("/api/tables/{table}/record"), "").await;
    let record = table::Record::from_json(record.text()).expect("a record");
    let replayed = catalog::replay(&record).expect("it replays");
    assert_eq!(replayed.outcome(), viewers[0].sight().now.outcome);
}

/// Plays until so many decisions are made or the game is over; then everybody has heard the same.
async fn play_on(viewers: &mut [Viewer], decisions: usize) {
    for number in 0..decisions {
        if viewers[0].is_over() {
            break;
        }
        match mover(viewers) {
            Some(mover) => {
                viewers[mover].play(number * 7).await;
                let pending = viewers[mover].sight().now.pending;
                for viewer in &mut *viewers {
                    viewer.until(|viewer| viewer.sight().now.pending == pending).await;
                }
            }
            // A bot is to move.
            None => assert!(viewers[0].hear().await),
        }
    }
    for viewer in viewers {
        let mark = viewer.ask(Request::WhyNot { action: "?".to_owned() }).await;
        viewer.answer(mark).await;
    }
}

#[tokio::test]
async fn a_viewer_that_lost_its_connection_goes_on_from_its_number() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    play_on(&mut viewers, 3).await;
    let kept = viewers.remove(1).sight;
    let number = kept.as_ref().expect("a sight").number;
    let mover_is_left = viewers[0].pending() == Seat::numbered(1);
    if mover_is_left {
        viewers[0].play(0).await;
    }
    let back = Viewer::resume(&visitors[1], &table, kept).await;
    assert_eq!(back.number(), number + u64::from(mover_is_left));
    assert!(!back.heard.iter().any(|text| text.contains("\"sight\"")), "only what was missed is told");
    assert_eq!(back.sight().public, viewers[0].sight().public);

    let strange = Viewer::resume(&visitors[1], &table, None).await;
    assert_eq!(strange.sight().told, back.sight().told, "a new device is told all that was ever told");
}

#[tokio::test]
async fn a_move_sent_twice_is_played_once() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    let mover = mover(&viewers).expect("somebody moves");
    let viewer = &mut viewers[mover];
    let (at, action) = (viewer.number(), viewer.sight().now.legal[0].clone());
    viewer.play(0).await;
    let after = viewer.number();
    let again = viewer.demand(Request::Move { at, action }).await;
    assert!(matches!(again, ServerMessage::Fine { .. }), "{again:?}");
    assert_eq!(viewer.number(), after);
    let other = viewer.demand(Request::Move { at, action: "something else".to_owned() }).await;
    assert!(matches!(&other, ServerMessage::Refused { reason, .. } if reason == "refused-late"), "{other:?}");
    let future = viewer.demand(Request::Move { at: after + 5, action: "x".to_owned() }).await;
    assert!(
        matches!(&future, ServerMessage::Refused { reason, .. } if reason == "refused-late"),
        "{future:?}"
    );
    let turn = viewers[1 - mover].number();
    let turn = viewers[1 - mover].demand(Request::Move { at: turn, action: "pass".to_owned() }).await;
    assert!(matches!(turn, ServerMessage::Refused { .. }), "{turn:?}");
}

#[tokio::test]
async fn a_choice_is_taken_back_as_the_referee_allows() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", { "bot": "random" }] })).await;
    anna.start(&table).await;
    let mut viewer = anna.look(&table).await;
    let nothing = viewer.number();
    if viewer.sight().now.legal.is_empty() {
        viewer.until(|viewer| !viewer.sight().now.legal.is_empty()).await;
    } else {
        let refused = viewer.demand(Request::Undo { at: nothing }).await;
        assert!(matches!(&refused, ServerMessage::Refused { reason, .. } if reason == "refused-undo"));
    }
    let before = viewer.sight().public.clone();
    let at = viewer.number();
    viewer.play(0).await;
    viewer.until(|viewer| !viewer.sight().now.legal.is_empty() || viewer.is_over()).await;
    assert!(viewer.sight().now.can_undo, "alone with a bot one may go back");
    let told = viewer.number();
    viewer.ask(Request::Undo { at: told }).await;
    viewer.until(|viewer| viewer.number() > told).await;
    assert_eq!(viewer.sight().public, before);
    assert!(viewer.number() > at, "numbers only grow");
    assert_eq!(viewer.sight().told.last(), Some(&json!({ "undone": 1 })));
}

#[tokio::test]
async fn a_house_that_is_opened_again_goes_on_where_it_stood() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "comme-chien-et-chat", 3).await;
    let mut viewers = Vec::new();
    for visitor in &visitors {
        viewers.push(visitor.look(&table).await);
    }
    play_on(&mut viewers, 25).await;
    let (database, _folder) = house.close().await;
    assert!(viewers[0].socket_is_told_to_come_again().await);
    let before: Vec<_> = viewers.into_iter().map(|viewer| viewer.sight.expect("a sight")).collect();

    let house = House::at(&database, Settings::default()).await;
    for (visitor, before) in visitors.iter().zip(before) {
        let visitor = house::Visitor { address: house.address, ..visitor.clone() };
        let resumed = Viewer::resume(&visitor, &table, Some(before.clone())).await;
        assert_eq!(resumed.number(), before.number, "numbers survive");
        assert!(resumed.heard.iter().all(|text| !text.contains("\"happened\"")), "nothing is told twice");
        let fresh = visitor.look(&table).await;
        assert_eq!(fresh.sight(), &before, "all is as it was");
    }
}

#[tokio::test]
async fn a_bot_whose_turn_it_was_moves_when_the_house_opens_again() {
    let house = House::with(Settings { thinkers: 0, ..Settings::default() }).await;
    let anna = house.welcome("Anna").await;
    let order = json!({ "game": "super-miaou", "seats": [{ "bot": "random" }, { "bot": "random" }], "spectators": true });
    let table = anna.open(order).await;
    anna.start(&table).await;
    let before = anna.look(&table).await.number();
    let (database, _folder) = house.close().await;

    let house = House::at(&database, Settings::default()).await;
    let anna = house::Visitor { address: house.address, ..anna };
    // Nobody looks while the index wakes the table; then the bots have played.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let after = anna.look(&table).await;
    assert!(after.number() > before, "{} > {before}", after.number());
}

#[tokio::test]
async fn nobody_watches_where_spectators_are_not_wanted() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", { "bot": "random" }] })).await;
    anna.start(&table).await;
    let stranger = house.welcome("Bruno").await;
    let refused = Viewer::dial(&stranger, &table, "").await.expect_err("no place");
    assert!(refused.to_string().contains("403"), "{refused}");
    let foreign = Viewer::dial(&anna, &table, "https://elsewhere.example").await.expect_err("another page");
    assert!(foreign.to_string().contains("403"), "{foreign}");
    let own = format!("http://{}", house.address);
    Viewer::dial(&anna, &table, &own).await.expect("the house's own page");
}
