//! Opponents for every seat of every game. A bot receives views, never states: the types say so.

mod greedy;
mod level;
mod random;

use game_api::{Game, GameRng, Insight, ViewRef};

pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;

pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the view's own seat; there is at least one. All chance that the bot
    /// needs comes from the generator, so that a choice can be repeated.
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action;
}

/// A bot of that level.
pub fn bot<G: Insight>(level: Level) -> Box<dyn Bot<G>> {
    match level {
        Level::Random => Box::new(Random),
        Level::Greedy => Box::new(Greedy),
    }
}
