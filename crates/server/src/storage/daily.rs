//! Results of the day's deal.

use sqlx::Row;

use super::{Storage, StorageError, now};
use crate::ids::PersonId;

/// A person's result of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    pub person: PersonId,
    pub name: String,
    pub result: i64,
}

impl Storage {
    /// Notes a result that was replayed; false if the person has one for this day.
    pub async fn note_daily(
        &self,
        day: &str,
        game: &str,
        person: &PersonId,
        result: u32,
        record: &str,
    ) -> Result<bool, StorageError> {
        let done = sqlx::query(
            "INSERT INTO daily (day, game, person, result, at, record) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT DO NOTHING",
        )
        .bind(day.to_owned())
        .bind(game.to_owned())
        .bind(person.as_str().to_owned())
        .bind(i64::from(result))
        .bind(now())
        .bind(record.to_owned())
        .execute(&self.writing)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// A day's results, the lowest first.
    pub async fn daily(&self, day: &str, game: &str, most: i64) -> Result<Vec<DailyResult>, StorageError> {
        let rows = sqlx::query(
            "SELECT person, name, result FROM daily JOIN people ON people.id = daily.person \
             WHERE day = $1 AND game = $2 ORDER BY result, at LIMIT $3",
        )
        .bind(day.to_owned())
        .bind(game.to_owned())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let result = |row: &sqlx::any::AnyRow| DailyResult {
            person: PersonId::stored(row.get(0)),
            name: row.get(1),
            result: row.get(2),
        };
        Ok(rows.iter().map(result).collect())
    }
}
