use cat_and_fish::CatAndFish;
use game_api::every_setup;
use game_test::conforms;

#[test]
fn every_seat_count_conforms() {
    let setups = every_setup::<CatAndFish>();
    assert_eq!(setups.len(), 3, "2, 3 and 4 seats");
    for setup in setups {
        let report = conforms(&setup, 10);
        assert!(report.choices > 1_000, "{report:?}");
        assert!(report.refusals > 10_000, "{report:?}");
    }
}
