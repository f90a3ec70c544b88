//! How long people think. Plain values: the time is always told from outside.

use game_api::Seat;
use protocol::Clock;
use serde::{Deserialize, Serialize};

use crate::storage::Millis;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    #[serde(skip)]
    rule: Clock,
    /// What each seat has left.
    left: Vec<Millis>,
    /// Whose turn it is, person or bot.
    turn: Option<Seat>,
    /// Whose clock runs, and since when.
    #[serde(skip)]
    running: Option<(Seat, Millis)>,
}

impl Clocks {
    /// The clocks at the start; none where the table has none.
    pub fn new(rule: Clock, seats: u8) -> Option<Clocks> {
        let full = full(rule)?;
        Some(Clocks { rule, left: vec![full; usize::from(seats)], turn: None, running: None })
    }

    /// The clocks as they were stored.
    pub fn stored(rule: Clock, seats: u8, text: &str) -> Option<Clocks> {
        let stored: Clocks = serde_json::from_str(text).ok()?;
        (stored.left.len() == usize::from(seats)).then_some(Clocks { rule, ..stored })
    }

    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("clocks are plain data")
    }

    /// It is this seat's turn now; its clock runs only if somebody has to watch it.
    pub fn turn(&mut self, seat: Option<Seat>, runs: bool, now: Millis) {
        self.stop(now);
        if self.turn != seat {
            if let (Some(before), Clock::Bank { increment, .. }) = (self.turn, self.rule) {
                self.left[before.index()] += i64::from(increment) * 1000;
            }
            if let (Some(seat), Clock::Turn { .. }) = (seat, self.rule) {
                self.refill(seat);
            }
            self.turn = seat;
        }
        self.running = seat.filter(|_| runs).map(|seat| (seat, now));
    }

    /// Lets no clock run.
    pub fn stop(&mut self, now: Millis) {
        if let Some((seat, since)) = self.running.take() {
            let left = &mut self.left[seat.index()];
            *left = (*left - (now - since).max(0)).max(0);
        }
    }

    /// Gives a seat as much as at the start.
    pub fn refill(&mut self, seat: Seat) {
        self.left[seat.index()] = full(self.rule).unwrap_or_default();
    }

    /// Somebody whose time had run out comes back, with as much as at the start.
    pub fn welcome_back(&mut self, seat: Seat) {
        if self.left[seat.index()] == 0 {
            self.refill(seat);
        }
    }

    /// What the running clock must show, for one that ran on while the table was put away.
    pub fn set_running(&mut self, left: Millis) {
        if let Some((seat, _)) = self.running {
            self.left[seat.index()] = left.max(0);
        }
    }

    /// When the running clock ends.
    pub fn deadline(&self) -> Option<Millis> {
        self.running.map(|(seat, since)| since + self.left[seat.index()])
    }

    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    pub fn told(&self, now: Millis) -> protocol::Clocks {
        let mut shown = self.clone();
        shown.stop(now);
        protocol::Clocks { left_ms: shown.left, running: self.running() }
    }
}

fn full(rule: Clock) -> Option<Millis> {
    match rule {
        Clock::None => None,
        Clock::Turn { seconds } | Clock::Bank { seconds, .. } => Some(i64::from(seconds) * 1000),
    }
}
