//! Decisions are written in groups: what waits while one flush is under way shares the next one.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::{AnyPool, AssertSqlSafe, Row};
use tokio::sync::{mpsc, oneshot};

use super::{Rest, Storage, StorageError, now};
use crate::ids::TableId;

/// A decision to be written.
#[derive(Clone, Debug)]
pub struct Entry {
    pub table: TableId,
    /// Counts the table's decisions; the deal is number 0.
    pub number: i64,
    /// The steps as JSON.
    pub steps: String,
    /// When the table must be loaded next though nobody looks, if it has bots or clocks.
    pub rest: Option<Rest>,
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    Durable,
    /// Another process has written this number.
    Taken,
}

/// The largest group. A smaller one is filled up to a power of two with its last entry, which the database takes
/// once: so there are nine statements, and each is prepared once.
const MOST: usize = 256;
const SIZES: usize = MOST.ilog2() as usize + 1;
const COLUMNS: usize = 4;

/// How a database wants the places of a statement's values written.
#[derive(Clone, Copy, Debug)]
pub enum Places {
    /// SQLite looks up the names of named places one after the other: a thousand of them are best left without.
    Bare,
    /// PostgreSQL counts them.
    Numbered,
}

impl Places {
    fn place(self, index: usize) -> String {
        match self {
            Places::Bare => "?".to_owned(),
            Places::Numbered => format!("${}", index + 1),
        }
    }
}

fn insert(rows: usize, places: Places) -> String {
    let row = |row: usize| {
        let [table, number, at, steps] = std::array::from_fn(|column| places.place(row * COLUMNS + column));
        format!("({table}, {number}, {at}, {steps})")
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    // One table's conflict leaves its neighbours' rows in peace.
    format!(
        "INSERT INTO journal (table_id, number, at, steps) VALUES {} ON CONFLICT DO NOTHING \
         RETURNING table_id, number",
        rows.join(", ")
    )
}

#[derive(Debug)]
struct Waiting {
    entry: Entry,
    done: oneshot::Sender<Result<Written, StorageError>>,
}

#[derive(Clone, Debug)]
pub struct Journal {
    queue: mpsc::Sender<Waiting>,
    flushes: Arc<Flushes>,
}

#[derive(Debug, Default)]
struct Flushes {
    groups: AtomicU64,
    micros: AtomicU64,
}

impl Journal {
    pub fn start(pool: AnyPool, places: Places) -> Journal {
        let (queue, waiting) = mpsc::channel(4 * MOST);
        let flushes = Arc::<Flushes>::default();
        let writer = Writer { pool, inserts: std::array::from_fn(|power| insert(1 << power, places)) };
        tokio::spawn(writer.write_all(waiting, flushes.clone()));
        Journal { queue, flushes }
    }
}

impl Storage {
    /// Writes a decision. When this returns it is durable, or it was not written.
    pub async fn write(&self, entry: Entry) -> Result<Written, StorageError> {
        let (done, answer) = oneshot::channel();
        let gone = |_| StorageError("the writer has ended".into());
        self.journal.queue.send(Waiting { entry, done }).await.map_err(|_| gone(()))?;
        answer.await.map_err(|_| gone(()))?
    }

    /// How many groups of decisions were written, and how long that took altogether.
    pub fn flushes(&self) -> (u64, Duration) {
        let Flushes { groups, micros } = &*self.journal.flushes;
        (groups.load(Ordering::Relaxed), Duration::from_micros(micros.load(Ordering::Relaxed)))
    }

    /// A table's decisions in order, as JSON, the deal first.
    pub async fn decisions(&self, table: &TableId) -> Result<Vec<String>, StorageError> {
        let rows = sqlx::query("SELECT number, steps FROM journal WHERE table_id = $1 ORDER BY number")
            .bind(table.as_str().to_owned())
            .fetch_all(&self.pool)
            .await?;
        for (expected, row) in (0..).zip(&rows) {
            if row.get::<i64, _>(0) != expected {
                return Err(StorageError::damaged(format!("table {table} lacks decision {expected}")));
            }
        }
        Ok(rows.iter().map(|row| row.get(1)).collect())
    }
}

/// Where decisions come side by side, so long is waited for more of them: one flush costs as much as many decisions.
const GATHER: Duration = Duration::from_millis(2);

struct Writer {
    pool: AnyPool,
    /// One for each size of a group.
    inserts: [String; SIZES],
}

/// The keys of rows that are durable.
type Keys = HashSet<(String, i64)>;

impl Writer {
    async fn write_all(self, mut waiting: mpsc::Receiver<Waiting>, flushes: Arc<Flushes>) {
        let mut group = Vec::with_capacity(MOST);
        let mut busy = false;
        while waiting.recv_many(&mut group, MOST).await > 0 {
            if busy && group.len() < MOST {
                tokio::time::sleep(GATHER).await;
                while group.len() < MOST
                    && let Ok(one) = waiting.try_recv()
                {
                    group.push(one);
                }
            }
            busy = group.len() > 1;
            let (entries, done): (Vec<_>, Vec<_>) = group.drain(..).map(|one| (one.entry, one.done)).unzip();
            let began = Instant::now();
            let written = self.write_each(&entries).await;
            flushes.groups.fetch_add(1, Ordering::Relaxed);
            let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
            flushes.micros.fetch_add(micros, Ordering::Relaxed);
            if let Err(error) = &written {
                tracing::error!(%error, entries = entries.len(), "decisions could not be written");
            }
            for (entry, done) in entries.iter().zip(done) {
                let key = (entry.table.as_str().to_owned(), entry.number);
                let answer = match &written {
                    Ok(taken) if taken.contains(&key) => Ok(Written::Durable),
                    Ok(_) => Ok(Written::Taken),
                    Err(error) => Err(error.clone()),
                };
                // A table that was put away meanwhile reads the journal when it is loaded again.
                let _ = done.send(answer);
            }
        }
    }

    /// Writes a group together. A table that was removed meanwhile takes no neighbour with it: then each goes alone.
    async fn write_each(&self, entries: &[Entry]) -> Result<Keys, StorageError> {
        let no_table = |error: &sqlx::Error| {
            error.as_database_error().is_some_and(|error| error.is_foreign_key_violation())
        };
        match self.write_group(entries).await {
            Err(error) if no_table(&error) => {
                let mut written = Keys::new();
                for entry in entries {
                    match self.write_group(std::slice::from_ref(entry)).await {
                        Ok(keys) => written.extend(keys),
                        Err(error) if no_table(&error) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                Ok(written)
            }
            done => Ok(done?),
        }
    }

    async fn write_group(&self, entries: &[Entry]) -> Result<Keys, sqlx::Error> {
        let power = entries.len().next_power_of_two().ilog2() as usize;
        let (at, last) = (now(), entries.last().expect("a group has an entry"));
        let mut insert = sqlx::query(AssertSqlSafe(self.inserts[power].as_str()));
        for entry in entries.iter().chain(std::iter::repeat(last)).take(1 << power) {
            insert = insert
                .bind(entry.table.as_str().to_owned())
                .bind(entry.number)
                .bind(at)
                .bind(entry.steps.clone());
        }
        let keys = |rows: Vec<sqlx::any::AnyRow>| rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        if entries.iter().all(|entry| entry.rest.is_none()) {
            return Ok(keys(insert.fetch_all(&self.pool).await?));
        }
        let mut change = self.pool.begin().await?;
        let written: Keys = keys(insert.fetch_all(&mut *change).await?);
        for entry in entries {
            let key = (entry.table.as_str().to_owned(), entry.number);
            if let (Some(rest), true) = (&entry.rest, written.contains(&key)) {
                sqlx::query("UPDATE tables SET wake_at = $1, clock = $2 WHERE id = $3")
                    .bind(rest.wake_at)
                    .bind(rest.clock.clone())
                    .bind(key.0)
                    .execute(&mut *change)
                    .await?;
            }
        }
        change.commit().await?;
        Ok(written)
    }
}
