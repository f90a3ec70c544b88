//! Meowtopia on the table.

mod acts;
mod count;
mod farm;
mod kittens;
mod motions;
mod players;
mod tiles;

use game_api::{Seat, ViewRef};
use leptos::prelude::*;
use meowtopia::{Event, Meowtopia, Phase};

use super::{Board, Scene};
use crate::{motion::Motion, text::text_with};

impl Board for Meowtopia {
    const COUNTS: bool = true;

    fn board(scene: &Scene<'_, Self>) -> AnyView {
        let seat = players::looked_at(scene);
        let over = scene.view.public.phase == Phase::Over;
        view! {
            <div class="mt-table">
                {if over { count::count(scene) } else { tiles::tiles(scene) }}
                {farm::plot(scene, seat)}
                {kittens::household(scene, seat)}
            </div>
        }
        .into_any()
    }
    fn chip(scene: &Scene<'_, Self>, seat: Seat) -> AnyView {
        players::chip(scene, seat)
    }
    fn dock(scene: &Scene<'_, Self>) -> AnyView {
        acts::acts(scene)
    }
    fn aside(scene: &Scene<'_, Self>) -> AnyView {
        let public = &scene.view.public;
        let args = [("fields", public.fields.into()), ("sticks", public.sticks.into())];
        view! {
            <section class="panel mt-ending" aria-labelledby="mt-ending">
                <h2 id="mt-ending">{scene.text("mt-ending-title")}</h2>
                <p>{text_with(scene.voice.book.lang(), "mt-ending", &args)}</p>
            </section>
        }
        .into_any()
    }
    fn headline(scene: &Scene<'_, Self>) -> String {
        let public = &scene.view.public;
        let last = if public.ending.is_some() { "yes" } else { "no" };
        let args = [("round", public.round.into()), ("last", last.into())];
        text_with(scene.voice.book.lang(), "mt-round", &args)
    }
    fn motions(event: &Event, view: ViewRef<'_, Self>) -> Vec<Motion> {
        motions::motions(event, view)
    }
}

/// The class by which a family is told: it gives its kittens their colour.
fn family_class(family: Seat) -> &'static str {
    const CLASSES: [&str; 4] = ["mt-family-1", "mt-family-2", "mt-family-3", "mt-family-4"];
    CLASSES[family.index()]
}
