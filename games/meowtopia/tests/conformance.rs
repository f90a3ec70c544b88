use game_api::every_setup;
use game_test::conforms;
use meowtopia::Meowtopia;

#[test]
fn every_seat_count_and_variant_conforms() {
    let setups = every_setup::<Meowtopia>();
    assert_eq!(setups.len(), 12, "2, 3 and 4 seats, sides A and B, the first one free or not");
    for setup in setups {
        let report = conforms(&setup, 8);
        assert!(report.choices > 1_000, "{report:?}");
        assert!(report.refusals > 10_000, "{report:?}");
    }
}
