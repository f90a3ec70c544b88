//! A link as a picture that a phone can read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The white edge that readers need, in squares.
const EDGE: i32 = 4;

#[component]
pub fn QrPicture(text: String, label: String) -> impl IntoView {
    let code = QrCode::encode_text(&text, QrCodeEcc::Medium).ok()?;
    let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y));
    let squares: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + EDGE, y + EDGE)).collect();
    let width = code.size() + 2 * EDGE;
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {width} {width}") role="img" aria-label=label>
            <rect width=width height=width fill="#fff" />
            <path d=squares fill="#000" />
        </svg>
    })
}
