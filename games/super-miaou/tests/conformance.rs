use game_api::every_setup;
use game_test::conforms;
use super_miaou::SuperMiaou;

#[test]
fn every_seat_count_and_variant_conforms() {
    let setups = every_setup::<SuperMiaou>();
    assert_eq!(setups.len(), 6, "2, 3 and 4 seats, with and without Mouse cards");
    for setup in setups {
        let report = conforms(&setup, 40);
        assert!(report.choices > 1_000, "{report:?}");
        assert!(report.refusals > 10_000, "{report:?}");
    }
}
