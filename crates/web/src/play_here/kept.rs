//! Games that survive closing the page: the record of each game's last table.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use table::{Player, Record};

use crate::{games, reader};

/// A move is shown first and kept then.
const SOON: Duration = Duration::from_millis(150);

thread_local! {
    /// A game with its record that is to be kept soon.
    static UNWRITTEN: RefCell<Option<(&'static str, String)>> = const { RefCell::new(None) };
}

/// A game that waits to be gone on with.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    pub game: &'static str,
    pub players: Vec<Player>,
}

/// The games that were begun and not finished.
pub fn running() -> Vec<Kept> {
    let games = games::ALL.iter().map(|face| face.info.id);
    games.filter_map(|game| Some(Kept { game, players: unfinished(game)?.players })).collect()
}

/// The record of the game that was begun and not finished.
pub fn running_game(game: &str) -> Option<String> {
    unfinished(game).and_then(|_| reader::kept(&name(game)))
}

/// The record of the last game, finished or not.
pub fn last_record(game: &str) -> Option<String> {
    write();
    reader::kept(&name(game))
}

/// The corrected edition that the owner of a box has loaded.
pub fn corrected(game: &str) -> Option<String> {
    reader::kept(&edition_name(game))
}

/// Plays by a corrected edition from now on, or by the standard one again.
pub fn correct(game: &str, edition: Option<&str>) {
    match edition {
        Some(edition) => reader::keep(&edition_name(game), edition),
        None => reader::forget(&edition_name(game)),
    }
}

/// Keeps the record soon, and at once when the reader leaves the page.
pub fn keep(game: &'static str, record: String) {
    if UNWRITTEN.replace(Some((game, record))).is_none() {
        set_timeout(write, SOON);
    }
}

/// Writes down what waits for it.
pub fn write() {
    if let Some((game, record)) = UNWRITTEN.take() {
        reader::keep(&name(game), &record);
    }
}

pub fn forget(game: &str) {
    write();
    reader::forget(&name(game));
}

fn unfinished(game: &str) -> Option<Record> {
    write();
    let record = Record::from_json(&reader::kept(&name(game))?).ok()?;
    record.outcome.is_none().then_some(record)
}

fn edition_name(game: &str) -> String {
    format!("chatiere-edition-{game}")
}

fn name(game: &str) -> String {
    format!("chatiere-here-{game}")
}
