//! What the browser knows about its reader: the language, and what is kept from visit to visit.

use game_api::Lang;
use leptos::prelude::*;
use web_sys::Storage;

/// Where the chosen language is kept.
const LANGUAGE: &str = "chatiere-language";

/// The reader, for every part of the page.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    pub lang: RwSignal<Lang>,
}

impl Reader {
    pub fn here() -> Reader {
        expect_context()
    }
}

/// The language chosen on an earlier visit, else the first of the reader's languages that the house speaks.
pub fn language() -> Lang {
    kept(LANGUAGE)
        .and_then(|tag| Lang::from_tag(&tag))
        .or_else(|| {
            let languages = window().navigator().languages();
            languages.iter().find_map(|tag| Lang::from_tag(&tag.as_string()?))
        })
        .unwrap_or(Lang::En)
}

/// Keeps the choice for the next visit.
pub fn keep_language(lang: Lang) {
    keep(LANGUAGE, lang.tag());
}

/// Tells the browser, and so a screen reader, what the page is called and which language it speaks.
pub fn announce(lang: Lang, title: &str) {
    document().set_title(title);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", lang.tag());
    }
}

/// What was kept under that name.
pub fn kept(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps a text from visit to visit.
pub fn keep(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // A reader who lets nothing be stored starts anew next time.
        let _ = storage.set_item(name, text);
    }
}

pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
