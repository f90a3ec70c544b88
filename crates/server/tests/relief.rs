//! In the middle of a game people take bots' seats, and give them back.

mod house;

use game_api::{GameRng, Seat, Seed, Viewer as From};
use house::{Answer, House, Viewer, Visitor, viewer::mover};
use protocol::{Request, SeatCard, ServerMessage};
use serde_json::{Value, json};

/// A started table of one person and so many bots that play at random.
async fn with_bots(house: &House, game: &str, bots: usize) -> (String, Visitor) {
    let anna = house.welcome("Anna").await;
    let mut seats = vec![json!({ "bot": "random" }); bots + 1];
    seats[0] = json!("me");
    let table = anna.open(json!({ "game": game, "seats": seats, "spectators": true })).await;
    anna.start(&table).await;
    (table, anna)
}

async fn sit(visitor: &Visitor, table: &str, seat: usize) -> Answer {
    visitor.post(&format!("/api/tables/{table}/join"), json!({ "seat": seat })).await
}

async fn get_up(visitor: &Visitor, table: &str) {
    let answer = visitor.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// Whether the viewer looks from that seat, and may choose.
fn may_choose(viewer: &Viewer) -> bool {
    !viewer.sight().now.legal.is_empty()
}

fn seated(viewer: &Viewer) -> Vec<Value> {
    viewer.sight().told.iter().filter(|event| event.get("seated").is_some()).cloned().collect()
}

/// Plays until it is over or so many choices were made; the bots play between them.
async fn play(viewer: &mut Viewer, choices: usize) {
    // By chance: who chooses by a fixed pattern may draft and take back for ever.
    let mut luck = GameRng::stream(Seed::from(7), 1);
    for _ in 0..choices {
        viewer.until(|viewer| may_choose(viewer) || viewer.is_over()).await;
        if viewer.is_over() {
            return;
        }
        let legal = viewer.sight().now.legal.len();
        viewer.play(luck.below(legal as u32) as usize).await;
    }
}

#[tokio::test]
async fn people_take_every_bots_seat_and_leave_again_and_the_game_ends() {
    for game in ["comme-chien-et-chat", "meowtopia", "cat-and-fish"] {
        let house = House::open().await;
        let (table, anna) = with_bots(&house, game, 2).await;
        let (bruno, chloe) = (house.welcome("Bruno").await, house.welcome("Chloé").await);
        let mut viewers = vec![anna.look(&table).await, bruno.look(&table).await, chloe.look(&table).await];
        play(&mut viewers[0], 2).await;
        assert_eq!(sit(&bruno, &table, 2).await.status, 200);
        assert_eq!(sit(&chloe, &table, 3).await.status, 200);
        for (viewer, number) in viewers.iter_mut().zip(1..) {
            let seat = Seat::numbered(number).expect("a seat");
            viewer.until(|viewer| viewer.sight().viewer == From::Seat(seat)).await;
            viewer.until(|viewer| seated(viewer).len() == 2).await;
            let people = viewer.sight().players.iter().filter(|player| player.bot.is_none()).count();
            assert_eq!(people, 3, "{game}");
            let came = json!({ "seated": { "seat": 2, "name": "Bruno", "came": true } });
            assert_eq!(seated(viewer)[0], came);
        }
        // Now nothing happens unless one of the three chooses.
        for choice in 0..12 {
            for viewer in &mut viewers {
                if may_choose(viewer) {
                    viewer.play(choice).await;
                }
            }
            catch_up(&mut viewers).await;
        }
        get_up(&bruno, &table).await;
        get_up(&chloe, &table).await;
        viewers[0].until(|viewer| seated(viewer).len() == 4).await;
        viewers[1].until(|viewer| viewer.sight().viewer == From::Spectator).await;
        assert_eq!(viewers[1].sight().private, None);
        play(&mut viewers[0], 5000).await;
        viewers[0].until(Viewer::is_noted).await;
        let record = house.get(&format!("/api/tables/{table}/record"), "").await.json();
        assert_eq!(record["players"][1], json!({ "bot": "random" }));
    }
}

/// Every viewer hears what the others have heard.
async fn catch_up(viewers: &mut [Viewer]) {
    for viewer in viewers {
        // The table answers after all that it has told before.
        viewer.demand(Request::WhyNot { action: "nothing".to_owned() }).await;
    }
}

#[tokio::test]
async fn only_a_bots_seat_is_taken_and_only_one() {
    let house = House::open().await;
    let (table, anna) = with_bots(&house, "super-miaou", 3).await;
    let bruno = house.welcome("Bruno").await;
    let refused = async |visitor: &Visitor, seat| sit(visitor, &table, seat).await.json()["error"].clone();
    assert_eq!(refused(&bruno, 1).await, json!("seat-taken"));
    assert_eq!(refused(&anna, 2).await, json!("seated-already"));

    let host = format!("/api/tables/{table}/host");
    anna.post(&host, json!({ "lock": { "locked": true } })).await;
    assert_eq!(refused(&bruno, 2).await, json!("locked"));
    anna.post(&host, json!({ "lock": { "locked": false } })).await;

    assert_eq!(sit(&bruno, &table, 2).await.status, 200);
    assert_eq!(refused(&bruno, 3).await, json!("seated-already"));
    // Whoever has seen one hand does not look into another.
    get_up(&bruno, &table).await;
    assert_eq!(refused(&bruno, 3).await, json!("seat-taken"));
    assert_eq!(sit(&bruno, &table, 2).await.status, 200);

    let private = anna.open(json!({ "game": "super-miaou", "seats": ["me", { "bot": "random" }] })).await;
    anna.start(&private).await;
    assert_eq!(sit(&bruno, &private, 2).await.json()["error"], json!("no-spectators"));
}

#[tokio::test]
async fn who_is_alone_no_more_takes_nothing_back_alone() {
    let house = House::open().await;
    let (table, anna) = with_bots(&house, "super-miaou", 1).await;
    let mut viewer = anna.look(&table).await;
    play(&mut viewer, 3).await;
    viewer.until(may_choose).await;
    // Among bots one goes back past their choices…
    let at = viewer.number();
    viewer.ask(Request::Undo { at }).await;
    viewer.until(|viewer| viewer.number() > at).await;
    play(&mut viewer, 1).await;
    viewer.until(may_choose).await;
    assert!(viewer.sight().now.can_undo);
    // …but not when the other is a person.
    let bruno = house.welcome("Bruno").await;
    assert_eq!(sit(&bruno, &table, 2).await.status, 200);
    viewer.until(|viewer| seated(viewer).len() == 1).await;
    assert!(!viewer.sight().now.can_undo);
    let at = viewer.number();
    let refused = viewer.demand(Request::Undo { at }).await;
    assert!(matches!(refused, ServerMessage::Refused { .. }), "{refused:?}");

    // All of it is loaded again.
    let sight = viewer.sight().clone();
    let (database, _folder) = house.close().await;
    let house = House::at(&database, server::Settings::default()).await;
    let anna = Visitor { address: house.address, ..anna };
    assert_eq!(anna.look(&table).await.sight(), &sight);
}

/// Somebody who plays half a game has not won or lost all of it.
#[tokio::test]
async fn a_game_in_which_a_seat_was_taken_is_unrated() {
    let house = House::open().await;
    let (table, anna) = with_bots(&house, "super-miaou", 1).await;
    let bruno = house.welcome("Bruno").await;
    assert_eq!(sit(&bruno, &table, 2).await.status, 200);
    let mut viewers = vec![anna.look(&table).await, bruno.look(&table).await];
    let mut choice = 0;
    while let Some(mover) = mover(&viewers) {
        choice += 7;
        viewers[mover].play(choice).await;
        catch_up(&mut viewers).await;
    }
    viewers[0].until(Viewer::is_noted).await;
    for visitor in [&anna, &bruno] {
        let id = visitor.get("/api/me").await.json()["id"].as_str().expect("an id").to_owned();
        let person = house.get(&format!("/api/people/{id}"), "").await.json();
        assert_eq!(person["games"][0]["rated"], json!(false));
        assert_eq!(person["ratings"], json!([]));
    }
}

#[tokio::test]
async fn who_is_forgotten_gives_the_seat_back_without_a_name() {
    let house = House::open().await;
    let (table, anna) = with_bots(&house, "super-miaou", 1).await;
    let (bruno, chloe) = (house.welcome("Bruno").await, house.welcome("Chloé").await);
    assert_eq!(sit(&bruno, &table, 2).await.status, 200);
    get_up(&bruno, &table).await;
    assert_eq!(sit(&chloe, &table, 2).await.status, 200);
    for visitor in [&bruno, &chloe] {
        let cookie = format!("cookie: {}\r\n", visitor.cookie);
        let gone = house.ask("DELETE", "/api/me", &cookie, None).await;
        assert!(gone.status < 300, "{}", gone.text());
    }
    let viewer = anna.look(&table).await;
    let card = viewer.card.as_ref().expect("a card");
    assert_eq!(card.seats[1], SeatCard::Bot { level: "random".to_owned() });
    assert_eq!(seated(&viewer).len(), 4);
    assert!(!viewer.heard.iter().any(|text| text.contains("Bruno") || text.contains("Chlo")));
}
