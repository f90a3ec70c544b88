//! Runs the scripts of hand-written scenarios; `docs/testing.md` describes their lines.

use std::path::{Path, PathBuf};

use game_api::{Game, Pending, RuleWatch, Seat};
use serde_json::Value;
use table::{Scenario, Step};

use crate::conforms::take;

/// The scenario files of a folder, in order; there must be some.
pub fn scenarios(folder: &Path) -> Vec<PathBuf> {
    let listing = std::fs::read_dir(folder).expect("the folder of scenarios is there");
    let mut files: Vec<PathBuf> = listing
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no scenario in {}", folder.display());
    files
}

/// Sets the position up and runs the script; panics with file and line where it fails.
pub fn run_scenario<G: Game>(file: &Path) {
    let text = std::fs::read_to_string(file).expect("the scenario can be read");
    let scenario = Scenario::from_toml(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let _watches: Vec<RuleWatch> = scenario.rules.iter().map(RuleWatch::new).collect();
    let mut state: G = scenario.position().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, line) in scenario.script.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(problem) = run_line(&mut state, line) {
            panic!("{}, line {} of the script, «{line}»: {problem}", file.display(), number + 1);
        }
        state.audit().unwrap_or_else(|problem| panic!("{}, «{line}»: {problem}", file.display()));
    }
}

fn run_line<G: Game>(state: &mut G, line: &str) -> Result<(), String> {
    let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
    match head {
        "~" => {
            let outcome: G::Chance = rest.parse().map_err(|_| "no outcome of this game".to_owned())?;
            let Pending::Chance(source) = state.pending() else { return Err(waits_for(state)) };
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            if !outcomes.iter().any(|&(other, _)| other == outcome) {
                return Err(format!("possible are only {outcomes:?}"));
            }
            take(state, Step::Chance { source, outcome });
            Ok(())
        }
        "pending" => expect(rest, &pending(state)),
        "chances" => {
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            let texts: Vec<String> = outcomes.iter().map(|(o, weight)| format!("{o}×{weight}")).collect();
            expect(rest, &texts.join(" "))
        }
        "legal" => {
            let Pending::Seat(seat) = state.pending() else { return Err(waits_for(state)) };
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
            expect(rest, &texts.join(" "))
        }
        "expect" => {
            let (pointer, wanted) = rest.split_once(' ').ok_or("expect POINTER VALUE")?;
            let json = serde_json::to_value(&*state).expect("a state is plain data");
            let found = json.pointer(pointer).unwrap_or(&Value::Null);
            let wanted: Value = serde_json::from_str(wanted).map_err(|error| error.to_string())?;
            expect(&wanted.to_string(), &found.to_string())
        }
        "ranks" => {
            let outcome = state.outcome().ok_or("the game is not over")?;
            let ranks: Vec<String> = outcome.ranks.values().map(ToString::to_string).collect();
            expect(rest, &ranks.join(" "))
        }
        seat => choose(state, seat, rest),
    }
}

/// `1 buy:cat` is done; `1 buy:cat refused SM4.1` must be refused by that rule.
fn choose<G: Game>(state: &mut G, seat: &str, rest: &str) -> Result<(), String> {
    let seat: Seat = seat.parse().map_err(|_| "a line begins with a seat, ~, or a check".to_owned())?;
    let (action, wanted) = match rest.split_once(" refused ") {
        Some((action, rule)) => (action, Some(rule)),
        None => (rest, None),
    };
    let action: G::Action = action.parse().map_err(|_| "no action of this game".to_owned())?;
    let refusal = state.refusal(seat, action).map(|rule| rule.0);
    if refusal != wanted {
        return Err(format!("the refusal is {refusal:?}"));
    }
    if wanted.is_none() {
        take(state, Step::Choice { seat, action });
    }
    Ok(())
}

fn pending<G: Game>(state: &G) -> String {
    match state.pending() {
        Pending::Seat(seat) => seat.to_string(),
        Pending::Chance(_) => "~".to_owned(),
        Pending::Over => "over".to_owned(),
    }
}

fn waits_for<G: Game>(state: &G) -> String {
    format!("the table waits for {}", pending(state))
}

fn expect(wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("found {found}")) }
}
