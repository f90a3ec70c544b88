//! Sums over games. They are integers, so that the order of adding, and with it the number of threads,
//! makes no difference.

use std::collections::BTreeMap;

use game_api::{Outcome, PerSeat, Seat};

use crate::Counts;

/// A win is 60 shares: it divides evenly among up to six winners.
pub(crate) const WIN: u64 = 60;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    pub games: u64,
    pub counts: Counts,
    pub rounds: u64,
    /// Shares of wins; tied winners divide one.
    pub wins: PerSeat<u64>,
    /// How often each score was reached.
    pub scores: BTreeMap<i32, u64>,
}

impl Tally {
    pub fn new(seats: u8) -> Self {
        Tally {
            games: 0,
            counts: Counts::default(),
            rounds: 0,
            wins: PerSeat::from_fn(seats, |_| 0),
            scores: BTreeMap::new(),
        }
    }

    pub fn add(&mut self, counts: Counts, rounds: u32, outcome: &Outcome) {
        self.games += 1;
        self.add_counts(counts);
        self.rounds += u64::from(rounds);
        let winners = outcome.winners().count() as u64;
        for seat in outcome.winners() {
            self.wins[seat] += WIN / winners;
        }
        for &score in outcome.scores.values() {
            *self.scores.entry(score).or_default() += 1;
        }
    }

    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.add_counts(other.counts);
        self.rounds += other.rounds;
        for seat in Seat::all(self.wins.seats()) {
            self.wins[seat] += other.wins[seat];
        }
        for (&score, &count) in &other.scores {
            *self.scores.entry(score).or_default() += count;
        }
    }

    fn add_counts(&mut self, counts: Counts) {
        self.counts.choices += counts.choices;
        self.counts.forced += counts.forced;
        self.counts.chances += counts.chances;
        self.counts.legal += counts.legal;
    }
}
