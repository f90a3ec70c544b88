//! Before the game: who sits where, and how others find the table.

use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{SeatCard, Stage, TableCard};
use serde_json::json;

use super::{Me, attention, qr::QrPicture};
use crate::{
    connection::http,
    drawings::Drawing,
    reader::Reader,
    table::symbol,
    text::{knows, text, text_with},
};

#[component]
pub fn Lobby(card: TableCard, me: Me, trouble: RwSignal<Option<String>>) -> impl IntoView {
    let lang = Reader::here().lang;
    let say = move |key: &'static str| move || text(lang.get(), key);
    let seated = card.seats.iter().any(|seat| matches!(seat, SeatCard::Person { id, .. } if *id == me.id));
    let full = !card.seats.iter().any(|seat| matches!(seat, SeatCard::Open | SeatCard::Invited));
    let host = card.host == me.id;
    let id = card.id.clone();
    let act = move |what: &'static str, body: serde_json::Value| {
        let path = format!("/api/tables/{id}/{what}");
        let lang = lang.get_untracked();
        // What it comes to is told over the connection.
        spawn_local(async move {
            trouble.set(http::post::<TableCard>(lang, &path, &body).await.err());
        });
    };
    let seats = card.seats.iter().enumerate().map(|(index, seat)| {
        let seat_number = Seat::numbered(index as u8 + 1).unwrap_or(Seat::FIRST);
        let join = act.clone();
        let words = match seat {
            SeatCard::Open => text(lang.get(), "seat-open"),
            SeatCard::Invited => text(lang.get(), "seat-invited"),
            SeatCard::Person { name, .. } => name.clone(),
            SeatCard::Bot { level } => {
                let key = format!("level-{level}");
                if knows(&key) { text(lang.get(), &key) } else { level.clone() }
            }
        };
        let free = *seat == SeatCard::Open && !seated;
        view! {
            <li>
                <Drawing name=symbol(seat_number) class="symbol" />
                <span>{words}</span>
                {free.then(|| view! {
                    <button type="button" class="go join" on:click=move |_| join("join", json!({ "seat": seat_number }))>
                        {text(lang.get(), "take-seat")}
                    </button>
                })}
            </li>
        }
    });
    let (start, leave) = (act.clone(), act.clone());
    view! {
        <section class="panel lobby">
            <h2>{say("lobby-title")}</h2>
            <ol class="sitters">{seats.collect_view()}</ol>
            {(card.stage == Stage::Gathering && host && full).then(|| view! {
                <button type="button" class="go start" on:click=move |_| start("start", json!({}))>
                    {say("start")}
                </button>
            })}
            {(!full).then(|| view! { <p>{say("lobby-waits")}</p> })}
            {(seated && !host).then(|| view! {
                <button type="button" class="tool leave" on:click=move |_| leave("leave", json!({}))>
                    {say("leave-seat")}
                </button>
            })}
            <Show when=attention::can_ask>
                <button type="button" class="tool notify" on:click=|_| attention::ask()>
                    {say("notify-me")}
                </button>
            </Show>
            <Share />
        </section>
    }
}

/// The table's link, as a text and as a picture.
#[component]
fn Share() -> impl IntoView {
    let lang = Reader::here().lang;
    let address = window().location().href().unwrap_or_default();
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let label = text_with(lang.get_untracked(), "share-picture", &[("address", address.clone().into())]);
    view! {
        <div class="share">
            <label>
                <span>{move || text(lang.get(), "share-link")}</span>
                <input
                    type="text"
                    name="link"
                    readonly
                    prop:value=address.clone()
                    on:focus=select
                />
            </label>
            <QrPicture text=address label />
        </div>
    }
}
