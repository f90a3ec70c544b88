//! Lines between the people of a table.

use leptos::prelude::*;

use crate::{
    drawings::Drawing,
    reader::Reader,
    text::{text, text_with},
};

const LONGEST_LINE: usize = 280;

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    pub name: String,
    pub text: String,
}

/// What was said, the last line in sight even when the rest is folded away.
#[component]
pub fn Chat(said: RwSignal<Vec<Saying>>, say: Callback<String>) -> impl IntoView {
    let lang = Reader::here().lang;
    let line = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let words = line.get_untracked().trim().to_owned();
        if !words.is_empty() {
            say.run(words);
            line.set(String::new());
        }
    };
    let saying = |Saying { name, text }: Saying| view! { <b>{name}</b> " " {text} };
    view! {
        <details class="chat">
            <summary>
                <Drawing name="i-log" class="icon" />
                {move || text_with(lang.get(), "chat", &[("count", said.with(Vec::len).into())])}
                <span class="last">{move || said.with(|said| said.last().cloned()).map(saying)}</span>
            </summary>
            <div class="lines" role="log" aria-live="polite" tabindex="0" aria-label=move || text(lang.get(), "chat-title")>
                <ol>{move || said.get().into_iter().map(|line| view! { <li>{saying(line)}</li> }).collect_view()}</ol>
            </div>
            <form on:submit=send>
                <input
                    type="text"
                    name="line"
                    maxlength=LONGEST_LINE
                    autocomplete="off"
                    aria-label=move || text(lang.get(), "chat-line")
                    placeholder=move || text(lang.get(), "chat-line")
                    prop:value=line
                    on:input=move |event| line.set(event_target_value(&event))
                />
                <button type="submit" class="tool">{move || text(lang.get(), "chat-send")}</button>
            </form>
        </details>
    }
}
