//! What lives at which address.

mod page;

use axum::{
    Router,
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::map_response,
    response::Response,
    routing::get,
};

use crate::{error::Error, reader};

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

pub fn all() -> Router {
    Router::new()
        .route("/", get(page::home))
        .route("/assets/{name}", get(page::asset))
        .route("/sw.js", get(page::keeper))
        .route("/healthz", get(async || "ok"))
        .fallback(async |headers: HeaderMap| Error::NotFound.page(reader::language(&headers)))
        .layer(map_response(guard))
}

async fn guard(mut response: Response) -> Response {
    for (name, value) in GUARDS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
