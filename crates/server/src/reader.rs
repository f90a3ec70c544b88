//! What a request says about its reader.

use axum::http::{HeaderMap, HeaderName, header};
use game_api::Lang;

/// The house's language that the reader likes best.
pub fn language(headers: &HeaderMap) -> Lang {
    wishes(headers, header::ACCEPT_LANGUAGE)
        .into_iter()
        .filter(|&(_, weight)| weight > 0.0)
        .find_map(|(tag, _)| Lang::from_tag(tag))
        .unwrap_or(Lang::En)
}

/// Whether the reader's client can unpack Brotli.
pub fn accepts_brotli(headers: &HeaderMap) -> bool {
    wishes(headers, header::ACCEPT_ENCODING)
        .into_iter()
        .any(|(coding, weight)| coding.eq_ignore_ascii_case("br") && weight > 0.0)
}

/// The values of a header such as `fr-CH, fr;q=0.9, en;q=0.8`, the dearest first.
fn wishes(headers: &HeaderMap, name: HeaderName) -> Vec<(&str, f32)> {
    let mut wishes: Vec<(&str, f32)> = headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|wish| match wish.split_once(';') {
            None => (wish.trim(), 1.0),
            Some((value, parameter)) => {
                let weight = parameter.trim().strip_prefix("q=");
                let weight = weight.and_then(|weight| weight.trim().parse().ok());
                (value.trim(), weight.unwrap_or(0.0))
            }
        })
        .collect();
    wishes.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    wishes
}
