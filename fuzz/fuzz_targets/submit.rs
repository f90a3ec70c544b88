//! Whatever is submitted, line by line, to a table of any game: it is done or refused, never a panic, and what was done
//! replays.
#![no_main]

use std::collections::BTreeMap;

use catalog::Order;
use game_api::{Seat, Seed};
use libfuzzer_sys::fuzz_target;
use table::Player;

fuzz_target!(|text: &str| {
    for entry in catalog::entries() {
        let order = Order {
            players: vec![Player::Person(String::new()); entry.info.min_seats.into()],
            options: BTreeMap::new(),
            edition: None,
            seed: Seed::from(1),
        };
        let mut table = catalog::open(entry.info.id, order).expect("a valid set-up");
        for line in text.lines().take(200) {
            for seat in Seat::all(entry.info.min_seats) {
                let _ = table.submit(seat, line);
                if line == "undo" {
                    let _ = table.undo(seat);
                }
            }
        }
        assert!(catalog::replay(&table.record()).is_ok());
    }
});
