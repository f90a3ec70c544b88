//! The tables that somebody looks at or a bot plays on. Each lives in a task of its own, is loaded when it is needed
//! and put away when it is idle; nothing is lost with it, because the journal knows everything.

mod actor;
mod ask;
mod clocks;
mod ending;
mod gathering;
mod load;
mod place;
mod playing;
mod relief;
mod sheet;
mod telling;
mod thinking;
mod together;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{NewTable, TableCard};
use tokio::sync::{mpsc, oneshot};

use crate::door::Door;
use crate::error::Error;
use crate::ids::{PersonId, TableId};
use crate::settings::Settings;
use crate::storage::{self, Person, Storage};

pub use ask::{Ask, Attached, Reply};
pub use sheet::Sheet;
pub use telling::text;

use actor::Actor;
use thinking::Thinkers;

/// How often the index is asked which tables must be loaded though nobody looks.
const WAKE_EVERY: Duration = Duration::from_millis(500);
const WAKE_AT_ONCE: i64 = 64;
/// After so many of these the house writes down that it is alive.
const ALIVE_EVERY: u32 = 4;
/// After so many it looks for tables that nobody touched for long.
const CLEAR_EVERY: u32 = 7200;
/// More requests than this don't wait at one table.
const QUEUE: usize = 64;

/// All tables of the house, live or put away.
#[derive(Clone, Debug)]
pub struct Live(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    storage: Storage,
    settings: Settings,
    thinkers: Thinkers,
    door: Door,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    /// The hashes of editions that are stored already.
    editions: Mutex<HashSet<String>>,
    /// Tables that can't be loaded; each is reported once.
    broken: Mutex<HashSet<TableId>>,
    counts: Counts,
}

/// What those who watch over the house want to know.
#[derive(Debug, Default)]
pub struct Counts {
    pub decisions: AtomicU64,
    pub viewers: AtomicU64,
}

impl Live {
    pub fn new(storage: Storage, settings: Settings) -> Live {
        let thinkers = Thinkers::new(settings.thinkers);
        let door = Door::new(&settings);
        let inner = Inner {
            storage,
            settings,
            thinkers,
            door,
            tables: Mutex::default(),
            editions: Mutex::default(),
            broken: Mutex::default(),
            counts: Counts::default(),
        };
        Live(Arc::new(inner))
    }

    pub fn storage(&self) -> &Storage {
        &self.0.storage
    }

    pub fn door(&self) -> &Door {
        &self.0.door
    }

    pub fn counts(&self) -> &Counts {
        &self.0.counts
    }

    fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub async fn open(&self, wish: NewTable, person: &Person) -> Result<TableCard, Error> {
        let sheet = Sheet::order(wish, person)?;
        self.may_sit(&person.id).await?;
        let id = TableId::fresh();
        self.storage().add_table(&id, &sheet).await?;
        Ok(sheet.card(&id, |_| false))
    }

    /// Whether a person may sit down at one more table.
    pub async fn may_sit(&self, person: &PersonId) -> Result<(), Error> {
        let tables = self.storage().unfinished_tables_of(person).await?;
        if tables < self.settings().limits.tables_per_person { Ok(()) } else { Err(Error::TooManyTables) }
    }

    /// Deletes a person; the games that others shared with her show an anonymous player.
    pub async fn forget(&self, person: &PersonId) -> Result<(), Error> {
        for table in self.storage().tables_of(person).await? {
            self.ask(&table, |reply| Ask::Forget { person: person.clone(), reply }).await?;
        }
        Ok(self.storage().forget(person).await?)
    }

    /// Ends the connections of a person who is let in no more.
    pub async fn cut_off(&self, person: &PersonId) {
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for asks in tables {
            // One that was just put away shows nothing to anybody.
            let _ = asks.send(Ask::CutOff { person: person.clone() }).await;
        }
    }

    /// Removes a table with all that was played there; false if there is none.
    pub async fn remove(&self, id: &TableId) -> Result<bool, Error> {
        if let Some(asks) = self.known(id) {
            let _ = asks.send(Ask::Close).await;
            asks.closed().await;
        }
        Ok(self.storage().remove_table(id).await?)
    }

    /// Asks a table, which is loaded if it was put away, and waits for its answer.
    pub async fn ask<T>(&self, id: &TableId, ask: impl FnOnce(Reply<T>) -> Ask) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, ask(reply)).await?;
        answer.await.map_err(|_| Error::NoTable)?
    }

    /// Hands something to a table without waiting for an answer.
    pub async fn tell(&self, id: &TableId, mut ask: Ask) -> Result<(), Error> {
        // A table may be put away just when we call; the next one that is loaded listens.
        loop {
            match self.find(id).await?.send(ask).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
        }
    }

    async fn find(&self, id: &TableId) -> Result<mpsc::Sender<Ask>, Error> {
        if let Some(asks) = self.known(id) {
            return Ok(asks);
        }
        let loaded = load::table(self, id).await?;
        let (asks, queue) = mpsc::channel(QUEUE);
        {
            let mut tables = self.tables();
            // Somebody else may have loaded it meanwhile.
            if let Some(other) = tables.get(id).filter(|asks| !asks.is_closed()) {
                return Ok(other.clone());
            }
            tables.insert(id.clone(), asks.clone());
        }
        let actor = Actor::new(self.clone(), id.clone(), loaded, asks.clone());
        actor.spawn(queue);
        Ok(asks)
    }

    fn known(&self, id: &TableId) -> Option<mpsc::Sender<Ask>> {
        self.tables().get(id).filter(|asks| !asks.is_closed()).cloned()
    }

    fn keeps(&self, edition: &str) -> bool {
        self.0.editions.lock().unwrap_or_else(PoisonError::into_inner).contains(edition)
    }

    fn kept(&self, edition: String) {
        self.0.editions.lock().unwrap_or_else(PoisonError::into_inner).insert(edition);
    }

    pub fn is_live(&self, id: &TableId) -> bool {
        self.known(id).is_some()
    }

    /// Forgets a table that was put away, unless it has been loaded again.
    fn put_away(&self, id: &TableId) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are loaded.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// Loads, for ever, the tables whose time has come.
    pub async fn keep_waking(self) {
        let mut ticks = tokio::time::interval(WAKE_EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for tick in 0_u32.. {
            ticks.tick().await;
            if tick % ALIVE_EVERY == 0
                && let Err(error) = self.storage().still_alive().await
            {
                tracing::error!(%error, "the house can't write that it is alive");
            }
            if tick % CLEAR_EVERY == 0 {
                match self.storage().clear_away().await {
                    Ok(0) => {}
                    Ok(tables) => tracing::info!(tables, "old tables were cleared away"),
                    Err(error) => tracing::error!(%error, "old tables could not be cleared away"),
                }
            }
            let due = match self.storage().tables_to_wake(storage::now(), WAKE_AT_ONCE).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(%error, "the index of tables can't be read");
                    continue;
                }
            };
            for id in due {
                self.wake(&id).await;
            }
        }
    }

    async fn wake(&self, id: &TableId) {
        let known_broken = self.0.broken.lock().unwrap_or_else(PoisonError::into_inner).contains(id);
        if known_broken || self.known(id).is_some() {
            return;
        }
        if let Err(error) = self.find(id).await {
            tracing::error!(table = %id, ?error, "a table can't be loaded");
            self.0.broken.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone());
        }
    }

    /// Tells every viewer to come again, and puts every table away.
    pub async fn close(&self) {
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for asks in &tables {
            // One that has just been put away has nobody left to tell.
            let _ = asks.send(Ask::Close).await;
        }
        for asks in tables {
            asks.closed().await;
        }
    }
}
