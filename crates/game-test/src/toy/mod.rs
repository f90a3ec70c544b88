//! Pounce: the smallest game with private hands and a hidden deck. It shows that the tests bite: each
//! [`Fault`] plants one mistake in it.
//!
//! - TY1: cards 1 to 9; each seat is dealt two, unseen by the others.
//! - TY2: seats act in turn: play a card of the own hand, face up.
//! - TY3: or, once a game, put a card of the own hand aside, unseen; then draw another, and go on.
//! - TY4: when all have played, the highest card wins a point; after two rounds the most points win.

mod fault;
mod rules;
mod say;

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use game_api::{BadFigure, BadNotation, Edition, Figure, PerSeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use fault::{Fault, Honest, Leak, NoMark, NoReveal, PeekingList, TruthfulGuess, Vanishing, WrongRefusal};

/// A set of cards, one bit each.
pub type Cards = u16;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Toy<F: Fault = Honest> {
    #[serde(skip, default = "Box9::standard")]
    edition: Arc<Box9>,
    public: Public,
    hands: PerSeat<Private>,
    deck: Cards,
    #[serde(skip)]
    fault: PhantomData<F>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    turn: Seat,
    /// The seat that a card is being dealt to.
    dealing: Option<Seat>,
    /// The seat to move has put a card aside and must draw.
    must_draw: bool,
    round: u8,
    held: PerSeat<u8>,
    /// The card in front of a seat this round, 0 if none yet.
    shown: PerSeat<u8>,
    seen: Cards,
    swapped: PerSeat<bool>,
    points: PerSeat<i32>,
    /// Always 0, but where a leak is planted.
    leak: Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Private {
    hand: Cards,
    aside: Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Play(u8),
    Swap(u8),
    Draw,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Drew { seat: Seat },
    Got { card: u8 },
    Played { seat: Seat, card: u8 },
    PutAside { seat: Seat },
    Aside { card: u8 },
    Point { seat: Option<Seat> },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play:{card}"),
            Action::Swap(card) => write!(f, "swap:{card}"),
            Action::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("play", card)) => Ok(Action::Play(read_card(card)?)),
            Some(("swap", card)) => Ok(Action::Swap(read_card(card)?)),
            None if text == "draw" => Ok(Action::Draw),
            _ => Err(BadNotation),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal:{}", self.0)
    }
}

impl FromStr for Deal {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        text.strip_prefix("deal:").ok_or(BadNotation).and_then(read_card).map(Deal)
    }
}

fn read_card(text: &str) -> Result<u8, BadNotation> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
        _ => Err(BadNotation),
    }
}

/// The box: how many rounds are played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    rounds: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figures", into = "Figures")]
pub struct Box9 {
    figures: Figures,
}

impl TryFrom<Figures> for Box9 {
    type Error = BadFigure;
    fn try_from(figures: Figures) -> Result<Self, BadFigure> {
        figures.rounds.within("rounds", 1, 2)?;
        Ok(Box9 { figures })
    }
}

impl From<Box9> for Figures {
    fn from(edition: Box9) -> Figures {
        edition.figures
    }
}

impl Edition for Box9 {
    type Figures = Figures;
    fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Box9>> = OnceLock::new();
        game_api::standard_edition(&STANDARD, "rounds = { value = 2, source = \"R\" }")
    }
    fn name(&self) -> &str {
        "toy"
    }
}
