//! The roof with its gutters, and the frame around it.

use chabyrinthe::{Action, Board, Cell, Chabyrinthe, Place};
use leptos::prelude::*;

use super::preview::Preview;
use super::ring;
use super::tiles::{SIZE, name, quarters, tile};
use crate::games::Scene;

/// From one card to the next, and from the board's edge to the first card.
pub const PITCH: f64 = 137.0;
pub const FRAME: f64 = 106.0;

pub fn roof(scene: &Scene<'_, Chabyrinthe>) -> AnyView {
    let preview = Preview::of(scene);
    let side = preview.board.side();
    let width = 2.0 * FRAME + PITCH * f64::from(side) - (PITCH - SIZE);
    let inner = width - 2.0 * (FRAME - 9.0);
    let places = Place::all(side).map(|place| ring::place(scene, &preview, place)).collect_view();
    let cells = preview.board.cells().map(|cell| card(scene, &preview, cell)).collect_view();
    view! {
        <svg
            class="ch-roof"
            viewBox=format!("0 0 {width} {width}")
            role="group"
            aria-label=scene.text("ch-roof")
        >
            <rect class="ch-frame" x="3" y="3" width=width - 6.0 height=width - 6.0 rx="34" />
            <rect x="97" y="97" width=inner height=inner rx="20" fill="#7d432b" />
            {places}
            {cells}
        </svg>
    }
    .into_any()
}

/// Where a cell's card lies in the drawing.
pub fn corner(cell: Cell) -> (f64, f64) {
    let at = |line: u8| FRAME + PITCH * (f64::from(line) - 1.0);
    (at(cell.column()), at(cell.row()))
}

/// The name of a card's place.
pub fn cell_place(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// Where a cell is, whatever card moves through it.
pub fn cell_spot(cell: Cell) -> String {
    format!("at-{cell}")
}

fn card(scene: &Scene<'_, Chabyrinthe>, preview: &Preview, cell: Cell) -> AnyView {
    let (x, y) = corner(cell);
    let shown = preview.board.tile(cell);
    let label = format!("{cell}. {}", name(shown, scene.voice));
    let changed = changes(&scene.view.public.board, &preview.board, cell);
    let from = preview.comes_from(cell);
    let comes = from.is_some();
    // Whoever turns it on sees it turn once more: an animation begins anew under another name.
    let odd = quarters(shown) % 2 == 1;
    let inside = view! {
        <g
            class="ch-tile"
            class:comes=comes
            class:odd=odd
            style=("--from", from)
            data-place=format!("tile-{cell}")
        >
            {tile(shown, &preview.lit(cell))}
        </g>
        <rect class="ch-ring" class:changed=changed data-place=cell_spot(cell) x="-3" y="-3" width="138" height="138" rx="17" />
    };
    let begins = |action: &Action| matches!(action, Action::Turn { cell: turned, .. } if *turned == cell);
    let why = Action::Turn { cell, tile: scene.view.public.board.tile(cell) };
    let spot = scene.spot(cell_place(cell), label, begins).or_why(why).previewed();
    view! { <g transform=format!("translate({x} {y})")>{spot.group("ch-cell", inside)}</g> }.into_any()
}

fn changes(before: &Board, after: &Board, cell: Cell) -> bool {
    before.tile(cell) != after.tile(cell)
}
