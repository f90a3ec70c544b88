use game_api::{Game, GameRng, ViewRef};

use crate::Bot;

/// Takes any of its choices, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        *rng.pick(legal)
    }
}
