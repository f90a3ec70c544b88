//! A link as a text and as a picture, to send to others or to carry to another device.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::qr::QrPicture;
use crate::{
    drawings::Drawing,
    reader::Reader,
    text::{text, text_with},
};

#[component]
pub fn Share(
    address: String,
    /// The key of the words that say what it is.
    label: &'static str,
) -> impl IntoView {
    let lang = Reader::here().lang;
    let picture = text_with(lang.get_untracked(), "share-picture", &[("address", address.clone().into())]);
    let field = NodeRef::<leptos::html::Input>::new();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
            copied.set(copy_selection());
        }
    };
    let words = move || text(lang.get(), if copied.get() { "link-copied" } else { "copy-link" });
    view! {
        <div class="share">
            <label>
                <span>{move || text(lang.get(), label)}</span>
                <input
                    node_ref=field
                    type="text"
                    name="link"
                    readonly
                    prop:value=address.clone()
                    on:focus=move |_| field.get_untracked().into_iter().for_each(|field| field.select())
                />
            </label>
            <button type="button" class="tool copy" aria-live="polite" on:click=copy>
                <Drawing name="i-check" class="icon" />
                {words}
            </button>
            <QrPicture text=address label=picture />
        </div>
    }
}

/// The old way to copy, which browsers allow over plain http, too. False if they don't.
fn copy_selection() -> bool {
    let document = document();
    let command = Reflect::get(&document, &"execCommand".into()).ok();
    let command = command.and_then(|command| command.dyn_into::<Function>().ok());
    let done = command.and_then(|command| command.call1(&document, &"copy".into()).ok());
    done.as_ref().and_then(JsValue::as_bool).unwrap_or(false)
}
