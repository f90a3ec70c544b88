//! Opponents for every seat of every game. A bot receives views, never states: the types say so.

mod advice;
mod budget;
mod greedy;
mod kitten;
mod level;
mod planner;
mod random;
mod search;
mod tiger;

use game_api::{Game, GameRng, ViewRef};

pub use advice::Advice;
pub use budget::{Budget, Clock, wall_clock};
pub use greedy::Greedy;
pub use kitten::Kitten;
pub use level::{Level, Pace, UnknownLevel};
pub use planner::Planner;
pub use random::Random;
pub use search::Search;
pub use tiger::Tiger;

pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the view's own seat; there is at least one. All chance that the bot
    /// needs comes from the generator, so that a choice can be repeated.
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action;
}
