//! What each player has, and what it is worth.

use comme_chien_et_chat::{CommeChienEtChat, scores};
use game_api::Seat;
use leptos::prelude::*;

use super::signed;
use crate::{drawings::Drawing, games::Scene, table::symbol, text::text_with};

/// Where a player's pawns come from and go home to.
pub fn home_place(seat: Seat) -> String {
    format!("home-{seat}")
}

pub fn chip(scene: &Scene<'_, CommeChienEtChat>, seat: Seat) -> AnyView {
    let public = &scene.view.public;
    let points = scores(public)[seat];
    let stock = (0..public.stock[seat]).map(|_| view! { <Drawing name=symbol(seat) class="cc-dot" /> });
    let cards = text_with(scene.voice.book.lang(), "cc-cards", &[("count", public.held[seat].into())]);
    view! {
        <b class="cc-points" data-place=home_place(seat)>{signed(points)}</b>
        <span class="cc-stock">
            <span class="cc-dots" role="img" aria-label=stock_label(scene, seat)>{stock.collect_view()}</span>
            <span>{cards}</span>
        </span>
    }
    .into_any()
}

fn stock_label(scene: &Scene<'_, CommeChienEtChat>, seat: Seat) -> String {
    let left = scene.view.public.stock[seat];
    text_with(scene.voice.book.lang(), "cc-stock", &[("count", left.into())])
}

/// A reminder of the count, and the action cards that are gone.
pub fn worth_panel(scene: &Scene<'_, CommeChienEtChat>) -> AnyView {
    let played = scene.view.public.discard.iter().map(|(card, count)| {
        let name = scene.voice.say(&format!("card-{card}"), &[]);
        if count > 1 { format!("{name} ×{count}") } else { name }
    });
    let played: Vec<String> = played.collect();
    let played =
        (!played.is_empty()).then(|| scene.voice.say("draw-discard", &[("cards", played.join(", ").into())]));
    view! {
        <section class="panel cc-reminder" aria-labelledby="cc-worth">
            <h2 id="cc-worth">{scene.text("cc-worth-title")}</h2>
            <p>{scene.text("cc-worth")}</p>
            {played.map(|played| view! { <p>{played}</p> })}
        </section>
    }
    .into_any()
}
