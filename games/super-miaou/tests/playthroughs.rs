use std::path::Path;

use game_api::Setup;
use game_test::playthrough;
use super_miaou::{FirstSteps, Options, SuperMiaou};

fn golden(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

#[test]
fn two_seats() {
    playthrough::<SuperMiaou>(&golden("2-seats.txt"), &Setup::standard(2), SHORT_GAME_OF_TWO);
}

#[test]
fn four_seats() {
    playthrough::<SuperMiaou>(&golden("4-seats.txt"), &Setup::standard(4), SHORT_GAME_OF_FOUR);
}

#[test]
fn first_steps() {
    let options = Options { first_steps: FirstSteps::Yes };
    let setup = Setup { options, ..Setup::<SuperMiaou>::standard(3) };
    playthrough(&golden("3-seats-first-steps.txt"), &setup, SHORT_GAME_OF_THREE);
}

/// Random games are long; these seeds were picked because theirs are short, and yet have thefts where
/// there are Mice.
const SHORT_GAME_OF_TWO: u64 = 80_793;
const SHORT_GAME_OF_THREE: u64 = 103_390;
const SHORT_GAME_OF_FOUR: u64 = 1_539_821;
