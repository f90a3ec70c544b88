//! What is not about this move: words or drawings, how fast things move, the language, and the page's own items.

use game_api::Lang;
use leptos::prelude::*;

use super::Desk;
use crate::{
    drawings::Drawing,
    motion::{Pace, keep_pace, pace},
    reader,
    text::text,
};

/// Something more that can be done from here.
#[derive(Clone, Copy, Debug)]
pub struct MenuItem {
    /// The key of its words.
    pub key: &'static str,
    pub act: Callback<()>,
}

#[component]
pub fn Menu(
    desk: Desk,
    items: Vec<MenuItem>,
    /// What only this table offers.
    more: Option<ViewFn>,
) -> impl IntoView {
    let say = move |key: &'static str| move || text(desk.reader.lang.get(), key);
    let chosen_pace = RwSignal::new(pace());
    let sheet = NodeRef::<leptos::html::Details>::new();
    // What was chosen there may be waited for elsewhere on the page.
    let close = move |_| sheet.get_untracked().into_iter().for_each(|sheet| sheet.set_open(false));
    let set_pace = move |pace: Pace| {
        keep_pace(pace);
        chosen_pace.set(pace);
    };
    let paces = Pace::ALL.map(|pace| {
        view! {
            <button
                type="button"
                class="tool"
                data-pace=pace.name()
                aria-pressed=move || if chosen_pace.get() == pace { "true" } else { "false" }
                on:click=move |_| set_pace(pace)
            >
                {move || text(desk.reader.lang.get(), &format!("pace-{}", pace.name()))}
            </button>
        }
    });
    let languages = Lang::ALL.map(|lang| {
        let choose = move |_| {
            reader::keep_language(lang);
            desk.reader.lang.set(lang);
        };
        view! {
            <button
                type="button"
                class="tool"
                lang=lang.tag()
                aria-pressed=move || if desk.reader.lang.get() == lang { "true" } else { "false" }
                on:click=choose
            >
                {text(lang, "language-name")}
            </button>
        }
    });
    let items = items.into_iter().map(|MenuItem { key, act }| {
        view! {
            <button type="button" class="tool" data-item=key on:click=move |_| act.run(())>
                {say(key)}
            </button>
        }
    });
    view! {
        <details node_ref=sheet class="menu">
            <summary aria-label=say("menu")>
                <Drawing name="i-menu" class="icon" />
            </summary>
            <div class="sheet">
                <button
                    type="button"
                    class="tool words"
                    aria-pressed=move || if desk.in_words.get() { "true" } else { "false" }
                    on:click=move |_| desk.tell_in_words(!desk.in_words.get_untracked())
                >
                    {say("in-words")}
                </button>
                <h2>{say("pace-title")}</h2>
                {paces.into_iter().collect_view()}
                <h2>{say("language-title")}</h2>
                {languages.into_iter().collect_view()}
                <div class="items" on:click=close>
                    {items.collect_view()}
                    {more.map(|more| more.run())}
                </div>
            </div>
        </details>
    }
}
