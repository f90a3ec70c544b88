//! What the browser knows about its reader: the language.

use game_api::Lang;
use leptos::prelude::*;
use web_sys::Storage;

/// Where the chosen language is kept.
const LANGUAGE: &str = "chatiere-language";

/// The language chosen on an earlier visit, else the first of the reader's languages that the house speaks.
pub fn language() -> Lang {
    let chosen = storage().and_then(|storage| storage.get_item(LANGUAGE).ok().flatten());
    chosen
        .and_then(|tag| Lang::from_tag(&tag))
        .or_else(|| {
            let languages = window().navigator().languages();
            languages.iter().find_map(|tag| Lang::from_tag(&tag.as_string()?))
        })
        .unwrap_or(Lang::En)
}

/// Keeps the choice for the next visit.
pub fn keep_language(lang: Lang) {
    if let Some(storage) = storage() {
        // A reader who lets nothing be stored is asked again next time.
        let _ = storage.set_item(LANGUAGE, lang.tag());
    }
}

/// Tells the browser, and so a screen reader, what the page is called and which language it speaks.
pub fn announce(lang: Lang, title: &str) {
    document().set_title(title);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", lang.tag());
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
