//! People: who one is.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use game_api::Lang;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::asked::Asked;
use super::identity::{Known, Perhaps, cookie};
use crate::error::Error;
use crate::ids::Token;
use crate::live::Live;
use crate::reader;
use crate::storage::Person;

const LONGEST_NAME: usize = 30;

/// How somebody wants to be called.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Introduction {
    pub name: String,
    /// `fr` or `en`; without it, the browser's.
    #[serde(default)]
    pub lang: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    pub id: String,
    pub name: String,
    pub lang: String,
}

impl From<Person> for Me {
    fn from(person: Person) -> Self {
        let Person { id, name, lang } = person;
        Me { id: id.as_str().to_owned(), name, lang: lang.tag().to_owned() }
    }
}

pub async fn me(Known(person): Known) -> Json<Me> {
    Json(person.into())
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NewToken {
    /// It is shown once and not kept: whoever has it plays in this person's name.
    pub token: String,
}

pub async fn token(
    State(live): State<Live>,
    Known(person): Known,
) -> Result<(StatusCode, Json<NewToken>), Error> {
    let token = Token::fresh();
    live.storage().add_token(&person.id, &token).await?;
    Ok((StatusCode::CREATED, Json(NewToken { token: token.reveal().to_owned() })))
}

pub async fn forget(State(live): State<Live>, Known(person): Known) -> Result<StatusCode, Error> {
    live.forget(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes an identity, or gives one another name or language.
pub async fn introduce(
    State(live): State<Live>,
    Perhaps(known): Perhaps,
    headers: HeaderMap,
    Asked(introduction): Asked<Introduction>,
) -> Result<Response, Error> {
    let name = introduction.name.trim().to_owned();
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Error::BadName);
    }
    let lang = introduction.lang.as_deref().and_then(Lang::from_tag);
    if let Some(person) = known {
        let person = Person { name, lang: lang.unwrap_or(person.lang), ..person };
        live.storage().rename(&person).await?;
        return Ok(Json(Me::from(person)).into_response());
    }
    let token = Token::fresh();
    let lang = lang.unwrap_or_else(|| reader::language(&headers));
    let person = live.storage().welcome(&name, lang, &token).await?;
    let cookie = cookie(&token, live.settings().https);
    Ok(([(header::SET_COOKIE, cookie)], Json(Me::from(person))).into_response())
}
