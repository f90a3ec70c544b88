//! `cargo bench -p arena --bench search`: how many games a thread can try out in a second from a position in the middle
//! of each game, with and without insight, and how often that touches the heap. A tree grows in one piece, so the last
//! column is far below one.

use std::time::Instant;

use bots::{Budget, Search};
use catalog::{Playable, Visitor, each};
use game_api::{Game, GameRng, Pending, Seed, Setup, Silent, ViewRef, Viewer};

const ITERATIONS: u32 = 5_000;
const POSITIONS: u64 = 8;
/// So many choices into the game.
const MIDDLE: usize = 20;

fn main() {
    println!("{:<22} {:>14} {:>14} {:>18}", "game", "iterations/s", "without", "allocs/iteration");
    each(&mut Bench);
}

struct Bench;

impl Visitor for Bench {
    fn visit<G: Playable>(&mut self) {
        let budget = Budget::Iterations(ITERATIONS);
        let (with, allocations) = measure::<G>(&mut Search::new(budget));
        let (without, _) = measure::<G>(&mut Search::without_insight(budget));
        println!("{:<22} {with:>14.0} {without:>14.0} {allocations:>18.4}", G::INFO.id);
    }
}

/// Iterations a second, and allocations an iteration.
fn measure<G: Playable>(search: &mut Search<G>) -> (f64, f64) {
    let iterations = f64::from(ITERATIONS) * POSITIONS as f64;
    let mut seconds = 0.0;
    let allocations = allocation_counter::measure(|| {
        for number in 0..POSITIONS {
            let mut rng = GameRng::stream(Seed::from(number), 1);
            let state = position::<G>(&mut rng);
            let Pending::Seat(seat) = Game::pending(&state) else { continue };
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let begun = Instant::now();
            search.advise(ViewRef::of(&state, Viewer::Seat(seat)), &legal, &mut rng);
            seconds += begun.elapsed().as_secs_f64();
        }
    });
    (iterations / seconds, allocations.count_total as f64 / iterations)
}

fn position<G: Playable>(rng: &mut GameRng) -> G {
    let mut state = G::start(&Setup::standard(2)).expect("two can play");
    let (mut choices, mut legal) = (0, Vec::new());
    loop {
        match Game::pending(&state) {
            Pending::Seat(seat) => {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                if choices >= MIDDLE && legal.len() > 1 {
                    return state;
                }
                choices += 1;
                state.apply(seat, *rng.pick(&legal), &mut Silent);
            }
            Pending::Chance(_) => {
                let outcome = state.sample(rng);
                state.apply_chance(outcome, &mut Silent);
            }
            Pending::Over => return state,
        }
    }
}
