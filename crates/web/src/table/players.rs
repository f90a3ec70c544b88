//! The players: name, colour and symbol, what they have, whose turn it is.

use game_api::{Pending, Seat, Viewer};
use leptos::prelude::*;

use super::{Desk, clock::TimeLeft};
use crate::{
    drawings::Drawing,
    text::{knows, text, text_with},
};

/// The drawing of a seat's symbol.
pub fn symbol(seat: Seat) -> &'static str {
    const SYMBOLS: [&str; 6] = ["p-circle", "p-triangle", "p-square", "p-diamond", "p-star", "p-cross"];
    SYMBOLS[seat.index()]
}

#[component]
pub fn Players(desk: Desk) -> impl IntoView {
    view! {
        <section class="players" aria-label=move || text(desk.reader.lang.get(), "players-title")>
            <ul>{move || {
                let (shown, voice) = (desk.shown.get()?, desk.voice()?);
                let seats = Seat::all(shown.players.len() as u8);
                let chips = seats.map(|seat| {
                    let on = shown.position.now().pending == Pending::Seat(seat);
                    let you = shown.position.viewer() == Viewer::Seat(seat);
                    let absent = desk.absent.with(|absent| absent.get(&seat).copied());
                    let level = shown.players[seat.index()].bot.as_deref().map(|level| level_name(desk, level));
                    let score = shown.position.now().outcome.as_ref().map(|outcome| {
                        let rank = outcome.ranks[seat];
                        text_with(voice.book.lang(), "rank", &[("rank", rank.into())])
                    });
                    view! {
                        <li class="chip" class:on=on class:you=you data-seat=seat.number()>
                            <Drawing name=symbol(seat) class="symbol" />
                            <span class="name">
                                {voice.name(seat).to_owned()}
                                {you.then(|| view! { <small>{text(voice.book.lang(), "you")}</small> })}
                                {level.map(|level| view! { <small>{level}</small> })}
                                {absent.map(|why| view! { <small class="away">{text(voice.book.lang(), why)}</small> })}
                                {score.map(|score| view! { <small class="rank">{score}</small> })}
                                <TimeLeft desk seat />
                            </span>
                            {shown.position.chip(seat, &voice, desk)}
                        </li>
                    }
                });
                Some(chips.collect_view())
            }}</ul>
        </section>
    }
}

fn level_name(desk: Desk, level: &str) -> String {
    let key = format!("level-{level}");
    if knows(&key) { text(desk.reader.lang.get(), &key) } else { level.to_owned() }
}
