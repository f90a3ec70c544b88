//! A player's farm: fields on a grid and sticks on its edges, as bit boards.
//!
//! The boards cover the fields and one empty square around them, so every place where a piece may be laid
//! next lies on them, and two farms are equal exactly when they hold the same pieces in the same places.
//! They grow with the farm, inside the state and without touching the heap. A farm may be [`MAX_SPAN`]
//! squares wide and high; the bounds of an edition keep every game far below.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::pieces::Pieces;
use crate::{Edge, Spot, Wall};

/// The most squares that a farm may measure from west to east, or from north to south.
pub const MAX_SPAN: usize = 62;
const ROWS: usize = MAX_SPAN + 2;
/// The last column that a field may stand in; the one after it is the margin.
const LAST_COLUMN: u32 = MAX_SPAN as u32;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Pieces", into = "Pieces")]
#[schemars(with = "Pieces")]
pub struct Farm {
    /// The column of bit 0 and the row of the first board row.
    west: i8,
    north: i8,
    rows: ArrayVec<Row, ROWS>,
}

/// One row of squares, a bit each: which hold a field, and which have a stick on their north or west wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Row {
    fields: u64,
    norths: u64,
    wests: u64,
}

impl Farm {
    /// Two fields side by side and the stick between them.
    pub fn start() -> Farm {
        let mut rows = ArrayVec::new();
        rows.push(Row::default());
        rows.push(Row { fields: 0b0110, norths: 0, wests: 0b0100 });
        rows.push(Row::default());
        Farm { west: -1, north: -1, rows }
    }

    pub fn has_field(&self, spot: Spot) -> bool {
        self.find(spot).is_some_and(|(row, bit)| self.rows[row].fields & bit != 0)
    }

    pub fn has_stick(&self, edge: Edge) -> bool {
        self.find(edge.spot).is_some_and(|(row, bit)| self.board(row, edge.wall) & bit != 0)
    }

    /// How many fields the edge touches.
    pub fn fields_at(&self, edge: Edge) -> u8 {
        edge.sides().into_iter().map(|spot| u8::from(self.has_field(spot))).sum()
    }

    /// Whether a field here would share a side with one of the farm.
    pub fn adjoins(&self, spot: Spot) -> bool {
        let Spot { column, row } = spot;
        let around = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        around.into_iter().any(|(east, south)| self.has_field(Spot::new(column + east, row + south)))
    }

    /// Whether a stick lies on one of the square's four walls.
    pub fn is_watered(&self, spot: Spot) -> bool {
        let Spot { column, row } = spot;
        let (south, east) = (Spot::new(column, row + 1).north(), Spot::new(column + 1, row).west());
        [spot.north(), spot.west(), south, east].into_iter().any(|edge| self.has_stick(edge))
    }

    /// Lays a field on an empty square that adjoins the farm.
    ///
    /// # Panics
    /// If the farm would span more than [`MAX_SPAN`] squares, or the square does not adjoin it.
    pub fn lay_field(&mut self, spot: Spot) {
        let (row, bit) = self.find(spot).expect("a new field adjoins the farm");
        self.rows[row].fields |= bit;
        if row + 1 == self.rows.len() {
            self.rows.push(Row::default());
        }
        if row == 0 {
            self.rows.insert(0, Row::default());
            self.north -= 1;
        }
        assert!(bit < 1 << (LAST_COLUMN + 1), "the farm is too wide");
        if bit == 1 {
            let full = self.rows.iter().any(|row| row.fields & (1 << LAST_COLUMN) != 0);
            assert!(!full, "the farm is too wide");
            for row in &mut self.rows {
                *row = Row { fields: row.fields << 1, norths: row.norths << 1, wests: row.wests << 1 };
            }
            self.west -= 1;
        }
    }

    /// Lays a stick on an edge of one of the fields.
    ///
    /// # Panics
    /// If the edge lies beyond the squares that adjoin the farm.
    pub fn lay_stick(&mut self, edge: Edge) {
        let (row, bit) = self.find(edge.spot).expect("the edge touches a field");
        match edge.wall {
            Wall::North => self.rows[row].norths |= bit,
            Wall::West => self.rows[row].wests |= bit,
        }
    }

    pub fn fields(&self) -> u32 {
        self.rows.iter().map(|row| row.fields.count_ones()).sum()
    }

    pub fn sticks(&self) -> u32 {
        self.rows.iter().map(|row| row.norths.count_ones() + row.wests.count_ones()).sum()
    }

    /// The fields with a stick on one of their walls.
    pub fn watered(&self) -> u32 {
        let watered = |pair: &[Row]| {
            let [row, below] = pair else { return 0 };
            let sticks = row.norths | below.norths | row.wests | row.wests >> 1;
            (row.fields & sticks).count_ones()
        };
        self.rows.windows(2).map(watered).sum()
    }

    /// The fields that the sticks touch, counted stick by stick.
    pub fn touched(&self) -> u32 {
        let touched = |pair: &[Row]| {
            let [above, row] = pair else { return 0 };
            let norths = (row.norths & row.fields).count_ones() + (row.norths & above.fields).count_ones();
            let wests = (row.wests & row.fields).count_ones() + (row.wests & row.fields << 1).count_ones();
            norths + wests
        };
        self.rows.windows(2).map(touched).sum()
    }

    /// The edges of the fields that bear no stick.
    pub fn free_edges(&self) -> u32 {
        self.edge_boards().map(|(_, norths, wests)| norths.count_ones() + wests.count_ones()).sum()
    }

    /// Every square where a field may be laid, row by row.
    #[inline]
    pub fn each_place(&self, mut visit: impl FnMut(Spot)) {
        let mut above = 0;
        for (index, row) in self.rows.iter().enumerate() {
            let below = self.rows.get(index + 1).map_or(0, |row| row.fields);
            let beside = row.fields << 1 | row.fields >> 1;
            each_bit((above | below | beside) & !row.fields, |bit| visit(self.spot(index, bit)));
            above = row.fields;
        }
    }

    /// Every edge where a stick may be laid, row by row, in a row the north walls first.
    #[inline]
    pub fn each_free_edge(&self, mut visit: impl FnMut(Edge)) {
        for (index, norths, wests) in self.edge_boards() {
            each_bit(norths, |bit| visit(self.spot(index, bit).north()));
            each_bit(wests, |bit| visit(self.spot(index, bit).west()));
        }
    }

    /// Every field, row by row.
    pub fn each_field(&self, mut visit: impl FnMut(Spot)) {
        for (index, row) in self.rows.iter().enumerate() {
            each_bit(row.fields, |bit| visit(self.spot(index, bit)));
        }
    }

    /// Every stick, row by row, in a row the north walls first.
    pub fn each_stick(&self, mut visit: impl FnMut(Edge)) {
        for (index, row) in self.rows.iter().enumerate() {
            each_bit(row.norths, |bit| visit(self.spot(index, bit).north()));
            each_bit(row.wests, |bit| visit(self.spot(index, bit).west()));
        }
    }

    /// The northwest and the southeast corner of the squares around the farm.
    pub fn corners(&self) -> [Spot; 2] {
        let all = self.rows.iter().fold(0, |all, row| all | row.fields);
        let east = u64::BITS - all.leading_zeros();
        [self.spot(0, 0), self.spot(self.rows.len() - 1, east)]
    }

    /// Row by row, the north and the west walls that border a field and bear no stick.
    fn edge_boards(&self) -> impl Iterator<Item = (usize, u64, u64)> {
        let mut above = 0;
        self.rows.iter().enumerate().map(move |(index, row)| {
            let norths = (row.fields | above) & !row.norths;
            let wests = (row.fields | row.fields << 1) & !row.wests;
            above = row.fields;
            (index, norths, wests)
        })
    }

    fn board(&self, row: usize, wall: Wall) -> u64 {
        match wall {
            Wall::North => self.rows[row].norths,
            Wall::West => self.rows[row].wests,
        }
    }

    /// The row and the bit of a square, if the boards cover it.
    #[inline]
    fn find(&self, spot: Spot) -> Option<(usize, u64)> {
        let row = usize::try_from(i16::from(spot.row) - i16::from(self.north)).ok()?;
        let column = u32::try_from(i16::from(spot.column) - i16::from(self.west)).ok()?;
        (row < self.rows.len() && column < u64::BITS).then(|| (row, 1 << column))
    }

    #[inline]
    fn spot(&self, row: usize, bit: u32) -> Spot {
        Spot::new(self.west + bit as i8, self.north + row as i8)
    }
}

#[inline]
fn each_bit(mut board: u64, mut visit: impl FnMut(u32)) {
    while board != 0 {
        visit(board.trailing_zeros());
        board &= board - 1;
    }
}
