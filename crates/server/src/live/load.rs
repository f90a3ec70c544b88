//! A table from what is stored.

use std::collections::HashMap;
use std::sync::LazyLock;

use table::{Decision, LiveTable};

use super::{Live, Sheet};
use crate::error::Error;
use crate::ids::{TableId, hash};
use crate::storage::{Rest, StorageError};

/// A table as it stands after its last decision.
#[derive(Debug)]
pub struct Loaded {
    pub sheet: Sheet,
    pub game: Option<Box<dyn LiveTable>>,
    /// How many decisions are stored.
    pub decisions: i64,
    pub rest: Rest,
}

pub async fn table(live: &Live, id: &TableId) -> Result<Loaded, Error> {
    let storage = live.storage();
    let row = storage.table(id).await?.ok_or(Error::NoTable)?;
    let (sheet, rest) = (row.sheet, row.rest);
    if sheet.start.is_none() {
        return Ok(Loaded { sheet, game: None, decisions: 0, rest });
    }
    let (game, decisions) = replayed(live, id, &sheet).await?;
    Ok(Loaded { sheet, game: Some(game), decisions, rest })
}

/// The game of a table as it stands after its last decision, with the players of this sheet.
pub async fn game(live: &Live, id: &TableId, sheet: &Sheet) -> Result<Box<dyn LiveTable>, Error> {
    replayed(live, id, sheet).await.map(|(game, _)| game)
}

/// The game, and how many decisions are stored.
async fn replayed(live: &Live, id: &TableId, sheet: &Sheet) -> Result<(Box<dyn LiveTable>, i64), Error> {
    let storage = live.storage();
    let start = sheet.start.as_ref().ok_or(Error::NotBegun)?;
    let figures = match STANDARD.get(sheet.game.as_str()) {
        Some(standard) if *standard == start.figures => None,
        _ => {
            let text = storage.edition(&start.figures).await?;
            Some(serde_json::from_str(&text).map_err(|error| damaged(id, error))?)
        }
    };
    let rows = storage.decisions(id).await?;
    let decisions: Vec<Decision> = rows
        .iter()
        .map(|steps| serde_json::from_str(steps))
        .collect::<Result<_, _>>()
        .map_err(|error| damaged(id, error))?;
    let beginning = sheet.beginning(figures).expect("the game has begun");
    let game = catalog::resume(&beginning, &decisions).map_err(|error| damaged(id, error))?;
    Ok((game, rows.len() as i64))
}

fn damaged(id: &TableId, problem: impl std::fmt::Display) -> Error {
    Error::Storage(StorageError::damaged(format!("table {id}: {problem}")))
}

/// The hashes of the standard editions' figures, which need not be read from the database.
static STANDARD: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let figures = catalog::standard_figures().into_iter();
    figures.map(|(game, figures)| (game, hash(figures.to_string().as_bytes()))).collect()
});
