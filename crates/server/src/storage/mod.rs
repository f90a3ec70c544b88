//! What must survive: people, tables and their journals, in SQLite or PostgreSQL. The SQL is the same for both.

mod admin;
mod alive;
mod carrying;
mod changes;
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

pub use admin::Guest;
pub use entrance::Code;
pub use journal::{Entry, Written};
pub use people::Person;
pub use results::{Ended, Finish, Played, Rated};
pub use tables::Rest;

use changes::Change;
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
    /// For questions.
    pool: AnyPool,
    /// For changes.
    writing: AnyPool,
    journal: Journal,
}

/// Readers don't wait for each other.
const CONNECTIONS: u32 = 8;

/// A decision is acknowledged only when it would survive the loss of power.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;";
/// SQLite has one writer at a time: where it is always the same connection, nobody waits by asking again and again, and
/// the pages that it has read stay true. The log is carried into the database by others ([`carrying`]); the writer does it
/// only where it has grown to 128 MB.
const SQLITE_WRITER: &str = "PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 32768;";
const POSTGRES: &str = "SET synchronous_commit = on";

impl Storage {
    /// Opens the database at `sqlite://PATH` or `postgres://…` and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Storage, StorageError> {
        sqlx::any::install_default_drivers();
        let (pool, writing, places) = if url.starts_with("sqlite:") {
            let writing =
                connections(1, &[SQLITE, SQLITE_WRITER]).test_before_acquire(false).connect(url).await?;
            let pool = connections(CONNECTIONS, &[SQLITE]).test_before_acquire(false).connect(url).await?;
            carrying::start(pool.clone());
            (pool, writing, Places::Bare)
        } else {
            let pool = connections(CONNECTIONS, &[POSTGRES]).connect(url).await?;
            (pool.clone(), pool, Places::Numbered)
        };
        migrations::run(&writing).await?;
        alive::forgive(&writing).await?;
        let journal = Journal::start(writing.clone(), places);
        Ok(Storage { pool, writing, journal })
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
        self.writing.close().await;
    }
}

/// At most so many connections, which all begin with these words.
fn connections(most: u32, begin: &'static [&'static str]) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(most).after_connect(move |connection, _| {
        Box::pin(async move {
            for &words in begin {
                sqlx::raw_sql(words).execute(&mut *connection).await?;
            }
            Ok(())
        })
    })
}
