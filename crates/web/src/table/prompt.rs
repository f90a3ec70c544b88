//! One sentence that says what to do now, or who won.

use game_api::Pending;
use leptos::prelude::*;

use super::Desk;
use crate::{drawings::Drawing, text::text};

#[component]
pub fn Prompt(desk: Desk) -> impl IntoView {
    let sentence = move || {
        let (shown, voice) = (desk.shown.get()?, desk.voice()?);
        let Some(outcome) = shown.position.say_outcome(&voice) else {
            return Some(closed(shown.position.prompt(&voice)));
        };
        // What follows the first line is the count.
        let is_short = shown.position.is_counted_on_board() && !desk.in_words.get();
        let lines = if is_short { 1 } else { usize::MAX };
        Some(outcome.lines().take(lines).collect::<Vec<_>>().join(" "))
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

/// Where the choices follow in a list, a colon leads to them; here they lie on the board.
fn closed(sentence: String) -> String {
    match sentence.trim_end().strip_suffix(':') {
        Some(words) => format!("{}.", words.trim_end()),
        None => sentence,
    }
}

/// The first words, which say whose turn it is, and the rest.
fn split(sentence: &str) -> (&str, &str) {
    let end = sentence.find(['.', '!', '?', ':', ';']).map_or(sentence.len(), |at| at + 1);
    sentence.split_at(end)
}
