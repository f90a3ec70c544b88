//! Seats and what belongs to each of them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::BadNotation;

/// The largest table of the house.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Written from 1, as people count; never an index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);

    /// The seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// The seat that people call by this number.
    pub fn numbered(number: u8) -> Option<Seat> {
        (1..=MAX_SEATS as u8).contains(&number).then(|| Seat(number - 1))
    }

    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The neighbour on the left, at a table of so many.
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// How many places to the left of `from` this seat sits.
    pub fn places_left_of(self, from: Seat, seats: u8) -> u8 {
        (self.0 + seats - from.0) % seats
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        // One digit, so that every seat is written in one way only.
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Seat::numbered(digit - b'0').ok_or(BadNotation),
            _ => Err(BadNotation),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::numbered(number).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seat".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1, "maximum": MAX_SEATS })
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every seat of the table, and the spectators.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// One `T` for each seat, indexed by [`Seat`] and kept inside the state without touching the heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(Seat::all(seats).map(make).collect())
    }

    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(&self.0)
    }

    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
