//! Golden games. A whole one would be megabytes of views, so these are of one and of two years, and in the
//! second the Monster comes early.

use std::path::Path;
use std::sync::Arc;

use cat_and_fish::{CatAndFish, Edition};
use game_api::{Setup, read_edition};
use game_test::playthrough;

fn short(seats: u8, years: u8) -> Setup<CatAndFish> {
    let text = include_str!("../components.toml")
        .replacen("years = { value = 5", &format!("years = {{ value = {years}"), 1)
        .replacen("monster-spring = { value = 4", "monster-spring = { value = 2", 1);
    let edition: Edition = read_edition(&text).expect("within bounds");
    Setup { edition: Arc::new(edition), ..Setup::standard(seats) }
}

fn golden(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

#[test]
fn two_seats_two_years() {
    playthrough(&golden("2-seats.txt"), &short(2, 2), 1);
}

#[test]
fn three_seats_one_year() {
    playthrough(&golden("3-seats.txt"), &short(3, 1), 1);
}
