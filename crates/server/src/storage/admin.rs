//! What those who look after the house may do.

use sqlx::Row;

use super::{Millis, Storage, StorageError};
use crate::ids::{PersonId, TableId};

/// A person as the admin sees her.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: PersonId,
    pub name: String,
    pub created: Millis,
    pub banned: bool,
    pub tables: i64,
}

impl Storage {
    /// So many people after the given id, in the order of their ids.
    pub async fn people(&self, after: &str, most: i64) -> Result<Vec<Guest>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, name, created, banned, (SELECT COUNT(*) FROM sits WHERE sits.person = people.id) \
             FROM people WHERE id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after.to_owned())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let guest = |row: &sqlx::any::AnyRow| Guest {
            id: PersonId::stored(row.get(0)),
            name: row.get(1),
            created: row.get(2),
            banned: row.get::<i64, _>(3) != 0,
            tables: row.get(4),
        };
        Ok(rows.iter().map(guest).collect())
    }

    /// Lets a person in no more, or again; false if there is no such person.
    pub async fn ban(&self, person: &PersonId, banned: bool) -> Result<bool, StorageError> {
        let done = sqlx::query("UPDATE people SET banned = $1 WHERE id = $2")
            .bind(i64::from(banned))
            .bind(person.as_str().to_owned())
            .execute(&self.writing)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Removes a table with its journal; false if there is none.
    pub async fn remove_table(&self, id: &TableId) -> Result<bool, StorageError> {
        let done = sqlx::query("DELETE FROM tables WHERE id = $1")
            .bind(id.as_str().to_owned())
            .execute(&self.writing)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}
