//! What people at a table decide together, and what happens when one of them is away.

mod house;

use game_api::{Bytes32, Seat};
use house::{House, Viewer, Visitor, table_of, viewer::mover};
use protocol::{Proposal, Request, SeatCard, ServerMessage, TableCard};
use serde_json::json;

async fn two(house: &House) -> (String, Vec<Visitor>, Vec<Viewer>) {
    let (table, visitors) = table_of(house, "super-miaou", 2).await;
    let viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    (table, visitors, viewers)
}

fn seat(place: usize) -> Seat {
    Seat::numbered(place as u8 + 1).expect("a seat")
}

fn person(card: &TableCard, place: usize) -> (bool, bool, Option<String>) {
    match &card.seats[place] {
        SeatCard::Person { left, late, bot, .. } => (*left, *late, bot.clone()),
        other => panic!("{other:?}"),
    }
}

fn has_proposal(viewer: &Viewer) -> bool {
    viewer.answers.iter().any(|answer| matches!(answer, ServerMessage::Proposed { .. }))
}

/// Plays a decision and lets the other hear it.
async fn decide(viewers: &mut [Viewer], choice: usize) -> usize {
    let mover = mover(viewers).expect("somebody moves");
    viewers[mover].play(choice).await;
    let number = viewers[mover].number();
    viewers[1 - mover].until(|viewer| viewer.number() >= number).await;
    mover
}

#[tokio::test]
async fn all_agree_and_a_choice_is_taken_back() {
    let house = House::open().await;
    let (table, visitors, mut viewers) = two(&house).await;
    let before = viewers[0].sight().public.clone();
    let first = decide(&mut viewers, 0).await;
    let mut last = first;
    while last == first {
        last = decide(&mut viewers, 0).await;
    }
    // Everything since the first player's last choice falls, the second player's choice with it.
    let number = viewers[first].number();
    viewers[first].ask(Request::Propose(Proposal::Undo)).await;
    viewers[1 - first].until(has_proposal).await;
    viewers[1 - first].ask(Request::Agree { agree: true }).await;
    for viewer in &mut viewers {
        viewer.until(|viewer| viewer.number() > number).await;
        assert_eq!(viewer.sight().told.last(), Some(&json!({ "undone": first + 1 })));
        assert!(viewer.answers.contains(&ServerMessage::Settled { agreed: true }));
    }
    assert!(!viewers[first].sight().now.legal.is_empty(), "the first player chooses again");
    if number == 2 {
        assert_eq!(viewers[0].sight().public, before);
    }
    // What was agreed is loaded like everything else.
    let sight = viewers[0].sight().clone();
    let (database, _folder) = house.close().await;
    let house = House::at(&database, server::Settings::default()).await;
    let visitor = Visitor { address: house.address, ..visitors[0].clone() };
    assert_eq!(visitor.look(&table).await.sight(), &sight);
}

#[tokio::test]
async fn one_who_does_not_agree_is_enough() {
    let house = House::open().await;
    let (_, _, mut viewers) = two(&house).await;
    let mover = decide(&mut viewers, 0).await;
    let number = viewers[mover].number();
    viewers[mover].ask(Request::Propose(Proposal::Undo)).await;
    viewers[1 - mover].until(has_proposal).await;
    viewers[1 - mover].ask(Request::Agree { agree: false }).await;
    let settled = |viewer: &Viewer| viewer.answers.contains(&ServerMessage::Settled { agreed: false });
    viewers[mover].until(settled).await;
    assert_eq!(viewers[mover].number(), number);
    let late = viewers[1 - mover].demand(Request::Agree { agree: true }).await;
    assert!(matches!(late, ServerMessage::Refused { .. }), "{late:?}");
}

#[tokio::test]
async fn who_comes_back_is_asked_again() {
    let house = House::open().await;
    let (table, visitors, mut viewers) = two(&house).await;
    let mover = decide(&mut viewers, 0).await;
    viewers[mover].ask(Request::Propose(Proposal::Undo)).await;
    viewers[1 - mover].until(has_proposal).await;
    let back = visitors[1 - mover].look(&table).await;
    assert!(has_proposal(&back));
}

#[tokio::test]
async fn a_bot_sits_in_for_one_who_left_until_she_comes_back() {
    let house = House::open().await;
    let (table, visitors, mut viewers) = two(&house).await;
    let refused = viewers[0].demand(Request::SitIn { seat: seat(1), level: "random".to_owned() }).await;
    assert!(matches!(refused, ServerMessage::Refused { .. }), "nobody is away");
    let left = visitors[1].post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(left.status, 200, "{}", left.text());
    viewers[0].until(|viewer| person(viewer.card.as_ref().expect("a card"), 1).0).await;
    let own = viewers[1].demand(Request::SitIn { seat: seat(1), level: "random".to_owned() }).await;
    assert!(matches!(own, ServerMessage::Refused { .. }), "the others choose");
    viewers[0].ask(Request::SitIn { seat: seat(1), level: "random".to_owned() }).await;
    viewers[0].until(|viewer| person(viewer.card.as_ref().expect("a card"), 1).2.is_some()).await;
    for number in 0..6 {
        viewers[0].until(|viewer| !viewer.sight().now.legal.is_empty() || viewer.is_over()).await;
        if !viewers[0].is_over() {
            viewers[0].play(number).await;
        }
    }
    visitors[1].join(&table).await;
    viewers[0].until(|viewer| person(viewer.card.as_ref().expect("a card"), 1) == (false, false, None)).await;
}

#[tokio::test]
async fn a_clock_that_runs_out_ends_nothing() {
    let house = House::open().await;
    let (anna, bruno) = (house.welcome("Anna").await, house.welcome("Bruno").await);
    let clock = json!({ "turn": { "seconds": 5 } });
    let order = json!({ "game": "super-miaou", "seats": ["me", "open"], "clock": clock });
    let table = anna.open(order).await;
    bruno.join(&table).await;
    anna.start(&table).await;
    let mut viewers = vec![anna.look(&table).await, bruno.look(&table).await];
    let slow = mover(&viewers).expect("somebody moves");
    let quick = 1 - slow;
    let late = |viewer: &Viewer| person(viewer.card.as_ref().expect("a card"), slow).1;
    viewers[quick].until(late).await;
    viewers[quick].ask(Request::Wait { seat: seat(slow) }).await;
    viewers[quick].until(|viewer| !late(viewer)).await;
    let full = |viewer: &Viewer| {
        viewer.answers.iter().rev().find_map(|answer| match answer {
            ServerMessage::Clocks(clocks) => {
                Some(clocks.left_ms[slow] > 4000 && clocks.running == Some(seat(slow)))
            }
            _ => None,
        })
    };
    viewers[quick].until(|viewer| full(viewer) == Some(true)).await;
    decide(&mut viewers, 0).await;

    viewers[0].ask(Request::Propose(Proposal::Pause)).await;
    viewers[1].until(has_proposal).await;
    viewers[1].ask(Request::Agree { agree: true }).await;
    viewers[0].until(|viewer| viewer.card.as_ref().is_some_and(|card| card.paused)).await;
    let mover = mover(&viewers).expect("somebody moves");
    let (at, action) = (viewers[mover].number(), viewers[mover].sight().now.legal[0].clone());
    let refused = viewers[mover].demand(Request::Move { at, action }).await;
    assert!(
        matches!(&refused, ServerMessage::Refused { reason, .. } if reason == "refused-paused"),
        "{refused:?}"
    );
    viewers[mover].ask(Request::Unpause).await;
    viewers[0].until(|viewer| viewer.card.as_ref().is_some_and(|card| !card.paused)).await;
    let nonsense =
        json!({ "game": "super-miaou", "seats": ["me", "open"], "clock": { "turn": { "seconds": 1 } } });
    assert_eq!(anna.post("/api/tables", nonsense).await.json()["error"], json!("bad-clock"));
}

#[tokio::test]
async fn the_host_keeps_the_table_in_order() {
    let house = House::open().await;
    let (anna, bruno) = (house.welcome("Anna").await, house.welcome("Bruno").await);
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", "open", "open"] })).await;
    let host = format!("/api/tables/{table}/host");
    anna.post(&host, json!({ "lock": { "locked": true } })).await;
    let refused = bruno.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(refused.json()["error"], json!("locked"));
    anna.post(&host, json!({ "lock": { "locked": false } })).await;
    bruno.join(&table).await;
    assert_eq!(bruno.post(&host, json!({ "empty": { "seat": 1 } })).await.json()["error"], json!("not-host"));
    anna.post(&host, json!({ "empty": { "seat": 2 } })).await;
    bruno.join(&table).await;
    let card = anna.post(&host, json!({ "bot": { "seat": 3, "level": "random" } })).await.json();
    assert_eq!(card["seats"][2], json!({ "bot": { "level": "random" } }));
    anna.post(&host, json!({ "mute": { "seat": 2, "muted": true } })).await;
    let mut viewer = bruno.look(&table).await;
    let unheard = viewer.demand(Request::Say { text: "miaou".to_owned() }).await;
    assert!(matches!(&unheard, ServerMessage::Refused { reason, .. } if reason == "refused-muted"));
    let card = anna.post(&host, json!({ "hand-over": { "seat": 2 } })).await.json();
    assert_eq!(card["host"], bruno.get("/api/me").await.json()["id"]);
    assert_eq!(
        anna.post(&host, json!({ "lock": { "locked": true } })).await.json()["error"],
        json!("not-host")
    );
}

#[tokio::test]
async fn the_same_people_play_again_one_seat_further() {
    let house = House::open().await;
    let (table, visitors, mut viewers) = two(&house).await;
    let early = visitors[0].post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(early.json()["error"], json!("not-over"));
    while !viewers[0].is_over() {
        decide(&mut viewers, 3).await;
    }
    viewers[0].until(Viewer::is_noted).await;
    let again = visitors[0].post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    let same = visitors[1].post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    assert_eq!(again["id"], same["id"], "both go to the same table");
    let first = house.get(&format!("/api/tables/{table}"), "").await.json();
    assert_eq!(again["seats"][1]["person"]["id"], first["seats"][0]["person"]["id"]);
    // Their devices were not asked to sit down, and take part in the dice all the same: once.
    let table = again["id"].as_str().expect("an id");
    let join = format!("/api/tables/{table}/join");
    let nonce = Bytes32([7; 32]);
    let promise = json!({ "commitment": nonce.commitment() });
    assert_eq!(visitors[0].post(&join, promise.clone()).await.status, 200);
    assert_eq!(visitors[0].post(&join, promise).await.json()["error"], json!("seated-already"));
    let mut viewer = visitors[0].look(table).await;
    visitors[0].start(table).await;
    viewer.until(|viewer| viewer.answers.contains(&ServerMessage::RevealNonces)).await;
    viewer.ask(Request::Reveal { nonce }).await;
    viewer.until(|viewer| viewer.sight.is_some()).await;
}
