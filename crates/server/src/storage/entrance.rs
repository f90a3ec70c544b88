//! How people are recognised otherwise than by a token: passwords, and codes that work once.

use sqlx::Row;

use super::{Millis, Person, Storage, StorageError, now};
use crate::ids::{PersonId, Token};

/// What a code that was shown is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Code {
    /// It shows this person.
    Device(PersonId),
    /// It lets a new person into a closed house.
    Invitation,
}

impl Storage {
    /// Gives a person a password; false if somebody else is recognised by this login.
    pub async fn set_password(
        &self,
        person: &PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<bool, StorageError> {
        let done = sqlx::query(
            "UPDATE people SET login = $1, password = $2 WHERE id = $3 \
             AND NOT EXISTS (SELECT 1 FROM people WHERE login = $1 AND id <> $3)",
        )
        .bind(login.to_owned())
        .bind(password_hash.to_owned())
        .bind(person.as_str().to_owned())
        .execute(&self.writing)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// The person with this login, and the hash of her password.
    pub async fn login(&self, login: &str) -> Result<Option<(PersonId, String)>, StorageError> {
        let row = sqlx::query("SELECT id, password FROM people WHERE login = $1")
            .bind(login.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| (PersonId::stored(row.get(0)), row.get(1))))
    }

    /// Changes a name or language; false if the name is the login of somebody else.
    pub async fn rename(&self, person: &Person, login: &str) -> Result<bool, StorageError> {
        let done = sqlx::query(
            "UPDATE people SET name = $1, lang = $2, login = CASE WHEN login IS NULL THEN NULL ELSE $3 END \
             WHERE id = $4 AND (login IS NULL OR NOT EXISTS \
             (SELECT 1 FROM people AS other WHERE other.login = $3 AND other.id <> $4))",
        )
        .bind(person.name.clone())
        .bind(person.lang.tag())
        .bind(login.to_owned())
        .bind(person.id.as_str().to_owned())
        .execute(&self.writing)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    pub async fn add_code(&self, code: &Token, good_for: &Code, expires: Millis) -> Result<(), StorageError> {
        let person = match good_for {
            Code::Device(person) => Some(person.as_str().to_owned()),
            Code::Invitation => None,
        };
        sqlx::query("DELETE FROM codes WHERE expires < $1").bind(now()).execute(&self.writing).await?;
        sqlx::query("INSERT INTO codes (hash, person, expires) VALUES ($1, $2, $3)")
            .bind(code.hash())
            .bind(person)
            .bind(expires)
            .execute(&self.writing)
            .await?;
        Ok(())
    }

    /// Uses a code up, unless it is too old or was used before.
    pub async fn take_code(&self, code: &Token) -> Result<Option<Code>, StorageError> {
        let row = sqlx::query("DELETE FROM codes WHERE hash = $1 AND expires >= $2 RETURNING person")
            .bind(code.hash())
            .bind(now())
            .fetch_optional(&self.writing)
            .await?;
        let person = row.map(|row| row.get::<Option<String>, _>(0));
        Ok(person.map(|person| match person {
            Some(person) => Code::Device(PersonId::stored(person)),
            None => Code::Invitation,
        }))
    }

    /// A device forgets whose it is.
    pub async fn drop_token(&self, token: &Token) -> Result<(), StorageError> {
        sqlx::query("DELETE FROM tokens WHERE hash = $1").bind(token.hash()).execute(&self.writing).await?;
        Ok(())
    }
}
