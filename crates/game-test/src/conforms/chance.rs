//! Chance: the list of outcomes, and that what is drawn agrees with it.

use game_api::{Game, GameRng};
use regex::Regex;

use super::{At, Broken, Violation};

/// Draws at a position where `sample` is compared with `chances`.
const DRAWS: u32 = 600;

/// Checks the pending chance and gives an outcome of it.
pub(crate) fn check<G: Game>(
    at: At,
    state: &G,
    thorough: bool,
    rng: &mut GameRng,
) -> Result<G::Chance, Violation> {
    let outcomes = list(state);
    if outcomes.is_empty() || outcomes.iter().any(|&(_, weight)| weight == 0) {
        return at.broken(Broken::Stuck, format!("chance can't go on: {outcomes:?}"));
    }
    if thorough {
        let pattern = Regex::new(G::INFO.notation.chance).expect("the pattern is a regular expression");
        for (index, &(outcome, _)) in outcomes.iter().enumerate() {
            let text = outcome.to_string();
            if text.parse() != Ok(outcome) || !pattern.is_match(&text) {
                return at.broken(Broken::Notation, format!("«{text}» is not a good name for {outcome:?}"));
            }
            if outcomes[..index].iter().any(|&(other, _)| other == outcome) {
                return at.broken(Broken::Sample, format!("{text} is listed twice"));
            }
        }
        sample_agrees(at, state, &outcomes, rng)?;
    }
    let index = rng.weighted(outcomes.iter().map(|&(_, weight)| weight));
    Ok(outcomes[index].0)
}

pub(crate) fn list<G: Game>(state: &G) -> Vec<(G::Chance, u32)> {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    outcomes
}

/// `sample` takes the very outcome that the list and the generator say, and so follows the weights.
fn sample_agrees<G: Game>(
    at: At,
    state: &G,
    outcomes: &[(G::Chance, u32)],
    rng: &mut GameRng,
) -> Result<(), Violation> {
    for _ in 0..DRAWS {
        let mut twin = rng.clone();
        let drawn = state.sample(rng);
        let index = twin.weighted(outcomes.iter().map(|&(_, weight)| weight));
        if drawn != outcomes[index].0 {
            return at.broken(Broken::Sample, format!("drew {drawn}, the list says {}", outcomes[index].0));
        }
    }
    Ok(())
}
