//! Tables that nobody has touched for long are cleared away. Finished games stay.

use super::{Millis, Storage, StorageError, now};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// A table that nobody started.
const UNSTARTED: Millis = 7 * DAY;
/// A game that nobody went on with.
const UNFINISHED: Millis = 180 * DAY;

impl Storage {
    pub async fn clear_away(&self) -> Result<u64, StorageError> {
        let cleared = sqlx::query(
            "DELETE FROM tables WHERE (stage = 'gathering' AND touched < $1) OR (stage = 'playing' AND touched < $2 \
             AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = tables.id AND journal.at >= $2))",
        )
        .bind(now() - UNSTARTED)
        .bind(now() - UNFINISHED)
        .execute(&self.writing)
        .await?;
        Ok(cleared.rows_affected())
    }
}
