//! What a game is: values that change by choices and by chance, and nothing else.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Edition, Emit, GameInfo, GameRng, Outcome, RuleId, Seat, Setup, SetupError, ViewRef};

/// The rules of one game, as a state and what may happen to it.
///
/// The state holds no random generator and no order of cards that nobody has seen: chance is a value that
/// the referee draws and writes down. So a game replays from its journal alone, and a copy foresees nothing.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    const INFO: GameInfo;

    /// The figures of the box, shared by all states of a table and never serialised with them.
    type Edition: Edition;
    /// The variants of this table; its serde form has one string for every key of `INFO.variants`.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// One atomic choice.
    type Action: Notation;
    /// One atomic random outcome.
    type Chance: Notation;
    /// All that lies open.
    type Public: Clone + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What one seat knows beyond that, its memory included.
    type Private: Clone + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What the log says and the animation shows.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;

    fn start(setup: &Setup<Self>) -> Result<Self, SetupError>;

    fn edition(&self) -> &Arc<Self::Edition>;
    /// The same position over other figures; a state read from JSON is completed with it.
    fn with_edition(self, edition: Arc<Self::Edition>) -> Self;

    fn seats(&self) -> u8;
    fn pending(&self) -> Pending;
    /// How many rounds have begun.
    fn round(&self) -> u32;

    /// Appends the choices of the seat to move, in a fixed order; never empty for it, always empty for others.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// The rule that forbids the action, `None` exactly when it is legal. Written from the rules, not by
    /// calling [`Game::legal_actions`]: the conformance test compares the two.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<RuleId>;
    /// Performs a legal action. The search calls this directly; outsiders go through the referee.
    fn apply(&mut self, seat: Seat, action: Self::Action, emit: &mut impl Emit<Self::Event>);

    /// Appends every possible outcome of the pending chance with its weight.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);
    /// Draws one of them. A game may override this with something faster that agrees with `chances`
    /// and takes the same words from the generator.
    fn sample(&self, rng: &mut GameRng) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chances(&mut outcomes);
        let index = rng.weighted(outcomes.iter().map(|&(_, weight)| weight));
        outcomes[index].0
    }
    fn apply_chance(&mut self, outcome: Self::Chance, emit: &mut impl Emit<Self::Event>);

    fn public(&self) -> &Self::Public;
    fn private(&self, seat: Seat) -> &Self::Private;
    /// A full state that fits the view, drawn from those that do. Bots think on it.
    fn guess(view: ViewRef<'_, Self>, rng: &mut GameRng) -> Self;

    fn outcome(&self) -> Option<Outcome>;

    /// The game's own invariant: no card or token has appeared or vanished.
    fn audit(&self) -> Result<(), String>;
}

/// Who or what must act next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    Seat(Seat),
    Chance(Source),
    Over,
}

/// One source of chance (this pile, that seat's backpack), with a stream of random numbers of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Source(pub u16);

/// A value with a short written form, such as `buy:cape`, that reads back as itself.
pub trait Notation:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Eq + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync + 'static
{
}

/// The text is no action or outcome of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not written as a move of this game")]
pub struct BadNotation;
