//! Who sits where: before the game, when somebody leaves it or comes back, and for the next one.

use game_api::{Bytes32, Fair, FairSetup, Seat, Seed};
use protocol::{HostOrder, ServerMessage, Stage};
use table::Player;

use super::Attached;
use super::actor::{Actor, Lost, No};
use super::place::{Guest, Place};
use super::sheet::{Start, known};
use super::telling::text;
use crate::error::Error;
use crate::ids::{PersonId, TableId, Token, hash};
use crate::storage::{Millis, Person, now};

/// Devices that gave a hash have so long to give their nonce; then the game begins without it.
const REVEAL_MS: Millis = 5000;

impl Actor {
    /// Takes a seat, or comes back to one's own.
    pub(super) async fn join(
        &mut self,
        person: Person,
        seat: Option<Seat>,
        commitment: Option<Bytes32>,
        invitation: Option<Token>,
    ) -> Result<(), Error> {
        if let Some(own) = self.sheet.seat_of(&person.id) {
            return self.come_back(own, commitment).await;
        }
        if self.sheet.stage == Stage::Playing && invitation.is_none() {
            return self.relieve(&person, seat).await;
        }
        self.still_gathering()?;
        let seat = match invitation {
            Some(code) => self.sheet.kept_for(&code).ok_or(Error::BadCode)?,
            None if self.sheet.locked => return Err(Error::Locked),
            None => self.open_seat(seat)?,
        };
        self.sheet.seats[seat.index()] = Place::Person(Guest::new(&person, commitment));
        self.save_places().await
    }

    /// The seat that is wanted, or the first, if anybody may take it.
    fn open_seat(&self, wanted: Option<Seat>) -> Result<Seat, Error> {
        let wanted = |seat: &Seat| wanted.is_none_or(|wanted| wanted == *seat);
        let such = |kind: fn(&Place) -> bool| {
            self.sheet.places().filter(|(_, place)| kind(place)).map(|(seat, _)| seat).find(wanted)
        };
        match (such(|place| *place == Place::Open), such(Place::is_empty)) {
            (Some(seat), _) => Ok(seat),
            (None, Some(_)) => Err(Error::SeatKept),
            (None, None) => Err(Error::SeatTaken),
        }
    }

    /// Keeps a seat for whoever shows the code; an earlier code for it is worth nothing any more.
    pub(super) async fn invite(&mut self, person: &Person, seat: Seat) -> Result<Token, Error> {
        if person.id != self.sheet.host {
            return Err(Error::NotHost);
        }
        self.still_gathering()?;
        let place = self.sheet.seats.get_mut(seat.index()).filter(|place| place.is_empty());
        let code = Token::fresh();
        *place.ok_or(Error::SeatTaken)? = Place::Invited { code: Some(code.hash()) };
        self.save_places().await?;
        self.tell_card();
        Ok(code)
    }

    async fn come_back(&mut self, seat: Seat, commitment: Option<Bytes32>) -> Result<(), Error> {
        let gathers = self.sheet.stage == Stage::Gathering;
        let guest = self.sheet.guest_mut(seat).expect("the seat is a person's");
        // Whoever was brought here for another game takes part in its dice now.
        if gathers && guest.commitment.is_none() && commitment.is_some() {
            guest.commitment = commitment;
            return self.save_places().await;
        }
        if !guest.left && guest.bot.is_none() {
            return Err(Error::SeatedAlready);
        }
        *guest = Guest { left: false, late: false, bot: None, ..guest.clone() };
        self.thinking = None;
        if let Some(clocks) = &mut self.clocks {
            clocks.welcome_back(seat);
        }
        self.run_clocks();
        self.save_places().await
    }

    pub(super) async fn leave(&mut self, person: &Person) -> Result<(), Error> {
        let seat = self.sheet.seat_of(&person.id).ok_or(Error::NotSeated)?;
        if self.sheet.stage == Stage::Gathering {
            self.sheet.seats[seat.index()] = Place::Open;
        } else if self.sheet.stage == Stage::Playing && self.sheet.relieved(seat).is_some() {
            return self.give_back(seat).await;
        } else {
            // A game never ends because somebody leaves: the others wait, or let a bot sit in.
            self.sheet.guest_mut(seat).expect("the seat is a person's").left = true;
        }
        self.save_places().await
    }

    pub(super) async fn order(&mut self, person: &Person, order: HostOrder) -> Result<(), Error> {
        if person.id != self.sheet.host {
            return Err(Error::NotHost);
        }
        match order {
            HostOrder::Empty { seat } => {
                self.still_gathering()?;
                *self.sheet.seats.get_mut(seat.index()).ok_or(Error::NotSeated)? = Place::Open;
            }
            HostOrder::Bot { seat, level } => {
                self.still_gathering()?;
                let place = self.sheet.seats.get_mut(seat.index()).ok_or(Error::NotSeated)?;
                *place = Place::Bot { level: known(&level)? };
            }
            HostOrder::Lock { locked } => self.sheet.locked = locked,
            HostOrder::HandOver { seat } => {
                self.sheet.host = self.sheet.guest_mut(seat).ok_or(Error::NotSeated)?.id.clone();
            }
            HostOrder::Mute { seat, muted } => {
                let id = self.sheet.guest_mut(seat).ok_or(Error::NotSeated)?.id.clone();
                self.sheet.muted.retain(|other| *other != id);
                if muted {
                    self.sheet.muted.push(id);
                }
            }
        }
        self.save_places().await
    }

    pub(super) async fn start(&mut self, person: &Person) -> Result<(), Error> {
        self.still_gathering()?;
        if person.id != self.sheet.host {
            return Err(Error::NotHost);
        }
        if self.sheet.seats.iter().any(Place::is_empty) {
            return Err(Error::SeatsOpen);
        }
        if self.awaited().is_empty() {
            return self.deal().await;
        }
        self.revealing = Some(now() + REVEAL_MS);
        self.tell_all(&text(&ServerMessage::RevealNonces));
        Ok(())
    }

    /// The seats whose devices gave a hash and have not yet given the nonce.
    fn awaited(&self) -> Vec<Seat> {
        let committed = |place: &Place| place.guest().is_some_and(|guest| guest.commitment.is_some());
        let missing = |seat: &Seat| !self.nonces.contains_key(seat);
        self.sheet
            .places()
            .filter(|(_, place)| committed(place))
            .map(|(seat, _)| seat)
            .filter(missing)
            .collect()
    }

    pub(super) async fn reveal(&mut self, device: Attached, nonce: Bytes32) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        let guest = self.sheet.place(seat).and_then(|place| place.guest());
        let promised = guest.and_then(|guest| guest.commitment);
        if self.revealing.is_none() || promised != Some(nonce.commitment()) {
            return Err(No::Because("refused-nonce"));
        }
        self.nonces.insert(seat, nonce);
        if self.awaited().is_empty() {
            self.deal_now().await?;
        }
        Ok(())
    }

    /// Deals with the nonces that came in time.
    pub(super) async fn deal_now(&mut self) -> Result<(), Lost> {
        match self.deal().await {
            Ok(()) => self.tell_card(),
            Err(Error::Storage(error)) => return Err(error.into()),
            Err(error) => tracing::error!(table = %self.id, ?error, "a table can't begin"),
        }
        self.let_bots_think();
        Ok(())
    }

    async fn deal(&mut self) -> Result<(), Error> {
        self.revealing = None;
        let broken = |error| Error::Setup(self.sheet.game.clone(), error);
        let nonces: Vec<_> = self.sheet.places().map(|(seat, _)| self.nonces.get(&seat).copied()).collect();
        let fair = Fair { secret: self.sheet.secret, table: self.id.to_string(), nonces };
        let mut order = self.sheet.as_order(Seed::from(0));
        let laid = catalog::setup(&self.sheet.game, &order).map_err(broken)?;
        let edition = laid.edition.to_string();
        order.seed = fair.seed(&FairSetup {
            game: &self.sheet.game,
            rules_version: laid.rules_version,
            seats: laid.setup.seats,
            options: &laid.setup.options,
            edition: &edition,
        });
        let (game, deal) = catalog::deal(&self.sheet.game, &order).map_err(broken)?;
        let storage = self.live.storage().clone();
        let figures = hash(edition.as_bytes());
        if !self.live.keeps(&figures) {
            storage.keep_edition(&figures, &edition).await?;
            self.live.kept(figures.clone());
        }
        self.sheet.options = laid.setup.options;
        self.sheet.start = Some(Start {
            rules_version: laid.rules_version,
            figures,
            seed: order.seed,
            players: order.players,
            nonces: fair.nonces,
        });
        self.sheet.stage = Stage::Playing;
        self.game = Some(game);
        self.run_clocks();
        let deal = serde_json::to_string(&deal).expect("steps are plain data");
        storage.begin(&self.id, &self.sheet, &deal, &self.rest()).await?;
        self.next = 1;
        self.show_all();
        self.tell_clocks();
        Ok(())
    }

    /// The same people at a new table, everybody one seat further. Whoever asks later finds the same one.
    pub(super) async fn rematch(&mut self, person: &Person) -> Result<TableId, Error> {
        if self.sheet.stage != Stage::Over {
            return Err(Error::NotOver);
        }
        self.sheet.seat_of(&person.id).ok_or(Error::NotSeated)?;
        if let Some(id) = self.sheet.rematch.as_deref().and_then(TableId::read) {
            return Ok(id);
        }
        let id = TableId::fresh();
        let storage = self.live.storage().clone();
        storage.add_table(&id, &self.sheet.again()).await?;
        self.sheet.rematch = Some(id.to_string());
        self.save_places().await?;
        self.tell_card();
        Ok(id)
    }

    /// Takes a person's name off the table: before the game the seat is free again, later it is anonymous.
    pub(super) async fn forget(&mut self, person: &PersonId) -> Result<(), Error> {
        for sitting in self.sheet.sittings.iter_mut().filter(|sitting| sitting.person == *person) {
            sitting.name.clear();
        }
        let Some(seat) = self.sheet.seat_of(person) else { return self.save_places().await };
        if self.sheet.stage == Stage::Gathering {
            self.sheet.seats[seat.index()] = Place::Open;
        } else if let Some(guest) = self.sheet.guest_mut(seat) {
            (guest.name, guest.left) = (String::new(), true);
        }
        if let Some(start) = &mut self.sheet.start {
            start.players[seat.index()] = Player::Person(String::new());
        }
        if self.sheet.stage == Stage::Playing && self.sheet.relieved(seat).is_some() {
            return self.give_back(seat).await;
        }
        self.save_places().await
    }

    fn still_gathering(&self) -> Result<(), Error> {
        if self.sheet.stage == Stage::Gathering { Ok(()) } else { Err(Error::Begun) }
    }

    /// Writes down who sits where; each device now looks from its person's seat.
    pub(super) async fn save_places(&mut self) -> Result<(), Error> {
        self.live.storage().save_table(&self.id, &self.sheet, &self.rest()).await?;
        for device in self.devices.values_mut() {
            device.viewer = self.sheet.viewer(&device.person);
        }
        Ok(())
    }
}
