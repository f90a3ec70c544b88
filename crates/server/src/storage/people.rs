use game_api::Lang;
use sqlx::{AnyConnection, Row};

use super::{Change, Storage, StorageError, now};
use crate::ids::{PersonId, TableId, Token};

/// Somebody who comes to the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    pub lang: Lang,
}

/// Whom a token shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognised {
    pub person: Person,
    /// Whether the house lets this person in no more.
    pub banned: bool,
}

impl Storage {
    /// A new person, whom this token shows.
    pub async fn welcome(&self, name: &str, lang: Lang, token: &Token) -> Result<Person, StorageError> {
        let person = Person { id: PersonId::fresh(), name: name.to_owned(), lang };
        self.change(Change::Person { person: person.clone(), token: token.hash() }).await?;
        Ok(person)
    }

    pub async fn person_of(&self, token: &Token) -> Result<Option<Recognised>, StorageError> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.lang, people.banned FROM tokens \
             JOIN people ON people.id = tokens.person WHERE tokens.hash = $1",
        )
        .bind(token.hash())
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| Recognised {
            person: Person {
                id: PersonId::stored(row.get(0)),
                name: row.get(1),
                lang: Lang::from_tag(&row.get::<String, _>(2)).unwrap_or(Lang::En),
            },
            banned: row.get::<i64, _>(3) != 0,
        }))
    }

    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StorageError> {
        let row = sqlx::query("SELECT name FROM people WHERE id = $1")
            .bind(person.as_str().to_owned())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get(0)))
    }

    /// One more token for a person: for a program that plays in her name.
    pub async fn add_token(&self, person: &PersonId, token: &Token) -> Result<(), StorageError> {
        sqlx::query("INSERT INTO tokens (hash, person, created) VALUES ($1, $2, $3)")
            .bind(token.hash())
            .bind(person.as_str().to_owned())
            .bind(now())
            .execute(&self.writing)
            .await?;
        Ok(())
    }

    /// Deletes a person with all that is only hers. Her games stay.
    pub async fn forget(&self, person: &PersonId) -> Result<(), StorageError> {
        sqlx::query("DELETE FROM people WHERE id = $1")
            .bind(person.as_str().to_owned())
            .execute(&self.writing)
            .await?;
        Ok(())
    }

    /// The tables at which a person sits or sat.
    pub async fn tables_of(&self, person: &PersonId) -> Result<Vec<TableId>, StorageError> {
        let rows = sqlx::query("SELECT table_id FROM sits WHERE person = $1")
            .bind(person.as_str().to_owned())
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(|row| TableId::read(&row.get::<String, _>(0))).collect())
    }

    /// At how many tables that are not over a person sits.
    pub async fn unfinished_tables_of(&self, person: &PersonId) -> Result<i64, StorageError> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM sits JOIN tables ON tables.id = sits.table_id \
             WHERE sits.person = $1 AND tables.stage <> 'over'",
        )
        .bind(person.as_str().to_owned())
        .fetch_one(&self.pool)
        .await?;
        Ok(row.get(0))
    }
}

pub(super) async fn add(change: &mut AnyConnection, person: &Person, token: &str) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO people (id, name, lang, created) VALUES ($1, $2, $3, $4)")
        .bind(person.id.as_str().to_owned())
        .bind(person.name.clone())
        .bind(person.lang.tag())
        .bind(now())
        .execute(&mut *change)
        .await?;
    sqlx::query("INSERT INTO tokens (hash, person, created) VALUES ($1, $2, $3)")
        .bind(token.to_owned())
        .bind(person.id.as_str().to_owned())
        .bind(now())
        .execute(change)
        .await?;
    Ok(())
}
