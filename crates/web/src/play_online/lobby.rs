//! Before the game: who sits where, and how others find the table.

use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{SeatCard, TableCard};
use serde_json::{Value, json};

use super::{Me, attention, share::Share};
use crate::{
    connection::http,
    drawings::{Drawing, cover},
    reader::Reader,
    table::symbol,
    text::{knows, text},
};

#[component]
pub fn Lobby(card: RwSignal<TableCard>, me: Me) -> impl IntoView {
    let lang = Reader::here().lang;
    let say = move |key: &'static str| move || text(lang.get(), key);
    let trouble = RwSignal::new(None::<String>);
    let (id, game) = card.with_untracked(|card| (card.id.clone(), card.game.clone()));
    let act = Callback::new(move |(what, body): (&'static str, Value)| {
        let path = format!("/api/tables/{id}/{what}");
        let lang = lang.get_untracked();
        // What it comes to is told over the connection.
        spawn_local(async move {
            let refused = http::post::<TableCard>(lang, &path, &body).await.err();
            trouble.set(refused.map(|refused| refused.sentence));
        });
    });
    let own = StoredValue::new(me.id);
    let seated = Memo::new(move |_| card.with(|card| own.with_value(|own| sits(card, own))));
    let host = Memo::new(move |_| card.with(|card| own.with_value(|own| card.host == *own)));
    let waits_for_somebody = |seat: &SeatCard| matches!(seat, SeatCard::Open | SeatCard::Invited);
    let full = Memo::new(move |_| card.with(|card| !card.seats.iter().any(waits_for_somebody)));
    let waits_for = move || match (full.get(), seated.get(), host.get()) {
        (false, false, _) => "lobby-choose",
        (false, true, _) => "lobby-waits",
        (true, _, true) => "lobby-ready",
        (true, true, false) => "lobby-host",
        (true, false, false) => "table-full",
    };
    let can_ask = RwSignal::new(attention::can_ask());
    let ask = move |_| {
        attention::ask();
        can_ask.set(false);
    };
    view! {
        <section class="panel lobby">
            <Drawing name=cover(&game) class="cover" />
            <h2>{say("lobby-title")}</h2>
            <ol class="sitters">
                {move || {
                    let seats = card.with(|card| card.seats.clone());
                    let seats = Seat::all(seats.len() as u8).zip(seats);
                    seats.map(|(seat, sitter)| view! { <Sitter seat sitter seated act /> }).collect_view()
                }}
            </ol>
            {move || trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })}
            <p class="waits" aria-live="polite">{move || text(lang.get(), waits_for())}</p>
            <Show when=move || host.get() && full.get()>
                <button type="button" class="go start" on:click=move |_| act.run(("start", json!({})))>
                    <Drawing name="i-check" class="icon" />
                    {say("start")}
                </button>
            </Show>
            <Show when=move || seated.get() && !host.get()>
                <button type="button" class="tool leave" on:click=move |_| act.run(("leave", json!({})))>
                    {say("leave-seat")}
                </button>
            </Show>
            <Show when=move || can_ask.get()>
                <button type="button" class="tool notify" on:click=ask>
                    <Drawing name="i-clock" class="icon" />
                    {say("notify-me")}
                </button>
            </Show>
            <Share />
        </section>
    }
}

/// Whether that person has a seat at the table.
pub fn sits(card: &TableCard, person: &str) -> bool {
    card.seats.iter().any(|seat| matches!(seat, SeatCard::Person { id, .. } if id == person))
}

/// One seat: free, a person's or a bot's.
#[component]
fn Sitter(
    seat: Seat,
    sitter: SeatCard,
    seated: Memo<bool>,
    act: Callback<(&'static str, Value)>,
) -> impl IntoView {
    let lang = Reader::here().lang.get();
    let free = sitter == SeatCard::Open;
    let away = matches!(sitter, SeatCard::Person { here: false, .. });
    let words = match sitter {
        SeatCard::Open => text(lang, "seat-open"),
        SeatCard::Invited => text(lang, "seat-invited"),
        SeatCard::Person { name, .. } => name,
        SeatCard::Bot { level } => {
            let key = format!("level-{level}");
            if knows(&key) { text(lang, &key) } else { level }
        }
    };
    view! {
        <li class:free=free>
            <Drawing name=symbol(seat) class="symbol" />
            <span>
                {words}
                {away.then(|| view! { " " <small class="away">{text(lang, "away")}</small> })}
            </span>
            <Show when=move || free && !seated.get()>
                <button type="button" class="go join" on:click=move |_| act.run(("join", json!({ "seat": seat })))>
                    {text(lang, "take-seat")}
                </button>
            </Show>
        </li>
    }
}
