//! The log in words, which screen readers hear as it grows.

use leptos::prelude::*;

use super::{Desk, players::symbol};
use crate::{drawings::Drawing, text::text};

/// The last lines are enough at the table; the replay has them all.
const LINES: usize = 60;

#[component]
pub fn Log(desk: Desk) -> impl IntoView {
    view! {
        <section class="panel log" aria-labelledby="log">
            <h2 id="log">{move || text(desk.reader.lang.get(), "log-title")}</h2>
            <div class="lines" role="log" aria-live="polite" tabindex="0" aria-labelledby="log">
                <ol>{move || lines(desk, LINES)}</ol>
            </div>
        </section>
    }
}

/// The newest line alone, where the log has no room.
#[component]
pub fn LastLine(desk: Desk) -> impl IntoView {
    view! { <ul class="last-line" aria-hidden="true">{move || lines(desk, 1)}</ul> }
}

fn lines(desk: Desk, most: usize) -> Option<impl IntoView> {
    let (shown, voice) = (desk.shown.get()?, desk.voice()?);
    let log = desk.log.get();
    let lines = log[log.len().saturating_sub(most)..].iter().filter_map(|line| {
        let sentence = shown.position.say_event(&line.event, &voice)?;
        Some(view! {
            <li>
                {line.seat.map(|seat| view! { <Drawing name=symbol(seat) class="symbol" /> })}
                <span>{sentence}</span>
            </li>
        })
    });
    Some(lines.collect_view())
}
