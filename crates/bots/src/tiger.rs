use game_api::{GameRng, Insight, ViewRef};

use crate::{Advice, Bot, Budget, Planner, Search};

/// Thinks as well as it can: it plans where nobody is the opponent, and searches where somebody is.
#[derive(Debug)]
pub struct Tiger<G: Insight> {
    planner: Planner<G>,
    search: Search<G>,
}

impl<G: Insight> Tiger<G> {
    pub fn new(budget: Budget, threads: usize) -> Self {
        Tiger { planner: Planner::new(budget), search: Search::new(budget).on_threads(threads) }
    }

    /// All legal choices with what thinking found about them, the best first.
    pub fn advise(
        &mut self,
        view: ViewRef<'_, G>,
        legal: &[G::Action],
        rng: &mut GameRng,
    ) -> Vec<Advice<G::Action>> {
        match G::guess(view, rng).is_shared() {
            true => self.planner.advise(view, legal, rng),
            false => self.search.advise(view, legal, rng),
        }
    }
}

impl<G: Insight> Bot<G> for Tiger<G> {
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        match G::guess(view, rng).is_shared() {
            true => self.planner.choose(view, legal, rng),
            false => self.search.choose(view, legal, rng),
        }
    }
}
