//! Clocks stand still while the house is down: it writes down that it is alive, and forgives the gap when it comes back.

use sqlx::{AnyPool, Row};

use super::{Millis, Storage, StorageError, now};

/// Moves every pending end of a clock on by the time that the house was away.
pub async fn forgive(pool: &AnyPool) -> Result<(), StorageError> {
    let row = sqlx::query("SELECT value FROM house WHERE name = 'alive'").fetch_optional(pool).await?;
    let Some(alive) = row.map(|row| row.get::<Millis, _>(0)) else { return Ok(()) };
    sqlx::query("UPDATE tables SET wake_at = wake_at + $1 WHERE wake_at IS NOT NULL")
        .bind((now() - alive).max(0))
        .execute(pool)
        .await?;
    Ok(())
}

impl Storage {
    pub async fn still_alive(&self) -> Result<(), StorageError> {
        sqlx::query(
            "INSERT INTO house (name, value) VALUES ('alive', $1) \
             ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value",
        )
        .bind(now())
        .execute(&self.writing)
        .await?;
        Ok(())
    }
}
