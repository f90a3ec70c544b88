//! Whom a table waits for, and what people show each other without a word.

mod house;

use game_api::Seat;
use house::{House, Viewer, Visitor, table_of};
use protocol::{Emote, Request, ServerMessage};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};

async fn invite(host: &Visitor, table: &str, seat: u8) -> Value {
    let answer = host.post(&format!("/api/tables/{table}/invitations"), json!({ "seat": seat })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["code"].clone()
}

/// The word of the refusal, if joining was refused.
async fn join(visitor: &Visitor, table: &str, wish: Value) -> Option<String> {
    let answer = visitor.post(&format!("/api/tables/{table}/join"), wish).await;
    answer.json()["error"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn a_kept_seat_opens_to_its_invitation_only() {
    let house = House::open().await;
    let [anna, bruno, chloe] =
        [house.welcome("Anna").await, house.welcome("Bruno").await, house.welcome("Chloé").await];
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", "invited", "open"] })).await;
    let card = || async { anna.get(&format!("/api/tables/{table}")).await.json() };
    assert_eq!(card().await["seats"][1], "invited");
    assert_eq!(join(&bruno, &table, json!({ "seat": 2 })).await.as_deref(), Some("seat-kept"));
    let forged = json!({ "invitation": "0".repeat(51) });
    assert_eq!(join(&bruno, &table, forged).await.as_deref(), Some("bad-code"), "nobody is invited yet");

    let first = invite(&anna, &table, 2).await;
    let code = invite(&anna, &table, 2).await;
    assert!(!card().await.to_string().contains(code.as_str().expect("a code")), "a card tells no code");
    for wrong in [first, json!("miaou"), json!("")] {
        let refused = join(&bruno, &table, json!({ "invitation": wrong })).await;
        assert_eq!(refused.as_deref(), Some("bad-code"), "{wrong}");
    }
    assert_eq!(join(&chloe, &table, json!({})).await, None, "the open seat is everybody's");
    assert_eq!(join(&bruno, &table, json!({})).await.as_deref(), Some("seat-kept"));
    let early = anna.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(early.json()["error"], "seats-open", "a kept seat is waited for");

    // What was promised is kept when the house was closed meanwhile, also where the table is locked.
    anna.post(&format!("/api/tables/{table}/host"), json!({ "lock": { "locked": true } })).await;
    let (database, _folder) = house.close().await;
    let house = House::at(&database, Settings::default()).await;
    let [anna, bruno] = [anna, bruno].map(|visitor| Visitor { address: house.address, ..visitor });
    assert_eq!(join(&bruno, &table, json!({ "invitation": code })).await, None);
    let seated = bruno.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(seated["seats"][1]["person"]["name"], "Bruno");
    let late = house.welcome("Doudou").await;
    assert_eq!(join(&late, &table, json!({ "invitation": code })).await.as_deref(), Some("bad-code"));
    anna.start(&table).await;
}

#[tokio::test]
async fn only_the_host_invites_and_only_to_an_empty_seat() {
    let house = House::open().await;
    let (anna, bruno) = (house.welcome("Anna").await, house.welcome("Bruno").await);
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", "open", "open"] })).await;
    bruno.join(&table).await;
    let path = format!("/api/tables/{table}/invitations");
    assert_eq!(bruno.post(&path, json!({ "seat": 3 })).await.json()["error"], "not-host");
    assert_eq!(anna.post(&path, json!({ "seat": 2 })).await.json()["error"], "seat-taken");
    assert_eq!(anna.post(&path, json!({ "seat": 6 })).await.json()["error"], "seat-taken");
    let whole = anna.post(&path, json!({ "seat": 3.0 })).await;
    assert_eq!(whole.status, 201, "a whole number, however it is written: {}", whole.text());
    assert_eq!(anna.post(&path, json!({ "seat": 2.5 })).await.json()["error"], "unreadable");
    let code = invite(&anna, &table, 3).await;
    anna.post(&format!("/api/tables/{table}/host"), json!({ "empty": { "seat": 3 } })).await;
    let chloe = house.welcome("Chloé").await;
    assert_eq!(join(&chloe, &table, json!({ "invitation": code })).await.as_deref(), Some("bad-code"));
    assert_eq!(join(&chloe, &table, json!({ "seat": 3 })).await, None, "the seat is open again");
    anna.start(&table).await;
    assert_eq!(anna.post(&path, json!({ "seat": 3 })).await.json()["error"], "begun");
}

fn emoted(viewer: &Viewer) -> Vec<(u8, Emote)> {
    let answers = viewer.answers.iter();
    answers
        .filter_map(|answer| match answer {
            ServerMessage::Emoted { seat, emote } => Some((seat.number(), *emote)),
            _ => None,
        })
        .collect()
}

fn is_refused(answer: &ServerMessage, why: &str) -> bool {
    matches!(answer, ServerMessage::Refused { reason, .. } if reason == why)
}

#[tokio::test]
async fn an_emote_is_told_with_its_seat_and_bounded_like_chat() {
    let chat = Rate { burst: 3.0, per_second: 0.001 };
    let limits = Limits { chat, ..Limits::default() };
    let house = House::with(Settings { limits, ..Settings::default() }).await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    viewers[1].ask(Request::Emote(Emote::Purr)).await;
    viewers[1].ask(Request::Emote(Emote::PawUp)).await;
    for viewer in &mut viewers {
        viewer.until(|viewer| emoted(viewer).len() == 2).await;
        assert_eq!(emoted(viewer), [(2, Emote::Purr), (2, Emote::PawUp)]);
    }
    // Words and emotes are counted together.
    viewers[1].ask(Request::Say { text: "miaou".to_owned() }).await;
    let refused = viewers[1].demand(Request::Emote(Emote::Meow)).await;
    assert!(is_refused(&refused, "refused-too-often"), "{refused:?}");

    let seat = Seat::numbered(1).expect("a seat");
    visitors[0]
        .post(&format!("/api/tables/{table}/host"), json!({ "mute": { "seat": seat, "muted": true } }))
        .await;
    let refused = viewers[0].demand(Request::Emote(Emote::Hiss)).await;
    assert!(is_refused(&refused, "refused-muted"), "{refused:?}");
    let mut spectator = house.welcome("Voyeur").await.look(&table).await;
    let refused = spectator.demand(Request::Emote(Emote::Wave)).await;
    assert!(is_refused(&refused, "refused-no-seat"), "{refused:?}");
    assert_eq!(emoted(&viewers[0]).len(), 2);
}
