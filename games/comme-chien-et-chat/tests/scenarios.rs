use std::path::Path;

use comme_chien_et_chat::CommeChienEtChat;
use game_test::{run_scenario, scenarios};

#[test]
fn every_scenario_plays_as_written() {
    for file in scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")) {
        run_scenario::<CommeChienEtChat>(&file);
    }
}
