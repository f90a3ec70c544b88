//! Before the game: who sits where.

use game_api::{Seat, Seed};
use protocol::Stage;

use super::actor::Actor;
use super::sheet::{Place, Start};
use crate::error::Error;
use crate::ids::random_bytes;
use crate::storage::Person;

impl Actor {
    pub(super) async fn join(&mut self, person: Person, seat: Option<Seat>) -> Result<(), Error> {
        self.still_gathering()?;
        if self.sheet.seat_of(&person.id).is_some() {
            return Err(Error::SeatedAlready);
        }
        let free = |&(_, place): &(Seat, &Place)| *place == Place::Open;
        let seat = match seat {
            Some(seat) => self.sheet.places().filter(free).map(|(free, _)| free).find(|&free| free == seat),
            None => self.sheet.places().find(free).map(|(free, _)| free),
        };
        let seat = seat.ok_or(Error::SeatTaken)?;
        self.sheet.seats[seat.index()] = Place::Person { id: person.id, name: person.name };
        self.save_places().await
    }

    pub(super) async fn leave(&mut self, person: &Person) -> Result<(), Error> {
        self.still_gathering()?;
        let seat = self.sheet.seat_of(&person.id).ok_or(Error::NotSeated)?;
        self.sheet.seats[seat.index()] = Place::Open;
        self.save_places().await
    }

    pub(super) async fn start(&mut self, person: &Person) -> Result<(), Error> {
        self.still_gathering()?;
        if person.id != self.sheet.host {
            return Err(Error::NotHost);
        }
        if self.sheet.seats.contains(&Place::Open) {
            return Err(Error::SeatsOpen);
        }
        let seed = Seed(random_bytes());
        let order = self.sheet.as_order(seed);
        let (game, deal) = catalog::deal(&self.sheet.game, &order)
            .map_err(|error| Error::Setup(self.sheet.game.clone(), error))?;
        let record = game.table().record();
        let storage = self.live.storage().clone();
        let figures = storage.keep_edition(&record.edition.to_string()).await?;
        let start = Start { rules_version: record.rules_version, figures, seed, players: order.players };
        self.sheet.start = Some(start);
        self.sheet.stage = Stage::Playing;
        self.game = Some(game);
        let deal = serde_json::to_string(&deal).expect("steps are plain data");
        storage.begin(&self.id, &self.sheet, &deal, self.wake()).await?;
        self.next = 1;
        self.show_all();
        Ok(())
    }

    fn still_gathering(&self) -> Result<(), Error> {
        if self.sheet.stage == Stage::Gathering { Ok(()) } else { Err(Error::Begun) }
    }

    /// Writes down who sits where; each device now looks from its person's seat.
    async fn save_places(&mut self) -> Result<(), Error> {
        self.live.storage().save_table(&self.id, &self.sheet, self.wake()).await?;
        for device in self.devices.values_mut() {
            device.viewer = self.sheet.viewer(&device.person);
        }
        Ok(())
    }
}
