//! Golden files: one random game, told in full. They guard against change; they prove nothing right.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use expect_test::expect_file;
use game_api::{
    Game, GameRng, Lang, Pending, PerSeat, Phrasebook, Present, Seat, Seed, Setup, ViewRef, Viewer, Voice,
};
use table::Step;

use crate::conforms::take;

/// Compares a random game of this set-up and seed with the golden file; `UPDATE_EXPECT=1` writes it anew.
pub fn playthrough<G: Present>(file: &Path, setup: &Setup<G>, seed: u64) {
    expect_file![file].assert_eq(&tell(setup, seed));
}

fn tell<G: Present>(setup: &Setup<G>, seed: u64) -> String {
    let mut out = String::new();
    let mut rng = GameRng::stream(Seed::from(seed), 0);
    let mut state = G::start(setup).expect("the set-up is one that the game accepts");
    let names = PerSeat::from_fn(setup.seats, |seat| format!("P{seat}"));
    let book = Arc::new(Phrasebook::new(Lang::En, &[G::TEXTS]));
    let voice = Voice { book, viewer: Viewer::Spectator, names };
    let _ = writeln!(out, "{} seats={} options={:?}", G::INFO.id, setup.seats, setup.named_options());
    for number in 0.. {
        let _ = writeln!(out, "\n#{number} round {} {:?}", state.round(), state.pending());
        describe(&mut out, &state);
        let step = match state.pending() {
            Pending::Over => break,
            Pending::Seat(seat) => {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
                let _ = writeln!(out, "legal: {}", texts.join(" "));
                Step::Choice { seat, action: *rng.pick(&legal) }
            }
            Pending::Chance(source) => {
                let mut outcomes = Vec::new();
                state.chances(&mut outcomes);
                let texts: Vec<String> = outcomes.iter().map(|(o, weight)| format!("{o}×{weight}")).collect();
                let _ = writeln!(out, "chances: {}", texts.join(" "));
                Step::Chance { source, outcome: state.sample(&mut rng) }
            }
        };
        let _ = writeln!(out, "> {step:?}");
        let heard = take(&mut state, step);
        for (to, event) in &heard.events {
            let _ = writeln!(out, "  {to:?}: {} | {}", json(event), G::say_event(event, &voice));
        }
    }
    let view = ViewRef::of(&state, Viewer::Spectator);
    let outcome = state.outcome().expect("the game is over");
    let _ = writeln!(out, "outcome: {}\n{}", json(&outcome), G::say_outcome(view, &outcome, &voice));
    out
}

fn describe<G: Game>(out: &mut String, state: &G) {
    let _ = writeln!(out, "state: {}", json(state));
    // All seats see the same public part: it is written once, and of each seat's view only what is its own.
    let _ = writeln!(out, "view: {}", json(&ViewRef::of(state, Viewer::Spectator)));
    if G::INFO.private_hands {
        for seat in Seat::all(state.seats()) {
            let _ = writeln!(out, "private {seat}: {}", json(state.private(seat)));
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
