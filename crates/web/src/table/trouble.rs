//! What stands in the way of going on, as a sentence that says what happens next.

use leptos::prelude::*;

use super::Desk;
use crate::text::text;

#[component]
pub fn Trouble(desk: Desk) -> impl IntoView {
    let lang = desk.reader.lang;
    let reload = move |_| _ = window().location().reload();
    move || {
        desk.trouble.get().map(|key| {
            let old = key == "outdated";
            view! {
                <div class="trouble" role="alert">
                    <p>{text(lang.get(), key)}</p>
                    {old.then(|| view! {
                        <button type="button" class="go reload" on:click=reload>{text(lang.get(), "reload")}</button>
                    })}
                </div>
            }
        })
    }
}
