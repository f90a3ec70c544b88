//! Who asks: a device shows its token in a cookie, a program in a header.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};

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
        Ok(Perhaps(live.storage().person_of(&token).await?))
    }
}

/// The token that a request shows.
fn shown(headers: &HeaderMap) -> Option<Token> {
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
