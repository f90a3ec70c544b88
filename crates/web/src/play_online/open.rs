//! A table is opened, or one of the open ones is joined.

use std::collections::BTreeMap;

use bots::Level;
use leptos::{prelude::*, task::spawn_local};
use protocol::{Clock, NewTable, SeatCard, SeatWish, TableCard};

use super::introduce::{Introduce, who_am_i};
use crate::{
    connection::http,
    drawings::{Drawing, cover},
    games::Face,
    home::{Home, PageHeader},
    play_here::{Draft, VariantField, corrected},
    reader::{self, Reader},
    route::{self, Route},
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
                    None => ().into_any(),
                    Some(None) => view! { <Introduce known /> }.into_any(),
                    Some(Some(_)) => view! { <OpenForm face /> }.into_any(),
                }}
            </main>
        </div>
    }
    .into_any()
}

/// The value of a seat that is free.
const OPEN: &str = "open";

#[component]
fn OpenForm(face: &'static Face) -> impl IntoView {
    let lang = Reader::here().lang;
    let draft = Draft::new(face.info);
    let say = move |key: &'static str| move || text(lang.get(), key);
    let public = RwSignal::new(false);
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
        let wish = NewTable {
            game: face.info.id.to_owned(),
            options,
            edition: corrected(face.info.id),
            seats: seats.get_untracked(),
            public: public.get_untracked(),
            spectators: true,
            hints: false,
            clock: Clock::None,
            commitment: None,
        };
        spawn_local(async move {
            match http::post::<TableCard>(lang, "/api/tables", &wish).await {
                Ok(card) => route::go(&Route::Table(card.id)),
                Err(sentence) => trouble.set(Some(sentence)),
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
            <label class="check">
                <input type="checkbox" name="public" prop:checked=public
                    on:change=move |event| public.set(event_target_checked(&event)) />
                {say("table-public")}
            </label>
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
    let symbol = game_api::Seat::numbered(number).map(crate::table::symbol).unwrap_or_default();
    let level = move |level: Level| {
        let key = format!("level-{level}");
        let words = move || if knows(&key) { text(lang.get(), &key) } else { level.to_string() };
        view! { <option value=level.name()>{words}</option> }
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

/// The tables of others that wait for players.
#[component]
pub fn OpenTables() -> impl IntoView {
    let lang = Reader::here().lang;
    let cards = RwSignal::new(Vec::<TableCard>::new());
    spawn_local(async move {
        // Without a server there are no tables to join, and the rest of the page is as good as ever.
        if let Ok(found) = http::get(lang.get_untracked(), "/api/tables").await {
            cards.try_set(found);
        }
    });
    let table = move |card: TableCard| {
        let title = Face::find(&card.game).map(|face| face.book(lang.get()).say("title", &[]));
        let host = card.seats.iter().find_map(|seat| match seat {
            SeatCard::Person { name, .. } => Some(name.clone()),
            SeatCard::Open | SeatCard::Invited | SeatCard::Bot { .. } => None,
        });
        view! {
            <li>
                <Drawing name=cover(&card.game) class="thumb" />
                <span>
                    <b>{title}</b>
                    " "
                    {host}
                </span>
                <a class="go" href=Route::Table(card.id).to_string()>{text(lang.get(), "join")}</a>
            </li>
        }
    };
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="night" aria-labelledby="open-tables">
                    <h2 id="open-tables">{text(lang.get(), "open-tables")}</h2>
                    <ul class="running">{cards.into_iter().map(table).collect_view()}</ul>
                </section>
            }
        })
    }
}
