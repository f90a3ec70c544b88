//! What is noted of finished games, and the deal of the day.

mod house;

use catalog::Order;
use game_api::{Pending, Seed};
use house::{House, Visitor, table_of, viewer::mover};
use serde_json::{Value, json};
use table::Player;

/// Plays a table of two to its end, by the choices of those numbers.
async fn play_out(table: &str, visitors: &[Visitor]) {
    let mut viewers = vec![visitors[0].look(table).await, visitors[1].look(table).await];
    let mut choice = 0;
    while let Some(mover) = mover(&viewers) {
        choice += 7;
        viewers[mover].play(choice).await;
        let number = viewers[mover].number();
        viewers[1 - mover].until(|viewer| viewer.number() >= number).await;
    }
    viewers[0].until(house::Viewer::is_noted).await;
}

async fn person(house: &House, visitor: &Visitor) -> Value {
    let id = visitor.get("/api/me").await.json()["id"].as_str().expect("an id").to_owned();
    let answer = house.get(&format!("/api/people/{id}"), "").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test]
async fn a_finished_game_is_noted_and_rated_once() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    play_out(&table, &visitors).await;
    let record = visitors[0].get(&format!("/api/tables/{table}/record")).await.json();
    let (anna, bruno) = (person(&house, &visitors[0]).await, person(&house, &visitors[1]).await);
    for (place, who) in [&anna, &bruno].into_iter().enumerate() {
        let game = &who["games"][0];
        assert_eq!(game["table"], json!(table));
        assert_eq!(game["place"], record["outcome"]["ranks"][place]);
        assert_eq!(game["score"], record["outcome"]["scores"][place]);
        assert_eq!(game["rated"], json!(true));
        assert_eq!(who["ratings"][0]["games"], json!(1));
        assert_eq!(who["ratings"][0]["provisional"], json!(true));
    }
    let rating = |who: &Value| who["ratings"][0]["rating"].as_i64().expect("a rating");
    let ranks = record["outcome"]["ranks"].as_array().expect("ranks");
    match ranks[0].as_i64().cmp(&ranks[1].as_i64()) {
        std::cmp::Ordering::Less => assert!(rating(&anna) > 1500 && rating(&bruno) < 1500),
        std::cmp::Ordering::Greater => assert!(rating(&anna) < 1500 && rating(&bruno) > 1500),
        std::cmp::Ordering::Equal => assert_eq!((rating(&anna), rating(&bruno)), (1500, 1500)),
    }
    assert_eq!(house.get("/api/ratings/super-miaou", "").await.json(), json!([]), "one game says little");

    // Loaded again, nothing is counted twice.
    let (database, _folder) = house.close().await;
    let house = House::at(&database, server::Settings::default()).await;
    let visitor = Visitor { address: house.address, ..visitors[0].clone() };
    visitor.look(&table).await;
    assert_eq!(person(&house, &visitor).await, anna);
}

#[tokio::test]
async fn a_game_with_hints_is_not_rated() {
    let house = House::open().await;
    let visitors = [house.welcome("Anna").await, house.welcome("Bruno").await];
    let order = json!({ "game": "super-miaou", "seats": ["me", "open"], "hints": true });
    let table = visitors[0].open(order).await;
    visitors[1].join(&table).await;
    visitors[0].start(&table).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    let mover = mover(&viewers).expect("somebody moves");
    let advice = viewers[mover].demand(protocol::Request::Advise).await;
    let legal = viewers[mover].sight().now.legal.clone();
    match advice {
        protocol::ServerMessage::Advice { hints, .. } => {
            assert!(!hints.is_empty() && hints.iter().all(|hint| legal.contains(&hint.action)), "{hints:?}");
        }
        other => panic!("{other:?}"),
    }
    let refused = viewers[1 - mover].demand(protocol::Request::Advise).await;
    assert!(matches!(refused, protocol::ServerMessage::Refused { .. }), "{refused:?}");
    drop(viewers);
    play_out(&table, &visitors).await;
    let anna = person(&house, &visitors[0]).await;
    assert_eq!((&anna["games"][0]["rated"], &anna["ratings"]), (&json!(false), &json!([])));
}

/// A whole game of that deal, played alone by first choices.
fn alone(seed: u64) -> table::Record {
    let players = vec![Player::Person(String::new())];
    let order = Order { players, options: Default::default(), edition: None, seed: Seed::from(seed) };
    let mut table = catalog::open("chabyrinthe", order).expect("a table");
    let mut choice = 0;
    while let Pending::Seat(seat) = table.pending() {
        choice += 5;
        let legal = table.legal(seat);
        table.submit(seat, &legal[choice % legal.len()]).expect("it is legal");
    }
    table.record()
}

#[tokio::test]
async fn the_days_deal_counts_once_after_it_was_replayed() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let today = time::OffsetDateTime::now_utc().date().to_string();
    let path = format!("/api/daily/chabyrinthe/{today}");
    let seed: u64 = today.replace('-', "").parse().expect("digits");
    let record = alone(seed);
    let own: Value = serde_json::from_str(&record.to_json()).expect("a record is JSON");
    let counted = anna.post(&path, own.clone()).await;
    assert_eq!(counted.json()["counted"], json!(true), "{}", counted.text());
    let again = anna.post(&path, own.clone()).await.json();
    assert_eq!(again["counted"], json!(false));
    let listed = house.get(&path, "").await.json();
    assert_eq!(listed[0]["result"], again["solo"]["result"]);
    assert_eq!((listed.as_array().map(Vec::len), &listed[0]["name"]), (Some(1), &json!("Anna")));

    let bruno = house.welcome("Bruno").await;
    let mut other: Value = serde_json::from_str(&alone(seed + 1).to_json()).expect("a record is JSON");
    assert_eq!(bruno.post(&path, other.clone()).await.json()["error"], "not-this-deal");
    other["seed"] = own["seed"].clone();
    assert_eq!(
        bruno.post(&path, other).await.json()["error"],
        "not-this-deal",
        "these are another deal's draws"
    );
    let mut short = own.clone();
    short["steps"].as_array_mut().expect("steps").truncate(6);
    assert_eq!(bruno.post(&path, short).await.status, 409);
    assert_eq!(bruno.post(&path, json!({})).await.json()["error"], "bad-record");
    let long_ago = "/api/daily/chabyrinthe/2020-01-01";
    assert_eq!(bruno.post(long_ago, own).await.json()["error"], "bad-day");
}
