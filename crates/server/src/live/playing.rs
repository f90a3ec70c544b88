//! During the game: choices, undo, bots. A decision is durable before anyone is told of it.

use game_api::{Pending, Seat, Seed};
use protocol::Stage;
use table::{News, Refusal};

use super::Attached;
use super::actor::{Actor, Lost};
use super::sheet::Place;
use crate::error::Error;
use crate::ids::random_bytes;
use crate::storage::{Entry, Millis, Written, now};

/// No game writes a longer choice.
const LONGEST_ACTION: usize = 100;

impl Actor {
    pub(super) async fn play(
        &mut self,
        device: Attached,
        mark: u32,
        at: u64,
        action: &str,
    ) -> Result<(), Lost> {
        let Some(seat) = self.seat_of(device) else {
            self.refuse(device, mark, "refused-no-seat");
            return Ok(());
        };
        let Some(game) = &mut self.game else {
            self.refuse(device, mark, "refused-not-begun");
            return Ok(());
        };
        if at != game.number(seat_viewer(seat)) {
            // Sent twice, it is played once.
            let done = game.last_choice(seat).is_some_and(|(before, last)| before == at && last == action);
            match done {
                true => self.fine(device, mark),
                false => self.refuse(device, mark, "refused-late"),
            }
            return Ok(());
        }
        if action.len() > LONGEST_ACTION {
            self.refuse_by(device, mark, Refusal::Unreadable);
            return Ok(());
        }
        match game.submit(seat, action) {
            Ok(news) => self.decided(news).await,
            Err(refusal) => {
                self.refuse_by(device, mark, refusal);
                Ok(())
            }
        }
    }

    pub(super) async fn take_back(&mut self, device: Attached, mark: u32, at: u64) -> Result<(), Lost> {
        let Some(seat) = self.seat_of(device) else {
            self.refuse(device, mark, "refused-no-seat");
            return Ok(());
        };
        let Some(game) = &mut self.game else {
            self.refuse(device, mark, "refused-not-begun");
            return Ok(());
        };
        if at != game.number(seat_viewer(seat)) {
            self.refuse(device, mark, "refused-late");
            return Ok(());
        }
        // The record of a finished game tells the seed: from then on nobody goes back.
        if game.table().outcome().is_some() {
            self.refuse_by(device, mark, Refusal::Over);
            return Ok(());
        }
        match game.undo(seat) {
            Ok(news) => self.decided(news).await,
            Err(refusal) => {
                self.refuse_by(device, mark, refusal);
                Ok(())
            }
        }
    }

    pub(super) fn why_not(&mut self, device: Attached, mark: u32, action: &str) {
        let Some(seat) = self.seat_of(device) else { return self.refuse(device, mark, "refused-no-seat") };
        let Some(game) = &self.game else { return self.refuse(device, mark, "refused-not-begun") };
        if action.len() > LONGEST_ACTION {
            return self.refuse_by(device, mark, Refusal::Unreadable);
        }
        match game.table().why_not(seat, action) {
            Some(refusal) => self.refuse_by(device, mark, refusal),
            None => self.fine(device, mark),
        }
    }

    pub(super) async fn bot_chose(&mut self, number: i64, action: &str) -> Result<(), Lost> {
        if self.thinking == Some(number) {
            self.thinking = None;
        }
        let Some(game) = &mut self.game else { return Ok(()) };
        // Something else was decided while the bot thought.
        if number != self.next {
            self.let_bots_think();
            return Ok(());
        }
        let Pending::Seat(seat) = game.table().pending() else { return Ok(()) };
        match game.submit(seat, action) {
            Ok(news) => self.decided(news).await,
            Err(refusal) => {
                tracing::error!(table = %self.id, %refusal, "a bot chose what is not allowed");
                Ok(())
            }
        }
    }

    /// Writes a decision that the referee has made, then tells it.
    async fn decided(&mut self, news: News) -> Result<(), Lost> {
        let steps = serde_json::to_string(&news.decision).expect("steps are plain data");
        let wake = self.sheet.has_bots().then(|| self.wake());
        let entry = Entry { table: self.id.clone(), number: self.next, steps, wake };
        match self.live.storage().write(entry).await? {
            Written::Durable => self.next += 1,
            Written::Taken => {
                tracing::warn!(table = %self.id, number = self.next, "another process plays this table");
                return Err(Lost);
            }
        }
        self.tell_news(news);
        if self.game.as_ref().is_some_and(|game| game.table().outcome().is_some()) {
            self.sheet.stage = Stage::Over;
            self.live.storage().save_table(&self.id, &self.sheet, self.wake()).await?;
            self.tell_card();
        }
        self.let_bots_think();
        Ok(())
    }

    /// The bot whose turn it is, with its level.
    fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let Pending::Seat(seat) = self.game.as_ref()?.table().pending() else { return None };
        match self.sheet.place(seat)? {
            Place::Bot { level } => Some((seat, level)),
            _ => None,
        }
    }

    /// When this table must be loaded though nobody looks.
    pub(super) fn wake(&self) -> Option<Millis> {
        self.bot_to_move().map(|_| now())
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
        self.thinking = Some(self.next);
        self.live.thinkers().think(thinking, self.next, self.asks.clone());
    }

    pub(super) fn record(&self) -> Result<String, Error> {
        match (&self.game, self.sheet.stage) {
            (Some(game), Stage::Over) => Ok(game.table().record().to_json()),
            (Some(_), _) => Err(Error::NotOver),
            (None, _) => Err(Error::NotBegun),
        }
    }

    fn seat_of(&self, device: Attached) -> Option<Seat> {
        self.devices.get(&device)?.viewer.seat()
    }
}

fn seat_viewer(seat: Seat) -> game_api::Viewer {
    game_api::Viewer::Seat(seat)
}
