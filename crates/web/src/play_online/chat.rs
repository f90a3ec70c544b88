//! Lines between the people of a table.

use leptos::prelude::*;
use protocol::Emote;

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
    pub what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    Words(String),
    /// Something that needs no words.
    Sign(Emote),
}

/// What a cat can do without a word, each with the key of its sound.
const EMOTES: [(Emote, &str); 5] = [
    (Emote::Meow, "emote-meow"),
    (Emote::Purr, "emote-purr"),
    (Emote::Hiss, "emote-hiss"),
    (Emote::Wave, "emote-wave"),
    (Emote::PawUp, "emote-paw-up"),
];

fn sound(emote: Emote) -> &'static str {
    let known = EMOTES.iter().find(|(other, _)| *other == emote);
    known.map(|(_, key)| *key).expect("every emote is in the list")
}

/// What was said, the last line in sight even when the rest is folded away.
#[component]
pub fn Chat(
    said: RwSignal<Vec<Saying>>,
    say: Callback<String>,
    show: Callback<Emote>,
    /// Whether the reader sits at the table: only then are they seen.
    #[prop(into)]
    seated: Signal<bool>,
) -> impl IntoView {
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
    let saying = move |Saying { name, what }: Saying| {
        let sign = matches!(what, What::Sign(_));
        let words = match what {
            What::Words(words) => words,
            What::Sign(emote) => text(lang.get(), sound(emote)),
        };
        view! { <b>{name}</b> " " <span class:sign=sign>{words}</span> }
    };
    let emote = move |(emote, key): (Emote, &'static str)| {
        view! {
            <button type="button" class="tool emote" data-emote=key on:click=move |_| show.run(emote)>
                {move || text(lang.get(), key)}
            </button>
        }
    };
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
            <Show when=move || seated.get()>
                <p class="tools" role="group" aria-label=move || text(lang.get(), "emotes")>
                    {EMOTES.map(emote).into_iter().collect_view()}
                </p>
            </Show>
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
