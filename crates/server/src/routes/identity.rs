//! Who asks: a device shows its token in a cookie, a program in a header.

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::door::Origin;
use crate::error::Error;
use crate::ids::Token;
use crate::live::Live;
use crate::storage::Person;

const COOKIE: &str = "chatiere";
/// Browsers keep no cookie for longer.
const MAX_AGE_S: u32 = 400 * 24 * 60 * 60;

/// The person who asks; without one the request is refused.
pub struct Known(pub Person);

/// The person who asks, if the house knows her.
pub struct Perhaps(pub Option<Person>);

impl FromRequestParts<Live> for Known {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, live: &Live) -> Result<Self, Error> {
        let Perhaps(person) = Perhaps::from_request_parts(parts, live).await?;
        person.map(Known).ok_or(Error::WhoAreYou)
    }
}

impl FromRequestParts<Live> for Perhaps {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, live: &Live) -> Result<Self, Error> {
        let Some(token) = shown(&parts.headers) else { return Ok(Perhaps(None)) };
        let Some(known) = live.storage().person_of(&token).await? else { return Ok(Perhaps(None)) };
        if known.banned {
            return Err(Error::Banned);
        }
        let from = parts.extensions.get::<Origin>().copied().unwrap_or(Origin(None));
        live.door().may_ask(from, &known.person.id)?;
        Ok(Perhaps(Some(known.person)))
    }
}

/// A closed house shows itself to those whom it knows.
pub async fn members_only(State(live): State<Live>, request: Request, next: Next) -> Response {
    if live.settings().house_password.is_none() {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    match Perhaps::from_request_parts(&mut parts, &live).await {
        Ok(Perhaps(Some(_))) => next.run(Request::from_parts(parts, body)).await,
        Ok(Perhaps(None)) => Error::Closed.into_response(),
        Err(error) => error.into_response(),
    }
}

/// The token that a request shows.
pub fn shown(headers: &HeaderMap) -> Option<Token> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookies = || {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token)
    };
    bearer.or_else(cookies).and_then(Token::read)
}

/// The line that gives a device its token. Over plain http, as in the house, no cookie can be `Secure`.
pub fn cookie(token: &Token, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={}; Path=/; Max-Age={MAX_AGE_S}; HttpOnly; SameSite=Lax{secure}", token.reveal())
}
