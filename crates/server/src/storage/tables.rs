use protocol::Stage;
use sqlx::{AnyConnection, Row};

use super::{Change, Millis, Storage, StorageError, now};
use crate::ids::{PersonId, TableId};
use crate::live::Sheet;

/// A table as it is stored, apart from its journal.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: TableId,
    pub sheet: Sheet,
    pub rest: Rest,
}

/// What a table needs while it is put away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    /// When it must be loaded though nobody looks: a bot is to move, or a clock ends.
    pub wake_at: Option<Millis>,
    /// The clocks after the last decision.
    pub clock: Option<String>,
}

/// The word in the column `stage`.
fn word(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

fn written(sheet: &Sheet) -> String {
    serde_json::to_string(sheet).expect("a sheet is plain data")
}

fn row(row: &sqlx::any::AnyRow) -> Result<TableRow, StorageError> {
    let id: String = row.get(0);
    let sheet: String = row.get(1);
    Ok(TableRow {
        sheet: serde_json::from_str(&sheet)
            .map_err(|error| StorageError::damaged(format!("table {id}: {error}")))?,
        id: TableId::read(&id).ok_or_else(|| StorageError::damaged(format!("table id {id}")))?,
        rest: Rest { wake_at: row.get(2), clock: row.get(3) },
    })
}

impl Storage {
    pub async fn add_table(&self, id: &TableId, sheet: &Sheet) -> Result<(), StorageError> {
        self.change(Change::Open { id: id.clone(), sheet: Box::new(sheet.clone()) }).await
    }

    pub async fn save_table(&self, id: &TableId, sheet: &Sheet, rest: &Rest) -> Result<(), StorageError> {
        let (id, sheet, rest) = (id.clone(), Box::new(sheet.clone()), rest.clone());
        self.change(Change::Save { id, sheet, rest }).await
    }

    /// The table begins to play: its sheet and its deal are written together, or neither.
    pub async fn begin(
        &self,
        id: &TableId,
        sheet: &Sheet,
        deal: &str,
        rest: &Rest,
    ) -> Result<(), StorageError> {
        let (id, sheet, rest) = (id.clone(), Box::new(sheet.clone()), rest.clone());
        self.change(Change::Begin { id, sheet, rest, deal: deal.to_owned() }).await
    }

    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StorageError> {
        let found = sqlx::query("SELECT id, sheet, wake_at, clock FROM tables WHERE id = $1")
            .bind(id.as_str().to_owned())
            .fetch_optional(&self.pool)
            .await?;
        found.as_ref().map(row).transpose()
    }

    /// The open tables that stand in the list, the newest first.
    pub async fn tables_to_join(&self, most: i64) -> Result<Vec<TableRow>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, sheet, wake_at, clock FROM tables WHERE stage = $1 AND public = 1 \
             ORDER BY created DESC LIMIT $2",
        )
        .bind(word(Stage::Gathering))
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(row).collect()
    }

    /// The tables that must be loaded by now, the most urgent first.
    pub async fn tables_to_wake(&self, by: Millis, most: i64) -> Result<Vec<TableId>, StorageError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2")
            .bind(by)
            .bind(most)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(|row| TableId::read(&row.get::<String, _>(0))).collect())
    }

    /// The tables at which a person sits and that are not over, the newest first.
    pub async fn unfinished(&self, person: &PersonId, most: i64) -> Result<Vec<TableRow>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, sheet, wake_at, clock FROM sits JOIN tables ON tables.id = sits.table_id \
             WHERE sits.person = $1 AND tables.stage <> 'over' ORDER BY created DESC LIMIT $2",
        )
        .bind(person.as_str().to_owned())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(row).collect()
    }

    /// Keeps the figures of an edition, to be found by their hash.
    pub async fn keep_edition(&self, hash: &str, figures: &str) -> Result<(), StorageError> {
        sqlx::query("INSERT INTO editions (hash, figures) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(hash.to_owned())
            .bind(figures.to_owned())
            .execute(&self.writing)
            .await?;
        Ok(())
    }

    pub async fn edition(&self, hash: &str) -> Result<String, StorageError> {
        let row = sqlx::query("SELECT figures FROM editions WHERE hash = $1")
            .bind(hash.to_owned())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.get(0))
    }
}

pub(super) async fn add(change: &mut AnyConnection, id: &TableId, sheet: &Sheet) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, stage, public, sheet, created, touched) VALUES ($1, $2, $3, $4, $5, $5)",
    )
    .bind(id.as_str().to_owned())
    .bind(word(sheet.stage))
    .bind(i64::from(sheet.public))
    .bind(written(sheet))
    .bind(now())
    .execute(&mut *change)
    .await?;
    sit(change, id, sheet).await
}

pub(super) async fn deal(change: &mut AnyConnection, id: &TableId, deal: &str) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO journal (table_id, number, at, steps) VALUES ($1, 0, $2, $3)")
        .bind(id.as_str().to_owned())
        .bind(now())
        .bind(deal.to_owned())
        .execute(change)
        .await?;
    Ok(())
}

pub(super) async fn save(
    change: &mut AnyConnection,
    id: &TableId,
    sheet: &Sheet,
    rest: &Rest,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE tables SET stage = $1, public = $2, sheet = $3, wake_at = $4, clock = $5, touched = $6 \
         WHERE id = $7",
    )
    .bind(word(sheet.stage))
    .bind(i64::from(sheet.public))
    .bind(written(sheet))
    .bind(rest.wake_at)
    .bind(rest.clock.clone())
    .bind(now())
    .bind(id.as_str().to_owned())
    .execute(&mut *change)
    .await?;
    sit(change, id, sheet).await
}

/// Notes who sits at the table, so that a person's tables are found.
async fn sit(change: &mut AnyConnection, id: &TableId, sheet: &Sheet) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM sits WHERE table_id = $1")
        .bind(id.as_str().to_owned())
        .execute(&mut *change)
        .await?;
    let sit = sheet.seats.iter().filter_map(|place| place.guest()).map(|guest| &guest.id);
    // Whoever has left a bot's place is still named in the log.
    let sat = sheet.sittings.iter().map(|sitting| &sitting.person);
    for person in sit.chain(sat) {
        sqlx::query("INSERT INTO sits (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(person.as_str().to_owned())
            .bind(id.as_str().to_owned())
            .execute(&mut *change)
            .await?;
    }
    Ok(())
}
