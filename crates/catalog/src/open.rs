//! Tables of games known by name.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::{Bot, Random};
use game_api::{
    Edition, EditionError, GameRng, Pending, PerSeat, Seed, Setup, SetupError, Viewer, read_edition,
};
use table::{AnyTable, Player, Record, RecordError, Table, Unfair, Verified};

use crate::{Playable, Task, with};

/// There is no such game in the house.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game «{0}» in this house")]
pub struct UnknownGame(pub String);

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Edition(#[from] EditionError),
}

/// How a table is wanted.
#[derive(Clone, Debug)]
pub struct Order {
    pub players: Vec<Player>,
    pub options: BTreeMap<String, String>,
    /// The text of an edition's file; without one, the standard edition.
    pub edition: Option<String>,
    pub seed: Seed,
}

impl Order {
    /// The set-up that is meant, if the game accepts it.
    pub fn setup<G: Playable>(&self) -> Result<Setup<G>, OpenError> {
        let edition = match &self.edition {
            Some(text) => Arc::new(read_edition::<G::Edition>(text)?),
            None => G::Edition::standard(),
        };
        // More players than fit a byte are too many for any game.
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        Ok(Setup::with_options(seats, &self.options, edition)?)
    }
}

pub fn open(game: &str, order: Order) -> Result<Box<dyn AnyTable>, OpenError> {
    struct Open(Order);
    impl Task for Open {
        type Out = Result<Box<dyn AnyTable>, OpenError>;
        fn run<G: Playable>(self) -> Self::Out {
            let setup = self.0.setup::<G>()?;
            let players = PerSeat::from_fn(setup.seats, |seat| self.0.players[seat.index()].clone());
            Ok(Box::new(Table::<G>::open(setup, self.0.seed, players)?))
        }
    }
    with(game, Open(order))?
}

/// A table at the end of a record.
pub fn replay(record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
    struct Replay<'a>(&'a Record);
    impl Task for Replay<'_> {
        type Out = Result<Box<dyn AnyTable>, RecordError>;
        fn run<G: Playable>(self) -> Self::Out {
            Ok(Box::new(self.0.replay::<G>()?))
        }
    }
    with(&record.game, Replay(record)).map_err(|UnknownGame(name)| RecordError::UnknownGame(name))?
}

/// Whether every outcome of a record is the one that its seed gives.
pub fn verify(record: &Record) -> Result<Verified, Unfair> {
    struct Verify<'a>(&'a Record);
    impl Task for Verify<'_> {
        type Out = Result<Verified, Unfair>;
        fn run<G: Playable>(self) -> Self::Out {
            self.0.verify::<G>()
        }
    }
    with(&record.game, Verify(record)).map_err(|UnknownGame(name)| RecordError::UnknownGame(name))?
}

/// A whole game of random moves as a record: the same seed gives the same text on every platform.
pub fn random_record(game: &str, seats: u8, seed: u64) -> Result<String, OpenError> {
    struct Play {
        seats: u8,
        seed: Seed,
    }
    impl Task for Play {
        type Out = Result<String, OpenError>;
        fn run<G: Playable>(self) -> Self::Out {
            let players = PerSeat::from_fn(self.seats, |_| Player::Bot("random".to_owned()));
            let mut table = Table::<G>::open(Setup::standard(self.seats), self.seed, players)?;
            let mut rng = GameRng::stream(self.seed, u64::MAX);
            let mut legal = Vec::new();
            while let Pending::Seat(seat) = table.pending() {
                legal.clear();
                table.legal_actions(seat, &mut legal);
                let action = Random.choose(table.view(Viewer::Seat(seat)), &legal, &mut rng);
                table.submit(seat, action).expect("what is offered is legal");
            }
            Ok(table.record().to_json())
        }
    }
    with(game, Play { seats, seed: Seed::from(seed) })?
}
