//! The load generator: many tables through the real protocol, random legal moves, measured at every viewer.

mod client;
mod report;
mod table;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::Instant;

use crate::cli::LoadArgs;
pub use client::House;
use client::PATIENCE;
pub use report::Report;
use report::Tally;
use table::{Table, Wish};

/// How long at most the bare echoes are measured.
const ECHO_SECONDS: u64 = 5;
/// How long at most a table may need to open.
const OPENING: Duration = Duration::from_secs(5);
/// So many tables open side by side.
const OPEN_AT_ONCE: usize = 32;
/// Files that a process has open besides its connections.
const BESIDES: u64 = 32;

/// What all tables of a run share.
#[derive(Debug)]
struct Plan {
    house: House,
    game: String,
    /// Whether every move is told to every viewer.
    all_open: bool,
    begin: Instant,
    end: Instant,
    tables: usize,
    /// The time between two moves at one table, if the rate is fixed.
    pace: Option<Duration>,
    echo_end: Instant,
}

/// How many files and connections a run has open at once.
pub fn connections(args: &LoadArgs) -> u64 {
    let viewers = args.tables as u64 * u64::from(args.players);
    viewers + OPEN_AT_ONCE as u64 + BESIDES
}

pub async fn run(house: &House, args: &LoadArgs) -> Result<Report, String> {
    let (begin, begun) = watch::channel(None);
    let (opened, mut openings) = mpsc::channel(OPEN_AT_ONCE);
    let doors = Arc::new(Semaphore::new(OPEN_AT_ONCE));
    let mut running = Vec::with_capacity(args.tables);
    for number in 0..args.tables {
        let wish = Wish { house: house.clone(), game: args.game.clone(), players: args.players, number };
        running.push(tokio::spawn(open_and_play(wish, doors.clone(), opened.clone(), begun.clone())));
    }
    drop((opened, begun));
    while let Some(opening) = openings.recv().await {
        opening?;
    }
    let plan = Arc::new(Plan::new(house, args));
    let cpu_before = house.cpu_seconds().await;
    begin.send_replace(Some(plan.clone()));
    tokio::time::sleep_until(plan.end).await;
    let cpu = match (cpu_before, house.cpu_seconds().await) {
        (Some(before), Some(after)) => Some(after - before),
        _ => None,
    };
    let mut report = Report::new(args.seconds, cpu);
    for table in running {
        report.add(table.await.map_err(|error| error.to_string())??);
    }
    Ok(report)
}

impl Plan {
    fn new(house: &House, args: &LoadArgs) -> Plan {
        let begin = Instant::now();
        let end = begin + Duration::from_secs(args.seconds);
        Plan {
            house: house.clone(),
            game: args.game.clone(),
            all_open: !hides(&args.game),
            begin,
            end,
            tables: args.tables,
            pace: args.rate.map(|rate| Duration::from_secs_f64(args.tables as f64 / rate)),
            echo_end: end + Duration::from_secs(args.seconds.min(ECHO_SECONDS)),
        }
    }

    /// When a table moves first: tables that move in step would make a load that no house ever has.
    fn offset(&self, number: usize) -> Duration {
        self.pace.map(|pace| pace.mul_f64(number as f64 / self.tables as f64)).unwrap_or_default()
    }
}

/// One table: opens when there is room at the door, says so, and plays when all others have opened too.
async fn open_and_play(
    wish: Wish,
    doors: Arc<Semaphore>,
    opened: mpsc::Sender<Result<(), String>>,
    mut begun: watch::Receiver<Option<Arc<Plan>>>,
) -> Result<Tally, String> {
    let opening = {
        let _turn = doors.acquire().await.map_err(|error| error.to_string())?;
        patiently(|| Table::open(&wish)).await
    };
    let told = opening.as_ref().map(|_| ()).map_err(String::clone);
    // Nobody listens any more where another table did not open.
    let _ = opened.send(told).await;
    drop(opened);
    let mut table = opening?;
    let plan = tokio::select! {
        plan = begun.wait_for(Option::is_some) => plan.map_err(|error| error.to_string())?.clone(),
        error = table.listen() => return Err(error),
    };
    let plan = plan.ok_or("the measurement has no plan")?;
    Ok(table.play(&plan, plan.offset(wish.number)).await)
}

/// Tries again for a while: a house that was just opened, or opened again, may not listen yet.
async fn patiently<T, F: Future<Output = Result<T, String>>>(attempt: impl Fn() -> F) -> Result<T, String> {
    let give_up = Instant::now() + OPENING;
    loop {
        match attempt().await {
            Err(_) if Instant::now() < give_up => tokio::time::sleep(PATIENCE).await,
            done => return done,
        }
    }
}

fn hides(game: &str) -> bool {
    catalog::entries().iter().any(|entry| entry.info.id == game && entry.info.private_hands)
}
