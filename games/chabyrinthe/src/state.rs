//! The state: all of it lies open.

use std::sync::Arc;

use arrayvec::ArrayVec;
use game_api::{PerSeat, Seat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::edition::MAX_CATS;
use crate::ring::BESIDE;
use crate::{Board, Edition, Litter, Options, Pile, Place, Play, Ring, Stride, Switch, paths};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chabyrinthe {
    #[serde(skip, default = "game_api::Edition::standard")]
    pub(crate) edition: Arc<Edition>,
    pub(crate) public: Public,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Seat,
    /// The round under way, from 1.
    pub round: u16,
    /// How many turns have begun, all players' together.
    pub turns: u16,
    /// The actions that are left in this turn.
    pub actions: u8,
    /// The insertions made in this turn.
    pub insertions: u8,
    pub board: Board,
    pub ring: Ring,
    pub pile: Pile,
    /// The cats that nobody has seen yet.
    pub cat_pile: Litter,
    /// The cats that each player has brought home.
    pub won: PerSeat<Litter>,
    pub arrivals: Arrivals,
    /// The walks home since a gutter last moved, in order: they still lie there to be seen.
    pub walks: ArrayVec<Walk, MAX_CATS>,
    pub options: Options,
}

/// Cats that have just come home, while homes and new cats have not moved yet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrivals {
    /// The homes they used, each once, the lower number first.
    pub homes: ArrayVec<Place, BESIDE>,
    /// Where they stood, the lower number first.
    pub cats: ArrayVec<Place, BESIDE>,
}

/// A cat's walk home. Which way it went follows from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    pub from: Place,
    pub home: Place,
}

impl Walk {
    /// The shortest way, card by card.
    pub fn way(self, board: &Board) -> Vec<Stride> {
        paths::walk(board, self.from, self.home)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The board is dealt, card by card; this is deal number `deal`.
    Deal {
        deal: u8,
    },
    /// The first cats are turned up.
    Cats,
    /// The first player is drawn by lot.
    Lot,
    /// The player acts or stops.
    Act,
    /// The top card of the gutter pile is turned up.
    Top,
    /// The cat at this place can reach both homes; the player says which.
    Home {
        cat: Place,
    },
    /// A new cat is turned up.
    NewCat,
    Over,
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.won.seats()
    }

    /// Whether every cat of the box is at home.
    pub fn all_home(&self) -> bool {
        self.cat_pile.is_empty() && self.ring.cats.is_empty()
    }

    /// Whether the rules of the first edition allow one more insertion in this turn.
    pub fn may_insert(&self, edition: &Edition) -> bool {
        self.options.first_edition == Switch::No || self.insertions < edition.first_edition_insertions()
    }

    /// Whether nobody is the opponent, so that turns are counted and not points.
    pub fn counts_turns(&self) -> bool {
        self.options.counts_turns(self.seats())
    }

    /// The team of a seat, from 1: partners sit side by side.
    pub fn team(&self, seat: Seat) -> Option<u8> {
        (self.options.play == Play::Teams).then(|| {
            rule!("CH10.4");
            1 + (seat.number() - 1) / 2
        })
    }

    /// Whether two seats win together.
    pub fn partners(&self, seat: Seat, other: Seat) -> bool {
        seat == other || (self.team(seat).is_some() && self.team(seat) == self.team(other))
    }

    /// The points of a player's own cats.
    pub fn points(&self, seat: Seat, edition: &Edition) -> u16 {
        self.won[seat].iter().map(|(cat, count)| u16::from(count) * u16::from(edition.points(cat))).sum()
    }
}
