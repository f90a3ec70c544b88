//! Measures random playouts: `cargo run --release -p comme-chien-et-chat --example playouts -- 4 200000`

use std::time::Instant;

use comme_chien_et_chat::CommeChienEtChat;
use game_api::{Game, GameRng, Pending, Seed, Setup, Silent};

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>().expect("a number"));
    let (seats, games) = (args.next().unwrap_or(4), args.next().unwrap_or(100_000));
    let start = CommeChienEtChat::start(&Setup::standard(seats as u8)).expect("2 to 6 seats");
    let mut rng = GameRng::stream(Seed::from(1), 0);
    let mut legal = Vec::with_capacity(256);
    let (mut choices, mut chances) = (0_u64, 0_u64);
    let began = Instant::now();
    for _ in 0..games {
        let mut state = start.clone();
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Seat(seat) => {
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    state.apply(seat, *rng.pick(&legal), &mut Silent);
                    choices += 1;
                }
                Pending::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    state.apply_chance(outcome, &mut Silent);
                    chances += 1;
                }
            }
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{games} games of {seats} in {seconds:.2} s: {choices} choices, {chances} chances");
    println!(
        "{:.0} choices a second, {:.1} choices a game",
        choices as f64 / seconds,
        choices as f64 / f64::from(games)
    );
}
