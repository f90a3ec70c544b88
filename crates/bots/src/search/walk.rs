//! One thread's search: the tree and what its iterations work with.

use game_api::{GameRng, Insight, Pending, PerSeat, Seat, Silent, ViewRef};

use super::tree::{Index, Tree};
use crate::Budget;

/// What guides the search beside the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Guide {
    /// The game's own insight.
    Insight,
    /// Nothing: all choices look alike, and random playouts to the end tell what a position is worth.
    Nothing,
}

/// What thinking is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// To know all choices as well as the budget allows.
    Advice,
    /// To find the choice: once nothing can change it any more, thinking ends.
    Choice,
}

/// So many iterations are made between two looks whether the choice is clear.
const PAUSE: u32 = 64;
/// How much worse than what was tried before a choice is taken to be that was never tried.
const UNTRIED: f32 = 0.08;

pub(crate) struct Walk<G: Insight> {
    pub(crate) tree: Tree<G>,
    guide: Guide,
    legal: Vec<G::Action>,
    children: Vec<Index>,
    path: Vec<Index>,
}

impl<G: Insight> Walk<G> {
    pub(crate) fn new(guide: Guide) -> Self {
        Walk { tree: Tree::new(), guide, legal: Vec::new(), children: Vec::new(), path: Vec::new() }
    }

    pub(crate) fn guide(&self) -> Guide {
        self.guide
    }

    /// Tries out games from a view, as often as the budget allows and the aim asks for.
    pub(crate) fn explore(&mut self, view: ViewRef<'_, G>, budget: Budget, aim: Aim, rng: &mut GameRng) {
        let mut spending = budget.begin();
        for made in 0.. {
            let is_clear = || aim == Aim::Choice && made % PAUSE == 0 && self.is_clear(spending.left(made));
            if (made > 0 && is_clear()) || !spending.go_on() {
                return;
            }
            let mut state = G::guess(view, rng);
            self.descend(&mut state, rng);
            let values = self.judge(&mut state, rng);
            for &index in &self.path {
                self.tree.learn(index, &values);
            }
        }
    }

    /// Whether what was tried most often stays so, even if all tries that are left went to the next.
    fn is_clear(&self, left: u32) -> bool {
        let visits = self.tree.children(self.tree.root()).map(|child| self.tree.get(child).visits);
        let (first, second) =
            visits.fold(
                (0, 0),
                |(first, second), visits| {
                    if visits > first { (visits, first) } else { (first, second.max(visits)) }
                },
            );
        first - second > left
    }

    /// Follows the most promising choices down to a step that was never tried.
    fn descend(&mut self, state: &mut G, rng: &mut GameRng) {
        let mut here = self.tree.root();
        self.path.clear();
        self.path.push(here);
        loop {
            let untried = self.tree.get(here).visits == 0 && here != self.tree.root();
            if untried || self.tree.is_full() {
                return;
            }
            match state.pending() {
                Pending::Over => return,
                Pending::Chance(_) => {
                    let outcome = state.sample(rng);
                    state.apply_chance(outcome, &mut Silent);
                    if self.tree.get(here).visits >= G::thought(state.seats()).apart_from {
                        here = self.tree.outcome(here, outcome);
                        self.path.push(here);
                    }
                }
                Pending::Seat(seat) => {
                    self.legal.clear();
                    state.legal_actions(seat, &mut self.legal);
                    let action = match self.legal[..] {
                        [only] => only,
                        _ => {
                            let (child, action) = self.select(here, seat, state);
                            here = child;
                            self.path.push(here);
                            action
                        }
                    };
                    state.apply(seat, action, &mut Silent);
                }
            }
        }
    }

    /// The choice that is best between what it has brought and how little it was tried.
    fn select(&mut self, here: Index, seat: Seat, state: &G) -> (Index, G::Action) {
        let guide = self.guide;
        self.tree.children_for(here, seat, &self.legal, &mut self.children, |weights| {
            state.priors(seat, &self.legal, weights);
            // Even without insight nobody does what is pointless.
            if guide == Guide::Nothing {
                weights.iter_mut().for_each(|weight| *weight = f32::from(u8::from(*weight > 0.0)));
            }
        });
        let hoped = (self.tree.get(here).mean(seat) - UNTRIED).max(0.0);
        let total: f32 = self.children.iter().map(|&child| self.tree.get(child).prior).sum();
        let curiosity = G::thought(state.seats()).curiosity;
        let mut best = (f32::NEG_INFINITY, 0);
        for (number, &child) in self.children.iter().enumerate() {
            let node = self.tree.get_mut(child);
            node.available += 1;
            let value = if node.visits == 0 { hoped } else { node.mean(seat) };
            let interest = curiosity * node.prior / total * (node.available as f32).sqrt();
            let worth = value + interest / (1 + node.visits) as f32;
            if worth > best.0 && node.prior > 0.0 {
                best = (worth, number);
            }
        }
        (self.children[best.1], self.legal[best.1])
    }

    /// What a position is worth to each seat.
    fn judge(&mut self, state: &mut G, rng: &mut GameRng) -> PerSeat<f32> {
        let most = match self.guide {
            Guide::Insight => G::thought(state.seats()).look_ahead,
            Guide::Nothing => u32::MAX,
        };
        for _ in 0..most {
            let Some(seat) = next_to_choose(state, rng) else { break };
            self.legal.clear();
            state.legal_actions(seat, &mut self.legal);
            let action = match (&self.legal[..], self.guide) {
                (&[only], _) => only,
                (legal, Guide::Insight) => state.quick_choice(seat, legal, rng),
                (legal, Guide::Nothing) => *rng.pick(legal),
            };
            state.apply(seat, action, &mut Silent);
        }
        state.prospects()
    }
}

/// Draws what chance decides, up to a seat's choice or the end.
fn next_to_choose<G: Insight>(state: &mut G, rng: &mut GameRng) -> Option<Seat> {
    loop {
        match state.pending() {
            Pending::Seat(seat) => return Some(seat),
            Pending::Over => return None,
            Pending::Chance(_) => {
                let outcome = state.sample(rng);
                state.apply_chance(outcome, &mut Silent);
            }
        }
    }
}
