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

/// Asks for a name; in a closed house also for its password or an invitation.
#[component]
pub fn Introduce(known: RwSignal<Known>) -> impl IntoView {
    let lang = Reader::here().lang;
    let name = RwSignal::new(String::new());
    let key = RwSignal::new(None::<String>);
    let trouble = RwSignal::new(None::<String>);
    let introduce = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let lang = lang.get_untracked();
        let body = json!({ "name": name.get_untracked(), "lang": lang.tag(), "key": key.get_untracked() });
        spawn_local(async move {
            match http::post::<Me>(lang, "/api/me", &body).await {
                Ok(me) => known.set(Known::Somebody(me)),
                Err(refused) => {
                    if refused.key.as_deref() == Some("closed") {
                        key.update(|key| _ = key.get_or_insert_default());
                    }
                    trouble.set(Some(refused.sentence));
                }
            }
        });
    };
    let closed = Memo::new(move |_| key.with(Option::is_some));
    view! {
        <form class="panel introduce" on:submit=introduce>
            <Field name="name" label="your-name" autocomplete="nickname" value=name />
            <Show when=move || closed.get()>
                <label>
                    <span>{move || text(lang.get(), "house-key")}</span>
                    <input
                        type="password"
                        name="key"
                        required
                        autocomplete="off"
                        on:input=move |event| key.set(Some(event_target_value(&event)))
                    />
                </label>
            </Show>
            {move || trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })}
            <button type="submit" class="go">{move || text(lang.get(), "come-in")}</button>
        </form>
        <Login known />
    }
}

/// Somebody who has given the house a password is recognised by it.
#[component]
fn Login(known: RwSignal<Known>) -> impl IntoView {
    let lang = Reader::here().lang;
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let trouble = RwSignal::new(None::<String>);
    let come_in = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let lang = lang.get_untracked();
        let body = json!({ "name": name.get_untracked(), "password": password.get_untracked() });
        spawn_local(async move {
            match http::post::<Me>(lang, "/api/login", &body).await {
                Ok(me) => known.set(Known::Somebody(me)),
                Err(refused) => trouble.set(Some(refused.sentence)),
            }
        });
    };
    view! {
        <details class="panel login">
            <summary>{move || text(lang.get(), "login-title")}</summary>
            <form on:submit=come_in>
                <Field name="login" label="you-name" autocomplete="username" value=name />
                <label>
                    <span>{move || text(lang.get(), "login-password")}</span>
                    <input
                        type="password"
                        name="password"
                        required
                        autocomplete="current-password"
                        on:input=move |event| password.set(event_target_value(&event))
                    />
                </label>
                {move || trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })}
                <button type="submit" class="go">{move || text(lang.get(), "come-in")}</button>
            </form>
        </details>
    }
}

/// A field for a name.
#[component]
fn Field(
    name: &'static str,
    label: &'static str,
    autocomplete: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    let lang = Reader::here().lang;
    view! {
        <label>
            <span>{move || text(lang.get(), label)}</span>
            <input
                type="text"
                name=name
                required
                maxlength=LONGEST_NAME
                autocomplete=autocomplete
                prop:value=value
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}
