//! The ring of places around the board, and the cats and homes that stand there.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use game_api::{BadNotation, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cell, Face, Heap, MAX_SIDE, Side};

/// A place of the ring, numbered clockwise from 0, the one above the top-left card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Place(pub u8);

impl Place {
    /// The places of a board of that side.
    pub fn all(side: u8) -> impl DoubleEndedIterator<Item = Place> {
        (0..4 * side).map(Place)
    }

    /// Whether a board of that side has such a place.
    pub fn is_on(self, side: u8) -> bool {
        self.0 < 4 * side
    }

    /// The neighbour, clockwise.
    pub fn next(self, side: u8) -> Place {
        Place((self.0 + 1) % (4 * side))
    }

    /// Where it is: the frame's cell, and the side on which the board lies from there.
    #[inline]
    pub fn outside(self, side: u8) -> (Cell, Side) {
        let along = self.0 % side;
        match self.0 / side {
            0 => (Cell::new(0, along + 1), Side::South),
            1 => (Cell::new(along + 1, side + 1), Side::West),
            2 => (Cell::new(side + 1, side - along), Side::North),
            _ => (Cell::new(side - along, 0), Side::East),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Place {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        // Without a plus sign or a leading zero, so that every place is written in one way only.
        let place = text.parse().map(Place).map_err(|_| BadNotation)?;
        if place.is_on(MAX_SIDE) && place.to_string() == text { Ok(place) } else { Err(BadNotation) }
    }
}

/// The cats by their worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cat {
    Grey,
    Ginger,
    Black,
}

impl Face for Cat {
    const ALL: &'static [Cat] = &[Cat::Grey, Cat::Ginger, Cat::Black];

    fn index(self) -> usize {
        self as usize
    }
}

impl Cat {
    pub const COUNT: usize = 3;

    pub fn name(self) -> &'static str {
        match self {
            Cat::Grey => "grey",
            Cat::Ginger => "ginger",
            Cat::Black => "black",
        }
    }
}

impl fmt::Display for Cat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Cat {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Cat::ALL.iter().copied().find(|cat| cat.name() == text).ok_or(BadNotation)
    }
}

/// Cats without order: the pile, or what a player has won.
pub type Litter = Heap<Cat, { Cat::COUNT }>;

/// A cat that waits beside the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stray {
    pub place: Place,
    pub cat: Cat,
}

/// How many cats wait beside the board at most, and how many homes there are.
pub const BESIDE: usize = 2;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ring {
    /// By place, the lower number first.
    pub cats: ArrayVec<Stray, BESIDE>,
    /// By place, the lower number first.
    pub homes: [Place; BESIDE],
}

impl Ring {
    pub fn is_taken(&self, place: Place) -> bool {
        self.homes.contains(&place) || self.cats.iter().any(|stray| stray.place == place)
    }

    /// The first free place clockwise of another.
    pub fn free_after(&self, place: Place, side: u8) -> Place {
        let mut next = place.next(side);
        while self.is_taken(next) {
            rule!("CH7.5");
            next = next.next(side);
        }
        next
    }

    /// Moves a home on and gives its new place.
    pub fn move_home(&mut self, from: Place, side: u8) -> Place {
        let to = self.free_after(from, side);
        let home = self.homes.iter_mut().find(|home| **home == from);
        *home.expect("a home stands there") = to;
        self.homes.sort_unstable();
        to
    }

    pub fn set_cat(&mut self, place: Place, cat: Cat) {
        self.cats.push(Stray { place, cat });
        self.cats.sort_unstable();
    }

    /// Takes the cat away that stands at a place.
    pub fn take_cat(&mut self, place: Place) -> Cat {
        let index = self.cats.iter().position(|stray| stray.place == place);
        self.cats.remove(index.expect("a cat stands there")).cat
    }
}
