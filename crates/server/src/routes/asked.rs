//! What a request says, read into types.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Request},
    http::request::Parts,
};
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::ids::TableId;

/// A JSON body.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = Error;
    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let unreadable = |problem: String| Error::Unreadable(problem);
        let bytes =
            Bytes::from_request(request, state).await.map_err(|error| unreadable(error.to_string()))?;
        serde_json::from_slice(&bytes).map(Asked).map_err(|error| unreadable(error.to_string()))
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
