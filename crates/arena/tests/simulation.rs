//! Simulations repeat, whatever the number of threads, and a trace can be checked step by step.

use arena::{Plan, SimReport, simulate, trace};
use bots::Level;
use game_api::{Game, PerSeat, Seed, Setup, Silent};
use serde_json::Value;
use super_miaou::SuperMiaou;

fn plan(threads: usize, games: u64) -> Plan<SuperMiaou> {
    let levels = PerSeat::from_fn(3, |seat| if seat.number() == 2 { Level::Greedy } else { Level::Random });
    Plan { setup: Setup::standard(3), levels, games, seed: Seed::from(9), threads }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let [one, three] =
        [1, 3].map(|threads| simulate(&plan(threads, 300), &|_| ()).expect("a valid set-up").0);
    assert_eq!(one, three);
    assert_eq!(one.games, 300);
}

#[test]
fn progress_counts_every_game_once() {
    let done = std::sync::atomic::AtomicU64::new(0);
    let count = |games| _ = done.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
    simulate(&plan(2, 130), &count).expect("a valid set-up");
    assert_eq!(done.into_inner(), 130);
}

#[test]
fn greedy_beats_random_and_shares_add_up() {
    let plan = plan(2, 400);
    let (tally, time) = simulate(&plan, &|_| ()).expect("a valid set-up");
    let report = SimReport::new(&plan, &tally, time);
    let sum: f64 = report.seat_wins.iter().map(|share| share.share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{report:?}");
    let greedy = report.bot_wins.iter().find(|share| share.name == "greedy").expect("it plays");
    assert!(greedy.low > 0.5, "{greedy:?}");
    assert!(greedy.low < greedy.share && greedy.share < greedy.high);
}

/// The JSON keys are a stable interface.
#[test]
fn the_report_keeps_its_keys() {
    let plan = plan(1, 3);
    let (tally, time) = simulate(&plan, &|_| ()).expect("a valid set-up");
    let json = serde_json::to_value(SimReport::new(&plan, &tally, time)).expect("plain data");
    for key in [
        "game",
        "seats",
        "games",
        "choices",
        "forced",
        "chances",
        "seconds",
        "choices_per_s",
        "games_per_s",
        "rounds",
        "legal_mean",
        "seat_wins",
        "bot_wins",
        "scores",
    ] {
        assert!(json.get(key).is_some(), "{key} is missing");
    }
    for key in ["name", "wins", "share", "low", "high"] {
        assert!(json["seat_wins"][0].get(key).is_some(), "{key} is missing");
    }
}

#[test]
fn a_trace_is_a_game_that_can_be_played_again_from_its_lines() {
    let plan = plan(1, 1);
    let mut bytes = Vec::new();
    trace(&plan, 9, &mut bytes).expect("written to memory");
    let text = String::from_utf8(bytes).expect("a text");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let [first, steps @ .., last] = &lines[..] else { panic!("a first and a last line") };
    assert_eq!(first["game"], "super-miaou");
    assert_eq!(first["seed"], 9);
    let mut state = SuperMiaou::start(&plan.setup).expect("a valid set-up");
    for (n, line) in steps.iter().enumerate() {
        assert_eq!(line["n"], n);
        let possible = line["legal"].as_array().expect("a list");
        match line["who"].as_u64() {
            Some(seat) => {
                assert!(possible.contains(&line["choice"]), "{line}");
                let seat = game_api::Seat::numbered(seat as u8).expect("a seat");
                let action = line["choice"].as_str().expect("a notation").parse().expect("a notation");
                assert_eq!(state.refusal(seat, action), None);
                state.apply(seat, action, &mut Silent);
            }
            None => {
                assert_eq!(line["who"], "chance");
                assert!(possible.contains(&line["chance"]), "{line}");
                assert_eq!(line["weights"].as_array().map(Vec::len), Some(possible.len()));
                let outcome = line["chance"].as_str().expect("a notation").parse().expect("a notation");
                state.apply_chance(outcome, &mut Silent);
            }
        }
        assert_eq!(line["public"], serde_json::to_value(state.public()).expect("plain data"));
        assert_eq!(line["private"].as_array().map(Vec::len), Some(3));
        assert!(line["events"].is_array());
    }
    assert_eq!(last["outcome"], serde_json::to_value(state.outcome()).expect("plain data"));
    assert!(state.outcome().is_some());
}
