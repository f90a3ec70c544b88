use std::path::{Path, PathBuf};
use std::sync::Arc;

use comme_chien_et_chat::CommeChienEtChat;
use game_api::{Setup, read_edition};
use game_test::playthrough;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

#[test]
fn two_seats() {
    playthrough::<CommeChienEtChat>(&golden("2-seats.txt"), &Setup::standard(2), SHORT_GAME_OF_TWO);
}

/// An edition of its own, with a single animal for each player: games of three are long otherwise.
#[test]
fn three_seats_with_few_animals() {
    let standard = include_str!("../components.toml");
    let text = standard.replace("animals-a-player = { value = 2", "animals-a-player = { value = 1");
    let edition = Arc::new(read_edition(&text).expect("within the bounds"));
    let setup = Setup::<CommeChienEtChat> { edition, ..Setup::standard(3) };
    playthrough(&golden("3-seats-few-animals.txt"), &setup, GAME_OF_THREE);
}

/// This seed was picked because its game is short, and yet many action cards are played in it.
const SHORT_GAME_OF_TWO: u64 = 1029;
const GAME_OF_THREE: u64 = 1;
