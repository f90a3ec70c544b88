//! The page about oneself: name, password, other devices, results, and the way out.

mod device;
mod farewell;
mod named;
mod results;

use leptos::{prelude::*, task::spawn_local};
use serde_json::json;

use device::AnotherDevice;
use farewell::Farewell;
use named::{NameForm, PasswordForm};
use results::Results;

use crate::{
    connection::http,
    home::PageHeader,
    play_online::{Introduce, Known, Me, who_am_i},
    reader::{self, Reader},
    route::{self, Route},
    text::text,
};

#[component]
pub fn You() -> impl IntoView {
    let lang = Reader::here().lang;
    let known = who_am_i();
    Effect::new(move || reader::announce(lang.get(), &text(lang.get(), "you-page-title")));
    view! {
        <div class="page setup you">
            <PageHeader title=move || text(lang.get(), "you-title") />
            <main>
                {move || match known.get() {
                    Known::NotYetAsked => ().into_any(),
                    Known::Nobody => {
                        view! {
                            <p>{text(lang.get(), "you-stranger")}</p>
                            <Introduce known />
                        }
                        .into_any()
                    }
                    Known::Somebody(me) => view! { <AllAbout me known /> }.into_any(),
                    Known::Unreachable(sentence) => {
                        view! { <p class="panel trouble" role="alert">{sentence}</p> }.into_any()
                    }
                }}
            </main>
        </div>
    }
}

#[component]
fn AllAbout(me: Me, known: RwSignal<Known>) -> impl IntoView {
    let person = me.id.clone();
    view! {
        <NameForm me />
        <Results person />
        <PasswordForm />
        <AnotherDevice />
        <Farewell known />
    }
}

/// A link from another device: this one becomes the same person's.
#[component]
pub fn ComeIn(code: String) -> impl IntoView {
    let lang = Reader::here().lang;
    let trouble = RwSignal::new(None::<String>);
    Effect::new(move || reader::announce(lang.get(), &text(lang.get(), "you-page-title")));
    spawn_local(async move {
        match http::post::<Me>(lang.get_untracked(), "/api/link", &json!({ "code": code })).await {
            Ok(_) => route::go(&Route::You),
            Err(refused) => _ = trouble.try_set(Some(refused.sentence)),
        }
    });
    view! {
        <div class="page setup you">
            <PageHeader title=move || text(lang.get(), "you-title") />
            <main>
                {move || match trouble.get() {
                    Some(sentence) => view! { <p class="panel trouble" role="alert">{sentence}</p> }.into_any(),
                    None => view! { <p class="panel">{text(lang.get(), "come-in-link")}</p> }.into_any(),
                }}
            </main>
        </div>
    }
}
