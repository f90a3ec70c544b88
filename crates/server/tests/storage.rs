//! The same on both databases: what is acknowledged is there, in order, once.

mod house;

use house::{House, Viewer, postgres::Postgres, table_of, viewer::mover};
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
