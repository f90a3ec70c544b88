//! The page and the files it loads.

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use web_dist::Asset;

use crate::{error::Error, reader};

pub async fn home(headers: HeaderMap) -> Response {
    answer("index.html", &headers)
}

/// The script by which the browser keeps the page for when there is no network.
pub async fn keeper(headers: HeaderMap) -> Response {
    answer("sw.js", &headers)
}

pub async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    answer(&format!("assets/{name}"), &headers)
}

fn answer(path: &str, headers: &HeaderMap) -> Response {
    match web_dist::get(path) {
        Some(asset) => send(asset, headers),
        None => Error::NotFound.into_response(),
    }
}

fn send(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let caching = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about =
        [(header::CACHE_CONTROL, caching), (header::ETAG, asset.etag), (header::VARY, "accept-encoding")]
            .map(as_header);
    if knows(headers, asset.etag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [as_header((header::CONTENT_TYPE, asset.content_type))];
    if reader::accepts_brotli(headers) {
        let packed = [as_header((header::CONTENT_ENCODING, "br"))];
        (about, kind, packed, asset.brotli).into_response()
    } else {
        (about, kind, asset.raw()).into_response()
    }
}

fn as_header((name, value): (HeaderName, &'static str)) -> (HeaderName, HeaderValue) {
    (name, HeaderValue::from_static(value))
}

/// Whether the browser says that it has this content already.
fn knows(headers: &HeaderMap, etag: &str) -> bool {
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|known| known.trim() == etag || known.trim() == "*")
}
