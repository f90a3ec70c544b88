//! The first game of a plan as JSON lines, for programs that check a game without trusting ours.

use std::io::{self, Write};

use game_api::{Audience, Game, Insight, Pending, Recorder, Seat};
use serde::Serialize;
use serde_json::{Value, json};
use table::Step;

use crate::{Plan, Playout};

/// Writes the set-up, a line for every step, and the outcome; `docs/trace-format.md` describes them.
pub fn trace<G: Insight>(plan: &Plan<G>, seed: u64, out: &mut impl Write) -> io::Result<()> {
    let mut state = G::start(&plan.setup).map_err(io::Error::other)?;
    let mut playout = Playout::new(&plan.levels, plan.seed, 0);
    let bots: Vec<&str> = plan.levels.values().map(|level| level.name()).collect();
    let first = json!({
        "game": G::INFO.id,
        "rules_version": G::INFO.rules_version,
        "setup": { "seats": plan.setup.seats, "options": plan.setup.named_options() },
        "edition": &*plan.setup.edition,
        "seed": seed,
        "bots": bots,
        "public": state.public(),
        "private": privates(&state),
    });
    writeln!(out, "{first}")?;
    for n in 0.. {
        let (legal, weights) = possible(&state);
        let mut heard = Recorder::default();
        let Some(step) = playout.step(&mut state, &mut heard) else { break };
        let (who, kind, notation) = match step {
            Step::Choice { seat, action } => (json!(seat), "choice", action.to_string()),
            Step::Chance { outcome, .. } => (json!("chance"), "chance", outcome.to_string()),
            Step::Undo { .. } => unreachable!("bots take nothing back"),
        };
        let mut line = json!({
            "n": n,
            "who": who,
            "legal": legal,
            "events": heard.events.iter().map(told).collect::<Vec<_>>(),
            "public": state.public(),
            "private": privates(&state),
        });
        line[kind] = notation.into();
        if let Some(weights) = weights {
            line["weights"] = weights.into();
        }
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", json!({ "outcome": state.outcome() }))
}

/// What may happen next; outcomes of chance come with their weights.
fn possible<G: Game>(state: &G) -> (Vec<String>, Option<Vec<u32>>) {
    match state.pending() {
        Pending::Seat(seat) => {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            (legal.iter().map(ToString::to_string).collect(), None)
        }
        Pending::Chance(_) => {
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            let (names, weights) =
                outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).unzip();
            (names, Some(weights))
        }
        Pending::Over => (Vec::new(), None),
    }
}

fn privates<G: Game>(state: &G) -> Vec<Value> {
    Seat::all(state.seats())
        .map(|seat| serde_json::to_value(state.private(seat)).expect("plain data"))
        .collect()
}

fn told<E: Serialize>((to, event): &(Audience, E)) -> Value {
    json!({ "to": to, "event": event })
}
