use comme_chien_et_chat::CommeChienEtChat;
use game_api::every_setup;
use game_test::conforms;

#[test]
fn every_seat_count_conforms() {
    let setups = every_setup::<CommeChienEtChat>();
    assert_eq!(setups.len(), 5, "2, 3, 4, 5 and 6 seats");
    for setup in setups {
        let report = conforms(&setup, 40);
        assert!(report.choices > 1_000, "{report:?}");
        assert!(report.refusals > 10_000, "{report:?}");
    }
}
