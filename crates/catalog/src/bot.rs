//! A bot of a game known by name.

use bots::{Bot, Level};
use game_api::{GameRng, Seat, Seed, Viewer};
use table::{AnyTable, Table};

use crate::{Playable, Task, UnknownGame, with};

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

/// A bot for that game; all its luck comes from the seed.
pub fn bot(game: &str, level: Level, seed: Seed) -> Result<Box<dyn AnyBot>, UnknownGame> {
    struct Make(Level, Seed);
    impl Task for Make {
        type Out = Box<dyn AnyBot>;
        fn run<G: Playable>(self) -> Self::Out {
            let rng = GameRng::stream(self.1, 0);
            Box::new(Typed::<G> { bot: bots::bot(self.0), rng, legal: Vec::new() })
        }
    }
    with(game, Make(level, seed))
}
