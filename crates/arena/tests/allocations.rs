//! A random playout allocates nothing on the heap once its buffers are warm: in every game of the catalog.

use arena::Playout;
use bots::Level;
use catalog::{Playable, Visitor, each};
use game_api::{PerSeat, Seed, every_setup};

#[test]
fn playouts_do_not_allocate() {
    struct Play;
    impl Visitor for Play {
        fn visit<G: Playable>(&mut self) {
            for setup in every_setup::<G>() {
                let start = G::start(&setup).expect("a valid set-up");
                let levels = PerSeat::from_fn(setup.seats, |_| Level::Random);
                let mut playout = Playout::<G>::new(&levels, Seed::from(1), 0);
                let mut play = |number| {
                    let mut state = start.clone();
                    playout.begin(Seed::from(1), number);
                    playout.finish(&mut state);
                };
                (0..10).for_each(&mut play);
                let counted = allocation_counter::measure(|| (0..10).for_each(&mut play));
                assert_eq!(counted.count_total, 0, "{} with {} seats", G::INFO.id, setup.seats);
            }
        }
    }
    each(&mut Play);
}
