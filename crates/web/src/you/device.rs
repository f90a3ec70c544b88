//! A link, as a text and as a picture, that makes another device the same person's.

use leptos::{prelude::*, task::spawn_local};
use serde::Deserialize;
use serde_json::json;

use crate::{connection::http, play_online::Share, reader::Reader, route::Route, text::text};

/// A code that works once.
#[derive(Deserialize)]
struct NewCode {
    code: String,
}

#[component]
pub fn AnotherDevice() -> impl IntoView {
    let lang = Reader::here().lang;
    let made = RwSignal::new(None::<Result<String, String>>);
    let make = move |_| {
        let lang = lang.get_untracked();
        spawn_local(async move {
            let code = http::post::<NewCode>(lang, "/api/me/link", &json!({})).await;
            let link = code.map(|NewCode { code }| address(&Route::ComeIn(code)));
            made.try_set(Some(link.map_err(|refused| refused.sentence)));
        });
    };
    view! {
        <section class="panel device">
            <h2>{move || text(lang.get(), "you-device-title")}</h2>
            {move || match made.get() {
                None => {
                    view! {
                        <button type="button" class="tool make-link" on:click=make>{text(lang.get(), "you-device")}</button>
                    }
                    .into_any()
                }
                Some(Ok(address)) => {
                    view! {
                        <p>{text(lang.get(), "you-device-text")}</p>
                        <Share address label="you-device-link" />
                    }
                    .into_any()
                }
                Some(Err(sentence)) => view! { <p class="trouble" role="alert">{sentence}</p> }.into_any(),
            }}
        </section>
    }
}

/// A page of this house as a whole address.
fn address(route: &Route) -> String {
    format!("{}/{route}", window().location().origin().unwrap_or_default())
}
