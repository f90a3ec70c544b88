//! A table apart from its game: who sits there and how it is set up.

use std::collections::BTreeMap;

use bots::Level;
use catalog::{Beginning, Order};
use game_api::{Seat, Seed, Viewer};
use protocol::{NewTable, SeatCard, SeatWish, Stage, TableCard};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Player, RecordSetup};

use crate::error::Error;
use crate::ids::{PersonId, TableId};
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
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    Open,
    Person { id: PersonId, name: String },
    Bot { level: String },
}

impl Sheet {
    /// The table that a person wants, if the game accepts it.
    pub fn order(wish: NewTable, person: &Person) -> Result<Sheet, Error> {
        let mut seated = false;
        let seats = wish.seats.iter().map(|seat| match seat {
            SeatWish::Open => Ok(Place::Open),
            SeatWish::Me if std::mem::replace(&mut seated, true) => Err(Error::SeatedAlready),
            SeatWish::Me => Ok(Place::Person { id: person.id.clone(), name: person.name.clone() }),
            SeatWish::Bot(level) => match level.parse::<Level>() {
                Ok(level) => Ok(Place::Bot { level: level.to_string() }),
                Err(_) => Err(Error::UnknownLevel(level.chars().take(20).collect())),
            },
        });
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
        let player = |place: &Place| match place {
            Place::Open => Player::Person(String::new()),
            Place::Person { name, .. } => Player::Person(name.clone()),
            Place::Bot { level } => Player::Bot(level.clone()),
        };
        self.seats.iter().map(player).collect()
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
        let sits = |place: &Place| matches!(place, Place::Person { id, .. } if id == person);
        self.places().find(|(_, place)| sits(place)).map(|(seat, _)| seat)
    }

    /// From where a person looks at the table.
    pub fn viewer(&self, person: &PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|place| matches!(place, Place::Bot { .. }))
    }

    pub fn card(&self, id: &TableId, here: impl Fn(&PersonId) -> bool) -> TableCard {
        let seat = |place: &Place| match place {
            Place::Open => SeatCard::Open,
            Place::Person { id, name } => {
                SeatCard::Person { id: id.as_str().to_owned(), name: name.clone(), here: here(id) }
            }
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
        }
    }
}
