//! The walked gutters, lit: drawn in heavy lines instead of light ones, which needs no colour.

use std::cmp::Ordering;

use crate::board::CELLS;
use crate::{Cell, Public, Side, Tile};

/// Light lines, and each in the same place of the second list as a heavy one.
const LINES: [&str; 2] = ["─│╰╭╮╯╴╶", "━┃┗┏┓┛╸╺"];

/// A junction, light, and then with every set of its sides heavy, in the order of `Side::bit`. A side that it
/// does not have makes no difference.
const JUNCTIONS: [&str; 5] =
    ["┴┸┶┺┴┸┶┺┵┹┷┻┵┹┷┻", "├┞┝┡┟┠┢┣├┞┝┡┟┠┢┣", "┬┬┮┮┰┰┲┲┭┭┯┯┱┱┳┳", "┤┦┤┦┧┨┧┨┥┩┥┩┪┫┪┫", "┼╀┾╄╁╂╆╊┽╃┿╇╅╉╈╋"];

/// The middle of a card's picture.
const CENTRE: (usize, usize) = (1, 2);

/// For each card, the sides over which a cat has just walked.
pub(super) struct Light {
    walked: [u8; CELLS],
}

impl Light {
    pub fn of(public: &Public) -> Light {
        let mut walked = [0; CELLS];
        for stride in public.walks.iter().flat_map(|walk| walk.way(&public.board)) {
            walked[stride.cell.index()] |= stride.entered.bit() | stride.left.bit();
        }
        Light { walked }
    }

    /// Whether a cat walked from a cell to the one beside it, or back.
    pub fn crosses(&self, cell: Cell, side: Side) -> bool {
        let leaves = |cell: Cell, side: Side| self.walked[cell.index()] & side.bit() != 0;
        leaves(cell, side) || leaves(cell.beside(side), side.opposite())
    }

    /// A character of a card's picture, given its line and column there.
    pub fn fall_on(&self, cell: Cell, tile: Tile, (line, column): (usize, usize), drawn: char) -> char {
        let sides = match (line.cmp(&CENTRE.0), column.cmp(&CENTRE.1)) {
            (Ordering::Less, _) => Side::North.bit(),
            (Ordering::Greater, _) => Side::South.bit(),
            (Ordering::Equal, Ordering::Less) => Side::West.bit(),
            (Ordering::Equal, Ordering::Greater) => Side::East.bit(),
            // In the middle of a bridge only its upper gutter is seen.
            (Ordering::Equal, Ordering::Equal) if tile.is_split() => tile.gutter(Side::North),
            (Ordering::Equal, Ordering::Equal) => u8::MAX,
        };
        heavy(drawn, self.walked[cell.index()] & sides)
    }
}

/// A character with some of its sides heavy. A line is walked from end to end; only a junction can be walked
/// in part.
fn heavy(drawn: char, sides: u8) -> char {
    if let Some(junction) = JUNCTIONS.iter().find(|junction| junction.starts_with(drawn)) {
        return junction.chars().nth(usize::from(sides)).expect("there is a character for each set of sides");
    }
    let [light, heavy] = LINES;
    let line = light.chars().zip(heavy.chars()).find(|&(light, _)| light == drawn && sides != 0);
    line.map_or(drawn, |(_, heavy)| heavy)
}
