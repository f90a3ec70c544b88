//! A name is all that the house wants to know.

use leptos::{prelude::*, task::spawn_local};
use serde_json::json;

use super::{Known, Me};
use crate::{connection::http, reader::Reader, text::text};

pub const LONGEST_NAME: usize = 30;

/// Asks the house whether it knows this browser.
pub fn who_am_i() -> RwSignal<Known> {
    let known = RwSignal::new(Known::NotYetAsked);
    let lang = Reader::here().lang.get_untracked();
    spawn_local(async move {
        known.set(match http::get(lang, "/api/me").await {
            Ok(me) => Known::Somebody(me),
            Err(refused) if refused.key.is_some() => Known::Nobody,
            Err(refused) => Known::Unreachable(refused.sentence),
        });
    });
    known
}

#[component]
pub fn Introduce(known: RwSignal<Known>) -> impl IntoView {
    let lang = Reader::here().lang;
    let name = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let say = move |key: &'static str| move || text(lang.get(), key);
    let introduce = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let lang = lang.get_untracked();
        let body = json!({ "name": name.get_untracked(), "lang": lang.tag() });
        spawn_local(async move {
            match http::post::<Me>(lang, "/api/me", &body).await {
                Ok(me) => known.set(Known::Somebody(me)),
                Err(refused) => trouble.set(Some(refused.sentence)),
            }
        });
    };
    view! {
        <form class="panel introduce" on:submit=introduce>
            <label>
                <span>{say("your-name")}</span>
                <input
                    type="text"
                    name="name"
                    required
                    maxlength=LONGEST_NAME
                    autocomplete="nickname"
                    prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </label>
            {move || trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })}
            <button type="submit" class="go">{say("come-in")}</button>
        </form>
    }
}
