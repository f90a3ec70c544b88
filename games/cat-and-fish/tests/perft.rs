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
    // Nine choices; after one of the four spaces with room for one marker, eight: 5 × 9 + 4 × 8.
    assert_eq!(lines(2, 5), [9, 77, 625, 4_085, 13_577]);
}

#[test]
fn the_first_choices_of_four() {
    assert_eq!(lines(4, 4), [9, 77, 629, 4_925]);
}
