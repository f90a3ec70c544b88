//! How fast things move, as the reader wishes.

use leptos::prelude::*;

use crate::reader;

/// A bot's move is shown this long after the one before, at the earliest.
pub const STEP: f64 = 600.0;

const PACE: &str = "chatiere-pace";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everything moves.
    Lively,
    /// Nothing moves, but one move is shown after the other.
    Calm,
    /// All that has happened is shown at once.
    Instant,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Lively, Pace::Calm, Pace::Instant];

    pub fn name(self) -> &'static str {
        match self {
            Pace::Lively => "lively",
            Pace::Calm => "calm",
            Pace::Instant => "instant",
        }
    }
}

/// What the reader chose on this page, else what the system asks for.
pub fn pace() -> Pace {
    let chosen = reader::kept(PACE);
    let chosen = chosen.and_then(|name| Pace::ALL.into_iter().find(|pace| pace.name() == name));
    chosen.unwrap_or_else(|| if wants_calm() { Pace::Calm } else { Pace::Lively })
}

pub fn keep_pace(pace: Pace) {
    reader::keep(PACE, pace.name());
}

fn wants_calm() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
