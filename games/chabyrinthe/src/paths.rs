//! Where a cat can walk: along unbroken gutter, from its place to a home. Every bot asks this after every
//! action, so the search touches no heap.

use arrayvec::ArrayVec;
use game_api::rule;

use crate::board::CELLS;
use crate::ring::BESIDE;
use crate::{Board, Cell, Place, Side};

/// Which of the two homes a cat can walk to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reached(pub [bool; BESIDE]);

impl Reached {
    pub fn any(self) -> bool {
        self.0.contains(&true)
    }

    pub fn both(self) -> bool {
        self.0 == [true; BESIDE]
    }
}

/// A card as it is entered: the card, and the side on which the walker comes in.
type Step = (Cell, Side);

/// Every gutter is walked once and has at most three further ends.
const MAX_STEPS: usize = 4 * CELLS;

/// The homes to which unbroken gutter leads from a place.
pub fn reached(board: &Board, from: Place, homes: [Place; BESIDE]) -> Reached {
    rule!("CH6");
    let goals = homes.map(|home| home.outside(board.side()).0);
    let mut found = Reached::default();
    let mut seen = [0_u8; CELLS];
    let mut open = ArrayVec::<Step, MAX_STEPS>::new();
    open.push(entry(board, from));
    while let Some((cell, side)) = open.pop() {
        let tile = board.tile(cell);
        let gutter = tile.gutter(side);
        if gutter == 0 {
            // The gutter ends: at a closed side, or in the frame, where a home may stand.
            found.0[0] |= cell == goals[0];
            found.0[1] |= cell == goals[1];
            continue;
        }
        if seen[cell.index()] & side.bit() != 0 {
            continue;
        }
        if tile.is_split() {
            // The other gutter of the card is not joined to this one; it may be walked on its own.
            rule!("CH6.1");
        }
        seen[cell.index()] |= gutter;
        for exit in Side::of(gutter & !side.bit()) {
            open.push((cell.beside(exit), exit.opposite()));
        }
    }
    found
}

fn entry(board: &Board, from: Place) -> Step {
    let (frame, inward) = from.outside(board.side());
    (frame.beside(inward), inward.opposite())
}

/// A card that is walked over, and the sides over which it is entered and left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stride {
    pub cell: Cell,
    pub entered: Side,
    pub left: Side,
}

/// The shortest walk from one place to another, card by card; empty if there is none. A card that is
/// crossed twice is told twice.
pub fn walk(board: &Board, from: Place, to: Place) -> Vec<Stride> {
    let goal = to.outside(board.side()).0;
    let mut came_from: Vec<(Step, Option<usize>)> = vec![(entry(board, from), None)];
    let mut next = 0;
    while let Some(&((cell, side), _)) = came_from.get(next) {
        let gutter = board.tile(cell).gutter(side);
        for exit in Side::of(gutter & !side.bit()) {
            let step = (cell.beside(exit), exit.opposite());
            if step.0 == goal {
                return trace(&came_from, next, exit);
            }
            if !came_from.iter().any(|&(known, _)| known == step) {
                came_from.push((step, Some(next)));
            }
        }
        next += 1;
    }
    Vec::new()
}

/// Follows a walk back from its last card to its first.
fn trace(came_from: &[(Step, Option<usize>)], last: usize, exit: Side) -> Vec<Stride> {
    let mut left = exit;
    let back = std::iter::successors(Some(last), |&index| came_from[index].1);
    let mut strides: Vec<Stride> = back
        .map(|index| {
            let (cell, entered) = came_from[index].0;
            Stride { cell, entered, left: std::mem::replace(&mut left, entered.opposite()) }
        })
        .collect();
    strides.reverse();
    strides
}
