//! The legal list, the refusal, and the notation of actions.

use std::collections::{BTreeSet, HashSet};

use game_api::{Game, GameRng, Seat};
use regex::Regex;

use super::{At, Broken, Violation};

/// How many actions are kept to be tried in later positions.
const POOL: usize = 4_000;
const TRIED_AT_A_POSITION: u32 = 150;

/// Every action that was legal anywhere in the run, and near misses of them.
pub(crate) struct Seen<G: Game> {
    pattern: Regex,
    known: HashSet<G::Action>,
    pool: Vec<G::Action>,
    /// The words seen at each place of a notation.
    words: Vec<BTreeSet<String>>,
    pub refusals: u64,
}

impl<G: Game> Seen<G> {
    pub fn new() -> Self {
        let pattern = Regex::new(G::INFO.notation.action).expect("the pattern is a regular expression");
        Seen { pattern, known: HashSet::new(), pool: Vec::new(), words: Vec::new(), refusals: 0 }
    }

    /// Checks the choices of the seat to move and gives them.
    pub fn check(
        &mut self,
        at: At,
        state: &G,
        seat: Seat,
        thorough: bool,
        rng: &mut GameRng,
    ) -> Result<Vec<G::Action>, Violation> {
        let legal = list(state, seat);
        if legal.is_empty() {
            return at.broken(Broken::Stuck, format!("seat {seat} has no choice"));
        }
        let offered: HashSet<G::Action> = legal.iter().copied().collect();
        if offered.len() != legal.len() {
            return at.broken(Broken::LegalList, format!("offered twice: {legal:?}"));
        }
        for &action in &legal {
            self.note(at, action)?;
            if let Some(rule) = state.refusal(seat, action) {
                return at.broken(Broken::Refusal, format!("{action} is offered, but {rule} forbids it"));
            }
        }
        if !thorough {
            return Ok(legal);
        }
        if list(&state.clone(), seat) != legal {
            return at.broken(Broken::LegalList, "a copy of the state lists its choices differently");
        }
        for other in Seat::all(state.seats()).filter(|&other| other != seat) {
            if !list(state, other).is_empty() || state.refusal(other, legal[0]).is_none() {
                return at.broken(Broken::LegalList, format!("seat {other} may act in seat {seat}'s turn"));
            }
        }
        for _ in 0..TRIED_AT_A_POSITION {
            let action = *rng.pick(&self.pool);
            match state.refusal(seat, action) {
                None if !offered.contains(&action) => {
                    return at.broken(Broken::Refusal, format!("{action} is not offered, but allowed"));
                }
                None => {}
                Some(_) => self.refusals += 1,
            }
        }
        Ok(legal)
    }

    /// Some actions to try on the referee.
    pub fn some(&self, count: u32, rng: &mut GameRng) -> Vec<G::Action> {
        (0..count).map(|_| *rng.pick(&self.pool)).collect()
    }

    fn note(&mut self, at: At, action: G::Action) -> Result<(), Violation> {
        if !self.known.insert(action) {
            return Ok(());
        }
        let text = action.to_string();
        if text.parse() != Ok(action) || !self.pattern.is_match(&text) {
            return at.broken(Broken::Notation, format!("«{text}» is not a good name for {action:?}"));
        }
        self.add(action);
        for near in self.near_misses(&text) {
            if let Ok(action) = near.parse::<G::Action>() {
                if action.to_string().parse() != Ok(action) {
                    return at.broken(Broken::Notation, format!("«{near}» does not read back as itself"));
                }
                self.add(action);
            }
        }
        Ok(())
    }

    fn add(&mut self, action: G::Action) {
        if self.pool.len() < POOL {
            self.pool.push(action);
        }
    }

    /// The notation with one word replaced by another that was seen there, or a number by its neighbours.
    fn near_misses(&mut self, text: &str) -> Vec<String> {
        let parts: Vec<&str> = text.split_inclusive(|c: char| !c.is_alphanumeric() && c != '-').collect();
        let mut found = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
            if self.words.len() <= place {
                self.words.push(BTreeSet::new());
            }
            self.words[place].insert(word.to_owned());
            let mut others: Vec<String> = self.words[place].iter().cloned().collect();
            if let Ok(number) = word.parse::<i64>() {
                others.extend([number - 1, number + 1].map(|number| number.to_string()));
            }
            let end = &part[word.len()..];
            for other in others.iter().filter(|other| *other != word) {
                let (before, after) = (parts[..place].concat(), parts[place + 1..].concat());
                found.push(format!("{before}{other}{end}{after}"));
            }
        }
        found
    }
}

pub(crate) fn list<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}
