use std::path::{Path, PathBuf};
use std::sync::Arc;

use game_api::Setup;
use game_test::playthrough;
use meowtopia::{Edition, Meowtopia};

mod play;

use play::{edition, first_free, side_b, usual};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

/// A full game fills a thick file; with few pieces on the board the end comes soon.
fn small_box() -> Arc<Edition> {
    edition(&[
        ("[two-players]\nfields = { value = 22", "[two-players]\nfields = { value = 6"),
        ("[three-players]\nfields = { value = 25", "[three-players]\nfields = { value = 7"),
        ("[four-players]\nfields = { value = 30", "[four-players]\nfields = { value = 11"),
    ])
}

fn small(setup: Setup<Meowtopia>) -> Setup<Meowtopia> {
    Setup { edition: small_box(), ..setup }
}

#[test]
fn two_seats() {
    playthrough(&golden("2-seats.txt"), &small(usual(2)), 1);
}

#[test]
fn three_seats_side_b() {
    playthrough(&golden("3-seats-side-b.txt"), &small(side_b(3)), 1);
}

#[test]
fn four_seats_first_one_free() {
    playthrough(&golden("4-seats-first-free.txt"), &small(first_free(4)), 1);
}
