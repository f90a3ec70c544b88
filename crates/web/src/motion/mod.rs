//! What moves on the page: the games say what an event moves, from place to place; this draws it.
//!
//! A place is the name that an element of the board wears as `data-place`. Movement is shown over the position
//! before the event; when it is over, the new position takes its place.

mod pace;
mod perform;

pub use pace::{Pace, STEP, keep_pace, pace};
pub use perform::{clear, perform};

/// Several drawings don't fly off at the same moment.
const STAGGER: f64 = 60.0;

/// One movement. What it moves from or to and is not on the page is left out.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    /// A drawing flies from one place to another.
    Fly { drawing: String, from: String, to: String },
    /// What lies in a place is in the air from now on, and no longer seen there.
    Lift { place: String },
    /// A copy of what lies in a place flies to another, and turns on the way, so many quarters clockwise.
    Carry { from: String, to: String, quarters: i32 },
    /// A drawing turns up in its place.
    Flip { drawing: String, place: String },
    /// What lies in a place turns, so many quarters clockwise.
    Turn { place: String, quarters: i32 },
    /// What lies in these places moves, by so many of its own widths and heights.
    Slide { places: Vec<String>, by: (f64, f64) },
    /// A drawing walks from place to place.
    Walk { drawing: String, places: Vec<String> },
}

impl Motion {
    /// How long it takes, in milliseconds.
    pub fn length(&self) -> f64 {
        const BEAT: f64 = 350.0;
        const PACE: f64 = 160.0;
        match self {
            Motion::Lift { .. } => 0.0,
            Motion::Fly { .. }
            | Motion::Carry { .. }
            | Motion::Flip { .. }
            | Motion::Turn { .. }
            | Motion::Slide { .. } => BEAT,
            Motion::Walk { places, .. } => BEAT + PACE * places.len() as f64,
        }
    }
}

/// The movements of one event, each with how long it waits before it begins.
pub fn staggered(motions: Vec<Motion>) -> Vec<(f64, Motion)> {
    let mut flown = 0.0;
    let wait = |motion: Motion| {
        let wait = flown * STAGGER;
        if matches!(motion, Motion::Fly { .. }) {
            flown += 1.0;
            return (wait, motion);
        }
        (0.0, motion)
    };
    motions.into_iter().map(wait).collect()
}
