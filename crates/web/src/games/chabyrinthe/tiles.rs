//! The gutter cards' drawings: one a kind, turned as the card lies.

use chabyrinthe::{Chabyrinthe, Kind, Side, Tile};
use game_api::Voice;
use leptos::prelude::*;

use crate::games::Scene;

/// The length of a card's side in the drawings.
pub const SIZE: f64 = 132.0;

/// How many quarters the drawing of its kind is turned, clockwise.
pub fn quarters(tile: Tile) -> i32 {
    match tile {
        Tile::Ns | Tile::Ne | Tile::NeSw | Tile::NsEw | Tile::New | Tile::Nesw | Tile::Gap => 0,
        Tile::Ew | Tile::Es | Tile::NwEs | Tile::Nes => 1,
        Tile::Sw | Tile::Esw => 2,
        Tile::Nw | Tile::Nsw => 3,
    }
}

/// A card as it lies, drawn at the origin; with the gutters lit that join these sides.
pub fn tile(tile: Tile, lit: &[(Side, Side)]) -> AnyView {
    let Some(kind) = tile.kind() else {
        return view! { <rect class="ch-gap" width="132" height="132" rx="14" /> }.into_any();
    };
    let turn = format!("rotate({} 66 66)", 90 * quarters(tile));
    let lit: Vec<_> = lit.iter().map(|&(from, to)| lit_gutter(from, to)).collect();
    view! {
        <use_ href="#roof" width="132" height="132" />
        <g transform=turn>
            <use_ href=format!("#g-{kind}") width="132" height="132" />
        </g>
        {lit}
        <rect width="132" height="132" rx="14" fill="none" stroke="#2b2433" stroke-width="3.5" />
    }
    .into_any()
}

/// A stretch of gutter that a cat walks, in straw.
fn lit_gutter(from: Side, to: Side) -> impl IntoView {
    let ((x, y), (u, v)) = (middle(from), middle(to));
    let path =
        if from.opposite() == to { format!("M{x} {y}L{u} {v}") } else { format!("M{x} {y}Q66 66 {u} {v}") };
    view! {
        <path class="ch-lit-edge" d=path.clone() />
        <path class="ch-lit" d=path.clone() />
        <path class="ch-lit-dots" d=path />
    }
}

fn middle(side: Side) -> (u8, u8) {
    match side {
        Side::North => (66, 0),
        Side::East => (132, 66),
        Side::South => (66, 132),
        Side::West => (0, 66),
    }
}

/// A card by itself, in a button or beside a sentence.
pub fn picture(card: Tile, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="-2 -2 136 136" aria-hidden="true">
            {tile(card, &[])}
        </svg>
    }
}

/// A card in words: "elbow └ (north–east)".
pub fn name(tile: Tile, voice: &Voice) -> String {
    let kind = tile.kind().map(|kind| voice.say(&format!("kind-{kind}"), &[])).unwrap_or_default();
    let args = [
        ("kind", kind.into()),
        ("letter", tile.letter().to_string().into()),
        ("sides", voice.say(&format!("sides-{tile}"), &[]).into()),
    ];
    voice.say("tile", &args)
}

/// The kinds of gutters, where there is room to remind of them.
pub fn legend(scene: &Scene<'_, Chabyrinthe>) -> AnyView {
    use chabyrinthe::Face as _;
    let kinds = Kind::ALL.iter().map(|&kind| {
        view! {
            <li>
                {picture(kind.tiles()[0], "ch-card")}
                {scene.voice.say(&format!("kind-{kind}"), &[])}
            </li>
        }
    });
    view! {
        <section class="panel ch-legend" aria-labelledby="gutters">
            <h2 id="gutters">{scene.text("ch-gutters")}</h2>
            <ul>{kinds.collect_view()}</ul>
        </section>
    }
    .into_any()
}
