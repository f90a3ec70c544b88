//! Super Miaou on the table.

mod cards;
mod market;
mod motions;
mod zones;

use game_api::{Seat, ViewRef};
use leptos::prelude::*;
use super_miaou::{Event, SuperMiaou};

use super::{Board, Scene};
use crate::motion::Motion;

impl Board for SuperMiaou {
    fn board(scene: &Scene<'_, Self>) -> AnyView {
        market::market(scene)
    }
    fn chip(scene: &Scene<'_, Self>, seat: Seat) -> AnyView {
        zones::chip(scene, seat)
    }
    fn dock(scene: &Scene<'_, Self>) -> AnyView {
        zones::dock(scene)
    }
    fn aside(scene: &Scene<'_, Self>) -> AnyView {
        market::goal(scene)
    }
    fn headline(scene: &Scene<'_, Self>) -> String {
        scene.voice.say("draw-round", &[("round", scene.view.public.round.into())])
    }
    fn motions(event: &Event, view: ViewRef<'_, Self>) -> Vec<Motion> {
        motions::motions(event, view)
    }
}
