//! What lives at which address.

mod admin;
mod api;
mod asked;
mod daily;
mod described;
mod entrance;
mod identity;
mod metrics;
mod page;
mod people;
mod results;
mod socket;
mod tables;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::{HeaderName, HeaderValue, header},
    middleware::{Next, from_fn, from_fn_with_state, map_response},
    response::Response,
    routing::get,
};

use crate::door;
use crate::error::{Error, Unspoken};
use crate::live::Live;
use crate::reader;

/// Every answer tells the browser to trust the house's own files only, and nothing written inside the page.
const GUARDS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The largest body that anybody may send: an edition's file, and some room.
const MOST_BYTES: usize = 2 * game_api::MAX_EDITION_BYTES;

pub fn all(live: Live) -> Router {
    Router::new()
        .route("/", get(page::home))
        .route("/assets/{name}", get(page::asset))
        .route("/sw.js", get(page::keeper))
        .route("/healthz", get(metrics::health))
        .route("/metrics", get(metrics::metrics))
        .merge(api::router(&live))
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || Error::WrongMethod)
        .layer(from_fn_with_state(live.clone(), door::at_the_door))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn(speak))
        .layer(map_response(guard))
        .with_state(live)
}

/// Says a refusal in the reader's language: to programs as JSON, to people as a page.
async fn speak(request: Request, next: Next) -> Response {
    let lang = reader::language(request.headers());
    let for_program = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    match response.extensions().get::<Unspoken>() {
        None => response,
        Some(Unspoken(error)) if for_program => error.json(lang),
        Some(Unspoken(error)) => error.page(lang),
    }
}

async fn guard(mut response: Response) -> Response {
    for (name, value) in GUARDS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
