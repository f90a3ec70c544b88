//! Chabyrinthe on the table.

mod dock;
mod drag;
mod motions;
mod preview;
mod ring;
mod roof;
mod tiles;

use chabyrinthe::{Chabyrinthe, Event};
use game_api::{Seat, ViewRef};
use leptos::prelude::*;

use super::{Board, Scene};
use crate::{motion::Motion, text::text_with};

impl Board for Chabyrinthe {
    fn board(scene: &Scene<'_, Self>) -> AnyView {
        roof::roof(scene)
    }
    fn chip(scene: &Scene<'_, Self>, seat: Seat) -> AnyView {
        ring::won(scene, seat)
    }
    fn dock(scene: &Scene<'_, Self>) -> AnyView {
        dock::dock(scene)
    }
    fn gain(scene: &Scene<'_, Self>) -> Option<String> {
        let points = preview::Preview::of(scene).points(scene);
        (points > 0).then(|| format!("+{points}"))
    }
    fn aside(scene: &Scene<'_, Self>) -> AnyView {
        tiles::legend(scene)
    }
    fn headline(scene: &Scene<'_, Self>) -> String {
        text_with(scene.voice.book.lang(), "round", &[("round", scene.view.public.round.into())])
    }
    fn motions(event: &Event, view: ViewRef<'_, Self>) -> Vec<Motion> {
        motions::motions(event, view)
    }
}
