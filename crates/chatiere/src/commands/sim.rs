use std::io::{BufWriter, IsTerminal, Write};
use std::path::Path;

use arena::{Plan, Share, SimReport, simulate, trace};
use catalog::{Order, Playable, Task};
use game_api::{PerSeat, Seed};
use indicatif::ProgressBar;
use table::Player;

use super::setup;
use crate::cli::SimArgs;
use crate::house::House;

pub fn run(house: &House, args: &SimArgs) -> Result<(), String> {
    let entry = setup::entry(house, &args.game)?;
    let levels = args.bots.iter().cycle().take(setup::seats(&entry, &args.setup).into());
    let order = Order {
        players: levels.map(|level| Player::Bot(level.to_string())).collect(),
        options: args.setup.variants.iter().cloned().collect(),
        edition: setup::edition(house, &args.setup)?,
        seed: Seed::from(args.seed),
    };
    catalog::with(&args.game, Simulate { house, args, order }).map_err(|unknown| unknown.to_string())?
}

struct Simulate<'a> {
    house: &'a House,
    args: &'a SimArgs,
    order: Order,
}

impl Task for Simulate<'_> {
    type Out = Result<(), String>;

    fn run<G: Playable>(self) -> Result<(), String> {
        let (house, args) = (self.house, self.args);
        let setup = self.order.setup::<G>().map_err(|error| setup::explain(house, G::INFO.id, &error))?;
        let levels = PerSeat::from_fn(setup.seats, |seat| args.bots[seat.index() % args.bots.len()]);
        let plan = Plan { setup, levels, games: args.games, seed: self.order.seed, threads: args.threads };
        if let Some(path) = &args.trace {
            write_trace(&plan, args.seed, path).map_err(|error| {
                let args =
                    [("file", path.display().to_string().into()), ("problem", error.to_string().into())];
                house.say("file-unwritable", &args)
            })?;
        }
        let bar = match std::io::stderr().is_terminal() && !house.plain {
            true => ProgressBar::new(args.games),
            false => ProgressBar::hidden(),
        };
        let (tally, time) =
            simulate(&plan, &|done| bar.inc(done)).map_err(|error| house.explain_in(G::INFO.id, &error))?;
        bar.finish_and_clear();
        let report = SimReport::new(&plan, &tally, time);
        if args.json {
            println!("{}", serde_json::to_string_pretty(&report).expect("a report is plain data"));
        } else {
            tell(house, &report);
        }
        Ok(())
    }
}

fn write_trace<G: Playable>(plan: &Plan<G>, seed: u64, path: &Path) -> std::io::Result<()> {
    let mut out = BufWriter::new(std::fs::File::create(path)?);
    trace(plan, seed, &mut out)?;
    out.flush()
}

fn tell(house: &House, report: &SimReport) {
    let whole = |number: f64| format!("{number:.0}");
    let args = [
        ("games", report.games.to_string().into()),
        ("seconds", format!("{:.1}", report.seconds).into()),
        ("choices", whole(report.choices_per_s).into()),
        ("rounds", format!("{:.1}", report.rounds).into()),
        ("legal", format!("{:.1}", report.legal_mean).into()),
    ];
    println!("{}", house.say("sim-summary", &args));
    for (key, shares) in [("sim-seat", &report.seat_wins), ("sim-bot", &report.bot_wins)] {
        for Share { name, share, low, high, .. } in shares {
            let percent = |share: f64| format!("{:.1}", 100.0 * share);
            let args = [
                ("name", name.as_str().into()),
                ("share", percent(*share).into()),
                ("low", percent(*low).into()),
                ("high", percent(*high).into()),
            ];
            println!("  {}", house.say(key, &args));
        }
    }
    let scores = &report.scores;
    let args = [
        ("min", scores.min.into()),
        ("middle", scores.p50.into()),
        ("max", scores.max.into()),
        ("mean", format!("{:.2}", scores.mean).into()),
    ];
    println!("  {}", house.say("sim-scores", &args));
}
