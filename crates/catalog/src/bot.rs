//! A bot of a game known by name.

use bots::{Bot, Level, Pace, Tiger};
use game_api::{GameRng, Seat, Seed, View, Viewer};
use table::{AnyTable, Table};

use crate::{Playable, Task, with};

pub trait AnyBot: Send {
    /// The notation of the bot's choice for a seat whose turn it is, at a table of the bot's game.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> String;
}

struct Typed<G: Playable> {
    bot: Box<dyn Bot<G>>,
    rng: GameRng,
    legal: Vec<G::Action>,
}

impl<G: Playable> AnyBot for Typed<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> String {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a bot plays its own game");
        self.legal.clear();
        table.legal_actions(seat, &mut self.legal);
        self.bot.choose(table.view(Viewer::Seat(seat)), &self.legal, &mut self.rng).to_string()
    }
}

/// A bot for that table; all its luck comes from the seed.
pub fn bot(table: &dyn AnyTable, level: Level, seed: Seed) -> Box<dyn AnyBot> {
    struct Make(u8, Level, Seed);
    impl Task for Make {
        type Out = Box<dyn AnyBot>;
        fn run<G: Playable>(self) -> Self::Out {
            let Make(seats, level, seed) = self;
            let (bot, rng) = (level.bot(seats, Pace::default()), GameRng::stream(seed, 0));
            Box::new(Typed::<G> { bot, rng, legal: Vec::new() })
        }
    }
    let make = Make(table.players().seats(), level, seed);
    with(table.info().id, make).expect("a table's game is in the catalog")
}

/// A choice in its notation, with what thinking has found about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub notation: String,
    /// The estimated chance to win, and how far off that may be.
    pub chance: f32,
    pub give_or_take: f32,
}

/// Advice still to be found, from a view of its own: on any thread.
pub type Advising = Box<dyn FnOnce() -> Vec<Hint> + Send>;

/// The choices of a seat whose turn it is that are worth a thought, the best first; only what its seat sees is used.
pub fn advise(table: &dyn AnyTable, seat: Seat, pace: Pace, seed: Seed) -> Vec<Hint> {
    advising(table, seat, pace, seed)()
}

pub fn advising(table: &dyn AnyTable, seat: Seat, pace: Pace, seed: Seed) -> Advising {
    struct Take<'a>(&'a dyn AnyTable, Seat, Pace, Seed);
    impl Task for Take<'_> {
        type Out = Advising;
        fn run<G: Playable>(self) -> Advising {
            let Take(table, seat, pace, seed) = self;
            let (view, legal) = seen_from::<G>(table, seat);
            let seats = table.players().seats();
            Box::new(move || {
                let tiger = &mut Tiger::<G>::new(Level::Tigre.budget::<G>(seats, pace), pace.threads);
                let advice = tiger.advise(view.borrow(), &legal, &mut GameRng::stream(seed, 0));
                let tried = advice.into_iter().filter(|advice| advice.visits > 0);
                tried
                    .map(|advice| Hint {
                        notation: advice.action.to_string(),
                        chance: advice.chance,
                        give_or_take: advice.give_or_take,
                    })
                    .collect()
            })
        }
    }
    with(table.info().id, Take(table, seat, pace, seed)).expect("a table's game is in the catalog")
}

/// A choice still to be made, from a view of its own: it can be made on any thread.
pub type Thinking = Box<dyn FnOnce() -> String + Send>;

/// What a bot of that level would think about for the seat to move.
pub fn thinking(table: &dyn AnyTable, seat: Seat, level: Level, seed: Seed) -> Thinking {
    struct Take<'a>(&'a dyn AnyTable, Seat, Level, Seed);
    impl Task for Take<'_> {
        type Out = Thinking;
        fn run<G: Playable>(self) -> Thinking {
            let Take(table, seat, level, seed) = self;
            let (view, legal) = seen_from::<G>(table, seat);
            let seats = table.players().seats();
            Box::new(move || {
                let mut rng = GameRng::stream(seed, 0);
                level.bot::<G>(seats, Pace::default()).choose(view.borrow(), &legal, &mut rng).to_string()
            })
        }
    }
    with(table.info().id, Take(table, seat, level, seed)).expect("a table's game is in the catalog")
}

/// What a seat sees and what it may choose, to be taken along.
fn seen_from<G: Playable>(table: &dyn AnyTable, seat: Seat) -> (View<G>, Vec<G::Action>) {
    let table = table.as_any().downcast_ref::<Table<G>>().expect("a table is of its own game");
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    (table.view(Viewer::Seat(seat)).to_owned(), legal)
}
