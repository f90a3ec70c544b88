//! Places of the grid: squares for fields, and the edges between them for sticks.

use std::fmt;
use std::str::FromStr;

use game_api::BadNotation;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A square. Columns are counted to the east and rows to the south of a farm's first field, `0.0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Spot {
    pub row: i8,
    pub column: i8,
}

/// The walls of a square that it gives its name to; the other two are its neighbours'.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wall {
    North,
    West,
}

/// An edge between two squares. It has one name only: it is the north or the west wall of its square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Edge {
    pub spot: Spot,
    pub wall: Wall,
}

/// No farm reaches further: a game has not half as many fields.
const FURTHEST: i8 = 99;

impl Spot {
    pub const fn new(column: i8, row: i8) -> Spot {
        Spot { row, column }
    }

    pub fn north(self) -> Edge {
        Edge { spot: self, wall: Wall::North }
    }

    pub fn west(self) -> Edge {
        Edge { spot: self, wall: Wall::West }
    }
}

impl Edge {
    /// The squares on its two sides.
    pub fn sides(self) -> [Spot; 2] {
        let Spot { column, row } = self.spot;
        match self.wall {
            Wall::North => [Spot::new(column, row - 1), self.spot],
            Wall::West => [Spot::new(column - 1, row), self.spot],
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column, self.row)
    }
}

impl FromStr for Spot {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let (column, row) = text.split_once('.').ok_or(BadNotation)?;
        let coordinate = |text: &str| -> Result<i8, BadNotation> {
            let number: i8 = text.parse().map_err(|_| BadNotation)?;
            // Every square is written in one way only: no `+1`, no `01`, no `-0`.
            let plain = (-FURTHEST..=FURTHEST).contains(&number) && number.to_string() == text;
            if plain { Ok(number) } else { Err(BadNotation) }
        };
        Ok(Spot::new(coordinate(column)?, coordinate(row)?))
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wall = match self.wall {
            Wall::North => 'n',
            Wall::West => 'w',
        };
        write!(f, "{}{wall}", self.spot)
    }
}

impl FromStr for Edge {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        if let Some(spot) = text.strip_suffix('n') {
            Ok(spot.parse::<Spot>()?.north())
        } else if let Some(spot) = text.strip_suffix('w') {
            Ok(spot.parse::<Spot>()?.west())
        } else {
            Err(BadNotation)
        }
    }
}

impl TryFrom<String> for Spot {
    type Error = BadNotation;
    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Edge {
    type Error = BadNotation;
    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}

impl From<Edge> for String {
    fn from(edge: Edge) -> String {
        edge.to_string()
    }
}

impl JsonSchema for Spot {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Spot".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^-?[0-9]{1,2}\\.-?[0-9]{1,2}$" })
    }
}

impl JsonSchema for Edge {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Edge".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^-?[0-9]{1,2}\\.-?[0-9]{1,2}[nw]$" })
    }
}
