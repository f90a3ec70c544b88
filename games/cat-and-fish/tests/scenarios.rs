use std::path::Path;

use cat_and_fish::CatAndFish;
use game_test::{run_scenario, scenarios};

#[test]
fn every_scenario_plays_as_written() {
    for file in scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")) {
        run_scenario::<CatAndFish>(&file);
    }
}
