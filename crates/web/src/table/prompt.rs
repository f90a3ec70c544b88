//! One sentence that says what to do now, or who won.

use game_api::Pending;
use leptos::prelude::*;

use super::Desk;
use crate::{drawings::Drawing, text::text};

#[component]
pub fn Prompt(desk: Desk) -> impl IntoView {
    let sentence = move || {
        let (shown, voice) = (desk.shown.get()?, desk.voice()?);
        Some(shown.position.say_outcome(&voice).unwrap_or_else(|| shown.position.prompt(&voice)))
    };
    let own = move || {
        let viewer = desk.viewer().and_then(|viewer| viewer.seat());
        let pending = desk.shown.with(|shown| Some(shown.as_ref()?.position.now().pending));
        viewer.is_some_and(|seat| pending == Some(Pending::Seat(seat)))
    };
    view! {
        <section
            class="prompt"
            class:own=own
            aria-label=move || text(desk.reader.lang.get(), "prompt-title")
            aria-live="polite"
            aria-atomic="true"
        >
            <Drawing name="h-caramel" class="face" />
            <p>
                {move || match sentence() {
                    None => text(desk.reader.lang.get(), "table-waits").into_any(),
                    Some(sentence) => {
                        let (first, rest) = split(&sentence);
                        view! {
                            <b>{first.to_owned()}</b>
                            {rest.to_owned()}
                        }
                            .into_any()
                    }
                }}
            </p>
        </section>
    }
}

/// The first words, which say whose turn it is, and the rest.
fn split(sentence: &str) -> (&str, &str) {
    let end = sentence.find(['.', '!', '?', ':', ';']).map_or(sentence.len(), |at| at + 1);
    sentence.split_at(end)
}
