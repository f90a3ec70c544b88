use std::sync::Arc;

use cat_and_fish::{CatAndFish, Edition};
use game_api::{Setup, every_setup, read_edition};
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

/// So few tiles that piles run out and hexes stay empty, three markers for all, and the Monster each spring.
#[test]
fn a_scarce_edition_conforms() {
    let mut text = include_str!("../components.toml")
        .replacen("years = { value = 5", "years = { value = 8", 1)
        .replacen("monster-spring = { value = 4", "monster-spring = { value = 2", 1)
        .replacen("usual = { value = 2", "usual = { value = 3", 1);
    for tiles in 4..=9 {
        text = text.replace(&format!("tiles = {{ value = {tiles}"), "tiles = { value = 1");
    }
    let edition: Edition = read_edition(&text).expect("within bounds");
    let setup = Setup::<CatAndFish> { edition: Arc::new(edition), ..Setup::standard(4) };
    let report = conforms(&setup, 4);
    assert_eq!(report.rounds, 4 * 32, "{report:?}");
}
