//! Comme chien et chat on the table.

mod dock;
mod motions;
mod pets;
mod players;

use comme_chien_et_chat::{CommeChienEtChat, Event};
use game_api::{Seat, ViewRef};
use leptos::prelude::*;

use super::{Board, Scene};
use crate::motion::Motion;

impl Board for CommeChienEtChat {
    fn board(scene: &Scene<'_, Self>) -> AnyView {
        pets::columns(scene)
    }
    fn chip(scene: &Scene<'_, Self>, seat: Seat) -> AnyView {
        players::chip(scene, seat)
    }
    fn dock(scene: &Scene<'_, Self>) -> AnyView {
        dock::dock(scene)
    }
    fn aside(scene: &Scene<'_, Self>) -> AnyView {
        players::worth_panel(scene)
    }
    fn headline(scene: &Scene<'_, Self>) -> String {
        scene.voice.say("draw-round", &[("round", scene.view.public.round.into())])
    }
    fn motions(event: &Event, view: ViewRef<'_, Self>) -> Vec<Motion> {
        motions::motions(event, view)
    }
}

/// With its sign, and a real minus.
fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string().replace('-', "−") }
}
