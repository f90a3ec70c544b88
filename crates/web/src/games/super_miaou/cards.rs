//! The cards' drawings.

use game_api::Seat;
use leptos::prelude::*;
use super_miaou::{Card, Slot};

use crate::drawings::Picture;

/// The drawing of a card; a locked coin wears its owner's colour.
pub fn drawing(card: Card, owner: Seat) -> String {
    const COLOURS: [&str; 4] = ["blue", "orange", "green", "pink"];
    match card {
        Card::Locked => format!("k-locked-{}", COLOURS[owner.index()]),
        card => format!("k-{card}"),
    }
}

pub fn picture(name: String) -> impl IntoView {
    view! { <Picture name class="card" width=100 height=136 /> }
}

/// What lies in a place of a hand.
pub fn slot_picture(slot: Slot, owner: Seat) -> AnyView {
    match slot {
        Slot::Empty => view! { <span class="card empty"></span> }.into_any(),
        Slot::Hidden => picture("k-back".to_owned()).into_any(),
        Slot::Known(card) => picture(drawing(card, owner)).into_any(),
    }
}
