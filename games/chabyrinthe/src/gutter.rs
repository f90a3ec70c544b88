//! The gutter cards: their kinds, and each kind as it may lie.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use game_api::BadNotation;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Face;

/// A side of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }

    /// This side alone, as a set of sides.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The sides of a set, in order.
    pub fn of(set: u8) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| set & side.bit() != 0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Straight,
    Elbow,
    /// Two elbows on one card, apart.
    Double,
    /// Two straights on one card, one over the other.
    Bridge,
    Tee,
    Cross,
}

impl Face for Kind {
    const ALL: &'static [Kind] =
        &[Kind::Straight, Kind::Elbow, Kind::Double, Kind::Bridge, Kind::Tee, Kind::Cross];

    fn index(self) -> usize {
        self as usize
    }
}

impl Kind {
    pub const COUNT: usize = 6;
    /// Every card can be laid in four ways; some of them look the same.
    pub const WAYS: u32 = 4;

    /// The different ways in which such a card may lie. Which of a bridge's gutters is the upper one makes
    /// no difference to a cat, so it lies in one way only.
    pub const fn tiles(self) -> &'static [Tile] {
        match self {
            Kind::Straight => &[Tile::Ns, Tile::Ew],
            Kind::Elbow => &[Tile::Ne, Tile::Es, Tile::Sw, Tile::Nw],
            Kind::Double => &[Tile::NeSw, Tile::NwEs],
            Kind::Bridge => &[Tile::NsEw],
            Kind::Tee => &[Tile::New, Tile::Nes, Tile::Esw, Tile::Nsw],
            Kind::Cross => &[Tile::Nesw],
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Kind::Straight => "straight",
            Kind::Elbow => "elbow",
            Kind::Double => "double",
            Kind::Bridge => "bridge",
            Kind::Tee => "tee",
            Kind::Cross => "cross",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == text).ok_or(BadNotation)
    }
}

/// A card as it lies, named after the sides that it joins. What joins the same is the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tile {
    Ns,
    Ew,
    Ne,
    Es,
    Sw,
    Nw,
    NeSw,
    NwEs,
    NsEw,
    New,
    Nes,
    Esw,
    Nsw,
    Nesw,
    /// No card: outside the board, or not yet dealt.
    #[default]
    Gap,
}

/// What is known of a tile: its kind, its name, its letter in a drawn board, and its one or two gutters as
/// sets of the sides that each joins.
struct Shape {
    kind: Option<Kind>,
    name: &'static str,
    letter: char,
    gutters: [u8; 2],
}

const N: u8 = Side::North.bit();
const E: u8 = Side::East.bit();
const S: u8 = Side::South.bit();
const W: u8 = Side::West.bit();

const fn shape(kind: Kind, name: &'static str, letter: char, gutters: [u8; 2]) -> Shape {
    Shape { kind: Some(kind), name, letter, gutters }
}

const SHAPES: [Shape; Tile::COUNT + 1] = [
    shape(Kind::Straight, "ns", '│', [N | S, 0]),
    shape(Kind::Straight, "ew", '─', [E | W, 0]),
    shape(Kind::Elbow, "ne", '└', [N | E, 0]),
    shape(Kind::Elbow, "es", '┌', [E | S, 0]),
    shape(Kind::Elbow, "sw", '┐', [S | W, 0]),
    shape(Kind::Elbow, "nw", '┘', [N | W, 0]),
    shape(Kind::Double, "ne-sw", '╲', [N | E, S | W]),
    shape(Kind::Double, "nw-es", '╱', [N | W, E | S]),
    shape(Kind::Bridge, "ns-ew", '╫', [N | S, E | W]),
    shape(Kind::Tee, "new", '┴', [N | E | W, 0]),
    shape(Kind::Tee, "nes", '├', [N | E | S, 0]),
    shape(Kind::Tee, "esw", '┬', [E | S | W, 0]),
    shape(Kind::Tee, "nsw", '┤', [N | S | W, 0]),
    shape(Kind::Cross, "nesw", '┼', [N | E | S | W, 0]),
    Shape { kind: None, name: "gap", letter: '·', gutters: [0, 0] },
];

/// For each tile and side, the gutter that opens to that side, as the set of all sides that it joins.
const GUTTERS: [[u8; 4]; Tile::COUNT + 1] = {
    let mut table = [[0; 4]; Tile::COUNT + 1];
    let mut tile = 0;
    while tile < table.len() {
        let mut side = 0;
        while side < 4 {
            let [one, other] = SHAPES[tile].gutters;
            let bit = 1 << side;
            table[tile][side] = if one & bit != 0 {
                one
            } else if other & bit != 0 {
                other
            } else {
                0
            };
            side += 1;
        }
        tile += 1;
    }
    table
};

impl Tile {
    pub const COUNT: usize = 14;
    pub const ALL: [Tile; Tile::COUNT] = [
        Tile::Ns,
        Tile::Ew,
        Tile::Ne,
        Tile::Es,
        Tile::Sw,
        Tile::Nw,
        Tile::NeSw,
        Tile::NwEs,
        Tile::NsEw,
        Tile::New,
        Tile::Nes,
        Tile::Esw,
        Tile::Nsw,
        Tile::Nesw,
    ];

    /// The card's kind; a gap has none.
    pub fn kind(self) -> Option<Kind> {
        SHAPES[self as usize].kind
    }

    /// The sides joined by the gutter that opens to a side, that side included; none if none does.
    #[inline]
    pub fn gutter(self, side: Side) -> u8 {
        GUTTERS[self as usize][side as usize]
    }

    /// Whether a gutter opens to that side.
    pub fn opens(self, side: Side) -> bool {
        self.gutter(side) != 0
    }

    /// Whether two gutters lie on the card, apart.
    pub fn is_split(self) -> bool {
        SHAPES[self as usize].gutters[1] != 0
    }

    /// The letter that stands for the card in a drawn board.
    pub fn letter(self) -> char {
        SHAPES[self as usize].letter
    }

    /// The tile, or the gap, of a letter.
    pub fn of_letter(letter: char) -> Option<Tile> {
        Tile::ALL.into_iter().chain([Tile::Gap]).find(|tile| tile.letter() == letter)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SHAPES[*self as usize].name)
    }
}

impl FromStr for Tile {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Tile::ALL.into_iter().find(|&tile| SHAPES[tile as usize].name == text).ok_or(BadNotation)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for Tile {
    fn schema_name() -> Cow<'static, str> {
        "Tile".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}
