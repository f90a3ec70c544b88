use game_api::every_setup;
use game_test::conforms;
use meowtopia::Meowtopia;

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
