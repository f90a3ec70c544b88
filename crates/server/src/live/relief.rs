//! In the middle of a game somebody takes a bot's seat, and gives it back when leaving.

use game_api::Seat;

use super::actor::Actor;
use super::load;
use super::place::{Guest, Place, Sitting};
use crate::error::Error;
use crate::storage::Person;

/// More often than this nobody comes and goes in one game.
const MOST_SITTINGS: usize = 64;

impl Actor {
    /// Seats a person in a bot's place. Where nobody may look in, or where the host has locked the table, nobody may sit
    /// down either.
    pub(super) async fn relieve(&mut self, person: &Person, wanted: Option<Seat>) -> Result<(), Error> {
        if !self.sheet.spectators {
            return Err(Error::NoSpectators);
        }
        if self.sheet.locked || self.sheet.sittings.len() >= MOST_SITTINGS {
            return Err(Error::Locked);
        }
        let seat = self.sheet.bot_seat_for(&person.id, wanted).ok_or(Error::SeatTaken)?;
        let level = self.sheet.place(seat).and_then(Place::bot).map(str::to_owned);
        let guest = Guest { relieves: level, ..Guest::new(person, None) };
        self.reseat(seat, &guest.clone(), Place::Person(guest)).await
    }

    /// The bot whose seat it was plays on.
    pub(super) async fn give_back(&mut self, seat: Seat) -> Result<(), Error> {
        let guest = self.sheet.place(seat).and_then(Place::guest).cloned().ok_or(Error::NotSeated)?;
        let level = guest.relieves.clone().ok_or(Error::NotSeated)?;
        self.reseat(seat, &guest, Place::Bot { level }).await?;
        // A table whose host is gone is in the hands of somebody who still sits there.
        if self.sheet.host == guest.id
            && let Some(heir) = self.sheet.seats.iter().find_map(Place::guest)
        {
            self.sheet.host = heir.id.clone();
            self.save_places().await?;
        }
        Ok(())
    }

    /// Lets somebody else play a seat from now on, and shows everybody the table anew.
    async fn reseat(&mut self, seat: Seat, guest: &Guest, place: Place) -> Result<(), Error> {
        let game = self.game.as_ref().ok_or(Error::NotBegun)?;
        let came = place.guest().is_some();
        let step = game.table().steps();
        let (person, name) = (guest.id.clone(), guest.name.clone());
        let mut sheet = self.sheet.clone();
        sheet.sittings.push(Sitting { person, name, seat, came, step });
        if let Some(start) = &mut sheet.start {
            start.players[seat.index()] = place.player();
        }
        sheet.seats[seat.index()] = place;
        // The referee knows who is a person: how far one may take back depends on it.
        self.game = Some(load::game(&self.live, &self.id, &sheet).await?);
        self.sheet = sheet;
        self.thinking = None;
        self.settle(false);
        if let Some(clocks) = &mut self.clocks {
            clocks.welcome_back(seat);
        }
        self.run_clocks();
        self.save_places().await?;
        self.show_all();
        self.tell_clocks();
        Ok(())
    }
}
