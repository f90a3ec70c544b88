//! One live table: it does one thing after the other, so that nothing needs a lock.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game_api::{Bytes32, Seat, Viewer};
use protocol::{ClientMessage, Request, ServerMessage, Stage, TableCard};
use table::{LiveTable, Refusal};
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;

use super::clocks::Clocks;
use super::load::Loaded;
use super::telling::{Recent, text};
use super::together::Motion;
use super::{Ask, Attached, Live, Reply, Sheet};
use crate::error::Error;
use crate::ids::{PersonId, TableId};
use crate::limits::Bucket;
use crate::storage::{Millis, Person, StorageError, now};

pub struct Actor {
    pub(super) live: Live,
    pub(super) id: TableId,
    pub(super) sheet: Sheet,
    pub(super) game: Option<Box<dyn LiveTable>>,
    /// The number of the next decision.
    pub(super) next: i64,
    pub(super) devices: HashMap<Attached, Device>,
    pub(super) recent: Recent,
    /// The decision that a bot thinks about.
    pub(super) thinking: Option<i64>,
    pub(super) clocks: Option<Clocks>,
    pub(super) motion: Option<Motion>,
    /// Until when nonces are awaited, once the host has started.
    pub(super) revealing: Option<Millis>,
    pub(super) nonces: BTreeMap<Seat, Bytes32>,
    pub(super) asks: mpsc::WeakSender<Ask>,
}

/// Somebody's screen.
pub struct Device {
    pub person: PersonId,
    pub name: String,
    pub viewer: Viewer,
    /// Whether it has asked to be told.
    pub watches: bool,
    pub out: mpsc::Sender<Utf8Bytes>,
    /// Ends the connection.
    pub cut: Arc<Notify>,
    pub chat: Bucket,
    pub hints: Bucket,
}

/// Why a request of a device was not done.
pub enum No {
    /// The house's reason, by the key of its sentence.
    Because(&'static str),
    /// The referee's.
    By(Refusal),
    /// There is no table any more.
    Lost,
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        No::By(refusal)
    }
}

impl From<Lost> for No {
    fn from(_: Lost) -> Self {
        No::Lost
    }
}

/// The table can't go on from memory: what is stored counts, and whoever comes next loads it.
pub struct Lost;

impl From<StorageError> for Lost {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "a table could not be saved");
        Lost
    }
}

impl Actor {
    pub fn new(live: Live, id: TableId, loaded: Loaded, asks: mpsc::Sender<Ask>) -> Actor {
        let seats = loaded.sheet.seats.len() as u8;
        let rule = loaded.sheet.clock;
        let stored = loaded.rest.clock.as_deref().and_then(|text| Clocks::stored(rule, seats, text));
        let mut actor = Actor {
            live,
            id,
            clocks: stored.or_else(|| Clocks::new(rule, seats)),
            motion: None,
            revealing: None,
            nonces: BTreeMap::new(),
            sheet: loaded.sheet,
            game: loaded.game,
            next: loaded.decisions,
            devices: HashMap::new(),
            recent: Recent::default(),
            thinking: None,
            asks: asks.downgrade(),
        };
        actor.run_clocks();
        // A clock runs on while the table is put away.
        if let (Some(clocks), Some(end)) = (&mut actor.clocks, loaded.rest.wake_at) {
            clocks.set_running(end - now());
        }
        actor
    }

    /// Lives in a task of its own until it is put away.
    pub fn spawn(self, queue: mpsc::Receiver<Ask>) {
        tokio::spawn(self.run(queue));
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Ask>) {
        let mut closing = false;
        let mut lost = self.has_just_ended() && self.end().await.is_err();
        self.let_bots_think();
        while !lost {
            match timeout(self.patience(), queue.recv()).await {
                Ok(Some(Ask::Close)) => {
                    self.tell_all(&text(&ServerMessage::GoingDown));
                    closing = true;
                    break;
                }
                Ok(Some(ask)) => lost = self.answer(ask).await.is_err(),
                Ok(None) => break,
                Err(_) if self.deadline().is_some_and(|end| end <= now()) => {
                    lost = self.time_is_up().await.is_err();
                }
                Err(_) if self.devices.is_empty() && self.thinking.is_none() => break,
                Err(_) => {}
            }
        }
        queue.close();
        let (live, id) = (self.live.clone(), self.id.clone());
        drop(self);
        live.put_away(&id);
        // What came in the last moment is for the table that is loaded next.
        while let Ok(ask) = queue.try_recv() {
            if !closing && live.tell(&id, ask).await.is_err() {
                break;
            }
        }
    }

    /// How long it waits for somebody to ask something.
    fn patience(&self) -> Duration {
        let idle = self.live.settings().idle;
        match self.deadline() {
            Some(end) => Duration::from_millis((end - now()).max(0).unsigned_abs()).min(idle),
            None => idle,
        }
    }

    /// When something happens by itself: a clock ends, or nonces are awaited no longer.
    fn deadline(&self) -> Option<Millis> {
        self.revealing.or_else(|| self.clocks.as_ref().and_then(|clocks| clocks.deadline()))
    }

    async fn time_is_up(&mut self) -> Result<(), Lost> {
        if self.revealing.is_some() { self.deal_now().await } else { self.clock_ended().await }
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Lost> {
        match ask {
            Ask::Card { reply } => give(reply, Ok(self.card())),
            Ask::Join { person, seat, commitment, invitation, reply } => {
                let done = self.join(person, seat, commitment, invitation).await;
                self.changed(done, reply)?;
            }
            Ask::Leave { person, reply } => {
                let done = self.leave(&person).await;
                self.changed(done, reply)?;
            }
            Ask::Start { person, reply } => {
                let done = self.start(&person).await;
                self.changed(done, reply)?;
            }
            Ask::Order { person, order, reply } => {
                let done = self.order(&person, order).await;
                self.changed(done, reply)?;
            }
            Ask::Invite { person, seat, reply } => {
                let done = self.invite(&person, seat).await;
                give_written(reply, done)?;
            }
            Ask::Rematch { person, reply } => {
                let done = self.rematch(&person).await;
                give_written(reply, done)?;
            }
            Ask::Forget { person, reply } => {
                give(reply, self.forget(&person).await);
                // The names are also in the game: it is loaded again without them.
                return Err(Lost);
            }
            Ask::CutOff { person } => {
                let hers = self.devices.values().filter(|device| device.person == person);
                hers.for_each(|device| device.cut.notify_one());
            }
            Ask::Advised { device, mark, hints } => self.tell_advice(device, mark, hints),
            Ask::Record { reply } => give(reply, self.record()),
            Ask::Attach { person, out, cut, reply } => give(reply, self.attach(person, out, cut)),
            Ask::Detach { device } => self.detach(device),
            Ask::Message { device, message } => self.hear(device, message).await?,
            Ask::Chosen { number, action } => self.bot_chose(number, &action).await?,
            Ask::Close => unreachable!("the loop ends with it"),
        }
        Ok(())
    }

    /// Answers a request that may have changed the sheet, and tells everybody.
    fn changed(&mut self, done: Result<(), Error>, reply: Reply<TableCard>) -> Result<(), Lost> {
        match done {
            Ok(()) => {
                give(reply, Ok(self.card()));
                self.tell_card();
                self.let_bots_think();
                Ok(())
            }
            Err(error) => give_written(reply, Err(error)),
        }
    }

    fn attach(
        &mut self,
        person: Person,
        out: mpsc::Sender<Utf8Bytes>,
        cut: Arc<Notify>,
    ) -> Result<Attached, Error> {
        let viewer = self.sheet.viewer(&person.id);
        let begun = self.sheet.stage != Stage::Gathering;
        if begun && viewer == Viewer::Spectator && !self.sheet.spectators {
            return Err(Error::NoSpectators);
        }
        let key = Attached::fresh();
        let (chat, hints) = (self.live.settings().limits.chat, self.live.settings().limits.hints);
        let (chat, hints) = (Bucket::full(chat), Bucket::full(hints));
        let news = viewer != Viewer::Spectator && !self.is_here(&person.id);
        let device =
            Device { person: person.id, name: person.name, viewer, watches: false, out, cut, chat, hints };
        self.devices.insert(key, device);
        if news {
            self.tell_card();
        }
        Ok(key)
    }

    fn detach(&mut self, device: Attached) {
        let Some(gone) = self.devices.remove(&device) else { return };
        if gone.viewer != Viewer::Spectator && !self.is_here(&gone.person) {
            self.tell_card();
        }
    }

    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.devices.values().any(|device| device.person == *person)
    }

    async fn hear(&mut self, device: Attached, message: ClientMessage) -> Result<(), Lost> {
        let ClientMessage { mark, ask } = message;
        let done = match ask {
            Request::Watch { heard } => {
                self.watch(device, mark, heard);
                Ok(())
            }
            Request::Move { at, action } => self.play(device, mark, at, &action).await,
            Request::Undo { at } => self.take_back(device, at).await,
            Request::WhyNot { action } => self.why_not(device, mark, &action),
            Request::Advise => self.advise(device, mark),
            Request::Say { text } => self.say(device, &text),
            Request::Emote(emote) => self.emote(device, emote),
            Request::Propose(proposal) => self.propose(device, proposal).await,
            Request::Agree { agree } => self.agree(device, agree).await,
            Request::Wait { seat } => self.wait_for(device, seat).await,
            Request::SitIn { seat, level } => self.sit_in(device, seat, &level).await,
            Request::Unpause => self.unpause(device).await,
            Request::Reveal { nonce } => self.reveal(device, nonce).await,
            // The connection answers it without asking the table.
            Request::Echo => Ok(()),
        };
        match done {
            Err(No::Lost) => Err(Lost),
            Err(No::Because(reason)) => {
                self.refuse(device, mark, None, reason);
                Ok(())
            }
            Err(No::By(refusal)) => {
                self.refuse_by(device, mark, refusal);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }
}

/// Whoever no longer waits for an answer has hung up.
fn give<T>(reply: Reply<T>, answer: Result<T, Error>) {
    let _ = reply.send(answer);
}

/// The same for what had to be written down first: where that failed, there is no table any more.
fn give_written<T>(reply: Reply<T>, done: Result<T, Error>) -> Result<(), Lost> {
    let failed = match &done {
        Err(Error::Storage(error)) => Some(error.clone()),
        _ => None,
    };
    give(reply, done);
    failed.map_or(Ok(()), |error| Err(error.into()))
}
