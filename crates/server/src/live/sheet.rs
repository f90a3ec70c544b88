//! A table apart from its game: who sits there and how it is set up.

use std::collections::BTreeMap;

use bots::Level;
use catalog::{Beginning, Order};
use game_api::{Bytes32, Fair, Seat, Seed, Viewer};
use protocol::{Clock, NewTable, SeatCard, SeatWish, Stage, TableCard};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Player, RecordSetup};

use super::place::{Guest, Place, Sitting};
use crate::error::Error;
use crate::ids::{PersonId, TableId, Token, random_bytes};
use crate::storage::Person;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    pub game: String,
    pub options: BTreeMap<String, String>,
    /// The text of an edition's file.
    pub edition: Option<String>,
    pub stage: Stage,
    pub seats: Vec<Place>,
    pub host: PersonId,
    pub public: bool,
    pub spectators: bool,
    pub hints: bool,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub paused: bool,
    #[serde(default)]
    pub locked: bool,
    /// The house's part of the dice.
    pub secret: Bytes32,
    /// Those whom nobody hears.
    #[serde(default)]
    pub muted: Vec<PersonId>,
    /// The table at which these people play again.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Who took a bot's seat in the middle of the game, or gave it back, the oldest first.
    #[serde(default)]
    pub sittings: Vec<Sitting>,
    pub start: Option<Start>,
}

/// What is fixed when the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    pub rules_version: u32,
    /// The hash by which the edition's figures are found.
    pub figures: String,
    pub seed: Seed,
    pub players: Vec<Player>,
    /// Each seat's part of the dice, where its device gave one.
    #[serde(default)]
    pub nonces: Vec<Option<Bytes32>>,
}

impl Sheet {
    /// The table that a person wants, if the game accepts it.
    pub fn order(wish: NewTable, person: &Person) -> Result<Sheet, Error> {
        let mut seated = false;
        let seats = wish.seats.iter().map(|seat| match seat {
            SeatWish::Open => Ok(Place::Open),
            SeatWish::Invited => Ok(Place::Invited { code: None }),
            SeatWish::Me if std::mem::replace(&mut seated, true) => Err(Error::SeatedAlready),
            SeatWish::Me => Ok(Place::Person(Guest::new(person, wish.commitment))),
            SeatWish::Bot(level) => Ok(Place::Bot { level: known(level)? }),
        });
        if !wish.clock.is_sensible() {
            return Err(Error::BadClock);
        }
        let sheet = Sheet {
            seats: seats.collect::<Result<_, _>>()?,
            game: wish.game,
            options: wish.options,
            edition: wish.edition,
            stage: Stage::Gathering,
            host: person.id.clone(),
            public: wish.public,
            spectators: wish.spectators,
            hints: wish.hints,
            clock: wish.clock,
            paused: false,
            locked: false,
            secret: Bytes32(random_bytes()),
            muted: Vec::new(),
            rematch: None,
            sittings: Vec::new(),
            start: None,
        };
        let order = sheet.as_order(Seed::from(0));
        catalog::check(&sheet.game, &order).map_err(|error| Error::Setup(sheet.game.clone(), error))?;
        Ok(sheet)
    }

    pub fn as_order(&self, seed: Seed) -> Order {
        Order { players: self.players(), options: self.options.clone(), edition: self.edition.clone(), seed }
    }

    fn players(&self) -> Vec<Player> {
        self.seats.iter().map(Place::player).collect()
    }

    /// Whether everybody else at the table is a bot.
    pub fn is_alone(&self, seat: Seat) -> bool {
        self.places().all(|(other, place)| other == seat || place.guest().is_none())
    }

    /// The level of the bot whose seat a person has taken.
    pub fn relieved(&self, seat: Seat) -> Option<&str> {
        self.place(seat)?.guest()?.relieves.as_deref()
    }

    /// The bot's seat that a person may take: the one wanted, or the first. Whoever has played one has seen its hand,
    /// and may come back to no other.
    pub fn bot_seat_for(&self, person: &PersonId, wanted: Option<Seat>) -> Option<Seat> {
        let before = self.sittings.iter().find(|sitting| sitting.person == *person);
        let fits = |seat: Seat| {
            wanted.is_none_or(|wanted| wanted == seat) && before.is_none_or(|before| before.seat == seat)
        };
        let bots = self.places().filter(|(_, place)| matches!(place, Place::Bot { .. }));
        bots.map(|(seat, _)| seat).find(|seat| fits(*seat))
    }

    /// How the game began; the figures are left out where they are the standard edition's.
    pub fn beginning(&self, figures: Option<Value>) -> Option<Beginning> {
        let start = self.start.as_ref()?;
        Some(Beginning {
            game: self.game.clone(),
            rules_version: start.rules_version,
            setup: RecordSetup { seats: self.seats.len() as u8, options: self.options.clone() },
            edition: figures,
            seed: start.seed,
            players: start.players.clone(),
        })
    }

    pub fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.seats.len() as u8).zip(&self.seats)
    }

    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.seats.get(seat.index())
    }

    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |place: &Place| place.guest().is_some_and(|guest| guest.id == *person);
        self.places().find(|(_, place)| sits(place)).map(|(seat, _)| seat)
    }

    /// The seat that is kept for whoever shows this code.
    pub fn kept_for(&self, code: &Token) -> Option<Seat> {
        let kept = Place::Invited { code: Some(code.hash()) };
        self.places().find(|(_, place)| **place == kept).map(|(seat, _)| seat)
    }

    /// From where a person looks at the table.
    pub fn viewer(&self, person: &PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn guest_mut(&mut self, seat: Seat) -> Option<&mut Guest> {
        match self.seats.get_mut(seat.index())? {
            Place::Person(guest) => Some(guest),
            _ => None,
        }
    }

    /// The seats of the people who play: those whose agreement counts.
    pub fn people(&self) -> Vec<Seat> {
        let plays = |place: &Place| place.guest().is_some_and(|guest| !guest.left && guest.bot.is_none());
        self.places().filter(|(_, place)| plays(place)).map(|(seat, _)| seat).collect()
    }

    /// Whether it ever has to be loaded though nobody looks.
    pub fn wakes(&self) -> bool {
        self.clock != Clock::None || self.seats.iter().any(|place| place.bot().is_some())
    }

    /// The same table once more, with everybody one seat further.
    pub fn again(&self) -> Sheet {
        let mut again = self.clone();
        for seat in Seat::all(self.seats.len() as u8) {
            if let Some(guest) = again.guest_mut(seat) {
                let fresh = Guest { left: false, late: false, bot: None, ..guest.clone() };
                *guest = Guest { commitment: None, relieves: None, ..fresh };
            }
        }
        again.seats.rotate_right(1);
        let secret = Bytes32(random_bytes());
        let again = Sheet { stage: Stage::Gathering, secret, ..again };
        Sheet { paused: false, rematch: None, sittings: Vec::new(), start: None, ..again }
    }

    /// All that the seed was made from; to be told when the game is over.
    pub fn fair(&self, id: &TableId) -> Option<Fair> {
        let nonces = self.start.as_ref()?.nonces.clone();
        Some(Fair { secret: self.secret, table: id.to_string(), nonces })
    }

    pub fn card(&self, id: &TableId, here: impl Fn(&PersonId) -> bool) -> TableCard {
        let seat = |place: &Place| match place {
            Place::Open => SeatCard::Open,
            Place::Invited { .. } => SeatCard::Invited,
            Place::Person(guest) => SeatCard::Person {
                id: guest.id.as_str().to_owned(),
                name: guest.name.clone(),
                here: here(&guest.id),
                left: guest.left,
                late: guest.late,
                bot: guest.bot.clone(),
            },
            Place::Bot { level } => SeatCard::Bot { level: level.clone() },
        };
        TableCard {
            id: id.to_string(),
            game: self.game.clone(),
            options: self.options.clone(),
            stage: self.stage,
            seats: self.seats.iter().map(seat).collect(),
            host: self.host.as_str().to_owned(),
            public: self.public,
            spectators: self.spectators,
            hints: self.hints,
            clock: self.clock,
            paused: self.paused,
            locked: self.locked,
            rematch: self.rematch.clone(),
            commitment: self.secret.commitment(),
        }
    }
}

/// The name of a level, if the house has such bots.
pub fn known(level: &str) -> Result<String, Error> {
    match level.parse::<Level>() {
        Ok(level) => Ok(level.to_string()),
        Err(_) => Err(Error::UnknownLevel(level.chars().take(20).collect())),
    }
}
