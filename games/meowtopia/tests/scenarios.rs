use std::path::Path;

use game_test::{run_scenario, scenarios};
use meowtopia::Meowtopia;

#[test]
fn every_scenario_plays_as_written() {
    for file in scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")) {
        run_scenario::<Meowtopia>(&file);
    }
}
