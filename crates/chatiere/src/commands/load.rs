use crate::cli::LoadArgs;
use crate::house::House;
use crate::load::{self, Report};

/// Plays on many tables of a running house, and tells what that took.
pub fn run(house: &House, args: &LoadArgs) -> Result<(), String> {
    let told = |problem: String| house.say("load-failed", &[("problem", problem.into())]);
    let measured = load::House::at(&args.url)
        .ok_or_else(|| house.say("load-url", &[("url", args.url.as_str().into())]))?;
    enough_connections(house, args)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| told(error.to_string()))?;
    let report = runtime.block_on(load::run(&measured, args)).map_err(told)?;
    if args.json {
        println!("{:#}", report.json());
    } else {
        tell(house, &report);
    }
    Ok(())
}

/// Every player is a connection: the system must allow so many.
fn enough_connections(house: &House, args: &LoadArgs) -> Result<(), String> {
    let wanted = load::connections(args);
    // Where the system names no limit there is none.
    let allowed = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    if wanted <= allowed {
        return Ok(());
    }
    Err(house.say(
        "load-connections",
        &[("wanted", wanted.to_string().into()), ("allowed", allowed.to_string().into())],
    ))
}

fn tell(house: &House, report: &Report) {
    let (errors, lost, repeated) = report.troubles();
    let moves = [
        ("moves", report.moves().into()),
        ("seconds", report.seconds.into()),
        ("rate", rounded(report.moves_per_s(), 0).into()),
        ("errors", errors.into()),
        ("lost", lost.into()),
        ("repeated", repeated.into()),
    ];
    println!("{}", house.say("load-moves", &moves));
    let lines = [
        ("load-latency", report.latency_ms()),
        ("load-echo", report.echo_ms()),
        ("load-bytes", report.bytes()),
    ];
    for (key, spread) in lines {
        let [middle, most, max] = [spread.middle, spread.most, spread.max].map(|value| rounded(value, 1));
        println!(
            "{}",
            house.say(key, &[("middle", middle.into()), ("most", most.into()), ("max", max.into())])
        );
    }
    if let Some(seconds) = report.cpu_per_1000_moves() {
        println!("{}", house.say("load-cpu", &[("seconds", rounded(seconds, 3).into())]));
    }
}

fn rounded(value: f64, digits: usize) -> String {
    format!("{value:.digits$}")
}
