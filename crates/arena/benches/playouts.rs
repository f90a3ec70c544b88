//! `cargo bench -p arena --bench playouts`: how fast each game plays itself at random, what that costs on the heap, how
//! large its state is. The last column compares with the machine itself: how many random numbers could be drawn in the
//! time of one choice.

use std::hint::black_box;
use std::time::{Duration, Instant};

use arena::Playout;
use bots::Level;
use catalog::{Playable, Visitor, each};
use game_api::{GameRng, PerSeat, Seed, every_setup};

const ENOUGH: Duration = Duration::from_millis(700);

fn main() {
    println!(
        "{:<22} {:>5}  {:>12} {:>12} {:>8} {:>8} {:>9} {:>12}",
        "game", "seats", "playouts/s", "choices/s", "legal", "allocs", "state B", "draws/choice"
    );
    each(&mut Bench { draw: time_of_a_draw() });
}

struct Bench {
    /// Nanoseconds that one random number takes.
    draw: f64,
}

impl Visitor for Bench {
    fn visit<G: Playable>(&mut self) {
        let mut setups = every_setup::<G>();
        setups.dedup_by_key(|setup| setup.seats);
        for setup in setups {
            let start = G::start(&setup).expect("a valid set-up");
            let levels = PerSeat::from_fn(setup.seats, |_| Level::Random);
            let mut playout = Playout::<G>::new(&levels, Seed::from(1), 0);
            let (mut choices, mut legal) = (0, 0);
            let mut play = |number| {
                let mut state = start.clone();
                playout.begin(Seed::from(1), number);
                let counts = playout.finish(&mut state);
                choices += counts.choices;
                legal += counts.legal;
                black_box(&state);
            };
            (0..20).for_each(&mut play);
            let allocations = allocation_counter::measure(|| (0..20).for_each(&mut play)).count_total;
            let begun = Instant::now();
            let mut games = 0;
            let before = 40;
            while begun.elapsed() < ENOUGH {
                play(before + games);
                games += 1;
            }
            let seconds = begun.elapsed().as_secs_f64();
            let share = games as f64 / (before + games) as f64;
            let per_second = choices as f64 * share / seconds;
            println!(
                "{:<22} {:>5}  {:>12.0} {:>12.0} {:>8.1} {:>8.1} {:>9} {:>12.1}",
                G::INFO.id,
                setup.seats,
                games as f64 / seconds,
                per_second,
                legal as f64 / choices as f64,
                allocations as f64 / 20.0,
                size_of::<G>(),
                1e9 / per_second / self.draw,
            );
        }
    }
}

fn time_of_a_draw() -> f64 {
    const DRAWS: u32 = 20_000_000;
    let mut rng = GameRng::stream(Seed::from(1), 0);
    let begun = Instant::now();
    for _ in 0..DRAWS {
        black_box(rng.below(black_box(50)));
    }
    begun.elapsed().as_nanos() as f64 / f64::from(DRAWS)
}
