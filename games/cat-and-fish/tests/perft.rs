//! Lines of play, counted: the surest sign that rules changed when they should not have.

use cat_and_fish::CatAndFish;
use game_api::{Seed, Setup};
use game_test::{dealt, perft};

fn lines(seats: u8, depth: u32) -> Vec<u64> {
    let state = dealt(&Setup::<CatAndFish>::standard(seats), Seed::from(1)).expect("a valid set-up");
    (1..=depth).map(|depth| perft(&state, depth).lines).collect()
}

#[test]
fn the_first_choices_of_two() {
    assert_eq!(lines(2, 5), [0; 5]);
}

#[test]
fn the_first_choices_of_four() {
    assert_eq!(lines(4, 4), [0; 4]);
}
