//! The one list of the games, and what can be done with a game whose type is known only by name.

mod bot;
mod live;
mod open;
mod shelf;

use cat_and_fish::CatAndFish;
use chabyrinthe::Chabyrinthe;
use comme_chien_et_chat::CommeChienEtChat;
use game_api::{Insight, Present};
use meowtopia::Meowtopia;
use super_miaou::SuperMiaou;

pub use bot::{Advising, AnyBot, Hint, Thinking, advise, advising, bot, thinking};
pub use live::{Beginning, Laid, check, deal, resume, setup, standard_figures};
pub use open::{OpenError, Order, UnknownGame, open, random_record, replay, verify};
pub use shelf::{EditionEntry, Entry, ShelfCard, entries, schema, shelf, texts};

/// All that the house asks of a game.
pub trait Playable: Present + Insight {}
impl<G: Present + Insight> Playable for G {}

/// Something that can be done with every game.
pub trait Visitor {
    fn visit<G: Playable>(&mut self);
}

/// The one list of the games, in the order of the shelf.
pub fn each(visitor: &mut impl Visitor) {
    visitor.visit::<SuperMiaou>();
    visitor.visit::<Chabyrinthe>();
    visitor.visit::<CommeChienEtChat>();
    visitor.visit::<Meowtopia>();
    visitor.visit::<CatAndFish>();
}

/// Something that can be done with one game.
pub trait Task {
    type Out;
    fn run<G: Playable>(self) -> Self::Out;
}

/// Runs the task with the game of that name.
pub fn with<T: Task>(id: &str, task: T) -> Result<T::Out, UnknownGame> {
    struct Only<'a, T: Task> {
        id: &'a str,
        task: Option<T>,
        out: Option<T::Out>,
    }
    impl<T: Task> Visitor for Only<'_, T> {
        fn visit<G: Playable>(&mut self) {
            if G::INFO.id == self.id {
                self.out = self.task.take().map(T::run::<G>);
            }
        }
    }
    let mut only = Only { id, task: Some(task), out: None };
    each(&mut only);
    only.out.ok_or_else(|| UnknownGame(id.chars().take(60).collect()))
}
