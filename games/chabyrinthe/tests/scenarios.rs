use std::path::Path;

use chabyrinthe::Chabyrinthe;
use game_test::{run_scenario, scenarios};

#[test]
fn every_scenario_plays_as_written() {
    let files = scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"));
    assert_eq!(files.len(), 12, "the boards that the rules page warns of");
    for file in files {
        run_scenario::<Chabyrinthe>(&file);
    }
}
