//! Games that survive closing the page: the record of each game's last table.

use table::{Player, Record};

use crate::{games, reader};

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

pub fn keep(game: &str, record: &str) {
    reader::keep(&name(game), record);
}

pub fn forget(game: &str) {
    reader::forget(&name(game));
}

fn unfinished(game: &str) -> Option<Record> {
    let record = Record::from_json(&reader::kept(&name(game))?).ok()?;
    record.outcome.is_none().then_some(record)
}

fn edition_name(game: &str) -> String {
    format!("chatiere-edition-{game}")
}

fn name(game: &str) -> String {
    format!("chatiere-here-{game}")
}
