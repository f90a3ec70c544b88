//! What people at a table decide together: undo and pause by consent, and what to do about somebody who is away.

use std::collections::BTreeSet;

use axum::extract::ws::Utf8Bytes;
use game_api::{Pending, Seat};
use protocol::{Proposal, ServerMessage, Stage};

use super::Attached;
use super::actor::{Actor, Lost, No};
use super::place::Guest;
use super::playing::NOT_BEGUN;
use super::sheet::known;
use super::telling::text;
use crate::error::Error;
use crate::storage::{Rest, now};

/// Something that waits for everybody's agreement. It is forgotten with the next decision.
pub struct Motion {
    by: Seat,
    proposal: Proposal,
    agreed: BTreeSet<Seat>,
}

impl Motion {
    /// How far it is.
    pub(super) fn text(&self) -> Utf8Bytes {
        let agreed = self.agreed.iter().copied().collect();
        text(&ServerMessage::Proposed { by: self.by, proposal: self.proposal, agreed })
    }
}

const NOT_NOW: &str = "refused-proposal";

impl Actor {
    pub(super) async fn propose(&mut self, device: Attached, proposal: Proposal) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        let game = self.game.as_ref().ok_or(No::Because(NOT_BEGUN))?;
        let possible = match proposal {
            Proposal::Undo => game.has_chosen(seat) && game.table().outcome().is_none(),
            Proposal::Pause => self.clocks.is_some() && !self.sheet.paused,
        };
        if !possible {
            return Err(No::Because(NOT_NOW));
        }
        self.motion = Some(Motion { by: seat, proposal, agreed: BTreeSet::from([seat]) });
        Ok(self.count_agreement().await?)
    }

    pub(super) async fn agree(&mut self, device: Attached, agree: bool) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        let motion = self.motion.as_mut().ok_or(No::Because(NOT_NOW))?;
        if !agree {
            self.settle(false);
            return Ok(());
        }
        motion.agreed.insert(seat);
        Ok(self.count_agreement().await?)
    }

    /// Does what was proposed if all people at the table agree; else tells how far it is.
    async fn count_agreement(&mut self) -> Result<(), Lost> {
        let Some(motion) = &self.motion else { return Ok(()) };
        let (by, proposal) = (motion.by, motion.proposal);
        if !self.sheet.people().iter().all(|seat| motion.agreed.contains(seat)) {
            self.tell_all(&motion.text());
            return Ok(());
        }
        self.settle(true);
        match proposal {
            Proposal::Undo => {
                let Some(game) = &mut self.game else { return Ok(()) };
                match game.undo_agreed(by) {
                    Ok(news) => self.decided(news).await,
                    Err(_) => Ok(()),
                }
            }
            Proposal::Pause => {
                self.sheet.paused = true;
                self.sheet_changed().await
            }
        }
    }

    pub(super) fn settle(&mut self, agreed: bool) {
        if self.motion.take().is_some() {
            self.tell_all(&text(&ServerMessage::Settled { agreed }));
        }
    }

    pub(super) async fn unpause(&mut self, device: Attached) -> Result<(), No> {
        self.seat_of(device)?;
        if !self.sheet.paused {
            return Err(No::Because(NOT_NOW));
        }
        self.sheet.paused = false;
        Ok(self.sheet_changed().await?)
    }

    /// The others go on waiting for a seat whose clock has run out or whose person has left.
    pub(super) async fn wait_for(&mut self, device: Attached, seat: Seat) -> Result<(), No> {
        self.away(device, seat)?.late = false;
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(now());
            clocks.refill(seat);
        }
        Ok(self.sheet_changed().await?)
    }

    /// Or they let a bot sit in, until the person comes back.
    pub(super) async fn sit_in(&mut self, device: Attached, seat: Seat, level: &str) -> Result<(), No> {
        let level = known(level).map_err(|_| No::Because(NOT_NOW))?;
        let guest = self.away(device, seat)?;
        (guest.late, guest.bot) = (false, Some(level));
        Ok(self.sheet_changed().await?)
    }

    /// The person in a seat who is away, if somebody else at the table asks.
    fn away(&mut self, device: Attached, seat: Seat) -> Result<&mut Guest, No> {
        let own = self.seat_of(device)?;
        let playing = self.sheet.stage == Stage::Playing;
        let away = |guest: &&mut Guest| (guest.left || guest.late) && guest.bot.is_none();
        let guest = self.sheet.guest_mut(seat).filter(away);
        guest.filter(|_| own != seat && playing).ok_or(No::Because(NOT_NOW))
    }

    /// The running clock has ended: its seat is late, and nothing else happens by itself.
    pub(super) async fn clock_ended(&mut self) -> Result<(), Lost> {
        let Some(seat) = self.clocks.as_ref().and_then(|clocks| clocks.running()) else { return Ok(()) };
        if let Some(guest) = self.sheet.guest_mut(seat) {
            guest.late = true;
        }
        self.sheet_changed().await
    }

    /// Saves a sheet that changed during the game, and tells it.
    async fn sheet_changed(&mut self) -> Result<(), Lost> {
        self.run_clocks();
        match self.save_places().await {
            Ok(()) => {}
            Err(Error::Storage(error)) => return Err(error.into()),
            Err(_) => return Err(Lost),
        }
        self.tell_card();
        self.tell_clocks();
        self.let_bots_think();
        Ok(())
    }

    /// Lets the clock of the person to move run, and no other.
    pub(super) fn run_clocks(&mut self) {
        let Some(clocks) = &mut self.clocks else { return };
        let pending = self.game.as_ref().map(|game| game.table().pending());
        let turn = match pending {
            Some(Pending::Seat(seat)) => Some(seat),
            _ => None,
        };
        let guest = turn.and_then(|seat| self.sheet.place(seat)).and_then(|place| place.guest());
        let thinks = guest.is_some_and(|guest| !guest.late && guest.bot.is_none());
        clocks.turn(turn, thinks && !self.sheet.paused, now());
    }

    pub(super) fn tell_clocks(&self) {
        if let Some(clocks) = &self.clocks {
            self.tell_all(&text(&ServerMessage::Clocks(clocks.told(now()))));
        }
    }

    /// What the table needs while it is put away.
    pub(super) fn rest(&self) -> Rest {
        let due = (self.bot_to_move().is_some() || self.has_just_ended()).then(now);
        let deadline = self.clocks.as_ref().and_then(|clocks| clocks.deadline());
        Rest { wake_at: due.or(deadline), clock: self.clocks.as_ref().map(|clocks| clocks.text()) }
    }
}
