//! The frame around all pages: the language, and which page is shown.

use leptos::prelude::*;

use crate::{
    about::About,
    drawings::{BoardSymbols, HouseSymbols},
    home::Home,
    play_here::{PlayHere, Tour},
    play_online::{OnlineTable, OpenTable},
    reader::{self, Reader},
    replay::{Replay, TableReplay},
    route::{self, Route},
    rules::Rules,
    you::{ComeIn, You},
};

/// The house as far as one sees it from the door: the home page alone.
#[component]
pub fn Doorstep() -> impl IntoView {
    provide_context(Reader { lang: RwSignal::new(reader::language()) });
    view! {
        <HouseSymbols />
        <Home />
    }
}

#[component]
pub fn App() -> impl IntoView {
    provide_context(Reader { lang: RwSignal::new(reader::language()) });
    let route = route::current();
    view! {
        <HouseSymbols />
        <BoardSymbols />
        {move || match route.get() {
            Route::Home => view! { <Home /> }.into_any(),
            Route::Here(game) => view! { <PlayHere game /> }.into_any(),
            Route::Tour(game) => view! { <Tour game /> }.into_any(),
            Route::Online(game) => view! { <OpenTable game /> }.into_any(),
            Route::Table(id) => view! { <OnlineTable id invitation=None /> }.into_any(),
            Route::Invited(id, code) => view! { <OnlineTable id invitation=Some(code) /> }.into_any(),
            Route::TableReplay(id) => view! { <TableReplay id /> }.into_any(),
            Route::You => view! { <You /> }.into_any(),
            Route::ComeIn(code) => view! { <ComeIn code /> }.into_any(),
            Route::Rules(game, rule) => view! { <Rules game rule /> }.into_any(),
            Route::About(game) => view! { <About game /> }.into_any(),
            Route::Replay(game, moves) => view! { <Replay game moves /> }.into_any(),
        }}
    }
}
