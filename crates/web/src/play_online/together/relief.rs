//! Whoever watches may play on in a bot's place.

use game_api::Seat;
use leptos::prelude::*;
use protocol::{SeatCard, Stage};
use serde_json::json;

use super::Company;
use crate::{
    drawings::Drawing,
    table::symbol,
    text::{text, text_with},
};

/// The bots' seats, for a reader who has none.
#[component]
pub fn Relief(company: Company) -> impl IntoView {
    let lang = company.desk.reader.lang;
    let seat_button = move |seat: Seat| {
        let name = company.name(seat);
        view! {
            <button
                type="button"
                class="tool relieve"
                data-seat=seat.number()
                on:click=move |_| company.ask("join", json!({ "seat": seat }))
            >
                <Drawing name=symbol(seat) class="symbol" />
                {text_with(lang.get(), "relieve", &[("name", name.into())])}
            </button>
        }
    };
    let bots = Memo::new(move |_| free_bots(company));
    move || {
        let bots = bots.get();
        (!bots.is_empty()).then(|| {
            view! {
                <section class="panel relief">
                    <p>{text(lang.get(), "relieve-who")}</p>
                    <p class="tools">{bots.into_iter().map(seat_button).collect_view()}</p>
                </section>
            }
        })
    }
}

/// The seats that the reader could take: none where they sit already, or where the host lets nobody in.
fn free_bots(company: Company) -> Vec<Seat> {
    let locked = company.card.with(|card| card.locked);
    if locked || !company.is(Stage::Playing) || company.own_seat().is_some() {
        return Vec::new();
    }
    let bots = company.seats().into_iter().filter(|(_, sitter)| matches!(sitter, SeatCard::Bot { .. }));
    bots.map(|(seat, _)| seat).collect()
}
