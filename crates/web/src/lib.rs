//! The web client. It draws what it is shown and knows no rule.
//!
//! A page is a folder: `home`, `play_here`. The table is one layout for all games (`table`); what differs from
//! game to game is in `games`. `connection` is the way to a table, `motion` what moves on the way.

pub mod about;
mod app;
pub mod connection;
pub mod drawings;
pub mod games;
pub mod home;
pub mod motion;
pub mod play_here;
pub mod play_online;
pub mod reader;
pub mod replay;
pub mod route;
pub mod rules;
pub mod table;
pub mod text;
pub mod you;

use std::any::Any;

use leptos::{
    logging,
    mount::{mount_to, mount_to_body},
    prelude::document,
};

/// Shows the whole house.
pub fn start() {
    tell_panics();
    mount_to_body(app::App);
}

/// Shows the home page alone; it goes away with what is returned.
pub fn start_at_the_door() -> Box<dyn Any> {
    tell_panics();
    let body = document().body().expect("a page has a body");
    Box::new(mount_to(body, app::Doorstep))
}

/// A panic would otherwise say only that something unreachable was reached.
fn tell_panics() {
    std::panic::set_hook(Box::new(|panic| logging::error!("{panic}")));
}
