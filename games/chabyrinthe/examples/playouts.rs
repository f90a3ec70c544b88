//! Measures random playouts: `cargo run --release -p chabyrinthe --example playouts -- 2`.

use std::time::Instant;

use chabyrinthe::Chabyrinthe;
use game_api::{Game, GameRng, Pending, Seed, Setup, Silent};

const CHOICES: u64 = 5_000_000;

fn main() {
    let seats = std::env::args().nth(1).and_then(|seats| seats.parse().ok()).unwrap_or(2);
    let start = Chabyrinthe::start(&Setup::standard(seats)).expect("one to four seats");
    let mut rng = GameRng::stream(Seed::from(1), 0);
    let mut legal = Vec::new();
    let (mut games, mut choices, mut offered, mut rounds) = (0_u64, 0_u64, 0_u64, 0_u64);
    let began = Instant::now();
    while choices < CHOICES {
        let mut state = start.clone();
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance(_) => state.apply_chance(state.sample(&mut rng), &mut Silent),
                Pending::Seat(seat) => {
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    offered += legal.len() as u64;
                    choices += 1;
                    state.apply(seat, *rng.pick(&legal), &mut Silent);
                }
            }
        }
        games += 1;
        rounds += u64::from(state.round());
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{seats} seats: {:.0} choices a second", choices as f64 / seconds);
    println!("{:.1} actions offered on average", offered as f64 / choices as f64);
    println!("{games} games, {:.1} rounds each on average", rounds as f64 / games as f64);
}
