//! Many games, on as many threads as wanted. Same seed, same result.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Level;
use game_api::{Insight, PerSeat, Seed, Setup, SetupError};

use crate::{Playout, Tally};

#[derive(Clone, Debug)]
pub struct Plan<G: Insight> {
    pub setup: Setup<G>,
    pub levels: PerSeat<Level>,
    pub games: u64,
    pub seed: Seed,
    pub threads: usize,
}

/// Games that a thread takes at a time.
const CHUNK: u64 = 64;

/// Plays all games; `progress` hears how many more are done.
pub fn simulate<G: Insight>(
    plan: &Plan<G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(Tally, Duration), SetupError> {
    let start = G::start(&plan.setup)?;
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let work = || {
        let mut tally = Tally::new(plan.setup.seats);
        let mut playout = Playout::new(&plan.levels, plan.seed, 0);
        loop {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            let last = (first + CHUNK).min(plan.games);
            for number in first..last {
                let mut state = start.clone();
                playout.begin(plan.seed, number);
                let counts = playout.finish(&mut state);
                let outcome = state.outcome().expect("a game that is over has an outcome");
                tally.add(counts, state.round(), &outcome);
            }
            if first >= last {
                return tally;
            }
            progress(last - first);
        }
    };
    let mut sum = Tally::new(plan.setup.seats);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            sum.merge(&thread.join().expect("a playout does not panic"));
        }
    });
    Ok((sum, begun.elapsed()))
}
