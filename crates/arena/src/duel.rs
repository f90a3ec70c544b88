//! A match between two bots: one of the first against as many of the second as the table has other seats. Each deal
//! is played once from every seat of the first.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::Level;
use game_api::{Insight, PerSeat, Seat, Seed, Setup, SetupError};
use serde::Serialize;

use crate::report::wilson;
use crate::{Contest, Sequential, Verdict, contest};

#[derive(Clone, Debug)]
pub struct Duel<G: Insight> {
    pub setup: Setup<G>,
    pub a: Level,
    pub b: Level,
    /// So many games at most.
    pub games: u32,
    pub seed: u64,
    /// The share of the bots' usual time.
    pub share: f32,
    /// The match ends as soon as it is clear on which side of this share the first bot is.
    pub bar: Option<f64>,
    pub threads: usize,
}

/// A match in figures. The JSON keys are a stable interface.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    pub game: &'static str,
    pub seats: u8,
    pub a: &'static str,
    pub b: &'static str,
    pub games: u32,
    /// The first bot's share of the wins, with its 95% interval; ties are shared.
    pub a_share: f64,
    pub low: f64,
    pub high: f64,
}

/// A match with all its games: who sat as the first bot, and how it went.
#[derive(Clone, Debug)]
pub struct DuelResult {
    pub a: Level,
    pub b: Level,
    pub pair: Pair,
    pub games: Vec<(Seat, Contest)>,
}

/// Plays the match; `progress` hears of every game that is done.
pub fn duel<G: Insight>(plan: &Duel<G>, progress: &(dyn Fn() + Sync)) -> Result<DuelResult, SetupError> {
    let seats = plan.setup.seats;
    let next = AtomicU32::new(0);
    let done = Mutex::new((Vec::new(), plan.bar.map(Sequential::new)));
    let is_clear = |test: &Option<Sequential>| test.is_some_and(|test| test.verdict() != Verdict::Open);
    let work = || -> Result<(), SetupError> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || is_clear(&done.lock().expect("no thread panics").1) {
                return Ok(());
            }
            let first = Seat::all(seats).nth((number % u32::from(seats)) as usize).expect("within the table");
            let levels = PerSeat::from_fn(seats, |seat| if seat == first { plan.a } else { plan.b });
            // Between equals there is nothing to compare: each of their games has a deal of its own.
            let round = if plan.a == plan.b { number } else { number / u32::from(seats) };
            let deal = deal(plan.seed, round);
            let game = contest(&plan.setup, &levels, plan.share, deal, number)?;
            progress();
            let mut done = done.lock().expect("no thread panics");
            if let Some(test) = &mut done.1 {
                test.add(won(first, &game));
            }
            done.0.push((first, game));
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
    })?;
    let games = done.into_inner().expect("no thread panics").0;
    Ok(DuelResult { a: plan.a, b: plan.b, pair: pair(plan, &games), games })
}

/// The seed of a match's n-th deal.
fn deal(seed: u64, number: u32) -> Seed {
    let mut deal = Seed::from(seed);
    deal.0[8..12].copy_from_slice(&number.to_le_bytes());
    deal
}

/// A seat's share of the win; winners share it.
pub(crate) fn won(seat: Seat, game: &Contest) -> f64 {
    let winners = game.outcome.winners().count() as f64;
    if game.outcome.winners().any(|winner| winner == seat) { 1.0 / winners } else { 0.0 }
}

fn pair<G: Insight>(plan: &Duel<G>, games: &[(Seat, Contest)]) -> Pair {
    let count = games.len() as f64;
    let wins: f64 = games.iter().map(|(seat, game)| won(*seat, game)).sum();
    let a_share = if games.is_empty() { 0.0 } else { wins / count };
    let (low, high) = wilson(a_share.min(1.0), count);
    Pair {
        game: G::INFO.id,
        seats: plan.setup.seats,
        a: plan.a.name(),
        b: plan.b.name(),
        games: games.len() as u32,
        a_share,
        low,
        high,
    }
}
