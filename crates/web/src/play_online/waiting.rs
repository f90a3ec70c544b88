//! Tables of the house as the home page lists them.

use leptos::{prelude::*, task::spawn_local};
use protocol::{SeatCard, Stage, TableCard};

use crate::{
    connection::http,
    drawings::{Drawing, cover},
    games::Face,
    home::{Faces, Sitter},
    reader::Reader,
    route::Route,
    text::text,
};

/// The tables of others that wait for players; not those at which the reader sits.
#[component]
pub fn OpenTables(mine: RwSignal<Vec<TableCard>>) -> impl IntoView {
    let lang = Reader::here().lang;
    let cards = RwSignal::new(Vec::<TableCard>::new());
    spawn_local(async move {
        // Without a server there are no tables to join, and the rest of the page is as good as ever.
        if let Ok(found) = http::get(lang.get_untracked(), "/api/tables").await {
            cards.try_set(found);
        }
    });
    let others = move || {
        let mine: Vec<String> = mine.with(|mine| mine.iter().map(|card| card.id.clone()).collect());
        cards.get().into_iter().filter(|card| !mine.contains(&card.id)).collect::<Vec<_>>()
    };
    move || {
        let others = others();
        (!others.is_empty()).then(|| {
            let rows = others.into_iter().map(|card| view! { <TableRow card link="join" /> });
            view! {
                <section class="night" aria-labelledby="open-tables">
                    <h2 id="open-tables">{text(lang.get(), "open-tables")}</h2>
                    <ul class="running">{rows.collect_view()}</ul>
                </section>
            }
        })
    }
}

/// One table: its game, who sits there, and the way to it.
#[component]
pub fn TableRow(card: TableCard, link: &'static str) -> impl IntoView {
    let lang = Reader::here().lang;
    let title = Face::find(&card.game).map(|face| move || face.book(lang.get()).say("title", &[]));
    let waits = card.stage == Stage::Gathering;
    let sitters = card.seats.into_iter().map(|seat| match seat {
        SeatCard::Person { name, .. } => Sitter::Person(name),
        SeatCard::Bot { .. } => Sitter::Bot,
        SeatCard::Open | SeatCard::Invited => Sitter::Nobody,
    });
    view! {
        <li>
            <Drawing name=cover(&card.game) class="thumb" />
            <span>
                <b>{title}</b>
                <small>{move || text(lang.get(), if waits { "table-gathers" } else { "table-plays" })}</small>
            </span>
            <Faces sitters=sitters.collect() />
            <a class="go" href=Route::Table(card.id).to_string()>{move || text(lang.get(), link)}</a>
        </li>
    }
}
