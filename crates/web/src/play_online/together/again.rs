//! The game is over: the same people again, at a new table.

use leptos::{prelude::*, task::spawn_local};
use protocol::{Stage, TableCard};
use serde_json::json;

use super::Company;
use crate::{
    connection::http,
    drawings::Drawing,
    route::{self, Route},
    text::text,
};

#[component]
pub fn Again(company: Company) -> impl IntoView {
    let lang = company.desk.reader.lang;
    let again = move |_| {
        let (lang, path) = (lang.get_untracked(), company.path("rematch"));
        spawn_local(async move {
            match http::post::<TableCard>(lang, &path, &json!({})).await {
                Ok(next) => route::go(&Route::Table(next.id)),
                Err(refused) => _ = company.trouble.try_set(Some(refused.sentence)),
            }
        });
    };
    let next = Memo::new(move |_| company.card.with(|card| card.rematch.clone()));
    let can_ask = Memo::new(move |_| company.is(Stage::Over) && company.own_seat().is_some());
    move || match next.get() {
        Some(next) => Some(
            view! {
                <a class="go rematch" href=Route::Table(next).to_string()>
                    <Drawing name="i-chev" class="icon" />
                    {text(lang.get(), "to-rematch")}
                </a>
            }
            .into_any(),
        ),
        None => can_ask.get().then(|| {
            view! {
                <button type="button" class="go rematch" on:click=again>
                    <Drawing name="i-paw" class="icon" />
                    {text(lang.get(), "play-again")}
                </button>
            }
            .into_any()
        }),
    }
}
