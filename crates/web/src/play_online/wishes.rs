//! How a table is wanted beside its game: time to think, hints, who finds it and who may watch.

use leptos::prelude::*;
use protocol::Clock;

use crate::{reader::Reader, text::text};

const DAY: u32 = 24 * 60 * 60;

/// The clocks to choose from, each with the key of its words.
const CLOCKS: [(&str, Clock); 7] = [
    ("clock-none", Clock::None),
    ("clock-turn-live", Clock::Turn { seconds: 30 }),
    ("clock-turn-calm", Clock::Turn { seconds: 2 * 60 }),
    ("clock-bank-quick", Clock::Bank { seconds: 5 * 60, increment: 5 }),
    ("clock-bank-calm", Clock::Bank { seconds: 20 * 60, increment: 15 }),
    ("clock-turn-day", Clock::Turn { seconds: DAY }),
    ("clock-turn-days", Clock::Turn { seconds: 3 * DAY }),
];

/// What the form holds.
#[derive(Clone, Copy, Debug)]
pub struct Wishes {
    pub clock: RwSignal<Clock>,
    pub hints: RwSignal<bool>,
    pub public: RwSignal<bool>,
    pub spectators: RwSignal<bool>,
}

impl Wishes {
    /// Found by the link, without a clock and without hints; whoever has the link may watch.
    pub fn usual() -> Wishes {
        Wishes {
            clock: RwSignal::new(Clock::None),
            hints: RwSignal::new(false),
            public: RwSignal::new(false),
            spectators: RwSignal::new(true),
        }
    }
}

#[component]
pub fn WishFields(wishes: Wishes) -> impl IntoView {
    let lang = Reader::here().lang;
    let set = move |event: web_sys::Event| {
        let chosen = event_target_value(&event);
        if let Some((_, clock)) = CLOCKS.iter().find(|(key, _)| *key == chosen) {
            wishes.clock.set(*clock);
        }
    };
    let clock = move |(key, _): (&'static str, Clock)| {
        view! { <option value=key>{move || text(lang.get(), key)}</option> }
    };
    view! {
        <label class="variant">
            <span>{move || text(lang.get(), "wish-clock")}</span>
            <select name="clock" on:change=set>{CLOCKS.map(clock).into_iter().collect_view()}</select>
        </label>
        <Check name="public" key="table-public" value=wishes.public />
        <Check name="spectators" key="wish-spectators" value=wishes.spectators />
        <Check name="hints" key="wish-hints" value=wishes.hints />
    }
}

#[component]
fn Check(name: &'static str, key: &'static str, value: RwSignal<bool>) -> impl IntoView {
    let lang = Reader::here().lang;
    view! {
        <label class="check">
            <input
                type="checkbox"
                name=name
                prop:checked=value
                on:change=move |event| value.set(event_target_checked(&event))
            />
            {move || text(lang.get(), key)}
        </label>
    }
}
