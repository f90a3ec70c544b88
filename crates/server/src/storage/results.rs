//! How games ended, and how well people play.

use schemars::JsonSchema;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sqlx::{AnyConnection, Row};

use super::{Change, Millis, Rest, Storage, StorageError, now};
use crate::ids::{PersonId, TableId};
use crate::live::Sheet;

/// A finished game, as far as it is a person's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    pub game: String,
    pub seats: u8,
    pub people: Vec<Finish>,
    /// Whether it says who plays well.
    pub rated: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    pub person: PersonId,
    pub seat: u8,
    /// Those of one team win or lose together.
    pub team: u8,
    pub place: u8,
    pub score: i32,
}

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    pub table: String,
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: Millis,
    pub seats: i64,
    pub place: i64,
    pub score: i64,
    pub rated: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    pub person: PersonId,
    pub name: String,
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

/// Ratings begin in the middle, and nothing is known; the scale is that of chess.
const BEGINNER: WengLinRating = WengLinRating { rating: 1500.0, uncertainty: 500.0 };
/// So far apart, the better one wins about four times of five.
const BETA: f64 = 250.0;

impl Storage {
    /// The game is over: its sheet, its results and the ratings are written together, once.
    pub async fn finish(
        &self,
        id: &TableId,
        sheet: &Sheet,
        rest: &Rest,
        ended: &Ended,
    ) -> Result<(), StorageError> {
        let (id, sheet, rest) = (id.clone(), Box::new(sheet.clone()), rest.clone());
        self.change(Change::Finish { id, sheet, rest, ended: ended.clone() }).await
    }

    /// A person's finished games, the last one first.
    pub async fn played(&self, person: &PersonId, most: i64) -> Result<Vec<Played>, StorageError> {
        let rows = sqlx::query(
            "SELECT table_id, game, at, seats, place, score, rated FROM results WHERE person = $1 \
             ORDER BY at DESC LIMIT $2",
        )
        .bind(person.as_str().to_owned())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let played = |row: &sqlx::any::AnyRow| Played {
            table: row.get(0),
            game: row.get(1),
            at: row.get(2),
            seats: row.get(3),
            place: row.get(4),
            score: row.get(5),
            rated: row.get::<i64, _>(6) != 0,
        };
        Ok(rows.iter().map(played).collect())
    }

    /// A person's ratings.
    pub async fn ratings_of(&self, person: &PersonId) -> Result<Vec<Rated>, StorageError> {
        let rows = sqlx::query(
            "SELECT person, name, game, rating, uncertainty, games FROM ratings \
             JOIN people ON people.id = ratings.person WHERE person = $1 ORDER BY game",
        )
        .bind(person.as_str().to_owned())
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(rated).collect())
    }

    /// Those who play a game best, among people with at least so many rated games.
    pub async fn best(&self, game: &str, games: i64, most: i64) -> Result<Vec<Rated>, StorageError> {
        let rows = sqlx::query(
            "SELECT person, name, game, rating, uncertainty, games FROM ratings \
             JOIN people ON people.id = ratings.person WHERE game = $1 AND games >= $2 \
             ORDER BY rating DESC LIMIT $3",
        )
        .bind(game.to_owned())
        .bind(games)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(rated).collect())
    }
}

fn rated(row: &sqlx::any::AnyRow) -> Rated {
    Rated {
        person: PersonId::stored(row.get(0)),
        name: row.get(1),
        game: row.get(2),
        rating: row.get(3),
        uncertainty: row.get(4),
        games: row.get(5),
    }
}

/// Notes how a game ended. All changes have one writer, so that two games of one person that end together are rated one
/// after the other.
pub(super) async fn finish(
    change: &mut AnyConnection,
    id: &TableId,
    ended: &Ended,
) -> Result<(), sqlx::Error> {
    let mut written = 0;
    for finish in &ended.people {
        written += note(change, id, ended, finish).await?;
    }
    if ended.rated && written == ended.people.len() as u64 {
        rate(change, ended).await?;
    }
    Ok(())
}

/// Writes how the game ended for one person, unless she was forgotten or it is written already.
async fn note(
    change: &mut AnyConnection,
    id: &TableId,
    ended: &Ended,
    finish: &Finish,
) -> Result<u64, sqlx::Error> {
    let done = sqlx::query(
        "INSERT INTO results (table_id, seat, person, game, at, seats, place, score, rated) \
         SELECT $1, $2, id, $3, $4, $5, $6, $7, $8 FROM people WHERE id = $9 ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str().to_owned())
    .bind(i64::from(finish.seat))
    .bind(ended.game.clone())
    .bind(now())
    .bind(i64::from(ended.seats))
    .bind(i64::from(finish.place))
    .bind(i64::from(finish.score))
    .bind(i64::from(ended.rated))
    .bind(finish.person.as_str().to_owned())
    .execute(&mut *change)
    .await?;
    Ok(done.rows_affected())
}

/// Those who win or lose together.
struct Team {
    number: u8,
    place: u8,
    members: Vec<Member>,
}

struct Member {
    person: PersonId,
    rating: WengLinRating,
    games: i64,
}

async fn rate(change: &mut AnyConnection, ended: &Ended) -> Result<(), sqlx::Error> {
    let mut teams: Vec<Team> = Vec::new();
    for finish in &ended.people {
        let row =
            sqlx::query("SELECT rating, uncertainty, games FROM ratings WHERE person = $1 AND game = $2")
                .bind(finish.person.as_str().to_owned())
                .bind(ended.game.clone())
                .fetch_optional(&mut *change)
                .await?;
        let (rating, games) = row.map_or((BEGINNER, 0), |row| {
            (WengLinRating { rating: row.get(0), uncertainty: row.get(1) }, row.get(2))
        });
        let member = Member { person: finish.person.clone(), rating, games };
        match teams.iter_mut().find(|team| team.number == finish.team) {
            Some(team) => team.members.push(member),
            None => teams.push(Team { number: finish.team, place: finish.place, members: vec![member] }),
        }
    }
    let before: Vec<Vec<WengLinRating>> =
        teams.iter().map(|team| team.members.iter().map(|member| member.rating).collect()).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(&teams)
        .map(|(ratings, team)| (&ratings[..], MultiTeamOutcome::new(usize::from(team.place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig { beta: BETA, ..WengLinConfig::default() });
    let members = teams.iter().flat_map(|team| &team.members);
    for (Member { person, games, .. }, rating) in members.zip(after.iter().flatten()) {
        sqlx::query(
            "INSERT INTO ratings (person, game, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (person, game) DO UPDATE SET rating = EXCLUDED.rating, \
             uncertainty = EXCLUDED.uncertainty, games = EXCLUDED.games",
        )
        .bind(person.as_str().to_owned())
        .bind(ended.game.clone())
        .bind(rating.rating)
        .bind(rating.uncertainty)
        .bind(games + 1)
        .execute(&mut *change)
        .await?;
    }
    Ok(())
}
