//! What a request says, read into types.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::request::Parts,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::Error;
use crate::ids::{PersonId, TableId};

/// A JSON body.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = Error;
    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let unreadable = |problem: String| Error::Unreadable(problem);
        let bytes =
            Bytes::from_request(request, state).await.map_err(|error| unreadable(error.to_string()))?;
        let mut body: Value =
            serde_json::from_slice(&bytes).map_err(|error| unreadable(error.to_string()))?;
        write_whole_numbers_plainly(&mut body);
        serde_json::from_value(body).map(Asked).map_err(|error| unreadable(error.to_string()))
    }
}

/// To JSON Schema, by which the API is described, `4.0` is an integer; to serde it is none.
fn write_whole_numbers_plainly(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(write_whole_numbers_plainly),
        Value::Object(fields) => fields.values_mut().for_each(write_whole_numbers_plainly),
        Value::Number(number) => {
            let whole = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0);
            if let Some(whole) = whole.filter(|whole| (0.0..=f64::from(u32::MAX)).contains(whole)) {
                *number = (whole as u32).into();
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// A body that is read further where it is understood.
pub struct AskedText(pub String);

impl<S: Send + Sync> FromRequest<S> for AskedText {
    type Rejection = Error;
    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let text = String::from_request(request, state).await;
        text.map(AskedText).map_err(|error| Error::Unreadable(error.to_string()))
    }
}

/// The table in the address.
pub struct AskedTable(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for AskedTable {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(id) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| Error::NoTable)?;
        TableId::read(&id).map(AskedTable).ok_or(Error::NoTable)
    }
}

/// The person in the address.
pub struct AskedPerson(pub PersonId);

impl<S: Send + Sync> FromRequestParts<S> for AskedPerson {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(id) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| Error::NoPerson)?;
        PersonId::read(&id).map(AskedPerson).ok_or(Error::NoPerson)
    }
}

/// What stands after the question mark.
pub struct AskedFor<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for AskedFor<T> {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(asked)| AskedFor(asked)).map_err(|error| Error::Unreadable(error.to_string()))
    }
}

/// The game in the address.
pub struct AskedGame(pub String);

impl<S: Send + Sync> FromRequestParts<S> for AskedGame {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(game) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| Error::NoGame)?;
        known_game(game).map(AskedGame)
    }
}

/// A game and a day in the address.
pub struct AskedDay {
    pub game: String,
    /// Such as `2026-11-16`.
    pub day: String,
}

impl<S: Send + Sync> FromRequestParts<S> for AskedDay {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((game, day)) = path.map_err(|_| Error::BadDay)?;
        let looks_like_day = day.len() == 10 && day.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        if looks_like_day { Ok(AskedDay { game: known_game(game)?, day }) } else { Err(Error::BadDay) }
    }
}

fn known_game(game: String) -> Result<String, Error> {
    if catalog::texts(&game).is_ok() { Ok(game) } else { Err(Error::NoGame) }
}
