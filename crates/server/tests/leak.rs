//! A seat records every byte that it receives, over the wire, in many games of each game with hidden information. All
//! of it is then made again from twins: states that are guessed from what the seat sees and that differ from the truth
//! where something is hidden. If a byte told more than the view, the twins would write another one.

mod house;
mod leak {
    pub mod twins;
}

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_api::{GameRng, Seat, Seed};
use house::{House, viewer::Viewer as Screen};
use leak::twins::{Tally, check};
use serde_json::json;
use table::Record;

const GAMES: u64 = 100;
/// So many tables are played side by side.
const AT_ONCE: usize = 10;

/// Plays a whole game against bots and gives all that was received, with the record.
async fn played(house: &House, game: &str, number: u64) -> (Vec<String>, Record, Seat) {
    let anna = house.welcome("Anna").await;
    let seats = 2 + number as usize % 2;
    let own = number as usize % seats;
    let mut wishes = vec![json!({ "bot": "random" }); seats];
    wishes[own] = json!("me");
    let table = anna.open(json!({ "game": game, "seats": wishes })).await;
    let mut screen: Screen = anna.look(&table).await;
    anna.start(&table).await;
    screen.until(|screen| screen.sight.is_some()).await;
    let mut luck = GameRng::stream(Seed::from(number), 1);
    while !screen.is_over() {
        match screen.sight().now.legal.len() {
            0 => assert!(screen.hear().await, "the connection was closed too early"),
            choices => screen.play(luck.below(choices as u32) as usize).await,
        }
    }
    screen.until(Screen::is_noted).await;
    let answer = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = Record::from_json(answer.text()).expect("a record");
    (screen.heard, record, Seat::numbered(own as u8 + 1).expect("a seat"))
}

async fn nothing_leaks(game: &'static str) {
    let house = House::open().await;
    let mut tally = Tally::default();
    for group in (0..GAMES).collect::<Vec<_>>().chunks(AT_ONCE) {
        let games = futures_util::future::join_all(group.iter().map(|&number| played(&house, game, number)));
        for ((heard, record, seat), &number) in games.await.into_iter().zip(group) {
            let one = check(&heard, &record, seat, GameRng::stream(Seed::from(number), 2));
            tally.twins += one.twins;
            tally.differed += one.differed;
            tally.messages += one.messages;
        }
    }
    println!("{game}: {tally:?}");
    assert!(tally.differed * 4 >= tally.twins, "twins differ where something is hidden: {tally:?}");
    assert!(tally.messages >= tally.differed, "and for a while nobody notices: {tally:?}");
}

#[tokio::test]
async fn nothing_leaks_from_cat_and_fish() {
    nothing_leaks("cat-and-fish").await;
}

#[tokio::test]
async fn nothing_leaks_from_comme_chien_et_chat() {
    nothing_leaks("comme-chien-et-chat").await;
}

/// What a house that leaks would have sent instead of a text.
type Plant = fn(&str, &Record) -> String;

const PLANTS: [(&str, Plant); 5] = [
    ("the seed in a field of its own", |text, record| {
        text.replacen("{\"sight\":{", &format!("{{\"sight\":{{\"seed\":{},", json!(record.seed)), 1)
    }),
    ("the house's secret in a field that there is", |text, record| {
        let secret = record.fair.as_ref().expect("the dice are fair").secret;
        text.replacen("\"name\":\"Anna\"", &format!("\"name\":{}", json!(secret)), 1)
    }),
    ("another's events when looking first", |text, _| {
        if text.starts_with("{\"sight\"") {
            text.replace("\"told\":[", "\"told\":[{},")
        } else {
            text.to_owned()
        }
    }),
    ("another's events", |text, _| {
        if text.starts_with("{\"happened\"") {
            text.replace("\"told\":[", "\"told\":[{},")
        } else {
            text.to_owned()
        }
    }),
    ("another's choices", |text, _| {
        if text.contains("\"legal\"") {
            text.to_owned()
        } else {
            text.replace("},\"can", "},\"legal\":[\"pass\"],\"can")
        }
    }),
];

#[tokio::test]
async fn a_leak_is_caught() {
    let house = House::open().await;
    let (heard, record, seat) = played(&house, "cat-and-fish", 0).await;
    let caught = |heard: &[String]| {
        let luck = GameRng::stream(Seed::from(0), 2);
        catch_unwind(AssertUnwindSafe(|| check(heard, &record, seat, luck))).is_err()
    };
    assert!(!caught(&heard), "an honest house");
    for (what, plant) in PLANTS {
        let leaky: Vec<String> = heard.iter().map(|text| plant(text, &record)).collect();
        assert_ne!(heard, leaky, "{what} is planted");
        assert!(caught(&leaky), "{what}");
    }
}

/// Whoever adds a game with hidden hands adds it here.
#[test]
fn every_game_with_hidden_hands_is_here() {
    let hidden = catalog::entries().into_iter().filter(|entry| entry.info.private_hands);
    let hidden: Vec<&str> = hidden.map(|entry| entry.info.id).collect();
    assert_eq!(hidden, ["comme-chien-et-chat", "cat-and-fish"]);
}
