//! How people have played.

use axum::{Json, extract::State};
use schemars::JsonSchema;
use serde::Serialize;

use super::asked::{AskedGame, AskedPerson};
use crate::error::Error;
use crate::live::Live;
use crate::storage::{Played, Rated};

const MOST_LISTED: i64 = 100;
/// Before so many games a rating says little.
const PROVISIONAL: i64 = 10;

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PersonCard {
    pub id: String,
    pub name: String,
    pub ratings: Vec<Rating>,
    pub games: Vec<Played>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Rating {
    pub id: String,
    pub name: String,
    pub game: String,
    /// 1500 for somebody of whom nothing is known.
    pub rating: i64,
    /// How far off it may be.
    pub uncertainty: i64,
    pub games: i64,
    /// Whether it still says little.
    pub provisional: bool,
}

impl From<Rated> for Rating {
    fn from(rated: Rated) -> Self {
        let Rated { person, name, game, rating, uncertainty, games } = rated;
        Rating {
            id: person.as_str().to_owned(),
            name,
            game,
            rating: rating.round() as i64,
            uncertainty: uncertainty.round() as i64,
            games,
            provisional: games < PROVISIONAL,
        }
    }
}

pub async fn person(
    State(live): State<Live>,
    AskedPerson(person): AskedPerson,
) -> Result<Json<PersonCard>, Error> {
    let name = live.storage().name_of(&person).await?.ok_or(Error::NoPerson)?;
    let ratings = live.storage().ratings_of(&person).await?;
    let games = live.storage().played(&person, MOST_LISTED).await?;
    Ok(Json(PersonCard {
        id: person.as_str().to_owned(),
        name,
        ratings: ratings.into_iter().map(Rating::from).collect(),
        games,
    }))
}

pub async fn best(State(live): State<Live>, AskedGame(game): AskedGame) -> Result<Json<Vec<Rating>>, Error> {
    let best = live.storage().best(&game, PROVISIONAL, MOST_LISTED).await?;
    Ok(Json(best.into_iter().map(Rating::from).collect()))
}
