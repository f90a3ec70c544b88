use std::path::{Path, PathBuf};
use std::sync::Arc;

use chabyrinthe::{BoardSize, Chabyrinthe, Options, Play, Switch};
use game_api::Setup;
use game_test::playthrough;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

/// Random games are long, and each position is told with all its choices: these end after a few rounds.
fn setup(seats: u8, rounds: u16, options: Options) -> Setup<Chabyrinthe> {
    let shorter = format!("rounds = {{ value = {rounds}");
    let text = include_str!("../components.toml").replace("rounds = { value = 100", &shorter);
    let edition = game_api::read_edition(&text).expect("a valid edition");
    Setup { seats, options, edition: Arc::new(edition) }
}

#[test]
fn solo() {
    playthrough(&golden("1-seat.txt"), &setup(1, 12, Options::default()), 1);
}

#[test]
fn two_seats_with_an_even_start() {
    let options = Options { even_start: Switch::Yes, ..Options::default() };
    playthrough(&golden("2-seats.txt"), &setup(2, 6, options), 2);
}

#[test]
fn kittens_together() {
    let options = Options { board: BoardSize::Kittens, play: Play::Coop, ..Options::default() };
    playthrough(&golden("3-seats-kittens-coop.txt"), &setup(3, 5, options), 3);
}

#[test]
fn big_tom_in_teams() {
    let options = Options {
        board: BoardSize::BigTom,
        play: Play::Teams,
        first_edition: Switch::Yes,
        even_start: Switch::No,
    };
    playthrough(&golden("4-seats-big-tom-teams.txt"), &setup(4, 3, options), 4);
}
