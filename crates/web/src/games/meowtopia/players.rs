//! What each player has, with the farm in small: a tap shows it in large.

use game_api::Seat;
use leptos::prelude::*;
use meowtopia::{Action, Meowtopia};

use super::farm::mini;
use crate::{drawings::Drawing, games::Scene, text::text_with};

thread_local! {
    /// Whose farm the reader looks at, if not at the own one.
    static LOOKED_AT: ArcRwSignal<Option<Seat>> = ArcRwSignal::new(None);
}

pub fn purse_place(seat: Seat) -> String {
    format!("purse-{seat}")
}
pub fn farm_place(seat: Seat) -> String {
    format!("farm-{seat}")
}

/// Whose farm is shown in large: the own one whenever something is to be laid on it or somebody to be named.
pub fn looked_at(scene: &Scene<'_, Meowtopia>) -> Seat {
    let on_board = |action: &Action| {
        matches!(action, Action::Field(_) | Action::Stick(_) | Action::Dismiss(_) | Action::Pick(_))
    };
    let wish = LOOKED_AT.with(ArcRwSignal::get).filter(|seat| seat.index() < usize::from(scene.view.seats));
    wish.filter(|_| !scene.legal.iter().any(on_board)).unwrap_or_else(|| scene.own_seat())
}

pub fn chip(scene: &Scene<'_, Meowtopia>, seat: Seat) -> AnyView {
    let lang = scene.voice.book.lang();
    let home = &scene.view.public.homes[seat];
    let counts = [("awake", home.n_awake().into()), ("asleep", home.n_asleep().into())];
    let merchants = [("count", home.merchants.len().into())];
    let label = text_with(lang, "mt-look", &[("name", scene.voice.name(seat).into())]);
    let shown = looked_at(scene) == seat;
    let own = seat == scene.own_seat();
    let look = move |_| LOOKED_AT.with(|looked_at| looked_at.set((!own && !shown).then_some(seat)));
    let malus = (home.malus > 0).then(|| {
        let words = text_with(lang, "mt-malus", &[("count", home.malus.into())]);
        view! { <span class="mt-malus">{words}</span> }
    });
    view! {
        <span class="mt-purse" data-place=purse_place(seat)>
            <Drawing name="mt-food" class="mt-small" />
            {home.food}
            <Drawing name="mt-gold" class="mt-small" />
            {home.gold}
        </span>
        <span class="mt-facts">
            <span>{text_with(lang, "mt-workers", &counts)}</span>
            <span>{text_with(lang, "mt-merchants", &merchants)}</span>
            {malus}
        </span>
        <button
            type="button"
            class="mt-look"
            aria-label=label
            aria-pressed=if shown { "true" } else { "false" }
            data-place=farm_place(seat)
            on:click=look
        >
            {mini(&home.farm)}
        </button>
    }
    .into_any()
}
