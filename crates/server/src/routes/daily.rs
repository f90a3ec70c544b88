//! The deal of the day: one for everybody, played alone. A result counts after the house has replayed it.

use axum::{Json, extract::State};
use catalog::Order;
use game_api::{Seed, Solo};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Player, Record, Unfair};
use time::{Duration, OffsetDateTime};

use super::asked::{AskedDay, AskedText};
use super::identity::Known;
use crate::error::Error;
use crate::live::Live;

const MOST_LISTED: i64 = 100;

/// What somebody reached.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Result {
    pub id: String,
    pub name: String,
    /// What is counted, such as turns.
    pub result: i64,
}

pub async fn results(
    State(live): State<Live>,
    AskedDay { game, day }: AskedDay,
) -> std::result::Result<Json<Vec<Result>>, Error> {
    let found = live.storage().daily(&day, &game, MOST_LISTED).await?.into_iter();
    let result = found.map(|found| Result {
        id: found.person.as_str().to_owned(),
        name: found.name,
        result: found.result,
    });
    Ok(Json(result.collect()))
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Counted {
    pub solo: Solo,
    /// Whether it stands in the list; only a person's first result of a day does.
    pub counted: bool,
}

pub async fn submit(
    State(live): State<Live>,
    Known(person): Known,
    AskedDay { game, day }: AskedDay,
    AskedText(text): AskedText,
) -> std::result::Result<Json<Counted>, Error> {
    let seed = seed_of(&day).ok_or(Error::BadDay)?;
    let replayed =
        tokio::task::spawn_blocking(move || replayed(&game, seed, &text).map(|solo| (game, solo, text)));
    let (game, solo, text) = replayed.await.expect("a record can't make the referee panic")?;
    let counted = live.storage().note_daily(&day, &game, &person.id, solo.result, &text).await?;
    Ok(Json(Counted { solo, counted }))
}

/// The digits of the day are the seed. Whoever began before midnight may finish after it.
fn seed_of(day: &str) -> Option<Seed> {
    let now = OffsetDateTime::now_utc();
    let open = [now, now - Duration::DAY].iter().any(|moment| moment.date().to_string() == day);
    let digits: String = day.chars().filter(char::is_ascii_digit).collect();
    digits.parse::<u64>().ok().filter(|_| open).map(Seed::from)
}

/// What a record of this deal reached, if it is one.
fn replayed(game: &str, seed: Seed, text: &str) -> std::result::Result<Solo, Error> {
    let record = Record::from_json(text).map_err(Error::BadRecord)?;
    let alone = vec![Player::Person(String::new())];
    let order = Order { players: alone, options: Default::default(), edition: None, seed };
    let laid = catalog::setup(game, &order).map_err(|error| Error::Setup(game.to_owned(), error))?;
    let same = record.game == game
        && record.seed == seed
        && record.rules_version == laid.rules_version
        && record.setup == laid.setup
        && record.edition == laid.edition;
    if !same {
        return Err(Error::NotThisDeal);
    }
    catalog::verify(&record).map_err(|unfair| match unfair {
        Unfair::Record(error) => Error::BadRecord(error),
        Unfair::Seed | Unfair::Outcome { .. } => Error::NotThisDeal,
    })?;
    let table = catalog::replay(&record).map_err(Error::BadRecord)?;
    let solo = table.outcome().and_then(|outcome| outcome.solo);
    solo.filter(|_| !table.had_free_undo()).ok_or(Error::NotThisDeal)
}
