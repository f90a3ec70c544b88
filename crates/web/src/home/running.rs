//! The tables to return to.

use game_api::{Lang, Seat};
use leptos::prelude::*;
use protocol::TableCard;
use table::Player;

use crate::{
    drawings::{Drawing, cover},
    games::Face,
    play_here::{Kept, running},
    play_online::TableRow,
    reader::Reader,
    route::Route,
    table::symbol,
    text::{text, text_with},
};

/// Who sits in a seat, as a list of tables tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Without a name, whoever it is.
    Person(String),
    Bot,
    Nobody,
}

/// Who sits at a table, each with the symbol of the seat.
#[component]
pub fn Faces(sitters: Vec<Sitter>) -> impl IntoView {
    let lang = Reader::here().lang;
    let seats = Seat::all(sitters.len() as u8).zip(sitters);
    let faces = seats.map(|(seat, sitter)| {
        let name = move || match &sitter {
            Sitter::Person(name) if !name.is_empty() => name.clone(),
            Sitter::Person(_) => text_with(lang.get(), "person-name", &[("seat", seat.number().into())]),
            Sitter::Bot => text_with(lang.get(), "bot-name", &[("seat", seat.number().into())]),
            Sitter::Nobody => text(lang.get(), "seat-open"),
        };
        view! {
            <li>
                <Drawing name=symbol(seat) class="symbol" />
                {name}
            </li>
        }
    });
    view! { <ul class="faces">{faces.collect_view()}</ul> }
}

/// The tables to return to, in this browser and in the house; without any, an invitation.
#[component]
pub fn Running(lang: RwSignal<Lang>, mine: RwSignal<Vec<TableCard>>) -> impl IntoView {
    let kept = running();
    let table = move |kept: Kept| {
        let face = Face::find(kept.game).expect("kept tables are of the house's games");
        let sitters = kept.players.into_iter().map(|player| match player {
            Player::Person(name) => Sitter::Person(name),
            Player::Bot(_) => Sitter::Bot,
        });
        let sitters = sitters.collect();
        view! {
            <li>
                <Drawing name=cover(kept.game) class="thumb" />
                <span>
                    <b>{move || face.book(lang.get()).say("title", &[])}</b>
                    <small>{move || text(lang.get(), "kept-here")}</small>
                </span>
                <Faces sitters=sitters />
                <a class="go" href=Route::Here(kept.game.to_owned()).to_string()>
                    {move || text(lang.get(), "resume")}
                </a>
            </li>
        }
    };
    move || {
        let (kept, mine) = (kept.clone(), mine.get());
        if kept.is_empty() && mine.is_empty() {
            return view! {
                <h2 id="running">{move || text(lang.get(), "welcome-title")}</h2>
                <p>{move || text(lang.get(), "welcome")}</p>
            }
            .into_any();
        }
        let mine = mine.into_iter().map(|card| view! { <TableRow card link="resume" /> });
        view! {
            <h2 id="running">{move || text(lang.get(), "running-title")}</h2>
            <ul class="running">{mine.collect_view()} {kept.into_iter().map(table).collect_view()}</ul>
        }
        .into_any()
    }
}
