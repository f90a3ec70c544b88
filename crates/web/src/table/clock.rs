//! How much time everybody has left, as the table told it and as it has passed since.

use std::time::Duration;

use game_api::Seat;
use leptos::prelude::*;
use protocol::Clocks;

use super::Desk;
use crate::text::text_with;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// From here on the clock warns.
const LOW: i64 = 20;

/// What the table told, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Ticking {
    told: Clocks,
    at: f64,
    now: f64,
}

impl Ticking {
    pub fn since_now(told: Clocks) -> Ticking {
        let now = js_sys::Date::now();
        Ticking { told, at: now, now }
    }

    /// What a seat has left, in seconds.
    fn left(&self, seat: Seat) -> Option<i64> {
        let left = *self.told.left_ms.get(seat.index())?;
        let passed = if self.told.running == Some(seat) { (self.now - self.at).max(0.0) as i64 } else { 0 };
        Some((left - passed).max(0) / 1000)
    }
}

/// Lets the clocks of a table tick as long as somebody looks at it.
pub fn tick(desk: Desk) {
    let tick = move || {
        let runs =
            |clocks: &Option<Ticking>| clocks.as_ref().is_some_and(|clocks| clocks.told.running.is_some());
        if desk.clocks.with_untracked(runs) {
            desk.clocks
                .update(|clocks| clocks.iter_mut().for_each(|clocks| clocks.now = js_sys::Date::now()));
        }
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_millis(500)) {
        on_cleanup(move || ticking.clear());
    }
}

/// One player's clock; nothing where the table has none.
#[component]
pub fn TimeLeft(desk: Desk, seat: Seat) -> impl IntoView {
    let left =
        Memo::new(move |_| desk.clocks.with(|clocks| clocks.as_ref().and_then(|clocks| clocks.left(seat))));
    let runs = move || {
        desk.clocks.with(|clocks| clocks.as_ref().is_some_and(|clocks| clocks.told.running == Some(seat)))
    };
    move || {
        let lang = desk.reader.lang.get();
        left.get().map(|left| {
            let time = match left {
                DAY.. => {
                    let figures = [("days", (left / DAY).into()), ("hours", (left % DAY / HOUR).into())];
                    text_with(lang, "time-days", &figures)
                }
                HOUR.. => format!("{}:{:02}:{:02}", left / HOUR, left % HOUR / MINUTE, left % MINUTE),
                _ => format!("{}:{:02}", left / MINUTE, left % MINUTE),
            };
            let words = text_with(lang, "time-left", &[("time", time.clone().into())]);
            view! {
                <span class="time" class:runs=runs class:low={left < LOW} role="timer" aria-label=words>
                    {time}
                </span>
            }
        })
    }
}
