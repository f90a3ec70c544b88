use std::path::Path;

use game_test::{run_scenario, scenarios};
use super_miaou::SuperMiaou;

#[test]
fn every_scenario_plays_as_written() {
    for file in scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")) {
        run_scenario::<SuperMiaou>(&file);
    }
}
