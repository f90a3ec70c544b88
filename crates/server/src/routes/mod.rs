//! What lives at which address.

mod asked;
mod identity;
mod metrics;
mod page;
mod people;
mod socket;
mod tables;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::{HeaderName, HeaderValue, header},
    middleware::{Next, from_fn, map_response},
    response::Response,
    routing::{get, post},
};

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
        .route("/healthz", get(async || "ok"))
        .route("/metrics", get(metrics::metrics))
        .route("/api/games", get(tables::games))
        .route("/api/me", get(people::me).post(people::introduce))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::card))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/live", get(socket::live))
        .fallback(async || Error::NotFound)
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
