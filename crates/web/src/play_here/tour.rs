//! A first game with a coach: a few turns are explained, and in each of them a good choice is named.

use bots::Level;
use game_api::Pending;
use leptos::prelude::*;
use protocol::{HereRequest, PlayerCard, TableOrder};

use super::{order::fresh_seed, seated::Seated};
use crate::{
    games::Face,
    home::Home,
    reader::Reader,
    route::Route,
    table::Desk,
    text::{knows, text},
};

#[component]
pub fn Tour(game: String) -> impl IntoView {
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let lang = Reader::here().lang.get_untracked();
    let seats = usize::from(face.info.min_seats.max(2));
    let person = PlayerCard { name: String::new(), bot: None };
    let bot = PlayerCard { name: String::new(), bot: Some(Level::Chaton.name().to_owned()) };
    let players = std::iter::once(person).chain(std::iter::repeat_n(bot, seats - 1)).collect();
    let order =
        TableOrder { game, options: Default::default(), edition: None, players, seed: fresh_seed(), lang };
    let again = RwSignal::new(None);
    let trouble = RwSignal::new(None);
    view! { <Seated face request=HereRequest::Open(Box::new(order)) again trouble coached=true /> }.into_any()
}

/// What is said before each of the reader's first choices.
#[component]
pub fn Coach(desk: Desk) -> impl IntoView {
    let lang = desk.reader.lang;
    let choices = RwSignal::new(0_u32);
    // Each time it is the reader's turn again, one lesson further.
    Effect::new(move |before: Option<Option<u64>>| {
        let number = desk.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let seat = shown.position.viewer().seat()?;
            (shown.position.now().pending == Pending::Seat(seat)).then_some(shown.number)
        });
        let known = before.flatten();
        if number.is_some() && number != known && !desk.busy.get() {
            choices.update(|choices| *choices += 1);
            if knows(&lesson(desk, choices.get_untracked())) {
                desk.ask_advice();
            }
            return number;
        }
        known
    });
    let words = move || {
        let key = lesson(desk, choices.get().max(1));
        if knows(&key) { text(lang.get(), &key) } else { text(lang.get(), "tour-done") }
    };
    view! {
        <section class="panel coach" aria-live="polite">
            <p>{words}</p>
            <p class="links">
                <a href=Route::Rules(desk.face.info.id.to_owned(), None).to_string()>
                    {move || text(lang.get(), "rules-link")}
                </a>
                <a href=Route::Here(desk.face.info.id.to_owned()).to_string()>
                    {move || text(lang.get(), "tour-end")}
                </a>
            </p>
        </section>
    }
}

fn lesson(desk: Desk, number: u32) -> String {
    format!("tour-{}-{number}", desk.face.info.id)
}
