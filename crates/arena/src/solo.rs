//! How well a bot plays alone: the same deals for everyone, from seed 1 on.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Level;
use game_api::{Insight, PerSeat, Seed, Setup, SetupError, Solo};
use serde::Serialize;

use crate::contest;

#[derive(Clone, Debug)]
pub struct SoloPlan<G: Insight> {
    pub setup: Setup<G>,
    pub level: Level,
    pub deals: u64,
    pub share: f32,
    pub threads: usize,
}

/// The JSON keys are a stable interface.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SoloReport {
    pub deals: u64,
    pub mean_turns: f64,
    /// How many deals reached each grade, 1 for the best.
    pub grades: BTreeMap<u8, u64>,
}

/// Plays all deals; none if the game has no result for one who plays alone.
pub fn solo<G: Insight>(
    plan: &SoloPlan<G>,
    progress: &(dyn Fn() + Sync),
) -> Result<Option<SoloReport>, SetupError> {
    let next = AtomicU64::new(1);
    let done: Mutex<Vec<Option<Solo>>> = Mutex::default();
    let levels = PerSeat::from_fn(plan.setup.seats, |_| plan.level);
    let work = || -> Result<(), SetupError> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > plan.deals {
                return Ok(());
            }
            let game = contest(&plan.setup, &levels, plan.share, Seed::from(number), 0)?;
            progress();
            done.lock().expect("no thread panics").push(game.outcome.solo);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
    })?;
    let results = done.into_inner().expect("no thread panics").into_iter().collect::<Option<Vec<Solo>>>();
    Ok(results.filter(|results| !results.is_empty()).map(|results| report(&results)))
}

fn report(results: &[Solo]) -> SoloReport {
    let turns: u32 = results.iter().map(|solo| solo.result).sum();
    let mut grades = BTreeMap::new();
    for solo in results {
        *grades.entry(solo.grade).or_default() += 1;
    }
    let deals = results.len() as u64;
    SoloReport { deals, mean_turns: f64::from(turns) / deals as f64, grades }
}
