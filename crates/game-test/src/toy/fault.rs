//! One mistake each.

use std::fmt::Debug;

pub trait Fault: Clone + Eq + Debug + Send + Sync + 'static {
    /// The public part tells what is left in the deck.
    const LEAK: bool = false;
    /// The legal list looks at the neighbour's hand.
    const PEEKING_LIST: bool = false;
    /// The guess is the truth itself.
    const TRUTHFUL_GUESS: bool = false;
    /// A rule is enforced without its mark.
    const NO_MARK: bool = false;
    /// The refusal allows what the legal list does not offer.
    const WRONG_REFUSAL: bool = false;
    /// A card is shown, and the step is not marked as a reveal.
    const NO_REVEAL: bool = false;
    /// A card that is put aside is gone.
    const VANISHING: bool = false;
}

/// The game as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Honest;
impl Fault for Honest {}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leak;
impl Fault for Leak {
    const LEAK: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeekingList;
impl Fault for PeekingList {
    const PEEKING_LIST: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TruthfulGuess;
impl Fault for TruthfulGuess {
    const TRUTHFUL_GUESS: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoMark;
impl Fault for NoMark {
    const NO_MARK: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongRefusal;
impl Fault for WrongRefusal {
    const WRONG_REFUSAL: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoReveal;
impl Fault for NoReveal {
    const NO_REVEAL: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vanishing;
impl Fault for Vanishing {
    const VANISHING: bool = true;
}
