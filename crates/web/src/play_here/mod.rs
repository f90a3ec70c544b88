//! Play here: the rules and the bots run in this browser, and no server is needed once the page is loaded.

mod daily;
mod kept;
mod order;
mod seated;
mod setup;
mod tour;

use leptos::prelude::*;
use protocol::HereRequest;

pub use kept::{Kept, correct, corrected, last_record, running};
pub use order::{Draft, fresh_seed};
use seated::Seated;
use setup::SetupForm;
pub use setup::VariantField;
pub use tour::Tour;

use crate::{games::Face, home::Home, reader::Reader};

/// A table of that game: the one that was left, or a new one.
#[component]
pub fn PlayHere(game: String) -> impl IntoView {
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let lang = Reader::here().lang;
    let left = kept::running_game(face.info.id);
    let request = left.map(|record| HereRequest::Restore { record, lang: lang.get_untracked() });
    let request = RwSignal::new(request);
    // Why the last table could not be opened.
    let trouble = RwSignal::new(None);
    let table = move || match request.get() {
        Some(request_now) => view! { <Seated face request=request_now again=request trouble /> }.into_any(),
        None => view! { <SetupForm face request trouble /> }.into_any(),
    };
    table.into_any()
}
