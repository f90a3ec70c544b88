//! Ways in: passwords, another device, invitations to a closed house.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::asked::Asked;
use super::identity::{Known, cookie, shown};
use super::people::{Me, login_of, read_name};
use crate::error::Error;
use crate::ids::{PersonId, Token};
use crate::live::Live;
use crate::passwords;
use crate::storage::{Code, Millis, now};

const MINUTE: Millis = 60 * 1000;
/// A link for another device is used at once.
const LINK_LASTS: Millis = 15 * MINUTE;
const INVITATION_LASTS: Millis = 7 * 24 * 60 * MINUTE;
/// Shorter ones are guessed, longer ones only cost time.
const PASSWORD_CHARS: std::ops::RangeInclusive<usize> = 8..=200;

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewPassword {
    #[schemars(length(min = 8, max = 200))]
    pub password: String,
}

/// From now on the person can also be recognised by name and password.
pub async fn set_password(
    State(live): State<Live>,
    Known(person): Known,
    Asked(NewPassword { password }): Asked<NewPassword>,
) -> Result<StatusCode, Error> {
    if !PASSWORD_CHARS.contains(&password.chars().count()) {
        return Err(Error::BadPassword);
    }
    let hash = passwords::hashed(password).await;
    match live.storage().set_password(&person.id, &login_of(&person.name), &hash).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Error::NameTaken),
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Login {
    pub name: String,
    pub password: String,
}

pub async fn login(
    State(live): State<Live>,
    Asked(Login { name, password }): Asked<Login>,
) -> Result<Response, Error> {
    let login = login_of(&read_name(&name).map_err(|_| Error::WrongPassword)?);
    if password.chars().count() > *PASSWORD_CHARS.end() {
        return Err(Error::WrongPassword);
    }
    live.door().may_try(&login)?;
    let (person, hash) = live.storage().login(&login).await?.unzip();
    let fits = passwords::fits(password, hash).await;
    match person {
        Some(person) if fits => recognise(&live, &person).await,
        _ => Err(Error::WrongPassword),
    }
}

/// A code that works once; it is shown once and not kept.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NewCode {
    pub code: String,
    /// Until when, in milliseconds since 1970.
    pub expires: Millis,
}

/// A code with which another device becomes this person's too.
pub async fn link(
    State(live): State<Live>,
    Known(person): Known,
) -> Result<(StatusCode, Json<NewCode>), Error> {
    give_code(&live, &Code::Device(person.id), LINK_LASTS).await
}

/// A code with which one more person comes into a closed house.
pub async fn invite(State(live): State<Live>, Known(_): Known) -> Result<(StatusCode, Json<NewCode>), Error> {
    give_code(&live, &Code::Invitation, INVITATION_LASTS).await
}

async fn give_code(
    live: &Live,
    good_for: &Code,
    lasts: Millis,
) -> Result<(StatusCode, Json<NewCode>), Error> {
    let (code, expires) = (Token::fresh(), now() + lasts);
    live.storage().add_code(&code, good_for, expires).await?;
    Ok((StatusCode::CREATED, Json(NewCode { code: code.reveal().to_owned(), expires })))
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShownCode {
    pub code: String,
}

/// The other device shows the code.
pub async fn use_link(
    State(live): State<Live>,
    Asked(ShownCode { code }): Asked<ShownCode>,
) -> Result<Response, Error> {
    let code = Token::read(&code).ok_or(Error::BadCode)?;
    match live.storage().take_code(&code).await? {
        Some(Code::Device(person)) => recognise(&live, &person).await,
        _ => Err(Error::BadCode),
    }
}

/// This device forgets whose it is.
pub async fn logout(State(live): State<Live>, headers: HeaderMap) -> Result<StatusCode, Error> {
    if let Some(token) = shown(&headers) {
        live.storage().drop_token(&token).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a device a token of its own.
async fn recognise(live: &Live, person: &PersonId) -> Result<Response, Error> {
    let token = Token::fresh();
    live.storage().add_token(person, &token).await?;
    let known = live.storage().person_of(&token).await?.ok_or(Error::WhoAreYou)?;
    if known.banned {
        return Err(Error::Banned);
    }
    let cookie = cookie(&token, live.settings().https);
    Ok(([(header::SET_COOKIE, cookie)], Json(Me::from(known.person))).into_response())
}
