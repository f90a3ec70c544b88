//! Followed tables of games known by name.

use std::sync::Arc;

use game_api::{Edition, PerSeat, Seed, Setup};
use serde_json::Value;
use table::{Decision, Followed, LiveTable, RecordError, RecordSetup, ReplayError};

use crate::{OpenError, Order, Playable, Task, UnknownGame, Visitor, each, with};

/// How a table began: all that its decisions don't say.
#[derive(Clone, Debug)]
pub struct Beginning {
    pub game: String,
    pub rules_version: u32,
    pub setup: RecordSetup,
    /// The figures; without them, those of the standard edition.
    pub edition: Option<Value>,
    pub seed: Seed,
    pub players: Vec<table::Player>,
}

/// Whether a table can be opened like this.
pub fn check(game: &str, order: &Order) -> Result<(), OpenError> {
    struct Check<'a>(&'a Order);
    impl Task for Check<'_> {
        type Out = Result<(), OpenError>;
        fn run<G: Playable>(self) -> Self::Out {
            let setup = self.0.setup::<G>()?;
            Ok(G::start(&setup).map(|_| ())?)
        }
    }
    with(game, Check(order))?
}

/// What an order comes to.
#[derive(Clone, Debug)]
pub struct Laid {
    pub rules_version: u32,
    pub setup: RecordSetup,
    /// The edition's figures, the way a record holds them.
    pub edition: Value,
}

/// The set-up of an order, with every option named.
pub fn setup(game: &str, order: &Order) -> Result<Laid, OpenError> {
    struct Read<'a>(&'a Order);
    impl Task for Read<'_> {
        type Out = Result<Laid, OpenError>;
        fn run<G: Playable>(self) -> Self::Out {
            let setup = self.0.setup::<G>()?;
            Ok(Laid {
                rules_version: G::INFO.rules_version,
                setup: RecordSetup { seats: setup.seats, options: setup.named_options() },
                edition: serde_json::to_value(&*setup.edition).expect("an edition is plain data"),
            })
        }
    }
    with(game, Read(order))?
}

/// Sets up a table and deals. Gives the deal too, which is its first decision.
pub fn deal(game: &str, order: &Order) -> Result<(Box<dyn LiveTable>, Decision), OpenError> {
    struct Deal<'a>(&'a Order);
    impl Task for Deal<'_> {
        type Out = Result<(Box<dyn LiveTable>, Decision), OpenError>;
        fn run<G: Playable>(self) -> Self::Out {
            let setup = self.0.setup::<G>()?;
            let players = PerSeat::from_fn(setup.seats, |seat| self.0.players[seat.index()].clone());
            match Followed::<G>::deal(setup, self.0.seed, players) {
                Ok((table, deal)) => Ok((Box::new(table), deal)),
                Err(ReplayError::Setup(error)) => Err(error.into()),
                Err(error) => unreachable!("a deal replays nothing: {error}"),
            }
        }
    }
    with(game, Deal(order))?
}

/// A table from its decisions, the deal first. Nothing is drawn again.
pub fn resume(beginning: &Beginning, decisions: &[Decision]) -> Result<Box<dyn LiveTable>, RecordError> {
    struct Resume<'a>(&'a Beginning, &'a [Decision]);
    impl Task for Resume<'_> {
        type Out = Result<Box<dyn LiveTable>, RecordError>;
        fn run<G: Playable>(self) -> Self::Out {
            let Resume(beginning, decisions) = self;
            if beginning.rules_version != G::INFO.rules_version {
                let (found, known) = (beginning.rules_version, G::INFO.rules_version);
                return Err(RecordError::RulesVersion { found, known });
            }
            let edition = match &beginning.edition {
                None => G::Edition::standard(),
                Some(figures) => Arc::new(
                    serde_json::from_value(figures.clone())
                        .map_err(|error| RecordError::Edition(error.to_string()))?,
                ),
            };
            let RecordSetup { seats, options } = &beginning.setup;
            let setup = Setup::<G>::with_options(*seats, options, edition).map_err(ReplayError::from)?;
            if beginning.players.len() != usize::from(setup.seats) {
                return Err(RecordError::Players { players: beginning.players.len(), seats: setup.seats });
            }
            let players = PerSeat::from_fn(setup.seats, |seat| beginning.players[seat.index()].clone());
            Ok(Box::new(Followed::<G>::resume(setup, beginning.seed, players, decisions)?))
        }
    }
    with(&beginning.game, Resume(beginning, decisions))
        .map_err(|UnknownGame(name)| RecordError::UnknownGame(name))?
}

/// The figures of each game's standard edition, the way a record holds them.
pub fn standard_figures() -> Vec<(&'static str, Value)> {
    struct Collect(Vec<(&'static str, Value)>);
    impl Visitor for Collect {
        fn visit<G: Playable>(&mut self) {
            let figures = serde_json::to_value(&*G::Edition::standard()).expect("an edition is plain data");
            self.0.push((G::INFO.id, figures));
        }
    }
    let mut collect = Collect(Vec::new());
    each(&mut collect);
    collect.0
}
