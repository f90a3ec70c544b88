//! The open API: its description is complete, programs take seats by token, people can be forgotten.

mod house;

use game_api::Bytes32;
use house::{House, Viewer, table_of, viewer::mover};
use protocol::{Request, ServerMessage};
use serde_json::json;

#[tokio::test]
async fn every_route_is_described_and_every_description_answers() {
    let house = House::open().await;
    let document = house.get("/api/openapi.json", "").await.json();
    let anna = house.welcome("Anna").await;
    let table = anna.open(json!({ "game": "super-miaou", "seats": ["me", "open"] })).await;
    let paths = document["paths"].as_object().expect("paths");
    assert!(paths.len() >= 20);
    let page = house.get("/api", "").await;
    for (path, methods) in paths {
        for method in methods.as_object().expect("methods").keys() {
            let method = method.to_uppercase();
            assert!(page.text().contains(&format!("{method} {path}")), "{method} {path} is on the page");
            let concrete = path.replace("{id}", &table);
            let answer = house.ask(&method, &concrete, "", None).await;
            assert_ne!(answer.status, 405, "{method} {path}");
            let nothing_there = answer.status == 404 && answer.json()["error"] == json!("not-found");
            assert!(!nothing_there, "{method} {path}: {}", answer.head);
        }
    }
}

#[tokio::test]
async fn a_program_plays_with_a_token() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let answer = anna.post("/api/me/tokens", json!({})).await;
    assert_eq!(answer.status, 201);
    let token = answer.json()["token"].as_str().expect("a token").to_owned();
    let me = house.get("/api/me", &format!("authorization: Bearer {token}\r\n")).await;
    assert_eq!(me.json(), anna.get("/api/me").await.json());
}

#[tokio::test]
async fn one_who_is_forgotten_leaves_an_anonymous_player() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    let mover = mover(&viewers).expect("somebody moves");
    viewers[mover].play(0).await;
    let cookie = format!("cookie: {}\r\n", visitors[1].cookie);
    let gone = house.ask("DELETE", "/api/me", &cookie, None).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    assert_eq!(visitors[1].get("/api/me").await.status, 401);
    let back = Viewer::connect(&visitors[0], &table).await;
    assert!(!back.heard.iter().any(|text| text.contains("Minou 2")), "{:?}", back.heard);
    assert_eq!(back.number(), viewers[mover].number(), "the game itself is as it was");
}

#[tokio::test]
async fn the_dice_are_made_by_all_and_can_be_checked() {
    let house = House::open().await;
    let (anna, bruno) = (house.welcome("Anna").await, house.welcome("Bruno").await);
    let nonces = [Bytes32([7; 32]), Bytes32([9; 32])];
    let order =
        json!({ "game": "super-miaou", "seats": ["me", "open"], "commitment": nonces[0].commitment() });
    let table = anna.open(order).await;
    let shown = house.get(&format!("/api/tables/{table}"), "").await.json()["commitment"].clone();
    let join = json!({ "commitment": nonces[1].commitment() });
    bruno.post(&format!("/api/tables/{table}/join"), join).await;
    let mut viewers = vec![anna.look(&table).await, bruno.look(&table).await];
    anna.start(&table).await;
    for (viewer, nonce) in viewers.iter_mut().zip(nonces) {
        viewer.until(|viewer| viewer.answers.contains(&ServerMessage::RevealNonces)).await;
        let wrong = viewer.demand(Request::Reveal { nonce: Bytes32([1; 32]) }).await;
        assert!(matches!(wrong, ServerMessage::Refused { .. }), "{wrong:?}");
        viewer.ask(Request::Reveal { nonce }).await;
    }
    viewers[0].until(|viewer| viewer.sight.is_some()).await;
    viewers[1].until(|viewer| viewer.sight.is_some()).await;
    while let Some(mover) = mover(&viewers) {
        viewers[mover].play(1).await;
        let number = viewers[mover].number();
        viewers[1 - mover].until(|viewer| viewer.number() >= number).await;
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = table::Record::from_json(record.text()).expect("a record");
    let verified = catalog::verify(&record).expect("fair dice");
    assert!(verified.seed && verified.outcomes > 0);
    let fair = record.fair.clone().expect("what the seed was made from");
    assert_eq!(json!(fair.secret.commitment()), shown, "the house kept its word");
    assert_eq!(fair.nonces, nonces.map(Some));

    let mut forged = record.clone();
    forged.fair.as_mut().expect("fair").nonces[0] = None;
    assert_eq!(catalog::verify(&forged), Err(table::Unfair::Seed));
    let mut loaded = record;
    loaded.fair = None;
    loaded.seed = game_api::Seed::from(1);
    assert!(matches!(catalog::verify(&loaded), Err(table::Unfair::Outcome { .. })));
}
