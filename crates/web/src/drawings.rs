//! The drawings: SVG symbols, put into the page once and shown wherever they are needed.

use leptos::prelude::*;

const HOUSE: &str = concat!(
    include_str!("../drawings/logo.svg"),
    include_str!("../drawings/icons.svg"),
    include_str!("../drawings/players.svg"),
    include_str!("../drawings/heads.svg"),
    include_str!("../drawings/bodies.svg"),
    include_str!("../drawings/fish.svg"),
    include_str!("../drawings/covers/super-miaou.svg"),
    include_str!("../drawings/covers/chabyrinthe.svg"),
    include_str!("../drawings/covers/comme-chien-et-chat.svg"),
    include_str!("../drawings/covers/meowtopia.svg"),
    include_str!("../drawings/covers/cat-and-fish.svg"),
);

const BOARDS: &str = concat!(
    include_str!("../drawings/games/super-miaou.svg"),
    include_str!("../drawings/games/chabyrinthe.svg"),
    include_str!("../drawings/games/comme-chien-et-chat.svg"),
    include_str!("../drawings/games/meowtopia.svg"),
    include_str!("../drawings/games/cat-and-fish.svg"),
);

/// The name of a game's cover.
pub fn cover(game: &str) -> String {
    format!("cover-{game}")
}

/// The symbols of all pages, invisible until a `Drawing` shows one.
#[component]
pub fn HouseSymbols() -> impl IntoView {
    view! { <svg class="symbols" aria-hidden="true" inner_html=HOUSE></svg> }
}

/// The symbols of the boards, which the home page does without.
#[component]
pub fn BoardSymbols() -> impl IntoView {
    view! { <svg class="symbols" aria-hidden="true" inner_html=BOARDS></svg> }
}

/// Shows one symbol, as an ornament: what it means stands beside it in words.
#[component]
pub fn Drawing(#[prop(into)] name: String, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true">
            <use_ href=format!("#{name}") />
        </svg>
    }
}

/// A symbol that keeps its proportions, whatever the width that the style gives it.
#[component]
pub fn Picture(#[prop(into)] name: String, class: &'static str, width: u16, height: u16) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true" viewBox=format!("0 0 {width} {height}")>
            <use_ href=format!("#{name}") width=width height=height />
        </svg>
    }
}
