//! The log in words, which screen readers hear as it grows.

use leptos::prelude::*;

use super::{Desk, Line, players::symbol};
use crate::{drawings::Drawing, text::text};

/// The last lines are enough at the table; the replay has them all.
const LINES: usize = 60;

#[component]
pub fn Log(desk: Desk) -> impl IntoView {
    view! {
        <section class="panel log" aria-labelledby="log">
            <h2 id="log">{move || text(desk.reader.lang.get(), "log-title")}</h2>
            <div class="lines" role="log" aria-live="polite" tabindex="0" aria-labelledby="log">
                <ol><Lines desk most=LINES /></ol>
            </div>
        </section>
    }
}

/// The newest line alone, where the log has no room.
#[component]
pub fn LastLine(desk: Desk) -> impl IntoView {
    view! { <ul class="last-line" aria-hidden="true"><Lines desk most=1 /></ul> }
}

/// The newest lines. Each is put into words once; all of them again when somebody else reads, or in another language.
#[component]
fn Lines(desk: Desk, most: usize) -> impl IntoView {
    let reader = Memo::new(move |_| {
        let lang = desk.reader.lang.get();
        desk.shown
            .with(|shown| shown.as_ref().map(|shown| (lang, shown.position.viewer(), shown.players.clone())))
    });
    let newest = move || desk.log.with(|log| log[log.len().saturating_sub(most)..].to_vec());
    move || {
        reader.track();
        view! { <For each=newest key=|line| line.id children=move |line| untrack(|| said(desk, &line)) /> }
    }
}

fn said(desk: Desk, line: &Line) -> Option<impl IntoView + use<>> {
    let (shown, voice) = (desk.shown.get()?, desk.voice()?);
    let sentence = shown.position.say_event(&line.event, &voice)?;
    Some(view! {
        <li>
            {line.seat.map(|seat| view! { <Drawing name=symbol(seat) class="symbol" /> })}
            <span>{sentence}</span>
        </li>
    })
}
