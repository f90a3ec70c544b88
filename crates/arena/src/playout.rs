//! One game between bots, without a journal and without touching the heap.

use bots::{Bot, Level, Pace};
use game_api::{Emit, GameRng, Insight, Pending, PerSeat, Seed, Silent, ViewRef, Viewer};
use table::Step;

/// What happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Decisions with two or more legal actions.
    pub choices: u64,
    /// Decisions with one.
    pub forced: u64,
    pub chances: u64,
    /// Legal actions, summed over the choices.
    pub legal: u64,
}

/// The bots of a table and what they work with, kept from game to game.
pub struct Playout<G: Insight> {
    bots: PerSeat<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
    chance: GameRng,
    thought: GameRng,
    counts: Counts,
}

impl<G: Insight> std::fmt::Debug for Playout<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Playout of {} between {} bots", G::INFO.id, self.bots.seats())
    }
}

impl<G: Insight> Playout<G> {
    /// Game number `number` of a seed. Chance and bots have streams of their own: a bot that thinks more
    /// does not change the deal.
    pub fn new(levels: &PerSeat<Level>, seed: Seed, number: u64) -> Self {
        Playout {
            bots: PerSeat::from_fn(levels.seats(), |seat| levels[seat].bot(levels.seats(), Pace::default())),
            legal: Vec::new(),
            chance: GameRng::stream(seed, 2 * number),
            thought: GameRng::stream(seed, 2 * number + 1),
            counts: Counts::default(),
        }
    }

    /// The same bots, ready for another game.
    pub fn begin(&mut self, seed: Seed, number: u64) {
        self.chance = GameRng::stream(seed, 2 * number);
        self.thought = GameRng::stream(seed, 2 * number + 1);
        self.counts = Counts::default();
    }

    /// Takes one step; none if the game is over.
    #[inline]
    pub fn step(&mut self, state: &mut G, emit: &mut impl Emit<G::Event>) -> Option<Step<G>> {
        match state.pending() {
            Pending::Over => None,
            Pending::Seat(seat) => {
                self.legal.clear();
                state.legal_actions(seat, &mut self.legal);
                if self.legal.len() > 1 {
                    self.counts.choices += 1;
                    self.counts.legal += self.legal.len() as u64;
                } else {
                    self.counts.forced += 1;
                }
                let view = ViewRef::of(state, Viewer::Seat(seat));
                let action = self.bots[seat].choose(view, &self.legal, &mut self.thought);
                state.apply(seat, action, emit);
                Some(Step::Choice { seat, action })
            }
            Pending::Chance(source) => {
                self.counts.chances += 1;
                let outcome = state.sample(&mut self.chance);
                state.apply_chance(outcome, emit);
                Some(Step::Chance { source, outcome })
            }
        }
    }

    /// Plays to the end, silently.
    pub fn finish(&mut self, state: &mut G) -> Counts {
        while self.step(state, &mut Silent).is_some() {}
        self.counts
    }
}
