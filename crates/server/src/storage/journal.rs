//! Decisions, and changes of tables, are written in groups: what waits while one flush is under way shares the next
//! one.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row};
use tokio::sync::{mpsc, oneshot};

use super::{Change, Rest, Storage, StorageError, now};
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
/// once: so there are ten statements, and each is prepared once.
const MOST: usize = 512;
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

/// What is to be written: all of it or nothing.
#[derive(Debug)]
enum Work {
    Decision(Entry),
    Change(Change),
}

impl Work {
    fn decision(&self) -> Option<&Entry> {
        match self {
            Work::Decision(entry) => Some(entry),
            Work::Change(_) => None,
        }
    }

    fn change(&self) -> Option<&Change> {
        match self {
            Work::Change(change) => Some(change),
            Work::Decision(_) => None,
        }
    }
}

#[derive(Debug)]
struct Waiting {
    work: Work,
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

    async fn write(&self, work: Work) -> Result<Written, StorageError> {
        let (done, answer) = oneshot::channel();
        let gone = || StorageError("the writer has ended".into());
        self.queue.send(Waiting { work, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

impl Storage {
    /// Writes a decision. When this returns it is durable, or it was not written.
    pub async fn write(&self, entry: Entry) -> Result<Written, StorageError> {
        self.journal.write(Work::Decision(entry)).await
    }

    /// Writes a change. When this returns it is durable, or it was not written.
    pub(super) async fn change(&self, change: Change) -> Result<(), StorageError> {
        self.journal.write(Work::Change(change)).await.map(|_| ())
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
            let (works, done): (Vec<_>, Vec<_>) = group.drain(..).map(|one| (one.work, one.done)).unzip();
            let began = Instant::now();
            let written = self.write_each(&works).await;
            flushes.groups.fetch_add(1, Ordering::Relaxed);
            let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
            flushes.micros.fetch_add(micros, Ordering::Relaxed);
            for (done, written) in done.into_iter().zip(written) {
                // A table that was put away meanwhile reads the journal when it is loaded again.
                let _ = done.send(written);
            }
        }
    }

    /// Writes a group together. Where that can't be done as a whole, because another process has written one of the
    /// numbers or a table was removed, each goes alone: nobody's trouble is its neighbours'.
    async fn write_each(&self, works: &[Work]) -> Vec<Result<Written, StorageError>> {
        match self.write_group(works).await {
            Ok(written) if written == Written::Durable || works.len() == 1 => vec![Ok(written); works.len()],
            Err(error) if works.len() == 1 || !is_about_a_row(&error) => {
                tracing::error!(%error, works = works.len(), "the database does not write");
                vec![Err(error.into()); works.len()]
            }
            _ => {
                let mut written = Vec::with_capacity(works.len());
                for work in works {
                    let alone = self.write_group(std::slice::from_ref(work)).await;
                    written.push(alone.map_err(StorageError::from));
                }
                written
            }
        }
    }

    /// The whole group is durable, or nothing of it is written.
    async fn write_group(&self, works: &[Work]) -> Result<Written, sqlx::Error> {
        let mut group = self.pool.begin().await?;
        let entries: Vec<&Entry> = works.iter().filter_map(Work::decision).collect();
        if !self.insert(&mut group, &entries).await? {
            return Ok(Written::Taken);
        }
        for change in works.iter().filter_map(Work::change) {
            change.write(&mut group).await?;
        }
        group.commit().await?;
        Ok(Written::Durable)
    }

    /// Whether all these decisions could be added.
    async fn insert(&self, group: &mut AnyConnection, entries: &[&Entry]) -> Result<bool, sqlx::Error> {
        let Some(last) = entries.last() else { return Ok(true) };
        let power = entries.len().next_power_of_two().ilog2() as usize;
        let at = now();
        let mut insert = sqlx::query(AssertSqlSafe(self.inserts[power].as_str()));
        for entry in entries.iter().chain(std::iter::repeat(last)).take(1 << power) {
            insert = insert
                .bind(entry.table.as_str().to_owned())
                .bind(entry.number)
                .bind(at)
                .bind(entry.steps.clone());
        }
        match insert.execute(&mut *group).await {
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
                    .execute(&mut *group)
                    .await?;
            }
        }
        Ok(true)
    }
}

/// Whether a row was refused because its table is gone.
fn no_table(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_foreign_key_violation())
}

/// Whether the database said no to something that was written, and may say yes to its neighbours.
fn is_about_a_row(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some()
}
