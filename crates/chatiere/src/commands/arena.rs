use std::io::IsTerminal;

use arena::{
    Balance, Duel, DuelResult, Pair, Rating, SoloPlan, SoloReport, balance, duel, page, ratings, solo,
};
use bots::Level;
use catalog::{Order, Playable, Task};
use game_api::{Phrasebook, Seed, Setup};
use indicatif::ProgressBar;
use serde::Serialize;
use table::Player;

use super::setup;
use crate::cli::ArenaArgs;
use crate::files;
use crate::house::House;

/// What the arena tells programs. The JSON keys are a stable interface.
#[derive(Default, Serialize)]
struct Told {
    pairs: Vec<Pair>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ratings: Vec<Rating>,
    /// What matches between equals show about a game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    balance: Vec<Balance>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solo: Option<SoloReport>,
}

pub fn run(house: &House, args: &ArenaArgs) -> Result<(), String> {
    let mut told = Told::default();
    if let Some(game) = &args.solo {
        let entry = setup::entry(house, game)?;
        let alone = Alone { house, args };
        told.solo = Some(catalog::with(entry.info.id, alone).map_err(|unknown| unknown.to_string())??);
    } else {
        let results = matches(house, args)?;
        told.pairs = results.iter().map(|result| result.pair.clone()).collect();
        told.ratings = ratings(&results);
        told.balance = results.iter().filter_map(balance).collect();
        if let Some(path) = &args.report {
            let book = Phrasebook::new(house.lang, &[arena::TEXTS]);
            let text = page(&results, &told.ratings, &told.balance, &book);
            files::replace(path, &text).map_err(|error| files::unwritable(house, path, &error))?;
        }
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&told).expect("a report is plain data"));
    } else if args.csv {
        print!("{}", csv(&told.pairs));
    } else {
        tell(house, &told);
    }
    Ok(())
}

/// Every pair of bots in every game that is asked for.
fn matches(house: &House, args: &ArenaArgs) -> Result<Vec<DuelResult>, String> {
    let games: Vec<String> = match &args.game[..] {
        [] => catalog::entries().iter().map(|entry| entry.info.id.to_owned()).collect(),
        named => named.to_vec(),
    };
    let pairs: Vec<(Level, Level)> = match args.a.zip(args.b) {
        Some(pair) => vec![pair],
        None => {
            let bots = args.bots.iter().enumerate();
            bots.flat_map(|(n, &b)| args.bots[n + 1..].iter().map(move |&a| (a, b))).collect()
        }
    };
    let bar = progress(house, games.len() as u64 * pairs.len() as u64 * u64::from(args.games));
    let mut results = Vec::new();
    for game in &games {
        let entry = setup::entry(house, game)?;
        for &(a, b) in &pairs {
            let versus = Versus { house, args, seats: setup::seats(&entry, &args.setup), a, b, bar: &bar };
            results.push(catalog::with(entry.info.id, versus).map_err(|unknown| unknown.to_string())??);
        }
    }
    bar.finish_and_clear();
    Ok(results)
}

fn progress(house: &House, games: u64) -> ProgressBar {
    match std::io::stderr().is_terminal() && !house.plain {
        true => ProgressBar::new(games),
        false => ProgressBar::hidden(),
    }
}

/// The set-up that the command line asks for.
fn set_up<G: Playable>(house: &House, args: &ArenaArgs, seats: u8, level: Level) -> Result<Setup<G>, String> {
    let order = Order {
        players: vec![Player::Bot(level.to_string()); seats.into()],
        options: args.setup.variants.iter().cloned().collect(),
        edition: setup::edition(house, &args.setup)?,
        seed: Seed::from(args.seed),
    };
    order.setup::<G>().map_err(|error| setup::explain(house, G::INFO.id, &error))
}

struct Versus<'a> {
    house: &'a House,
    args: &'a ArenaArgs,
    seats: u8,
    a: Level,
    b: Level,
    bar: &'a ProgressBar,
}

impl Task for Versus<'_> {
    type Out = Result<DuelResult, String>;
    fn run<G: Playable>(self) -> Self::Out {
        let Versus { house, args, seats, a, b, bar } = self;
        let plan = Duel {
            setup: set_up::<G>(house, args, seats, a)?,
            a,
            b,
            games: args.games,
            seed: args.seed,
            share: args.budget,
            bar: args.bar,
            threads: args.threads,
        };
        duel(&plan, &|| bar.inc(1)).map_err(|error| house.explain_in(G::INFO.id, &error))
    }
}

struct Alone<'a> {
    house: &'a House,
    args: &'a ArenaArgs,
}

impl Task for Alone<'_> {
    type Out = Result<SoloReport, String>;
    fn run<G: Playable>(self) -> Self::Out {
        let Alone { house, args } = self;
        let level = args.a.unwrap_or(Level::Tigre);
        let bar = progress(house, args.deals);
        let plan = SoloPlan {
            setup: set_up::<G>(house, args, args.setup.seats.unwrap_or(1), level)?,
            level,
            deals: args.deals,
            share: args.budget,
            threads: args.threads,
        };
        let report = solo(&plan, &|| bar.inc(1)).map_err(|error| house.explain_in(G::INFO.id, &error))?;
        bar.finish_and_clear();
        report.ok_or_else(|| house.say("arena-no-solo", &[("game", G::INFO.id.into())]))
    }
}

fn csv(pairs: &[Pair]) -> String {
    let mut lines = String::from("game,seats,a,b,games,a_share,low,high\n");
    for Pair { game, seats, a, b, games, a_share, low, high } in pairs {
        lines += &format!("{game},{seats},{a},{b},{games},{a_share:.4},{low:.4},{high:.4}\n");
    }
    lines
}

fn tell(house: &House, told: &Told) {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let whole = |number: f64| format!("{number:.0}");
    for pair in &told.pairs {
        let args = [
            ("game", pair.game.into()),
            ("seats", pair.seats.into()),
            ("a", pair.a.into()),
            ("b", pair.b.into()),
            ("games", pair.games.into()),
            ("share", percent(pair.a_share).into()),
            ("low", percent(pair.low).into()),
            ("high", percent(pair.high).into()),
        ];
        println!("{}", house.say("arena-pair", &args));
    }
    for Rating { bot, rating, low, high } in &told.ratings {
        let args = [
            ("bot", (*bot).into()),
            ("rating", whole(*rating).into()),
            ("low", whole(*low).into()),
            ("high", whole(*high).into()),
        ];
        println!("  {}", house.say("arena-rating", &args));
    }
    if let Some(solo) = &told.solo {
        let args =
            [("deals", solo.deals.to_string().into()), ("turns", format!("{:.2}", solo.mean_turns).into())];
        println!("{}", house.say("arena-solo", &args));
        for (grade, deals) in &solo.grades {
            let args = [("grade", (*grade).into()), ("deals", deals.to_string().into())];
            println!("  {}", house.say("arena-grade", &args));
        }
    }
}
