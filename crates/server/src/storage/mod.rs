//! What must survive: people, tables and their journals, in SQLite or PostgreSQL. The SQL is the same for both.

mod admin;
mod alive;
mod clearing;
mod daily;
mod entrance;
mod journal;
mod migrations;
mod people;
mod results;
mod tables;

use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use tokio::sync::Mutex;

pub use admin::Guest;
pub use entrance::Code;
pub use journal::{Entry, Written};
pub use people::Person;
pub use results::{Ended, Finish, Played, Rated};
pub use tables::Rest;

use journal::{Journal, Places};

/// Milliseconds since 1970.
pub type Millis = i64;

pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// The database could not do it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct StorageError(Arc<str>);

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        StorageError(error.to_string().into())
    }
}

impl StorageError {
    pub(crate) fn damaged(what: impl std::fmt::Display) -> Self {
        StorageError(format!("a stored row can't be read: {what}").into())
    }
}

#[derive(Clone, Debug)]
pub struct Storage {
    pool: AnyPool,
    journal: Journal,
    /// Held by whoever changes ratings.
    rating: Arc<Mutex<()>>,
}

/// Readers don't wait for each other; the journal has one writer of its own.
const CONNECTIONS: u32 = 8;

/// A decision is acknowledged only when it would survive the loss of power.
const SQLITE_DURABLE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;";
const POSTGRES_DURABLE: &str = "SET synchronous_commit = on";

impl Storage {
    /// Opens the database at `sqlite://PATH` or `postgres://…` and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Storage, StorageError> {
        sqlx::any::install_default_drivers();
        let (durable, places) = match url.starts_with("sqlite:") {
            true => (SQLITE_DURABLE, Places::Bare),
            false => (POSTGRES_DURABLE, Places::Numbered),
        };
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql(durable).execute(connection).await?;
                    Ok(())
                })
            })
            .connect(url)
            .await?;
        migrations::run(&pool).await?;
        alive::forgive(&pool).await?;
        let journal = Journal::start(pool.clone(), places);
        Ok(Storage { pool, journal, rating: Arc::default() })
    }

    /// Copies a SQLite database into a new file, while others use it.
    pub async fn copy(url: &str, file: &Path) -> Result<(), StorageError> {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1).connect(url).await?;
        sqlx::query("VACUUM INTO $1").bind(file.display().to_string()).execute(&pool).await?;
        pool.close().await;
        Ok(())
    }

    /// Whether the database answers.
    pub async fn answers(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// Waits until nobody uses the database any more, and leaves it tidy.
    pub async fn close(self) {
        self.pool.close().await;
    }
}
