//! Cat & Fish on the table.

mod actions;
mod chart;
mod market;
mod motions;
mod panes;
mod players;
mod points;
mod sea;
mod shop;
mod target;

use cat_and_fish::{CatAndFish, Event};
use game_api::{Seat, ViewRef};
use leptos::prelude::*;

use super::{Board, Scene};
use crate::{motion::Motion, text::text_with};

impl Board for CatAndFish {
    fn board(scene: &Scene<'_, Self>) -> AnyView {
        view! {
            <div class="cf-table">
                {sea::sea(scene)}
                {panes::panes(scene)}
            </div>
        }
        .into_any()
    }
    fn chip(scene: &Scene<'_, Self>, seat: Seat) -> AnyView {
        players::chip(scene, seat)
    }
    fn dock(scene: &Scene<'_, Self>) -> AnyView {
        players::spells(scene)
    }
    fn headline(scene: &Scene<'_, Self>) -> String {
        let public = &scene.view.public;
        let season = scene.voice.say(&format!("season-{}", public.season()), &[]);
        let args = [("year", public.year().into()), ("season", season.into())];
        text_with(scene.voice.book.lang(), "cf-headline", &args)
    }
    fn motions(event: &Event, view: ViewRef<'_, Self>) -> Vec<Motion> {
        motions::motions(event, view)
    }
}
