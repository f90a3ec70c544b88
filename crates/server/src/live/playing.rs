//! During the game: choices, undo, bots. A decision is durable before anyone is told of it.

use std::sync::atomic::Ordering;

use bots::Pace;
use game_api::{Pending, Seat, Seed, Viewer};
use table::{News, Refusal};

use super::actor::{Actor, Lost, No};
use super::{Ask, Attached};
use crate::ids::random_bytes;
use crate::storage::{Entry, Written};

/// No game writes a longer choice.
const LONGEST_ACTION: usize = 100;
pub(super) const NOT_BEGUN: &str = "refused-not-begun";

impl Actor {
    pub(super) async fn play(
        &mut self,
        device: Attached,
        mark: u32,
        at: u64,
        action: &str,
    ) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        let paused = self.sheet.paused;
        let game = self.game.as_mut().ok_or(No::Because(NOT_BEGUN))?;
        if at != game.number(Viewer::Seat(seat)) {
            // Sent twice, it is played once.
            let done = game.last_choice(seat).is_some_and(|(before, last)| before == at && last == action);
            if !done {
                return Err(No::Because("refused-late"));
            }
            self.fine(device, mark);
            return Ok(());
        }
        if paused {
            return Err(No::Because("refused-paused"));
        }
        let news = game.submit(seat, short(action)?)?;
        Ok(self.decided(news).await?)
    }

    pub(super) async fn take_back(&mut self, device: Attached, at: u64) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        let alone = self.sheet.is_alone(seat);
        let game = self.game.as_mut().ok_or(No::Because(NOT_BEGUN))?;
        if at != game.number(Viewer::Seat(seat)) {
            return Err(No::Because("refused-late"));
        }
        // The record of a finished game tells the seed: from then on nobody goes back.
        if game.table().outcome().is_some() {
            return Err(No::By(Refusal::Over));
        }
        // Among bots one goes anywhere: that is written down as agreed, for somebody may take a bot's seat later.
        let news = if alone { game.undo_agreed(seat)? } else { game.undo(seat)? };
        Ok(self.decided(news).await?)
    }

    pub(super) fn why_not(&self, device: Attached, mark: u32, action: &str) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        let game = self.game.as_ref().ok_or(No::Because(NOT_BEGUN))?;
        match game.table().why_not(seat, short(action)?) {
            Some(refusal) => Err(No::By(refusal)),
            None => {
                self.fine(device, mark);
                Ok(())
            }
        }
    }

    pub(super) async fn bot_chose(&mut self, number: i64, action: &str) -> Result<(), Lost> {
        if self.thinking == Some(number) {
            self.thinking = None;
        }
        // Something else may have been decided while the bot thought.
        let Some((seat, _)) = self.bot_to_move().filter(|_| number == self.next) else {
            self.let_bots_think();
            return Ok(());
        };
        let Some(game) = &mut self.game else { return Ok(()) };
        match game.submit(seat, action) {
            Ok(news) => self.decided(news).await,
            Err(refusal) => {
                tracing::error!(table = %self.id, %refusal, "a bot chose what is not allowed");
                Ok(())
            }
        }
    }

    /// Writes a decision that the referee has made, then tells it.
    pub(super) async fn decided(&mut self, news: News) -> Result<(), Lost> {
        let steps = serde_json::to_string(&news.decision).expect("steps are plain data");
        let was_late = self.nobody_is_late();
        self.run_clocks();
        let over = self.has_just_ended();
        let rest = (self.sheet.wakes() || over).then(|| self.rest());
        let entry = Entry { table: self.id.clone(), number: self.next, steps, rest };
        match self.live.storage().write(entry).await? {
            Written::Durable => {
                self.next += 1;
                self.live.counts().decisions.fetch_add(1, Ordering::Relaxed);
            }
            Written::Taken => {
                tracing::warn!(table = %self.id, number = self.next, "another process plays this table");
                return Err(Lost);
            }
        }
        self.settle(false);
        self.tell_news(news);
        self.tell_clocks();
        if over {
            return self.end().await;
        }
        if was_late {
            self.live.storage().save_table(&self.id, &self.sheet, &self.rest()).await?;
            self.tell_card();
        }
        self.let_bots_think();
        Ok(())
    }

    /// The bot whose turn it is, with its level.
    pub(super) fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let Pending::Seat(seat) = self.game.as_ref()?.table().pending() else { return None };
        self.sheet.place(seat)?.bot().map(|level| (seat, level))
    }

    /// The game goes on: nobody is late any more. Says whether somebody was.
    fn nobody_is_late(&mut self) -> bool {
        let mut was_late = false;
        for seat in Seat::all(self.sheet.seats.len() as u8) {
            if let Some(guest) = self.sheet.guest_mut(seat) {
                was_late |= std::mem::take(&mut guest.late);
            }
        }
        was_late
    }

    pub(super) fn let_bots_think(&mut self) {
        let Some((seat, level)) = self.bot_to_move() else { return };
        if self.thinking.is_some() {
            return;
        }
        let Ok(level) = level.parse() else {
            tracing::error!(table = %self.id, level, "no bot of this level is left in the house");
            return;
        };
        let game = self.game.as_ref().expect("a bot moves in a game");
        let thinking = catalog::thinking(game.table(), seat, level, Seed(random_bytes()));
        let number = self.next;
        self.thinking = Some(number);
        self.live.thinkers().think(move || Ask::Chosen { number, action: thinking() }, self.asks.clone());
    }

    /// What a strong bot would do with what this seat sees.
    pub(super) fn advise(&mut self, device: Attached, mark: u32) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        if !self.sheet.hints {
            return Err(No::Because("refused-hints"));
        }
        let game = self.game.as_ref().ok_or(No::Because(NOT_BEGUN))?;
        match game.table().pending() {
            Pending::Seat(turn) if turn == seat => {}
            Pending::Seat(turn) => return Err(No::By(Refusal::NotYourTurn(turn))),
            _ => return Err(No::By(Refusal::Over)),
        }
        let rate = self.live.settings().limits.hints;
        if !self.devices.get_mut(&device).is_some_and(|device| device.hints.take(rate)) {
            return Err(No::Because("refused-too-often"));
        }
        let advising = catalog::advising(game.table(), seat, Pace::default(), Seed(random_bytes()));
        let work = move || Ask::Advised { device, mark, hints: advising() };
        self.live.thinkers().think(work, self.asks.clone());
        Ok(())
    }

    /// The seat of the person at this device.
    pub(super) fn seat_of(&self, device: Attached) -> Result<Seat, No> {
        let seat = self.devices.get(&device).and_then(|device| device.viewer.seat());
        seat.ok_or(No::Because("refused-no-seat"))
    }
}

/// The action, unless it is longer than any game writes.
fn short(action: &str) -> Result<&str, No> {
    if action.len() <= LONGEST_ACTION { Ok(action) } else { Err(No::By(Refusal::Unreadable)) }
}
