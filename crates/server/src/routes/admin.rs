//! Those whom the command line names look after the house.

use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::asked::{Asked, AskedFor, AskedPerson, AskedTable};
use super::identity::Known;
use crate::error::Error;
use crate::ids::PersonId;
use crate::live::Live;
use crate::storage::{Guest, Millis};

const MOST_LISTED: i64 = 100;

/// One of those who look after the house.
pub struct Admin;

impl FromRequestParts<Live> for Admin {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, live: &Live) -> Result<Self, Error> {
        let Known(person) = Known::from_request_parts(parts, live).await?;
        let named = live.settings().admins.iter().any(|admin| admin == person.id.as_str());
        if named { Ok(Admin) } else { Err(Error::NotAdmin) }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct After {
    /// The id of the last person of the page before.
    #[serde(default)]
    pub after: Option<PersonId>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct GuestCard {
    pub id: String,
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub created: Millis,
    pub banned: bool,
    pub tables: i64,
}

impl From<Guest> for GuestCard {
    fn from(guest: Guest) -> Self {
        let Guest { id, name, created, banned, tables } = guest;
        GuestCard { id: id.as_str().to_owned(), name, created, banned, tables }
    }
}

pub async fn people(
    State(live): State<Live>,
    _: Admin,
    AskedFor(After { after }): AskedFor<After>,
) -> Result<Json<Vec<GuestCard>>, Error> {
    let people = live.storage().people(after.as_ref().map_or("", PersonId::as_str), MOST_LISTED).await?;
    Ok(Json(people.into_iter().map(GuestCard::from).collect()))
}

pub async fn remove_person(
    State(live): State<Live>,
    _: Admin,
    AskedPerson(person): AskedPerson,
) -> Result<StatusCode, Error> {
    if live.storage().name_of(&person).await?.is_none() {
        return Err(Error::NoPerson);
    }
    live.forget(&person).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ban {
    pub banned: bool,
}

pub async fn ban(
    State(live): State<Live>,
    _: Admin,
    AskedPerson(person): AskedPerson,
    Asked(Ban { banned }): Asked<Ban>,
) -> Result<StatusCode, Error> {
    if !live.storage().ban(&person, banned).await? {
        return Err(Error::NoPerson);
    }
    if banned {
        live.cut_off(&person).await;
    }
    Ok(StatusCode::NO_CONTENT)
}

pub async fn remove_table(
    State(live): State<Live>,
    _: Admin,
    AskedTable(id): AskedTable,
) -> Result<StatusCode, Error> {
    if live.remove(&id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NoTable) }
}
