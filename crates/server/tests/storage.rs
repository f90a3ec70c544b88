//! The same on both databases: what is acknowledged is there, in order, once.

mod house;

use house::{House, Viewer, postgres::Postgres, table_of, viewer::mover};
use serde_json::{Value, json};
use server::Settings;

/// Plays on several tables at once, closes the house, opens it again and looks.
async fn plays_and_remembers(url: &str) {
    let house = House::at(url, Settings::default()).await;
    let mut playing = tokio::task::JoinSet::new();
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(table_of(&house, "super-miaou", 2).await);
    }
    for (table, visitors) in tables {
        playing.spawn(async move {
            let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
            for number in 0..20 {
                let Some(mover) = mover(&viewers) else { break };
                viewers[mover].play(number).await;
                let number = viewers[mover].number();
                viewers[1 - mover].until(|viewer| viewer.number() >= number).await;
            }
            let sights: Vec<_> = viewers.into_iter().map(|viewer| viewer.sight.expect("a sight")).collect();
            (table, visitors, sights)
        });
    }
    let played = playing.join_all().await;
    house.close().await;

    let house = House::at(url, Settings::default()).await;
    for (table, visitors, sights) in played {
        for (visitor, sight) in visitors.iter().zip(sights) {
            let visitor = house::Visitor { address: house.address, ..visitor.clone() };
            let viewer = Viewer::connect(&visitor, &table).await;
            assert_eq!(viewer.sight(), &sight);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn sqlite_remembers() {
    let folder = tempfile::tempdir().expect("a folder");
    plays_and_remembers(&format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display())).await;
}

#[tokio::test]
async fn postgresql_remembers() {
    let postgres = Postgres::start();
    plays_and_remembers(&postgres.database("house")).await;
}

/// Two processes over one database load the same table; only one of them writes the next decision.
async fn two_houses_never_write_one_number_twice(url: &str) {
    let first = House::at(url, Settings::default()).await;
    let second = House::at(url, Settings::default()).await;
    let (table, visitors) = table_of(&first, "super-miaou", 2).await;
    let mut here = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    let mut there = Vec::new();
    for visitor in &visitors {
        let visitor = house::Visitor { address: second.address, ..visitor.clone() };
        there.push(visitor.look(&table).await);
    }
    let mover = mover(&here).expect("somebody moves");
    here[mover].play(0).await;
    // The second house does not know yet: its write finds the number taken, and it lets its viewers go.
    let (at, action) = (there[mover].number(), there[mover].sight().now.legal[0].clone());
    there[mover].ask(protocol::Request::Move { at, action }).await;
    while there[mover].hear().await {}
    let visitor = house::Visitor { address: second.address, ..visitors[mover].clone() };
    let back = Viewer::resume(&visitor, &table, there[mover].sight.clone()).await;
    assert_eq!(back.sight(), here[mover].sight(), "the journal is the truth");
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn sqlite_has_one_truth() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display());
    two_houses_never_write_one_number_twice(&url).await;
}

#[tokio::test]
async fn postgresql_has_one_truth() {
    let postgres = Postgres::start();
    two_houses_never_write_one_number_twice(&postgres.database("house")).await;
}

/// Passwords, codes, results, ratings, admins and forgetting: every statement once.
async fn keeps_people_and_results(url: &str) {
    let house = House::at(url, Settings::default()).await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let mut viewers = vec![visitors[0].look(&table).await, visitors[1].look(&table).await];
    while let Some(mover) = mover(&viewers) {
        viewers[mover].play(3).await;
        let number = viewers[mover].number();
        viewers[1 - mover].until(|viewer| viewer.number() >= number).await;
    }
    viewers[0].until(Viewer::is_noted).await;
    let anna = &visitors[0];
    let id = |me: Value| me["id"].as_str().expect("an id").to_owned();
    let (anna_id, other_id) =
        (id(anna.get("/api/me").await.json()), id(visitors[1].get("/api/me").await.json()));
    let card = anna.get(&format!("/api/people/{anna_id}")).await.json();
    assert_eq!((&card["games"][0]["rated"], &card["ratings"][0]["games"]), (&json!(true), &json!(1)));
    assert_eq!(anna.get("/api/ratings/super-miaou").await.json(), json!([]));
    assert_eq!(anna.get("/api/daily/chabyrinthe/2026-11-16").await.json(), json!([]));
    assert_eq!(anna.get("/api/me/tables").await.json(), json!([]), "the game is over");
    assert_eq!(anna.post("/api/me", json!({ "name": "Anna" })).await.status, 200);
    assert_eq!(anna.post("/api/me/password", json!({ "password": "miaou-miaou" })).await.status, 204);
    let login = json!({ "name": "anna", "password": "miaou-miaou" });
    assert_eq!(house.ask("POST", "/api/login", "", Some(login)).await.status, 200);
    let code = anna.post("/api/me/link", json!({})).await.json()["code"].clone();
    assert_eq!(house.ask("POST", "/api/link", "", Some(json!({ "code": code }))).await.status, 200);
    assert_eq!(anna.post("/api/invitations", json!({})).await.status, 201);
    house.close().await;

    let house = House::at(url, Settings { admins: vec![anna_id], ..Settings::default() }).await;
    let anna = house::Visitor { address: house.address, ..anna.clone() };
    assert_eq!(anna.get("/api/admin/people").await.json().as_array().map(Vec::len), Some(2));
    let ban = format!("/api/admin/people/{other_id}/ban");
    assert_eq!(anna.post(&ban, json!({ "banned": true })).await.status, 204);
    let cookie = format!("cookie: {}\r\n", anna.cookie);
    let gone = house.ask("DELETE", &format!("/api/admin/people/{other_id}"), &cookie, None).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    let gone = house.ask("DELETE", &format!("/api/admin/tables/{table}"), &cookie, None).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    assert_eq!(house.ask("DELETE", "/api/me", &cookie, None).await.status, 204);
    house.close().await;
}

#[tokio::test]
async fn sqlite_keeps_people_and_results() {
    let folder = tempfile::tempdir().expect("a folder");
    keeps_people_and_results(&format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display()))
        .await;
}

#[tokio::test]
async fn postgresql_keeps_people_and_results() {
    let postgres = Postgres::start();
    keeps_people_and_results(&postgres.database("house")).await;
}
