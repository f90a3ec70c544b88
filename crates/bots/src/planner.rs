//! Plans whole turns where nobody is the opponent. For each plan a world is imagined in which the cards lie in one
//! of the orders they may lie in; in it the most promising lines of play are followed side by side, step by step.
//! What most worlds agree on is done.

use game_api::{GameRng, Insight, Pending, Seat, Seed, Silent, Source, ViewRef};

use crate::{Advice, Bot, Budget};

/// So many lines are followed side by side.
const BEAM: usize = 60;
/// No line is followed further than this many choices.
const DEPTH: usize = 40;

pub struct Planner<G: Insight> {
    budget: Budget,
    lines: Vec<Line<G>>,
    branches: Vec<Line<G>>,
    legal: Vec<G::Action>,
}

/// A line of play in an imagined world.
struct Line<G: Insight> {
    state: G,
    /// The choice that it began with, as its number in the legal list.
    first: usize,
    worth: f32,
    world: World,
}

/// The order in which cards lie in an imagined world: the n-th draw of a source is the same in all lines.
#[derive(Clone)]
struct World {
    seed: Seed,
    draws: Vec<(Source, u32)>,
}

impl World {
    fn draw(&mut self, source: Source) -> GameRng {
        let place = self.draws.iter().position(|&(other, _)| other == source);
        let place = place.unwrap_or_else(|| {
            self.draws.push((source, 0));
            self.draws.len() - 1
        });
        let drawn = &mut self.draws[place].1;
        let rng = GameRng::draw(self.seed, source, *drawn);
        *drawn += 1;
        rng
    }
}

impl<G: Insight> std::fmt::Debug for Planner<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Planner({:?})", self.budget)
    }
}

impl<G: Insight> Planner<G> {
    pub fn new(budget: Budget) -> Self {
        Planner { budget, lines: Vec::new(), branches: Vec::new(), legal: Vec::new() }
    }

    /// All legal choices, those first that most plans began with.
    pub fn advise(
        &mut self,
        view: ViewRef<'_, G>,
        legal: &[G::Action],
        rng: &mut GameRng,
    ) -> Vec<Advice<G::Action>> {
        let seat = view.seat().expect("a bot sits in a seat");
        let mut found = vec![(0, 0.0); legal.len()];
        let mut spending = self.budget.begin();
        while spending.go_on() {
            let world = World { seed: rng.seed(), draws: Vec::new() };
            let (first, worth) = self.plan(G::guess(view, rng), seat, legal, world);
            found[first].0 += 1;
            found[first].1 += f64::from(worth);
        }
        let judged = legal.iter().zip(found);
        let mut advice: Vec<_> =
            judged.map(|(&action, (plans, sum))| Advice::new(action, plans, sum)).collect();
        advice.sort_by(|a, b| (b.visits, b.chance).partial_cmp(&(a.visits, a.chance)).expect("finite"));
        advice
    }

    /// The best line in one world: the choice that it begins with, and what it comes to.
    fn plan(&mut self, start: G, seat: Seat, legal: &[G::Action], world: World) -> (usize, f32) {
        self.lines.clear();
        for (first, &action) in legal.iter().enumerate() {
            self.lines.push(step(&start, seat, action, first, &world));
        }
        for _ in 0..DEPTH {
            self.keep_the_best();
            let best = &self.lines[0];
            let Pending::Seat(_) = best.state.pending() else { break };
            self.branch();
        }
        (self.lines[0].first, self.lines[0].worth)
    }

    /// Sorts the lines, the best first, and drops those that lead to the same place or fall behind.
    fn keep_the_best(&mut self) {
        self.lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        self.lines.dedup_by(|b, a| a.worth == b.worth && a.state == b.state);
        self.lines.truncate(BEAM);
    }

    /// Goes one choice further in every line; a finished one stays as it is.
    fn branch(&mut self) {
        self.branches.clear();
        for line in &self.lines {
            let Pending::Seat(seat) = line.state.pending() else { continue };
            self.legal.clear();
            line.state.legal_actions(seat, &mut self.legal);
            for &action in &self.legal {
                self.branches.push(step(&line.state, seat, action, line.first, &line.world));
            }
        }
        let finished = self.lines.extract_if(.., |line| line.state.pending() == Pending::Over);
        self.branches.extend(finished);
        std::mem::swap(&mut self.lines, &mut self.branches);
    }
}

/// One choice further, with the chance that follows.
fn step<G: Insight>(state: &G, seat: Seat, action: G::Action, first: usize, world: &World) -> Line<G> {
    let mut state = state.clone();
    let mut world = world.clone();
    state.apply(seat, action, &mut Silent);
    while let Pending::Chance(source) = state.pending() {
        let outcome = state.sample(&mut world.draw(source));
        state.apply_chance(outcome, &mut Silent);
    }
    let worth = state.prospects()[seat];
    Line { state, first, worth, world }
}

impl<G: Insight> Bot<G> for Planner<G> {
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        match legal {
            [only] => *only,
            _ => self.advise(view, legal, rng)[0].action,
        }
    }
}
