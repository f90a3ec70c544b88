//! People: who one is.

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use game_api::Lang;
use protocol::TableCard;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::asked::Asked;
use super::identity::{Known, Perhaps, cookie};
use crate::door::Origin;
use crate::error::Error;
use crate::ids::{Token, hash};
use crate::live::Live;
use crate::reader;
use crate::storage::{Code, Person};

const LONGEST_NAME: usize = 30;
/// The same as a pattern: blanks around it don't count, and nothing in it is invisible.
const NAME_PATTERN: &str =
    r"^\s*[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]{0,28}[^\s\x00-\x1f\x7f-\x9f])?\s*$";
/// So many tables are listed at most.
const MOST_LISTED: i64 = 100;

/// How somebody wants to be called.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Introduction {
    #[schemars(regex(pattern = NAME_PATTERN))]
    pub name: String,
    /// `fr` or `en`; without it, the browser's.
    #[serde(default)]
    pub lang: Option<String>,
    /// Where the house is closed: its password, or an invitation.
    #[serde(default)]
    pub key: Option<String>,
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

/// The tables at which the person sits and that are not over, the newest first.
pub async fn tables(State(live): State<Live>, Known(person): Known) -> Result<Json<Vec<TableCard>>, Error> {
    let rows = live.storage().unfinished(&person.id, MOST_LISTED).await?;
    Ok(Json(rows.iter().map(|row| row.sheet.card(&row.id, |_| false)).collect()))
}

/// Makes an identity, or gives one another name or language.
pub async fn introduce(
    State(live): State<Live>,
    Perhaps(known): Perhaps,
    Extension(from): Extension<Origin>,
    headers: HeaderMap,
    Asked(introduction): Asked<Introduction>,
) -> Result<Response, Error> {
    let name = read_name(&introduction.name)?;
    let lang = introduction.lang.as_deref().and_then(Lang::from_tag);
    if let Some(person) = known {
        let person = Person { name, lang: lang.unwrap_or(person.lang), ..person };
        if !live.storage().rename(&person, &login_of(&person.name)).await? {
            return Err(Error::NameTaken);
        }
        return Ok(Json(Me::from(person)).into_response());
    }
    let_in(&live, from, introduction.key.as_deref()).await?;
    let token = Token::fresh();
    let lang = lang.unwrap_or_else(|| reader::language(&headers));
    let person = live.storage().welcome(&name, lang, &token).await?;
    let cookie = cookie(&token, live.settings().https);
    Ok(([(header::SET_COOKIE, cookie)], Json(Me::from(person))).into_response())
}

/// A new person comes into a closed house with its password or with an invitation.
async fn let_in(live: &Live, from: Origin, key: Option<&str>) -> Result<(), Error> {
    let Some(password) = &live.settings().house_password else { return Ok(()) };
    live.door().may_try(&format!("the house, from {:?}", from.0))?;
    let key = key.ok_or(Error::Closed)?;
    // Hashes are compared, so that the time it takes tells nothing.
    if hash(key.as_bytes()) == hash(password.0.as_bytes()) {
        return Ok(());
    }
    let code = Token::read(key).ok_or(Error::Closed)?;
    match live.storage().take_code(&code).await? {
        Some(Code::Invitation) => Ok(()),
        _ => Err(Error::Closed),
    }
}

/// The name as it is kept, if it is one.
pub fn read_name(text: &str) -> Result<String, Error> {
    let name = text.trim();
    let length = name.chars().count();
    let fits = (1..=LONGEST_NAME).contains(&length) && !name.chars().any(char::is_control);
    if fits { Ok(name.to_owned()) } else { Err(Error::BadName) }
}

/// By what somebody with this name is recognised.
pub fn login_of(name: &str) -> String {
    name.to_lowercase()
}
