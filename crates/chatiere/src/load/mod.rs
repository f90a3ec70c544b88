//! The load generator: many tables through the real protocol, random legal moves, measured at every viewer.

mod client;
mod report;
mod table;

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::cli::LoadArgs;
pub use client::House;
use client::PATIENCE;
pub use report::Report;
use table::Table;

/// How long at most the bare echoes are measured.
const ECHO_SECONDS: u64 = 5;
/// How long at most a table may need to open.
const OPENING: Duration = Duration::from_secs(5);

/// What all tables of a run share.
#[derive(Debug)]
struct Plan {
    house: House,
    game: String,
    /// Whether every move is told to every viewer.
    all_open: bool,
    begin: Instant,
    end: Instant,
    /// The time between two moves at one table, if the rate is fixed.
    pace: Option<Duration>,
    echo_end: Instant,
}

pub async fn run(house: &House, args: &LoadArgs) -> Result<Report, String> {
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(patiently(|| Table::open(house, &args.game, args.players, number)).await?);
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let pace = args.rate.map(|rate| Duration::from_secs_f64(args.tables as f64 / rate));
    let echo_end = end + Duration::from_secs(args.seconds.min(ECHO_SECONDS));
    let plan = Plan {
        house: house.clone(),
        game: args.game.clone(),
        all_open: !hides(&args.game),
        begin,
        end,
        pace,
        echo_end,
    };
    let plan = Arc::new(plan);
    let cpu_before = house.cpu_seconds().await;
    let running: Vec<_> = tables
        .into_iter()
        .enumerate()
        // Tables that move in step would make a load that no house ever has.
        .map(|(number, table)| {
            let offset = plan.pace.map(|pace| pace.mul_f64(number as f64 / args.tables as f64));
            tokio::spawn(table.play(plan.clone(), offset.unwrap_or_default()))
        })
        .collect();
    tokio::time::sleep_until(end).await;
    let cpu = match (cpu_before, house.cpu_seconds().await) {
        (Some(before), Some(after)) => Some(after - before),
        _ => None,
    };
    let mut report = Report::new(args.seconds, cpu);
    for table in running {
        report.add(table.await.map_err(|error| error.to_string())?);
    }
    Ok(report)
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
