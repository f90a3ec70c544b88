//! Which page an address means. Everything behind the `#` is the page's own business, so that it needs no server.

use std::fmt;

use leptos::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    /// A table of that game in this browser.
    Here(String),
    /// A first game of it, with a coach.
    Tour(String),
    /// The form that opens a table of that game in the house.
    Online(String),
    /// A table of the house, by its name.
    Table(String),
    /// The same, with an invitation to one of its seats.
    Invited(String, String),
    /// The page about oneself.
    You,
    /// The way to it from another device, with a code.
    ComeIn(String),
    /// The game of such a table, to watch it again.
    TableReplay(String),
    /// The rules of that game, at the rule of that number.
    Rules(String, Option<String>),
    About(String),
    /// The last game of that kind, or the one that these moves tell.
    Replay(String, Option<String>),
}

const REPLAY: &str = "replay";

impl Route {
    /// The page of a fragment such as `#/here/super-miaou`; an unknown one leads home.
    fn of(fragment: &str) -> Route {
        let mut parts = fragment.trim_start_matches('#').split('/').skip(1);
        let (page, game, more) = (parts.next(), parts.next(), parts.next().map(str::to_owned));
        match (page, game.map(str::to_owned)) {
            (Some("here"), Some(game)) => Route::Here(game),
            (Some("tour"), Some(game)) => Route::Tour(game),
            (Some("online"), Some(game)) => Route::Online(game),
            (Some("table"), Some(id)) if more.as_deref() == Some(REPLAY) => Route::TableReplay(id),
            (Some("table"), Some(id)) => match more {
                Some(code) => Route::Invited(id, code),
                None => Route::Table(id),
            },
            (Some("you"), None) => Route::You,
            (Some("you"), Some(code)) => Route::ComeIn(code),
            (Some("rules"), Some(game)) => Route::Rules(game, more),
            (Some("about"), Some(game)) => Route::About(game),
            (Some(REPLAY), Some(game)) => Route::Replay(game, more),
            _ => Route::Home,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("#/"),
            Route::Here(game) => write!(f, "#/here/{game}"),
            Route::Tour(game) => write!(f, "#/tour/{game}"),
            Route::Online(game) => write!(f, "#/online/{game}"),
            Route::Table(id) => write!(f, "#/table/{id}"),
            Route::Invited(id, code) => write!(f, "#/table/{id}/{code}"),
            Route::TableReplay(id) => write!(f, "#/table/{id}/{REPLAY}"),
            Route::You => f.write_str("#/you"),
            Route::ComeIn(code) => write!(f, "#/you/{code}"),
            Route::Rules(game, rule) => write!(f, "#/rules/{game}{}", behind(rule)),
            Route::About(game) => write!(f, "#/about/{game}"),
            Route::Replay(game, moves) => write!(f, "#/{REPLAY}/{game}{}", behind(moves)),
        }
    }
}

fn behind(more: &Option<String>) -> String {
    more.as_ref().map(|more| format!("/{more}")).unwrap_or_default()
}

/// The page that the address bar names, now and whenever it changes.
pub fn current() -> ReadSignal<Route> {
    let read = || Route::of(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(read());
    let handle = window_event_listener(leptos::ev::hashchange, move |_| {
        set_route.set(read());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    on_cleanup(move || handle.remove());
    route
}

/// The whole address of a page, to send to others.
pub fn address(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    format!("{}{route}", here.split('#').next().unwrap_or_default())
}

pub fn go(route: &Route) {
    // The browser refuses only addresses that are none.
    let _ = window().location().set_hash(&route.to_string());
}
