//! The way out: the house forgets somebody. It takes two taps, because it can't be taken back.

use leptos::{prelude::*, task::spawn_local};

use crate::{connection::http, play_online::Known, reader::Reader, text::text};

#[component]
pub fn Farewell(known: RwSignal<Known>) -> impl IntoView {
    let lang = Reader::here().lang;
    let sure = RwSignal::new(false);
    let trouble = RwSignal::new(None::<String>);
    let delete = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        let lang = lang.get_untracked();
        spawn_local(async move {
            match http::delete(lang, "/api/me").await {
                Ok(()) => _ = known.try_set(Known::Nobody),
                Err(refused) => _ = trouble.try_set(Some(refused.sentence)),
            }
        });
    };
    let words = move || text(lang.get(), if sure.get() { "you-delete-sure" } else { "you-delete" });
    view! {
        <section class="panel farewell">
            <h2>{move || text(lang.get(), "you-delete-title")}</h2>
            <p>{move || text(lang.get(), "you-delete-text")}</p>
            {move || trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })}
            <p class="tools">
                <button type="button" class="tool delete" on:click=delete>{words}</button>
                <Show when=move || sure.get()>
                    <button type="button" class="go" on:click=move |_| sure.set(false)>{move || text(lang.get(), "cancel")}</button>
                </Show>
            </p>
        </section>
    }
}
