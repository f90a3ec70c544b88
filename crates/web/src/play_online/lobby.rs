//! Before the game: who sits where, and how others find the table.

use bots::Level;
use game_api::Seat;
use leptos::prelude::*;
use protocol::{HostOrder, SeatCard};
use serde_json::json;

use super::{
    attention, dice,
    invite::{InvitationLink, InviteButton},
    share::Share,
    together::{Company, Lock},
};
use crate::{
    drawings::{Drawing, cover},
    reader::Reader,
    route::{self, Route},
    table::symbol,
    text::{knows, text, text_with},
};

#[component]
pub fn Lobby(company: Company) -> impl IntoView {
    let lang = Reader::here().lang;
    let say = move |key: &'static str| move || text(lang.get(), key);
    let (id, game) = company.card.with_untracked(|card| (card.id.clone(), card.game.clone()));
    let seated = Memo::new(move |_| company.own_seat().is_some());
    let host = Memo::new(move |_| company.is_host());
    let waits_for_somebody = |seat: &SeatCard| matches!(seat, SeatCard::Open | SeatCard::Invited);
    let full = Memo::new(move |_| company.card.with(|card| !card.seats.iter().any(waits_for_somebody)));
    let invited = company.invitation.with_value(Option::is_some);
    let locked = Memo::new(move |_| company.card.with(|card| card.locked) && !invited);
    let waits_for = move || match (full.get(), seated.get(), host.get()) {
        (false, false, _) if locked.get() => "table-locked",
        (false, false, _) => "lobby-choose",
        (false, true, _) => "lobby-waits",
        (true, _, true) => "lobby-ready",
        (true, true, false) => "lobby-host",
        (true, false, false) => "table-full",
    };
    Effect::new(move || {
        if seated.get() {
            dice::take_part(company);
        }
    });
    let can_ask = RwSignal::new(attention::can_ask());
    let ask = move |_| {
        attention::ask();
        can_ask.set(false);
    };
    let trouble = move || {
        company.trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })
    };
    view! {
        <section class="panel lobby">
            <Drawing name=cover(&game) class="cover" />
            <h2>{say("lobby-title")}</h2>
            <ol class="sitters">
                {move || company.seats().into_iter().map(|(seat, sitter)| view! { <Sitter company seat sitter /> }).collect_view()}
            </ol>
            {trouble}
            <p class="waits" aria-live="polite">{move || text(lang.get(), waits_for())}</p>
            <Show when=move || host.get() && full.get()>
                <button type="button" class="go start" on:click=move |_| company.ask("start", json!({}))>
                    <Drawing name="i-check" class="icon" />
                    {say("start")}
                </button>
            </Show>
            <Show when=move || host.get()>
                <Lock company />
            </Show>
            <Show when=move || seated.get() && !host.get()>
                <button type="button" class="tool leave" on:click=move |_| company.ask("leave", json!({}))>
                    {say("leave-seat")}
                </button>
            </Show>
            <Show when=move || can_ask.get()>
                <button type="button" class="tool notify" on:click=ask>
                    <Drawing name="i-clock" class="icon" />
                    {say("notify-me")}
                </button>
            </Show>
            <Share address=route::address(&Route::Table(id)) label="share-link" />
            <InvitationLink company />
        </section>
    }
}

/// One seat: free, a person's or a bot's.
#[component]
fn Sitter(company: Company, seat: Seat, sitter: SeatCard) -> impl IntoView {
    let lang = Reader::here().lang.get();
    let free = sitter == SeatCard::Open;
    let away = matches!(sitter, SeatCard::Person { here: false, .. });
    let own = company.own_seat();
    let invitation = company.invitation.get_value().filter(|_| sitter == SeatCard::Invited);
    let can_join = own.is_none() && (invitation.is_some() || free && company.card.with(|card| !card.locked));
    let join = move |_| match &invitation {
        Some(code) => dice::join_invited(company, code),
        None => dice::join(company, seat),
    };
    let controls = (company.is_host() && own != Some(seat)).then(|| {
        let sitter = sitter.clone();
        view! { <SeatOrders company seat sitter /> }
    });
    let words = match sitter {
        SeatCard::Open => text(lang, "seat-open"),
        SeatCard::Invited => text(lang, "seat-invited"),
        SeatCard::Person { name, .. } => name,
        SeatCard::Bot { level } => level_name(&level),
    };
    view! {
        <li class:free=free>
            <Drawing name=symbol(seat) class="symbol" />
            <span>
                {words}
                {away.then(|| view! { " " <small class="away">{text(lang, "away")}</small> })}
            </span>
            {can_join.then(|| view! {
                <button type="button" class="go join" on:click=join>
                    {text(lang, "take-seat")}
                </button>
            })}
            {controls}
        </li>
    }
}

/// What the host can do about a seat before the game.
#[component]
fn SeatOrders(company: Company, seat: Seat, sitter: SeatCard) -> impl IntoView {
    let lang = Reader::here().lang.get();
    let order = move |order: HostOrder| company.ask("host", order);
    if let SeatCard::Person { name, .. } = sitter {
        return view! {
            <span class="orders">
                <button type="button" class="tool remove" on:click=move |_| order(HostOrder::Empty { seat })>
                    {text(lang, "remove-sitter")}
                </button>
                <button type="button" class="tool hand-over" on:click=move |_| order(HostOrder::HandOver { seat })>
                    {text_with(lang, "hand-over", &[("name", name.into())])}
                </button>
            </span>
        }
        .into_any();
    }
    let set = move |event: web_sys::Event| {
        let level = event_target_value(&event);
        order(if level.is_empty() { HostOrder::Empty { seat } } else { HostOrder::Bot { seat, level } });
    };
    let sits = |level: Level| sitter == SeatCard::Bot { level: level.to_string() };
    let levels = Level::FOR_PEOPLE.map(|level| {
        view! { <option value=level.name() selected=sits(level)>{level_name(level.name())}</option> }
    });
    let kept = sitter == SeatCard::Invited;
    let can_invite = kept || sitter == SeatCard::Open;
    view! {
        <span class="orders">
        {can_invite.then(|| view! { <InviteButton company seat /> })}
        <select
            name=format!("seat-{seat}")
            aria-label=text_with(lang, "seat-kind", &[("seat", seat.number().into())])
            on:change=set
        >
            {kept.then(|| view! { <option value="invited" selected disabled hidden>{text(lang, "seat-invited")}</option> })}
            <option value="" selected={sitter == SeatCard::Open}>{text(lang, "seat-open")}</option>
            {levels.into_iter().collect_view()}
        </select>
        </span>
    }
    .into_any()
}

fn level_name(level: &str) -> String {
    let key = format!("level-{level}");
    if knows(&key) { text(Reader::here().lang.get(), &key) } else { level.to_owned() }
}
