//! A simulation's result in figures. The JSON keys are a stable interface.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Level;
use game_api::{Insight, PerSeat};
use serde::Serialize;

use crate::tally::WIN;
use crate::{Plan, Tally};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    pub game: &'static str,
    pub seats: u8,
    pub games: u64,
    pub choices: u64,
    pub forced: u64,
    pub chances: u64,
    pub seconds: f64,
    pub choices_per_s: f64,
    pub games_per_s: f64,
    /// Rounds of a game, on average.
    pub rounds: f64,
    /// Legal actions at a choice, on average.
    pub legal_mean: f64,
    pub seat_wins: Vec<Share>,
    pub bot_wins: Vec<Share>,
    pub scores: Quantiles,
}

/// Somebody's share of the wins, with its 95% interval; ties are shared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    pub name: String,
    pub wins: f64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Quantiles {
    pub min: i32,
    pub p10: i32,
    pub p25: i32,
    pub p50: i32,
    pub p75: i32,
    pub p90: i32,
    pub max: i32,
    pub mean: f64,
}

impl SimReport {
    pub fn new<G: Insight>(plan: &Plan<G>, tally: &Tally, time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        SimReport {
            game: G::INFO.id,
            seats: plan.setup.seats,
            games: tally.games,
            choices: tally.counts.choices,
            forced: tally.counts.forced,
            chances: tally.counts.chances,
            seconds,
            choices_per_s: per_second(tally.counts.choices),
            games_per_s: per_second(tally.games),
            rounds: mean(tally.rounds, tally.games),
            legal_mean: mean(tally.counts.legal, tally.counts.choices),
            seat_wins: tally
                .wins
                .iter()
                .map(|(seat, &wins)| Share::new(seat.to_string(), wins, tally.games))
                .collect(),
            bot_wins: bot_wins(&plan.levels, tally),
            scores: Quantiles::of(&tally.scores),
        }
    }
}

fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

/// The wins of each kind of bot, in whatever seats it sits.
fn bot_wins(levels: &PerSeat<Level>, tally: &Tally) -> Vec<Share> {
    let present = Level::ALL.into_iter().filter(|level| levels.values().any(|other| other == level));
    present
        .map(|level| {
            let seats = levels.iter().filter(|&(_, &other)| other == level);
            let wins = seats.map(|(seat, _)| tally.wins[seat]).sum();
            Share::new(level.to_string(), wins, tally.games)
        })
        .collect()
}

impl Share {
    /// `wins` counts in parts of [`WIN`].
    fn new(name: String, wins: u64, games: u64) -> Share {
        Share::of_wins(name, wins as f64 / WIN as f64, games)
    }

    pub(crate) fn of_wins(name: String, wins: f64, games: u64) -> Share {
        let share = if games == 0 { 0.0 } else { wins / games as f64 };
        let (low, high) = wilson(share.min(1.0), games as f64);
        Share { name, wins, share, low, high }
    }
}

/// The 95% interval of a share after so many trials, after Wilson.
pub(crate) fn wilson(share: f64, trials: f64) -> (f64, f64) {
    if trials == 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.959_963_985;
    let z2 = z * z / trials;
    let middle = share + z2 / 2.0;
    let spread = z * (share * (1.0 - share) / trials + z2 / (4.0 * trials)).sqrt();
    (((middle - spread) / (1.0 + z2)).max(0.0), ((middle + spread) / (1.0 + z2)).min(1.0))
}

impl Quantiles {
    pub(crate) fn of(scores: &BTreeMap<i32, u64>) -> Quantiles {
        let count: u64 = scores.values().sum();
        let (Some((&min, _)), Some((&max, _))) = (scores.first_key_value(), scores.last_key_value()) else {
            return Quantiles::default();
        };
        let quantile = |percent: u64| {
            let mut below = 0;
            let reached = |&(_, &times): &(&i32, &u64)| {
                below += times;
                below * 100 >= percent * count
            };
            scores.iter().find(reached).map_or(max, |(&score, _)| score)
        };
        let sum: f64 = scores.iter().map(|(&score, &times)| f64::from(score) * times as f64).sum();
        Quantiles {
            min,
            p10: quantile(10),
            p25: quantile(25),
            p50: quantile(50),
            p75: quantile(75),
            p90: quantile(90),
            max,
            mean: sum / count as f64,
        }
    }
}
