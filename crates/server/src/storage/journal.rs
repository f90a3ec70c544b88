//! Decisions are written in groups: what waits while one flush is under way shares the next one.

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
    format!(
        "INSERT INTO journal (table_id, number, at, steps) VALUES {} ON CONFLICT DO NOTHING",
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
            match written {
                // A table that was put away meanwhile reads the journal when it is loaded again.
                Ok(written) => done.into_iter().zip(written).for_each(|(done, one)| {
                    let _ = done.send(Ok(one));
                }),
                Err(error) => done.into_iter().for_each(|done| {
                    let _ = done.send(Err(error.clone()));
                }),
            }
        }
    }

    /// Writes a group together. Where that can't be done as a whole, because another process has written one of the
    /// numbers or a table was removed, each goes alone: nobody's trouble is its neighbours'.
    async fn write_each(&self, entries: &[Entry]) -> Result<Vec<Written>, StorageError> {
        if self.write_group(entries).await? {
            return Ok(vec![Written::Durable; entries.len()]);
        }
        let mut written = Vec::with_capacity(entries.len());
        for entry in entries {
            let alone = self.write_group(std::slice::from_ref(entry)).await?;
            written.push(if alone { Written::Durable } else { Written::Taken });
        }
        Ok(written)
    }

    /// Whether the whole group is durable; otherwise nothing of it is written.
    async fn write_group(&self, entries: &[Entry]) -> Result<bool, sqlx::Error> {
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
        let mut change = self.pool.begin().await?;
        match insert.execute(&mut *change).await {
            Ok(done) if done.rows_affected() == entries.len() as u64 => {}
            Ok(_) => return Ok(false),
            Err(error) if no_table(&error) => return Ok(false),
            Err(error) => return Err(error),
        }
        for entry in entries {
            if let Some(rest) = &entry.rest {
                sqlx::query("UPDATE tables SET wake_at = $1, clock = $2 WHERE id = $3")
                    .bind(rest.wake_at)
                    .bind(rest.clock.clone())
                    .bind(entry.table.as_str().to_owned())
                    .execute(&mut *change)
                    .await?;
            }
        }
        change.commit().await?;
        Ok(true)
    }
}

/// Whether a row was refused because its table is gone.
fn no_table(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_foreign_key_violation())
}
