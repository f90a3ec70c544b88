//! The next card, how the chosen one may lie, and the end of the turn.

use chabyrinthe::{Action, Chabyrinthe};
use leptos::prelude::*;

use super::drag::Draggable;
use super::tiles::{name, picture};
use crate::{
    drawings::{Drawing, Picture},
    games::Scene,
    text::text_with,
};

pub fn dock(scene: &Scene<'_, Chabyrinthe>) -> AnyView {
    let public = &scene.view.public;
    let lang = scene.voice.book.lang();
    let below = public.pile.unseen.total() + public.pile.under.len() as u8;
    let next = public.pile.top.map(|kind| {
        let words = text_with(lang, "ch-next", &[("count", below.into())]);
        view! {
            <Draggable><span data-place="next-card">{picture(kind.tiles()[0], "ch-card")}</span></Draggable>
            <p>{words}</p>
        }
    });
    let waiting = text_with(lang, "ch-waiting", &[("count", public.cat_pile.total().into())]);
    let stop = {
        let words = scene.text("ch-stop");
        let inside = view! {
            <Drawing name="i-skip" class="icon" />
            {words.clone()}
        };
        scene.spot("stop", words, |action| *action == Action::Stop).or_why(Action::Stop).button("act", inside)
    };
    let title = waiting.clone();
    view! {
        <div class="ch-next">
            {next}
            <span class="ch-pile" data-place="cat-pile" title=title>
                <Picture name="back" class="ch-back" width=100 height=136 />
                <b>{public.cat_pile.total()}</b>
                <span class="unseen">{waiting}</span>
            </span>
        </div>
        {ways(scene)}
        {stop}
    }
    .into_any()
}

/// The ways in which the card in question may lie, to choose from.
fn ways(scene: &Scene<'_, Chabyrinthe>) -> Option<impl IntoView + use<>> {
    let chosen = scene.desk.chosen.get()?;
    let preview = chosen.preview?;
    let desk = scene.desk;
    let ways = chosen.actions.into_iter().filter_map(|action| {
        let tile = match action.parse().ok()? {
            Action::Turn { tile, .. } | Action::Push { tile, .. } => tile,
            Action::Home(_) | Action::Stop => return None,
        };
        let pressed = if action == preview { "true" } else { "false" };
        Some(view! {
            <button
                type="button"
                class="tool way ch-way"
                aria-pressed=pressed
                aria-label=name(tile, scene.voice)
                on:click=move |_| desk.preview(action.clone())
            >
                {picture(tile, "ch-card")}
            </button>
        })
    });
    let ways: Vec<_> = ways.collect();
    let label = scene.text("ch-ways");
    (ways.len() > 1).then(|| view! { <div class="ch-ways" role="group" aria-label=label>{ways}</div> })
}
