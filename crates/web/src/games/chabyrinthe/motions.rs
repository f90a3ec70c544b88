//! What each event moves.

use chabyrinthe::{Cat, Cell, Chabyrinthe, Event, Place, Side, Tile};
use game_api::ViewRef;

use super::ring::{head, ring_place, standing_place};
use super::roof::{PITCH, cell_spot};
use super::tiles::{SIZE, quarters};
use crate::motion::Motion;

pub fn motions(event: &Event, view: ViewRef<'_, Chabyrinthe>) -> Vec<Motion> {
    let board = &view.public().board;
    match event {
        Event::Turned { cell, tile, .. } => vec![turn(*cell, board.tile(*cell), *tile)],
        Event::Pushed { place, tile, .. } => {
            let (frame, inward) = place.outside(board.side());
            let (from, to) = ("next-card".to_owned(), cell_spot(frame.beside(inward)));
            vec![push(*place, board.side()), Motion::Carry { from, to, quarters: quarters(*tile) }]
        }
        Event::CameHome { seat, cat, from, home, path, .. } => {
            let mut places = vec![standing_place(*from)];
            places.extend(path.iter().map(|&cell| cell_spot(cell)));
            places.extend([ring_place(*home), format!("won-{seat}")]);
            let place = standing_place(*from);
            vec![Motion::Lift { place }, Motion::Walk { drawing: walker(*cat).to_owned(), places }]
        }
        Event::HomeMoved { from, to } => {
            let homes = view.public().ring.homes;
            let drawing = if homes[0] == *from { "home-a" } else { "home-b" };
            let (from, to) = (standing_place(*from), ring_place(*to));
            let lift = Motion::Lift { place: from.clone() };
            vec![lift, Motion::Fly { drawing: drawing.to_owned(), from, to }]
        }
        Event::NewCat { cat, place } => {
            let (drawing, from) = (head(*cat).to_owned(), "cat-pile".to_owned());
            vec![Motion::Fly { drawing, from, to: ring_place(*place) }]
        }
        Event::Dealt
        | Event::DealtAgain
        | Event::Begins { .. }
        | Event::TopCard { .. }
        | Event::Stopped { .. }
        | Event::Chain
        | Event::AllHome
        | Event::CutOff => Vec::new(),
    }
}

fn tile_place(cell: Cell) -> String {
    format!("tile-{cell}")
}

/// The shorter way round.
fn turn(cell: Cell, before: Tile, after: Tile) -> Motion {
    let quarters = match (quarters(after) - quarters(before)).rem_euclid(4) {
        3 => -1,
        quarters => quarters,
    };
    Motion::Turn { place: tile_place(cell), quarters }
}

fn push(place: Place, side: u8) -> Motion {
    let (line, by) = pushed(place, side);
    Motion::Slide { places: line.map(tile_place).collect(), by }
}

/// The cells through which a card pushes others, and how far each card goes, in widths of a card.
pub fn pushed(place: Place, side: u8) -> (impl Iterator<Item = Cell>, (f64, f64)) {
    let (frame, inward) = place.outside(side);
    let line = (0..side).scan(frame, move |cell, _| {
        *cell = cell.beside(inward);
        Some(*cell)
    });
    let step = PITCH / SIZE;
    let by = match inward {
        Side::North => (0.0, -step),
        Side::East => (step, 0.0),
        Side::South => (0.0, step),
        Side::West => (-step, 0.0),
    };
    (line, by)
}

/// The drawing of a cat that walks.
fn walker(cat: Cat) -> &'static str {
    match cat {
        Cat::Grey => "walk-brume",
        Cat::Ginger => "walk-caramel",
        Cat::Black => "walk-reglisse",
    }
}
