//! The places of the board: sea hexes, the intersections between them, and sets of either.
//!
//! A hex is written with the letter of its zone and its number, clockwise from the north: `a1` to `a6`,
//! `b1` to `b12`, `c1` to `c18`. An intersection likewise with the letter of its line: `x1` to `x6` on the
//! coast, `y1` to `y18` on line 1, `z1` to `z30` on line 2.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use game_api::BadNotation;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Rings of sea around the island; ring `k` has `6k` hexes and is zone `k`.
pub const RINGS: usize = 3;
pub const HEXES: usize = 36;
pub const POINTS: usize = 54;

/// A place with a number.
pub trait Place: Copy + 'static {
    /// The letters of the rings and the number of places in each.
    const RINGS: [(char, u8); RINGS];

    /// All places as bits of a set.
    const ALL: u64;

    /// # Panics
    /// If there is no such place.
    fn numbered(index: usize) -> Self;
    fn index(self) -> usize;

    /// Zone of a hex or line of an intersection, from 0.
    fn ring(self) -> usize {
        let mut left = self.index();
        for (ring, (_, size)) in Self::RINGS.into_iter().enumerate() {
            if left < usize::from(size) {
                return ring;
            }
            left -= usize::from(size);
        }
        unreachable!("every place lies in a ring")
    }
}

macro_rules! place {
    ($(#[$meta:meta])* $name:ident, $count:ident, $rings:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl Place for $name {
            const RINGS: [(char, u8); RINGS] = $rings;
            const ALL: u64 = (1 << $count) - 1;
            fn numbered(index: usize) -> Self {
                assert!(index < $count, "there is no place {index}");
                $name(index as u8)
            }
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let ring = self.ring();
                let before: u8 = Self::RINGS[..ring].iter().map(|&(_, size)| size).sum();
                write!(f, "{}{}", Self::RINGS[ring].0, self.0 - before + 1)
            }
        }
        impl FromStr for $name {
            type Err = BadNotation;
            fn from_str(text: &str) -> Result<Self, BadNotation> {
                (0..$count).map($name::numbered).find(|place| place.to_string() == text).ok_or(BadNotation)
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|_| D::Error::custom(format!("there is no place {text}")))
            }
        }
        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let [(first, _), .., (last, _)] = Self::RINGS;
                json_schema!({ "type": "string", "pattern": format!("^[{first}-{last}][0-9]{{1,2}}$") })
            }
        }
    };
}

place!(
    /// A hex of the sea.
    Hex, HEXES, [('a', 6), ('b', 12), ('c', 18)]
);
place!(
    /// An intersection, where three hexes meet and a pawn may lie.
    Point, POINTS, [('x', 6), ('y', 18), ('z', 30)]
);

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set<P>(u64, PhantomData<P>);

pub type HexSet = Set<Hex>;
pub type PointSet = Set<Point>;

impl<P: Place> Set<P> {
    pub const EMPTY: Self = Set(0, PhantomData);

    #[inline]
    pub fn of(place: P) -> Self {
        Set(1 << place.index(), PhantomData)
    }

    #[inline]
    pub fn contains(self, place: P) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, place: P) {
        *self |= Set::of(place);
    }

    #[inline]
    pub fn remove(&mut self, place: P) {
        *self = *self & !Set::of(place);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The places of the set, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = P> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(P::numbered(index))
        })
    }
}

impl<P> BitAnd for Set<P> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }
}

impl<P> BitOr for Set<P> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }
}

impl<P: Copy> BitOrAssign for Set<P> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// All places that are not in the set.
impl<P: Place> Not for Set<P> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Set(!self.0 & P::ALL, PhantomData)
    }
}

impl<P: Place> FromIterator<P> for Set<P> {
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> Self {
        let mut set = Set::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}
