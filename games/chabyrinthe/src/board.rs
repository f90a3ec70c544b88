//! The roof: a square of gutter cards, and the frame around it where cats and homes stand.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use game_api::BadNotation;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Kind, Place, Side, Tile};

/// The largest board.
pub const MAX_SIDE: u8 = 5;
/// The smallest board.
pub const MIN_SIDE: u8 = 3;

/// The board with a frame of one card's width, so that a walk needs no look at the border.
const WIDTH: u8 = MAX_SIDE + 2;
pub(crate) const CELLS: usize = (WIDTH * WIDTH) as usize;

/// A card's place on the board, written like a chess square: the column's letter and the row's number, from
/// the top. Cells of the frame have no name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Rows and columns count from 1; 0 and the one after the last are the frame.
    pub const fn new(row: u8, column: u8) -> Cell {
        Cell(row * WIDTH + column)
    }

    pub fn row(self) -> u8 {
        self.0 / WIDTH
    }

    pub fn column(self) -> u8 {
        self.0 % WIDTH
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next cell on that side.
    #[inline]
    pub fn beside(self, side: Side) -> Cell {
        Cell(match side {
            Side::North => self.0 - WIDTH,
            Side::East => self.0 + 1,
            Side::South => self.0 + WIDTH,
            Side::West => self.0 - 1,
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = (b'a' - 1 + self.column()) as char;
        write!(f, "{letter}{}", self.row())
    }
}

impl FromStr for Cell {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.as_bytes() {
            [letter @ b'a'..=b'e', digit @ b'1'..=b'5'] => Ok(Cell::new(digit - b'0', letter - b'a' + 1)),
            _ => Err(BadNotation),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for Cell {
    fn schema_name() -> Cow<'static, str> {
        "Cell".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

/// The cards as they lie. Written as the board is drawn, one string a row: `["│┌╲┐", …]`.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    side: u8,
    tiles: [Tile; CELLS],
}

impl Board {
    /// A board on which no card lies yet.
    pub fn new(side: u8) -> Board {
        Board { side, tiles: [Tile::Gap; CELLS] }
    }

    /// How many cards it has on a side.
    pub fn side(&self) -> u8 {
        self.side
    }

    #[inline]
    pub fn tile(&self, cell: Cell) -> Tile {
        self.tiles[cell.index()]
    }

    pub fn lay(&mut self, cell: Cell, tile: Tile) {
        self.tiles[cell.index()] = tile;
    }

    /// Every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let side = self.side;
        (1..=side).flat_map(move |row| (1..=side).map(move |column| Cell::new(row, column)))
    }

    /// The first cell on which no card lies.
    pub fn gap(&self) -> Option<Cell> {
        self.cells().find(|&cell| self.tile(cell) == Tile::Gap)
    }

    /// Whether there is a card of that kind at the cell.
    pub fn holds(&self, cell: Cell, kind: Option<Kind>) -> bool {
        kind.is_some() && self.tile(cell).kind() == kind
    }

    /// The card that leaves when one is pushed in from a place: the one at the far end of the line.
    pub fn pushed_out(&self, place: Place) -> Cell {
        let (frame, inward) = place.outside(self.side);
        (0..self.side).fold(frame, |cell, _| cell.beside(inward))
    }

    /// Pushes a card in from a place and gives the one that left.
    pub fn push(&mut self, place: Place, tile: Tile) -> Tile {
        let (frame, inward) = place.outside(self.side);
        let (mut cell, mut pushed) = (frame, tile);
        for _ in 0..self.side {
            cell = cell.beside(inward);
            std::mem::swap(&mut self.tiles[cell.index()], &mut pushed);
        }
        pushed
    }

    /// The rows as they are drawn.
    fn rows(&self) -> impl Iterator<Item = String> {
        (1..=self.side).map(|row| {
            (1..=self.side).map(|column| self.tile(Cell::new(row, column)).letter()).collect::<String>()
        })
    }

    /// The board of drawn rows.
    fn of_rows(rows: &[String]) -> Result<Board, String> {
        let side = u8::try_from(rows.len()).unwrap_or(u8::MAX);
        if !(MIN_SIDE..=MAX_SIDE).contains(&side) {
            return Err(format!("a board has {MIN_SIDE} to {MAX_SIDE} rows, not {}", rows.len()));
        }
        let mut board = Board::new(side);
        for (number, row) in (1..).zip(rows) {
            if row.chars().count() != rows.len() {
                return Err(format!("row {number} of the board does not have {side} cards"));
            }
            for (column, letter) in (1..).zip(row.chars()) {
                let tile = Tile::of_letter(letter).ok_or_else(|| format!("no card is drawn as {letter}"))?;
                board.lay(Cell::new(number, column), tile);
            }
        }
        Ok(board)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.rows())
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Board::of_rows(&Vec::<String>::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl JsonSchema for Board {
    fn schema_name() -> Cow<'static, str> {
        "Board".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<String>::json_schema(generator)
    }
}
