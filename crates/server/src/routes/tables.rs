//! Tables: found, opened, joined, started.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use game_api::{Bytes32, Seat};
use protocol::{HostOrder, NewTable, TableCard};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::asked::{Asked, AskedTable};
use super::identity::Known;
use crate::error::Error;
use crate::ids::Token;
use crate::live::{Ask, Live};

/// So many tables are listed at most.
const MOST_LISTED: i64 = 100;

pub async fn games() -> Json<Vec<catalog::Entry>> {
    Json(catalog::entries())
}

/// The public tables that wait for players, the newest first.
pub async fn list(State(live): State<Live>) -> Result<Json<Vec<TableCard>>, Error> {
    let rows = live.storage().tables_to_join(MOST_LISTED).await?;
    Ok(Json(rows.iter().map(|row| row.sheet.card(&row.id, |_| false)).collect()))
}

pub async fn open(
    State(live): State<Live>,
    Known(person): Known,
    Asked(wish): Asked<NewTable>,
) -> Result<(StatusCode, Json<TableCard>), Error> {
    Ok((StatusCode::CREATED, Json(live.open(wish, &person).await?)))
}

pub async fn card(State(live): State<Live>, AskedTable(id): AskedTable) -> Result<Json<TableCard>, Error> {
    live.ask(&id, |reply| Ask::Card { reply }).await.map(Json)
}

/// Which seat somebody wants.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Join {
    /// Without a number, the first that is free.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The hash of the device's nonce, for fair dice.
    #[serde(default)]
    pub commitment: Option<Bytes32>,
    /// The code of an invitation, which decides about the seat and opens a locked table too.
    #[serde(default)]
    pub invitation: Option<String>,
}

pub async fn join(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
    Asked(Join { seat, commitment, invitation }): Asked<Join>,
) -> Result<Json<TableCard>, Error> {
    let invitation = invitation.map(|code| Token::read(&code).ok_or(Error::BadCode)).transpose()?;
    live.may_sit(&person.id).await?;
    live.ask(&id, |reply| Ask::Join { person, seat, commitment, invitation, reply }).await.map(Json)
}

/// For which seat somebody is invited.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Invite {
    pub seat: Seat,
}

/// What the invited person shows when joining; it is shown once and not kept.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Invitation {
    pub code: String,
}

/// Keeps an empty seat for the holder of an invitation, until the host empties it or invites again.
pub async fn invite(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
    Asked(Invite { seat }): Asked<Invite>,
) -> Result<(StatusCode, Json<Invitation>), Error> {
    let code = live.ask(&id, |reply| Ask::Invite { person, seat, reply }).await?;
    Ok((StatusCode::CREATED, Json(Invitation { code: code.reveal().to_owned() })))
}

pub async fn leave(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
) -> Result<Json<TableCard>, Error> {
    live.ask(&id, |reply| Ask::Leave { person, reply }).await.map(Json)
}

pub async fn start(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
) -> Result<Json<TableCard>, Error> {
    live.ask(&id, |reply| Ask::Start { person, reply }).await.map(Json)
}

/// What only the host can do.
pub async fn order(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
    Asked(order): Asked<HostOrder>,
) -> Result<Json<TableCard>, Error> {
    live.ask(&id, |reply| Ask::Order { person, order, reply }).await.map(Json)
}

/// The same people again, everybody one seat further.
pub async fn rematch(
    State(live): State<Live>,
    Known(person): Known,
    AskedTable(id): AskedTable,
) -> Result<Json<TableCard>, Error> {
    let next = live.ask(&id, |reply| Ask::Rematch { person, reply }).await?;
    live.ask(&next, |reply| Ask::Card { reply }).await.map(Json)
}

/// The finished game as a file.
pub async fn record(State(live): State<Live>, AskedTable(id): AskedTable) -> Result<Response, Error> {
    let record = live.ask(&id, |reply| Ask::Record { reply }).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}
