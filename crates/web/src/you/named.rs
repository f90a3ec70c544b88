//! By what one is called and recognised.

use leptos::{prelude::*, task::spawn_local};
use serde_json::json;

use crate::{
    connection::http::{self, Refused},
    play_online::{LONGEST_NAME, Me},
    reader::Reader,
    text::text,
};

const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;

/// What came of a form: nothing yet, kept, or a sentence that says why not.
type Came = RwSignal<Option<Result<(), Refused>>>;

#[component]
pub fn NameForm(me: Me) -> impl IntoView {
    let lang = Reader::here().lang;
    let name = RwSignal::new(me.name);
    let came: Came = RwSignal::new(None);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let lang = lang.get_untracked();
        let body = json!({ "name": name.get_untracked(), "lang": lang.tag() });
        spawn_local(async move {
            let kept = http::post::<Me>(lang, "/api/me", &body).await;
            came.try_set(Some(kept.map(|_| ())));
        });
    };
    view! {
        <form class="panel" data-form="name" on:submit=keep>
            <label class="variant">
                <span>{move || text(lang.get(), "you-name")}</span>
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
            <Outcome came />
            <button type="submit" class="go">{move || text(lang.get(), "you-keep")}</button>
        </form>
    }
}

#[component]
pub fn PasswordForm() -> impl IntoView {
    let lang = Reader::here().lang;
    let password = RwSignal::new(String::new());
    let came: Came = RwSignal::new(None);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (lang, body) = (lang.get_untracked(), json!({ "password": password.get_untracked() }));
        spawn_local(async move {
            let kept = http::post_quietly(lang, "/api/me/password", &body).await;
            if kept.is_ok() {
                password.try_set(String::new());
            }
            came.try_set(Some(kept));
        });
    };
    view! {
        <form class="panel" data-form="password" on:submit=keep>
            <h2>{move || text(lang.get(), "you-password-title")}</h2>
            <p>{move || text(lang.get(), "you-password-text")}</p>
            <label class="variant">
                <span>{move || text(lang.get(), "you-password")}</span>
                <input
                    type="password"
                    name="password"
                    required
                    minlength=SHORTEST_PASSWORD
                    maxlength=LONGEST_PASSWORD
                    autocomplete="new-password"
                    prop:value=password
                    on:input=move |event| password.set(event_target_value(&event))
                />
            </label>
            <Outcome came />
            <button type="submit" class="go">{move || text(lang.get(), "you-keep")}</button>
        </form>
    }
}

#[component]
fn Outcome(came: Came) -> impl IntoView {
    let lang = Reader::here().lang;
    move || {
        came.get().map(|came| match came {
            Ok(()) => view! { <p class="kept" role="status">{text(lang.get(), "you-kept")}</p> }.into_any(),
            Err(refused) => view! { <p class="trouble" role="alert">{refused.sentence}</p> }.into_any(),
        })
    }
}
