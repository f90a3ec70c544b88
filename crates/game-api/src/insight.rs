//! What a good player knows about a game. No search lives here.

use crate::{Game, GameRng, PerSeat, Seat, Silent};

/// How far and how often bots look before they choose.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// So many choices a playout goes on from a new position before [`Insight::prospects`] judges it.
    pub look_ahead: u32,
    /// So often a tomcat tries a game out: enough to play decently, and far from all that can be found.
    pub tomcat: u32,
    /// How much a choice that was rarely tried is worth trying.
    pub curiosity: f32,
    /// From so many visits of a position on, the search remembers each outcome of chance that follows it by itself; until
    /// then it keeps together what follows a choice, whatever was drawn. The more the next choice depends on the draw,
    /// the sooner it pays, but the tries are then divided among the outcomes.
    pub apart_from: u32,
}

impl Thought {
    /// Where a game does not ask for more: no playouts, and outcomes of chance are never told apart.
    pub const USUAL: Thought = Thought { look_ahead: 0, tomcat: 1200, curiosity: 0.4, apart_from: u32::MAX };
}

pub trait Insight: Game {
    /// When two play, or one alone.
    const THOUGHT: Thought;

    /// When three or more play: where luck weighs so much among them that more thought finds little, a tomcat gives it
    /// less, so that the step from him to a tiger is still felt.
    const THOUGHT_IN_COMPANY: Thought = Self::THOUGHT;

    /// So many first choices are drawn by lot when bots meet in the arena, by their [`Insight::priors`]: where a game has
    /// no luck of its own, equal bots would else play one and the same game for ever.
    const OPENING: u32 = 0;

    /// How bots think at a table of so many.
    fn thought(seats: u8) -> Thought {
        if seats > 2 { Self::THOUGHT_IN_COMPANY } else { Self::THOUGHT }
    }

    /// Each seat's prospects in this position, from 0 (lost) to 1 (won). Once the game is over they are its
    /// result: winners share 1.
    fn prospects(&self) -> PerSeat<f32>;

    /// How readily a good player would take each of the legal actions at first sight: appends one weight for each,
    /// in their order. Their sum does not matter; what weighs 0 is pointless and never done, and something is not.
    fn priors(&self, seat: Seat, legal: &[Self::Action], out: &mut Vec<f32>);

    /// A choice made without thinking, for playouts. What is pointless must not be done for ever.
    fn quick_choice(&self, _seat: Seat, legal: &[Self::Action], rng: &mut GameRng) -> Self::Action {
        *rng.pick(legal)
    }

    /// Whether all seats win or lose together, so that a plan meets no opponent.
    fn is_shared(&self) -> bool {
        self.seats() == 1
    }
}

/// Weights for [`Insight::priors`] by what each action leads to at once: one that raises the seat's prospects by
/// `step` more than another weighs e times as much, and none weighs nothing.
pub fn priors_by_prospects<G: Insight>(
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    step: f32,
    out: &mut Vec<f32>,
) {
    let from = out.len();
    for &action in legal {
        let mut after = state.clone();
        after.apply(seat, action, &mut Silent);
        out.push(after.prospects()[seat]);
    }
    let best = out[from..].iter().copied().fold(0.0, f32::max);
    for weight in &mut out[from..] {
        *weight = LEAST + ((*weight - best) / step).exp();
    }
}

/// For [`Insight::quick_choice`]: looks at three of the choices and takes that which leads to the best prospects at once.
pub fn best_of_three<G: Insight>(state: &G, seat: Seat, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for _ in 0..3 {
        let action = *rng.pick(legal);
        let mut after = state.clone();
        after.apply(seat, action, &mut Silent);
        let prospects = after.prospects()[seat];
        if prospects > best.0 {
            best = (prospects, action);
        }
    }
    best.1
}

/// The weight of a choice that looks hopeless, beside 1 for the best.
const LEAST: f32 = 0.01;
