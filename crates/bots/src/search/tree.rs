//! The tree of choices, in one vector: a node costs no allocation of its own.

use game_api::{Game, MAX_SEATS, PerSeat, Seat};

/// A node's place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Index(u32);

const NONE: u32 = u32::MAX;
/// A tree that has grown to this goes on without new nodes.
const MOST_NODES: usize = 1 << 21;

/// What a node stands for.
pub(crate) enum Key<G: Game> {
    Choice(Seat, G::Action),
    /// An outcome of chance that is told apart from others.
    Chance(G::Chance),
}

impl<G: Game> Clone for Key<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Key<G> {}

impl<G: Game> PartialEq for Key<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Key::Choice(seat, action), Key::Choice(s, a)) => action == a && seat == s,
            (Key::Chance(outcome), Key::Chance(o)) => outcome == o,
            _ => false,
        }
    }
}

/// What is known about a step at the point where it is taken.
pub(crate) struct Node<G: Game> {
    pub key: Key<G>,
    /// How readily it would be taken at first sight.
    pub prior: f32,
    pub visits: u32,
    /// How often it could have been taken: what is hidden or drawn may forbid it.
    pub available: u32,
    /// What came of it, summed over the visits.
    values: [f32; MAX_SEATS],
    first_child: u32,
    sibling: u32,
}

impl<G: Game> Node<G> {
    /// The mean of what came of it for a seat; before the first visit, 0.
    pub(crate) fn mean(&self, seat: Seat) -> f32 {
        self.values[seat.index()] / self.visits.max(1) as f32
    }
}

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    root: u32,
    /// Kept for its room.
    weights: Vec<f32>,
}

impl<G: Game> Tree<G> {
    pub(crate) fn new() -> Self {
        Tree { nodes: Vec::new(), root: NONE, weights: Vec::new() }
    }

    /// Begins anew. The root's own key stands for what came before and is never looked at.
    pub(crate) fn plant(&mut self, before: Key<G>) {
        self.nodes.clear();
        self.root = 0;
        self.nodes.push(node(before, 1.0));
    }

    pub(crate) fn root(&self) -> Index {
        Index(self.root)
    }

    /// Makes the node the root; what lies beside it is left behind.
    pub(crate) fn step_to(&mut self, index: Index) {
        self.root = index.0;
    }

    pub(crate) fn get(&self, index: Index) -> &Node<G> {
        &self.nodes[index.0 as usize]
    }

    pub(crate) fn get_mut(&mut self, index: Index) -> &mut Node<G> {
        &mut self.nodes[index.0 as usize]
    }

    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    pub(crate) fn children(&self, of: Index) -> impl Iterator<Item = Index> {
        let mut next = self.get(of).first_child;
        std::iter::from_fn(move || {
            let index = (next != NONE).then_some(Index(next))?;
            next = self.get(index).sibling;
            Some(index)
        })
    }

    pub(crate) fn child(&self, of: Index, key: Key<G>) -> Option<Index> {
        self.children(of).find(|&index| self.get(index).key == key)
    }

    /// The child for an outcome of chance, made if it is new.
    pub(crate) fn outcome(&mut self, of: Index, outcome: G::Chance) -> Index {
        let key = Key::Chance(outcome);
        self.child(of, key).unwrap_or_else(|| {
            let last = self.last_child(of);
            Index(self.append(of, last, key, 1.0))
        })
    }

    /// Finds the children for all these actions, in their order. Where one is missing, `priors` is asked for the
    /// weights of all actions, once, and a child is made.
    pub(crate) fn children_for(
        &mut self,
        of: Index,
        seat: Seat,
        actions: &[G::Action],
        found_children: &mut Vec<Index>,
        priors: impl Fn(&mut Vec<f32>),
    ) {
        found_children.clear();
        self.weights.clear();
        let first = self.get(of).first_child;
        // Legal actions come in a fixed order, so the next child is nearly always the one looked for.
        let mut next = first;
        let mut last = NONE;
        for (number, &action) in actions.iter().enumerate() {
            let key = Key::Choice(seat, action);
            let mut found = self.find(next, key);
            if found == NONE && next != first {
                found = self.find(first, key);
            }
            if found == NONE {
                if self.weights.is_empty() {
                    priors(&mut self.weights);
                    last = self.last_child(of);
                }
                found = self.append(of, last, key, self.weights[number]);
                last = found;
            }
            next = self.nodes[found as usize].sibling;
            found_children.push(Index(found));
        }
    }

    /// A new child behind the last one.
    fn append(&mut self, of: Index, last: u32, key: Key<G>, prior: f32) -> u32 {
        let new = self.nodes.len() as u32;
        self.nodes.push(node(key, prior));
        match last {
            NONE => self.get_mut(of).first_child = new,
            last => self.nodes[last as usize].sibling = new,
        }
        new
    }

    fn find(&self, from: u32, key: Key<G>) -> u32 {
        let mut next = from;
        while next != NONE {
            let node = &self.nodes[next as usize];
            if node.key == key {
                break;
            }
            next = node.sibling;
        }
        next
    }

    fn last_child(&self, of: Index) -> u32 {
        self.children(of).last().map_or(NONE, |index| index.0)
    }

    /// Notes what came of a choice.
    pub(crate) fn learn(&mut self, index: Index, values: &PerSeat<f32>) {
        let node = self.get_mut(index);
        node.visits += 1;
        for (sum, value) in node.values.iter_mut().zip(values.values()) {
            *sum += value;
        }
    }
}

fn node<G: Game>(key: Key<G>, prior: f32) -> Node<G> {
    Node { key, prior, visits: 0, available: 0, values: [0.0; MAX_SEATS], first_child: NONE, sibling: NONE }
}
