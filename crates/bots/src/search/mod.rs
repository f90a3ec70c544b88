//! Tree search for hidden information and chance: for every iteration a full state is guessed from the view and
//! chance is drawn anew, so the tree holds choices only, and a choice is compared with others only where it was
//! possible (open-loop information-set Monte-Carlo tree search).

mod tree;
mod walk;

use game_api::{GameRng, Insight, Pending, Seat, Silent, View, ViewRef, Viewer};

use crate::{Advice, Bot, Budget};
use tree::{Index, Key, Tree};
use walk::{Aim, Guide, Walk};

/// Thinks as long as its budget lasts. The tree is kept as long as nothing but its own choices has happened.
pub struct Search<G: Insight> {
    budget: Budget,
    /// One for each thread.
    walks: Vec<Walk<G>>,
    /// What the seat will see if nothing but its last choice happens, and that choice.
    expected: Option<(View<G>, G::Action)>,
}

impl<G: Insight> std::fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Search({:?}, {} threads)", self.budget, self.walks.len())
    }
}

impl<G: Insight> Search<G> {
    pub fn new(budget: Budget) -> Self {
        Search::guided(budget, Guide::Insight, 1)
    }

    /// With the rules alone, without what a good player knows.
    pub fn without_insight(budget: Budget) -> Self {
        Search::guided(budget, Guide::Nothing, 1)
    }

    /// On several cores, each with a tree and a budget of its own; what they found is added up.
    #[must_use]
    pub fn on_threads(self, threads: usize) -> Self {
        let guide = self.walks[0].guide();
        Search::guided(self.budget, guide, threads.max(1))
    }

    fn guided(budget: Budget, guide: Guide, threads: usize) -> Self {
        let walks = (0..threads).map(|_| Walk::new(guide)).collect();
        Search { budget, walks, expected: None }
    }

    /// All legal choices with what the search found about them, the best first.
    pub fn advise(
        &mut self,
        view: ViewRef<'_, G>,
        legal: &[G::Action],
        rng: &mut GameRng,
    ) -> Vec<Advice<G::Action>> {
        self.think(view, legal, Aim::Advice, rng)
    }

    fn think(
        &mut self,
        view: ViewRef<'_, G>,
        legal: &[G::Action],
        aim: Aim,
        rng: &mut GameRng,
    ) -> Vec<Advice<G::Action>> {
        let seat = view.seat().expect("a bot sits in a seat");
        self.prepare(view, seat, legal);
        self.explore(view, aim, rng);
        if let [only] = *legal {
            // No branch was opened for it: all that was tried began with it.
            return vec![self.judge(seat, only, |tree| Some(tree.root()))];
        }
        let branch =
            |action| self.judge(seat, action, |tree| tree.child(tree.root(), Key::Choice(seat, action)));
        let mut advice: Vec<_> = legal.iter().map(|&action| branch(action)).collect();
        advice.sort_by(|a, b| (b.visits, b.chance).partial_cmp(&(a.visits, a.chance)).expect("finite"));
        advice
    }

    /// Steps down the kept tree if the view is the expected one, else begins anew.
    fn prepare(&mut self, view: ViewRef<'_, G>, seat: Seat, legal: &[G::Action]) {
        let expected = self.expected.take().filter(|(expected, _)| expected.borrow() == view);
        for walk in &mut self.walks {
            let tree = &mut walk.tree;
            let kept =
                expected.as_ref().and_then(|&(_, last)| tree.child(tree.root(), Key::Choice(seat, last)));
            match kept {
                Some(index) => tree.step_to(index),
                None => tree.plant(Key::Choice(seat, legal[0])),
            }
        }
    }

    fn explore(&mut self, view: ViewRef<'_, G>, aim: Aim, rng: &mut GameRng) {
        let budget = self.budget;
        if let [walk] = &mut self.walks[..] {
            return walk.explore(view, budget, aim, rng);
        }
        // What is clear in one tree may be open in another.
        std::thread::scope(|scope| {
            for walk in &mut self.walks {
                let mut rng = GameRng::stream(rng.seed(), 0);
                scope.spawn(move || walk.explore(view, budget, Aim::Advice, &mut rng));
            }
        });
    }

    /// What was found about an action, in each tree at its node.
    fn judge(
        &self,
        seat: Seat,
        action: G::Action,
        node: impl Fn(&Tree<G>) -> Option<Index>,
    ) -> Advice<G::Action> {
        let found = self.walks.iter().filter_map(|walk| {
            let node = walk.tree.get(node(&walk.tree)?);
            Some((node.visits, node.mean(seat)))
        });
        let (visits, sum) = found.fold((0, 0.0), |(visits, sum), (more, mean)| {
            (visits + more, sum + f64::from(mean) * f64::from(more))
        });
        Advice::new(action, visits, sum)
    }

    /// Remembers what the seat will see next if only its choice happens and it is still its turn.
    fn expect(&mut self, view: ViewRef<'_, G>, seat: Seat, action: G::Action, rng: &mut GameRng) {
        let mut state = G::guess(view, rng);
        state.apply(seat, action, &mut Silent);
        self.expected = (state.pending() == Pending::Seat(seat))
            .then(|| (ViewRef::of(&state, Viewer::Seat(seat)).to_owned(), action));
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let best = self.think(view, legal, Aim::Choice, rng)[0].action;
        let seat = view.seat().expect("a bot sits in a seat");
        self.expect(view, seat, best, rng);
        best
    }
}
