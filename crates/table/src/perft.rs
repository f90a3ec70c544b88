//! Counting every line of play: the surest sign that rules changed when they should not have.

use game_api::{Game, Pending, PerSeat, Seed, Setup, SetupError, Silent};

use crate::{Player, Table};

/// What was counted at one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Lines of exactly so many choices; every outcome of chance between them makes lines of its own.
    pub lines: u64,
    /// Lines that ended earlier or with that choice.
    pub over: u64,
}

/// Counts the lines of `depth` choices from here. Chance is enumerated and costs no depth; the chance
/// after the last choice is not played.
pub fn perft<G: Game>(state: &G, depth: u32) -> Perft {
    match state.pending() {
        Pending::Over => Perft { lines: u64::from(depth == 0), over: 1 },
        _ if depth == 0 => Perft { lines: 1, over: 0 },
        Pending::Seat(seat) => {
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            sum(actions.into_iter().map(|action| {
                let mut next = state.clone();
                next.apply(seat, action, &mut Silent);
                perft(&next, depth - 1)
            }))
        }
        Pending::Chance(_) => {
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            sum(outcomes.into_iter().map(|(outcome, _)| {
                let mut next = state.clone();
                next.apply_chance(outcome, &mut Silent);
                perft(&next, depth)
            }))
        }
    }
}

fn sum(parts: impl Iterator<Item = Perft>) -> Perft {
    parts.fold(Perft::default(), |sum, part| Perft {
        lines: sum.lines + part.lines,
        over: sum.over + part.over,
    })
}

/// A fresh game after its deal, the way a table with this seed would deal it.
pub fn dealt<G: Game>(setup: &Setup<G>, seed: Seed) -> Result<G, SetupError> {
    let players = PerSeat::from_fn(setup.seats, |_| Player::Person(String::new()));
    Ok(Table::open(setup.clone(), seed, players)?.state)
}
