use game_api::{Setup, every_setup};
use game_test::conforms;
use meowtopia::Meowtopia;

mod play;

/// Both sides of the tiles, with and without the first one free; one test for each number of seats, so that
/// they run side by side.
fn conforms_with(seats: u8) {
    let setups: Vec<_> =
        every_setup::<Meowtopia>().into_iter().filter(|setup| setup.seats == seats).collect();
    assert_eq!(setups.len(), 4, "sides A and B, the first one free or not");
    for setup in setups {
        let report = conforms(&setup, 8);
        assert!(report.choices > 1_000, "{report:?}");
        assert!(report.refusals > 10_000, "{report:?}");
    }
}

#[test]
fn two_seats_conform() {
    conforms_with(2);
}

#[test]
fn three_seats_conform() {
    conforms_with(3);
}

#[test]
fn four_seats_conform() {
    conforms_with(4);
}

/// The figures at the edge of what an edition may say.
#[test]
fn the_largest_and_the_smallest_box_conform() {
    let large = play::edition(&[
        ("rounds = { value = 60", "rounds = { value = 100"),
        ("kittens-per-family = { value = 6", "kittens-per-family = { value = 8"),
        ("fields = { value = 34", "fields = { value = 38"),
        ("sticks = { value = 32", "sticks = { value = 38"),
        ("[four-players]\nfields = { value = 30", "[four-players]\nfields = { value = 38"),
        ("sticks = { value = 28", "sticks = { value = 38"),
        ("kitten-eats = { value = 2", "kitten-eats = { value = 9"),
        ("dismissal-food = { value = 3", "dismissal-food = { value = 0"),
    ]);
    conforms(&Setup { edition: large, ..play::side_b(4) }, 1);
    let small = play::edition(&[
        ("rounds = { value = 60", "rounds = { value = 5"),
        ("kittens-per-family = { value = 6", "kittens-per-family = { value = 2"),
        ("[two-players]\nfields = { value = 22", "[two-players]\nfields = { value = 5"),
        ("sticks = { value = 22", "sticks = { value = 3"),
        ("kittens = { value = 2", "kittens = { value = 1"),
        ("most-workers = { value = 6", "most-workers = { value = 1"),
    ]);
    conforms(&Setup { edition: small, ..play::usual(2) }, 20);
}
