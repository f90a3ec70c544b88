//! Step, play, jump, turn to another side, share.

use std::time::Duration;

use game_api::{Seat, Viewer};
use leptos::prelude::*;

use super::{Stand, link};
use crate::{
    drawings::Drawing,
    table::Desk,
    text::{text, text_with},
};

/// Between two steps when the game plays by itself, in milliseconds.
const BREATH: u64 = 1100;

#[component]
pub fn Controls(
    desk: Desk,
    stand: Stand,
    show: Callback<usize>,
    record: RwSignal<Option<String>>,
) -> impl IntoView {
    let lang = desk.reader.lang;
    let playing = RwSignal::new(false);
    let go = move |at: usize| {
        desk.skip();
        show.run(at);
    };
    let step = move || {
        let at = stand.at.get_untracked();
        if at < stand.decisions.get_untracked() { show.run(at + 1) } else { playing.set(false) }
    };
    Effect::new(move || {
        if playing.get() {
            let handle = set_interval_with_handle(step, Duration::from_millis(BREATH)).ok();
            on_cleanup(move || handle.into_iter().for_each(|handle| handle.clear()));
        }
    });
    let place = move || {
        let args = [("at", stand.at.get().into()), ("decisions", stand.decisions.get().into())];
        text_with(lang.get(), "replay-place", &args)
    };
    let jump = move |event: web_sys::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            playing.set(false);
            go(at);
        }
    };
    let turn = move |event: web_sys::Event| {
        let seat = event_target_value(&event).parse::<Seat>().ok();
        stand.viewer.set(seat.map_or(Viewer::Spectator, Viewer::Seat));
        go(stand.at.get_untracked());
    };
    let button = move |key: &'static str, icon: &'static str, act: Callback<()>| {
        view! {
            <button type="button" class="tool" data-replay=key on:click=move |_| act.run(())>
                <Drawing name=icon class="icon" />
                {move || text(lang.get(), key)}
            </button>
        }
    };
    let back = Callback::new(move |()| go(stand.at.get_untracked().saturating_sub(1)));
    let forth = Callback::new(move |()| {
        desk.skip();
        step();
    });
    let play = Callback::new(move |()| playing.update(|playing| *playing = !*playing));
    let first = Callback::new(move |()| go(0));
    view! {
        <section class="replay panel" aria-label=move || text(lang.get(), "replay-title")>
            <p>{place}</p>
            <input
                type="range"
                min="0"
                max=move || stand.decisions.get()
                prop:value=move || stand.at.get()
                aria-label=move || text(lang.get(), "replay-jump")
                on:input=jump
            />
            <div class="tools">
                {button("replay-first", "i-undo", first)} {button("replay-back", "i-rotl", back)}
                {button("replay-forth", "i-skip", forth)} {button("replay-play", "i-chev", play)}
            </div>
            <Show when=move || stand.over.get()>
                <label>
                    {move || text(lang.get(), "replay-side")}
                    <select name="side" on:change=turn>
                        {move || sides(desk, stand)}
                    </select>
                </label>
            </Show>
            {move || record.get().and_then(|record| link(&record, stand.at.get())).map(|address| {
                view! { <p><a class="share" href=address>{text(lang.get(), "replay-link")}</a></p> }
            })}
        </section>
    }
}

fn sides(desk: Desk, stand: Stand) -> Option<impl IntoView> {
    let voice = desk.voice()?;
    let seats = Seat::all(voice.names.seats()).map(|seat| {
        let selected = stand.viewer.get_untracked() == Viewer::Seat(seat);
        view! {
            <option value=seat.number() selected=selected>{voice.name(seat).to_owned()}</option>
        }
    });
    let watcher = stand.viewer.get_untracked() == Viewer::Spectator;
    Some(view! {
        <option value="" selected=watcher>{text(voice.book.lang(), "spectator")}</option>
        {seats.collect_view()}
    })
}
