//! Guests who mean no good: clear refusals, no panic, and the other tables notice nothing.

mod house;

use futures_util::{SinkExt, StreamExt};
use game_api::{GameRng, Seed};
use house::{House, Viewer, Visitor, table_of, viewer::mover};
use protocol::{Request, ServerMessage};
use serde_json::json;
use server::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// A quiet table beside, at which a move is made after every attack.
struct Quiet {
    viewers: Vec<Viewer>,
}

impl Quiet {
    async fn open(house: &House) -> Quiet {
        let (table, visitors) = table_of(house, "super-miaou", 2).await;
        Quiet { viewers: vec![visitors[0].look(&table).await, visitors[1].look(&table).await] }
    }

    async fn is_undisturbed(&mut self) {
        let mover = mover(&self.viewers).expect("somebody moves");
        self.viewers[mover].play(1).await;
        let number = self.viewers[mover].number();
        self.viewers[1 - mover].until(|viewer| viewer.number() >= number).await;
    }
}

#[tokio::test]
async fn random_bytes_are_refused() {
    let house = House::open().await;
    let mut quiet = Quiet::open(&house).await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut luck = GameRng::stream(Seed::from(1), 0);
    let mut viewer = visitors[0].look(&table).await;
    for length in [0_usize, 1, 7, 100, 4000] {
        let bytes: Vec<u8> = (0..length).map(|_| luck.below(256) as u8).collect();
        viewer.socket.send(Message::binary(bytes.clone())).await.expect("sent");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        viewer.socket.send(Message::text(text)).await.expect("sent");
        viewer
            .until(|viewer| {
                viewer.answers.iter().any(|a| matches!(a, ServerMessage::Refused { mark: 0, .. }))
            })
            .await;
    }
    let depth = "[".repeat(7000);
    viewer.socket.send(Message::text(depth)).await.expect("sent");
    viewer.demand(Request::WhyNot { action: "x".repeat(5000) }).await;
    quiet.is_undisturbed().await;

    for _ in 0..50 {
        let mut stream = TcpStream::connect(house.address).await.expect("an open door");
        let bytes: Vec<u8> = (0..300).map(|_| luck.below(256) as u8).collect();
        stream.write_all(&bytes).await.expect("sent");
        stream.shutdown().await.expect("done");
        let mut answer = Vec::new();
        // It may answer with a refusal or hang up.
        let _ = stream.read_to_end(&mut answer).await;
    }
    quiet.is_undisturbed().await;
}

#[tokio::test]
async fn a_huge_message_ends_its_own_connection_only() {
    let house = House::open().await;
    let mut quiet = Quiet::open(&house).await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewer = visitors[0].look(&table).await;
    // The server may hang up before all is sent.
    let _ = viewer.socket.send(Message::text("x".repeat(1 << 20))).await;
    while let Some(Ok(_)) = viewer.socket.next().await {}
    let body = json!({ "game": "x".repeat(1 << 20), "seats": [] });
    let answer = visitors[0].post("/api/tables", body).await;
    assert!((400..500).contains(&answer.status), "{}", answer.head);
    quiet.is_undisturbed().await;
    assert!(visitors[0].look(&table).await.sight.is_some(), "the table is as it was");
}

#[tokio::test]
async fn nobody_moves_for_another_seat_or_in_the_past() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    let mover = mover(&viewers).expect("somebody moves");
    let action = viewers[mover].sight().now.legal[0].clone();
    for at in [0, 1, 2, u64::MAX] {
        let refused = viewers[1 - mover].demand(Request::Move { at, action: action.clone() }).await;
        assert!(matches!(refused, ServerMessage::Refused { .. }), "{refused:?}");
    }
    let mut spectator = house.welcome("Voyeur").await.look(&table).await;
    let refused = spectator.demand(Request::Move { at: 0, action }).await;
    assert!(
        matches!(&refused, ServerMessage::Refused { reason, .. } if reason == "refused-no-seat"),
        "{refused:?}"
    );
    assert!(spectator.sight().private.is_none() && spectator.sight().now.legal.is_empty());
}

#[tokio::test]
async fn forged_cookies_and_guessed_tables_open_nothing() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    for cookie in ["chatiere=", "chatiere=0", "chatiere=../../etc", "chatiere=\"'; DROP TABLE people; --"] {
        let forged = Visitor { cookie: cookie.to_owned(), ..visitors[0].clone() };
        assert_eq!(forged.get("/api/me").await.status, 401, "{cookie}");
        assert!(Viewer::dial(&forged, &table, "").await.is_err());
    }
    let mut other = visitors[0].cookie.clone();
    let last = if other.pop() == Some('0') { '1' } else { '0' };
    other.push(last);
    assert_eq!(Visitor { cookie: other, ..visitors[0].clone() }.get("/api/me").await.status, 401);
    for id in ["0", "..", "00000000000000000000000000", "%00", "' OR 1=1 --"] {
        let path = format!("/api/tables/{}", id.replace(' ', "%20"));
        assert_eq!(house.get(&path, "").await.status, 404, "{id}");
    }
}

#[tokio::test]
async fn what_is_not_well_formed_is_refused_with_a_word() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let level = "x".repeat(500);
    for (order, word) in [
        (json!({ "game": "chess", "seats": ["me", "open"] }), "setup"),
        (json!({ "game": "super-miaou", "seats": ["me"] }), "setup"),
        (json!({ "game": "super-miaou", "seats": vec!["open"; 300] }), "setup"),
        (json!({ "game": "super-miaou", "seats": ["me", "me"] }), "seated-already"),
        (json!({ "game": "super-miaou", "seats": ["me", { "bot": level }] }), "unknown-level"),
        (json!({ "game": "super-miaou", "seats": ["me", "open"], "options": { "x": "y" } }), "setup"),
        (json!({ "game": "super-miaou", "seats": ["me", "open"], "edition": "nonsense" }), "setup"),
        (json!({ "game": "super-miaou", "seats": "all" }), "unreadable"),
        (json!([]), "unreadable"),
    ] {
        let answer = anna.post("/api/tables", order.clone()).await;
        assert_eq!(answer.json()["error"], json!(word), "{order}");
        assert!(!answer.json()["sentence"].as_str().expect("a sentence").contains('⟦'), "{}", answer.text());
    }
    for name in ["", "   ", "\u{7}", "x".repeat(31).as_str()] {
        let answer = house.ask("POST", "/api/me", "", Some(json!({ "name": name }))).await;
        assert_eq!(answer.json()["error"], json!("bad-name"), "{name:?}");
    }
}

#[tokio::test]
async fn a_thousand_connections_leave_room_for_the_others() {
    let house = House::with(Settings { thinkers: 1, ..Settings::default() }).await;
    let mut quiet = Quiet::open(&house).await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut open = Vec::new();
    for _ in 0..1000 {
        open.push(Viewer::dial(&visitors[0], &table, "").await.expect("a connection"));
    }
    quiet.is_undisturbed().await;
    drop(open);
    quiet.is_undisturbed().await;
}

#[tokio::test]
async fn whoever_talks_too_much_is_refused() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewer = visitors[0].look(&table).await;
    let long = viewer.demand(Request::Say { text: "miaou ".repeat(100) }).await;
    assert!(matches!(&long, ServerMessage::Refused { reason, .. } if reason == "refused-chat"), "{long:?}");
    let mut refused = false;
    for _ in 0..20 {
        viewer.ask(Request::Say { text: "miaou".to_owned() }).await;
    }
    let mark = viewer.ask(Request::WhyNot { action: "?".to_owned() }).await;
    viewer.answer(mark).await;
    for answer in &viewer.answers {
        refused |= matches!(answer, ServerMessage::Refused { reason, .. } if reason == "refused-too-often");
    }
    assert!(refused);
}
