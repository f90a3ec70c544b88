//! Brings a database up to date, step by step. A step that has been released is never changed.

use sqlx::{AnyPool, Row};

use super::StorageError;

const STEPS: [&str; 5] = [
    include_str!("migrations/0001_house.sql"),
    include_str!("migrations/0002_clocks.sql"),
    include_str!("migrations/0003_people.sql"),
    include_str!("migrations/0004_entrance.sql"),
    include_str!("migrations/0005_results.sql"),
];

pub async fn run(pool: &AnyPool) -> Result<(), StorageError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (step BIGINT NOT NULL PRIMARY KEY)")
        .execute(pool)
        .await?;
    let done = sqlx::query("SELECT COUNT(*) FROM migrations").fetch_one(pool).await?.get::<i64, _>(0);
    let done = usize::try_from(done).unwrap_or(usize::MAX);
    if done > STEPS.len() {
        return Err(StorageError("the database belongs to a newer version of the house".into()));
    }
    for (number, step) in STEPS.iter().enumerate().skip(done) {
        let mut change = pool.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *change).await?;
        sqlx::query("INSERT INTO migrations (step) VALUES ($1)")
            .bind(i64::try_from(number).unwrap_or(i64::MAX))
            .execute(&mut *change)
            .await?;
        change.commit().await?;
    }
    Ok(())
}
