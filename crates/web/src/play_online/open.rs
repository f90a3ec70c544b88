//! The form that opens a table.

use std::collections::BTreeMap;

use bots::Level;
use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{NewTable, SeatWish, TableCard};

use super::dice::Nonce;
use super::introduce::{Introduce, who_am_i};
use super::wishes::{WishFields, Wishes};
use super::{Known, Me};
use crate::{
    connection::http,
    drawings::{Drawing, cover},
    games::Face,
    home::{Home, PageHeader},
    play_here::{Draft, VariantField, corrected},
    reader::{self, Reader},
    route::{self, Route},
    table::symbol,
    text::{knows, text, text_with},
};

/// The form that opens a table of that game.
#[component]
pub fn OpenTable(game: String) -> impl IntoView {
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let lang = Reader::here().lang;
    let title = move || face.book(lang.get()).say("title", &[]);
    Effect::new(move || {
        reader::announce(lang.get(), &text_with(lang.get(), "table-title", &[("game", title().into())]));
    });
    let known = who_am_i();
    view! {
        <div class="page setup" data-game=face.info.id>
            <PageHeader title=title />
            <main>
                {move || match known.get() {
                    Known::NotYetAsked => ().into_any(),
                    Known::Nobody => view! { <Introduce known /> }.into_any(),
                    Known::Somebody(me) => view! { <OpenForm face me /> }.into_any(),
                    Known::Unreachable(sentence) => {
                        view! { <p class="panel trouble" role="alert">{sentence}</p> }.into_any()
                    }
                }}
            </main>
        </div>
    }
    .into_any()
}

/// The value of a seat that is free.
const OPEN: &str = "open";

#[component]
fn OpenForm(face: &'static Face, me: Me) -> impl IntoView {
    let lang = Reader::here().lang;
    let draft = Draft::new(face.info);
    let say = move |key: &'static str| move || text(lang.get(), key);
    let wishes = Wishes::usual();
    let trouble = RwSignal::new(None::<String>);
    let seats = RwSignal::new(vec![SeatWish::Me, SeatWish::Open]);
    let (min, max) = (usize::from(face.info.min_seats), usize::from(face.info.max_seats));
    if min > 2 {
        seats.update(|seats| seats.resize(min, SeatWish::Open));
    }
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let lang = lang.get_untracked();
        let variants = face.info.variants.iter().map(|variant| variant.key.to_owned());
        let options: BTreeMap<String, String> =
            variants.zip(draft.options.get_untracked().into_iter().map(str::to_owned)).collect();
        let nonce = Nonce::fresh();
        let wish = NewTable {
            game: face.info.id.to_owned(),
            options,
            edition: corrected(face.info.id),
            seats: seats.get_untracked(),
            public: wishes.public.get_untracked(),
            spectators: wishes.spectators.get_untracked(),
            hints: wishes.hints.get_untracked(),
            clock: wishes.clock.get_untracked(),
            commitment: Some(nonce.commitment()),
        };
        spawn_local(async move {
            match http::post::<TableCard>(lang, "/api/tables", &wish).await {
                Ok(card) => {
                    nonce.keep(&card.id, card.commitment);
                    route::go(&Route::Table(card.id));
                }
                Err(refused) => trouble.set(Some(refused.sentence)),
            }
        });
    };
    let variants = face.info.variants.iter().enumerate();
    let variants = variants.map(|(index, variant)| view! { <VariantField face draft index variant /> });
    view! {
        <form class="panel" on:submit=open>
            <Drawing name=cover(face.info.id) class="cover" />
            {move || trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })}
            <fieldset>
                <legend>{say("who-plays")}</legend>
                <ol class="sitters">
                    <li>
                        <Drawing name=symbol(Seat::FIRST) class="symbol" />
                        <span>{me.name} " " <small>{say("you")}</small></span>
                    </li>
                    {move || {
                        let count = seats.with(Vec::len);
                        (1..count).map(|index| view! { <SeatField seats index /> }).collect_view()
                    }}
                </ol>
                <p class="seat-count">
                    <button
                        type="button"
                        class="tool"
                        data-count="less"
                        disabled=move || seats.with(Vec::len) <= min.max(1)
                        on:click=move |_| seats.update(|seats| _ = seats.pop())
                    >
                        {say("fewer-players")}
                    </button>
                    <button
                        type="button"
                        class="tool"
                        data-count="more"
                        disabled=move || { seats.with(Vec::len) >= max }
                        on:click=move |_| seats.update(|seats| seats.push(SeatWish::Open))
                    >
                        {say("more-players")}
                    </button>
                </p>
            </fieldset>
            {variants.collect_view()}
            <WishFields wishes />
            <button type="submit" class="go">
                <Drawing name="i-globe" class="icon" />
                {say("open-table")}
            </button>
        </form>
    }
}

/// A seat that is not one's own: free, or a bot's.
#[component]
fn SeatField(seats: RwSignal<Vec<SeatWish>>, index: usize) -> impl IntoView {
    let lang = Reader::here().lang;
    let set = move |event: web_sys::Event| {
        let value = event_target_value(&event);
        let wish = if value == OPEN { SeatWish::Open } else { SeatWish::Bot(value) };
        seats.update_untracked(|seats| seats[index] = wish);
    };
    let number = index as u8 + 1;
    let symbol = Seat::numbered(number).map(symbol).unwrap_or_default();
    let wished =
        move |value: &str| seats.with_untracked(|seats| seats[index] == SeatWish::Bot(value.to_owned()));
    let level = move |level: Level| {
        let key = format!("level-{level}");
        let words = move || if knows(&key) { text(lang.get(), &key) } else { level.to_string() };
        view! { <option value=level.name() selected=wished(level.name())>{words}</option> }
    };
    view! {
        <li>
            <Drawing name=symbol class="symbol" />
            <select
                name=format!("seat-{number}")
                aria-label=move || text_with(lang.get(), "seat-kind", &[("seat", number.into())])
                on:change=set
            >
                <option value=OPEN>{move || text(lang.get(), "seat-open")}</option>
                {Level::FOR_PEOPLE.map(level).into_iter().collect_view()}
            </select>
        </li>
    }
}
