//! The drawings: SVG symbols, put into the page once and shown wherever they are needed.

use leptos::prelude::*;

const SYMBOLS: &str = concat!(
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
    include_str!("../drawings/games/super-miaou.svg"),
    include_str!("../drawings/games/chabyrinthe.svg"),
);

/// Whether there is a drawing of this name.
pub fn is_drawn(name: &str) -> bool {
    SYMBOLS.contains(&format!(r#"<symbol id="{name}""#))
}

/// The name of a game's cover.
pub fn cover(game: &str) -> String {
    format!("cover-{game}")
}

/// All symbols, invisible until a `Drawing` shows one.
#[component]
pub fn Symbols() -> impl IntoView {
    view! { <svg class="symbols" aria-hidden="true" inner_html=SYMBOLS></svg> }
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
