//! SQLite first writes what changes into a log. From there it is carried into the database beside the writing, so that
//! no decision waits for it.

use std::time::Duration;

use sqlx::AnyPool;

const EVERY: Duration = Duration::from_secs(1);

/// Carries what has come to the log, again and again, until the database is closed.
pub fn start(pool: AnyPool) {
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(EVERY).await;
            match sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
                Ok(_) => {}
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => tracing::warn!(%error, "the log stays as long as it is for now"),
            }
        }
    });
}
