//! What a good player knows about a game. No search lives here.

use crate::{Game, PerSeat};

pub trait Insight: Game {
    /// Each seat's prospects in this position, from 0 (lost) to 1 (won).
    fn prospects(&self) -> PerSeat<f32>;
}
