//! What a table of the house offers in its menu: asking the others, leaving, and the host's powers.

use game_api::Seat;
use leptos::prelude::*;
use protocol::{Clock, HostOrder, Proposal, Request, SeatCard, Stage};
use serde_json::json;

use super::Company;
use crate::text::{text, text_with};

#[component]
pub fn HouseMenu(company: Company) -> impl IntoView {
    let plays =
        Memo::new(move |_| company.is(Stage::Playing) && company.own_seat().is_some() && !has_left(company));
    let hosts = Memo::new(move |_| company.is_host() && !company.is(Stage::Over));
    let can_pause = Memo::new(move |_| company.card.with(|card| card.clock != Clock::None && !card.paused));
    let propose = move |proposal: Proposal| company.desk.ask(Request::Propose(proposal));
    let item = move |key: &'static str, act: Callback<()>| {
        view! {
            <button type="button" class="tool" data-item=key on:click=move |_| act.run(())>
                {move || text(company.desk.reader.lang.get(), key)}
            </button>
        }
    };
    view! {
        <Show when=move || plays.get() || hosts.get()>
            <h2>{move || text(company.desk.reader.lang.get(), "house-title")}</h2>
        </Show>
        <Show when=move || plays.get()>
            {item("propose-undo", Callback::new(move |()| propose(Proposal::Undo)))}
            <Show when=move || can_pause.get()>
                {item("propose-pause", Callback::new(move |()| propose(Proposal::Pause)))}
            </Show>
            {item("leave-game", Callback::new(move |()| company.ask("leave", json!({}))))}
        </Show>
        <Show when=move || hosts.get()>
            <Lock company />
            <ForOthers company />
        </Show>
    }
}

/// Whether nobody or a bot plays for the reader.
fn has_left(company: Company) -> bool {
    let own = company.own_seat();
    let left = |sitter| matches!(sitter, SeatCard::Person { left, bot, .. } if left || bot.is_some());
    company.seats().into_iter().any(|(seat, sitter)| Some(seat) == own && left(sitter))
}

/// Lets nobody else in, or lets people in again.
#[component]
pub fn Lock(company: Company) -> impl IntoView {
    let locked = Memo::new(move |_| company.card.with(|card| card.locked));
    let key = move || if locked.get() { "unlock-table" } else { "lock-table" };
    let turn = move |_| company.ask("host", HostOrder::Lock { locked: !locked.get_untracked() });
    view! {
        <button type="button" class="tool" data-item="lock" on:click=turn>
            {move || text(company.desk.reader.lang.get(), key())}
        </button>
    }
}

/// What the host can do about each of the other people.
#[component]
fn ForOthers(company: Company) -> impl IntoView {
    let lang = company.desk.reader.lang;
    // The house does not tell who is muted: the host's own device remembers.
    let muted = RwSignal::new(Vec::<Seat>::new());
    let person = move |(seat, sitter): (Seat, SeatCard)| match sitter {
        SeatCard::Person { name, .. } if Some(seat) != company.own_seat() => Some((seat, name)),
        _ => None,
    };
    let orders = move |(seat, name): (Seat, String)| {
        let is_muted = muted.with(|muted| muted.contains(&seat));
        let mute = move |_| {
            company.ask("host", HostOrder::Mute { seat, muted: !is_muted });
            muted.update(|muted| {
                muted.retain(|other| *other != seat);
                muted.extend((!is_muted).then_some(seat));
            });
        };
        let words = |key: &str| text_with(lang.get(), key, &[("name", name.clone().into())]);
        view! {
            <button
                type="button"
                class="tool"
                data-item="hand-over"
                on:click=move |_| company.ask("host", HostOrder::HandOver { seat })
            >
                {words("hand-over")}
            </button>
            <button type="button" class="tool" data-item="mute" on:click=mute>
                {words(if is_muted { "unmute" } else { "mute" })}
            </button>
        }
    };
    move || company.seats().into_iter().filter_map(person).map(orders).collect_view()
}
