//! At a table of the server: before, during and after the game.

use std::rc::Rc;

use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{ClientMessage, Request, SeatCard, ServerMessage, Stage, TableCard};

use super::chat::{Chat, Saying};
use super::introduce::{Introduce, who_am_i};
use super::lobby::{Lobby, sits};
use super::{Known, Me, attention, mine};
use crate::{
    connection::{Line, News, Socket, http},
    games::Face,
    home::PageHeader,
    reader::{self, Reader},
    route::Route,
    table::{Desk, Stands, TableLayout, Trouble},
    text::{text, text_with},
};

/// The page of a table that is known by its link.
#[component]
pub fn OnlineTable(id: String) -> impl IntoView {
    let lang = Reader::here().lang;
    let known = who_am_i();
    let found = RwSignal::new(None::<Result<TableCard, String>>);
    spawn_local(async move {
        let card = http::get::<TableCard>(lang.get_untracked(), &format!("/api/tables/{id}")).await;
        found.set(Some(card.map_err(|refused| refused.sentence)));
    });
    move || match (known.get(), found.get()) {
        (_, Some(Err(sentence))) | (Known::Unreachable(sentence), _) => {
            view! { <Closed sentence /> }.into_any()
        }
        (Known::NotYetAsked, _) | (_, None) => ().into_any(),
        (Known::Nobody, Some(Ok(card))) => {
            let game = Face::find(&card.game).map(|face| face.info.id);
            view! {
                <div class="page setup" data-game=game>
                    <PageHeader title=move || text(lang.get(), "online-table") />
                    <main><Introduce known /></main>
                </div>
            }
            .into_any()
        }
        (Known::Somebody(me), Some(Ok(card))) => {
            let barred = card.stage != Stage::Gathering && !card.spectators && !sits(&card, &me.id);
            match Face::find(&card.game) {
                Some(_) if barred => {
                    view! { <Closed sentence=text(lang.get(), "no-spectators") /> }.into_any()
                }
                Some(face) => view! { <Connected face me card /> }.into_any(),
                None => view! { <Closed sentence=text(lang.get(), "outdated") /> }.into_any(),
            }
        }
    }
}

/// The link leads nowhere, or the house is out of reach: a sentence says why and what to do.
#[component]
pub fn Closed(sentence: String) -> impl IntoView {
    let lang = Reader::here().lang;
    let title = move || text(lang.get(), "online-table");
    Effect::new(move || {
        reader::announce(lang.get(), &text_with(lang.get(), "table-title", &[("game", title().into())]))
    });
    let reload = move |_| _ = window().location().reload();
    view! {
        <div class="page setup">
            <PageHeader title=title />
            <main>
                <section class="panel closed">
                    <p role="alert">{sentence}</p>
                    <p class="tools">
                        <button type="button" class="tool" on:click=reload>{move || text(lang.get(), "reload")}</button>
                        <a class="go" href=Route::Home.to_string()>{move || text(lang.get(), "go-home")}</a>
                    </p>
                </section>
            </main>
        </div>
    }
}

#[component]
fn Connected(face: &'static Face, me: Me, card: TableCard) -> impl IntoView {
    let lang = Reader::here().lang;
    let id = card.id.clone();
    let desk = Desk::new(face, Stands::House(id.clone()));
    let card = RwSignal::new(card);
    let said = RwSignal::new(Vec::<Saying>::new());
    let was_lost = RwSignal::new(false);
    let hear = move |news| match news {
        News::Message(ServerMessage::Table(told)) => card.set(*told),
        News::Message(ServerMessage::Said { name, text }) => {
            said.update(|said| said.push(Saying { name, text }))
        }
        News::Message(ServerMessage::GoingDown) | News::Lost => {
            was_lost.set(true);
            desk.trouble.set(Some("connection-lost"));
        }
        News::Back => {
            desk.trouble.set(None);
            if was_lost.get_untracked() {
                was_lost.set(false);
                look_for_a_new_version(desk);
            }
        }
        News::Message(message) => desk.hear(message),
    };
    let socket = Socket::connect(&id, hear);
    desk.connect(socket.clone());
    let socket = StoredValue::new_local(socket);
    let hurry = move || socket.with_value(|socket| socket.hurry());
    let wake = window_event_listener(leptos::ev::online, move |_| hurry());
    let look = window_event_listener(leptos::ev::Custom::<web_sys::Event>::new("focus"), move |_| hurry());
    on_cleanup(move || {
        wake.remove();
        look.remove();
    });
    let own = me.id.clone();
    Effect::new(move || {
        card.with(|card| {
            desk.hints.set(card.hints);
            desk.away.set(absent(card));
            match (card.stage, sits(card, &own)) {
                (Stage::Gathering | Stage::Playing, true) => mine::remember(&card.id),
                _ => mine::forget(&card.id),
            }
        });
    });
    let title = move || face.book(lang.get()).say("title", &[]);
    let calls = Memo::new(move |_| desk.has_choice());
    Effect::new(move || {
        let words = text_with(lang.get(), "title-your-turn", &[("game", title().into())]);
        attention::call(calls.get(), &words);
    });
    let say = Callback::new(move |text: String| {
        let message = ClientMessage { mark: 0, ask: Request::Say { text } };
        socket.with_value(|socket: &Rc<Socket>| socket.ask(message));
    });
    let gathering = Memo::new(move |_| card.with(|card| card.stage == Stage::Gathering));
    move || {
        let me = me.clone();
        if gathering.get() {
            let announced = text_with(lang.get(), "table-title", &[("game", title().into())]);
            reader::announce(lang.get(), &announced);
            view! {
                <div class="page setup" data-game=face.info.id>
                    <PageHeader title=title />
                    <main>
                        <Trouble desk />
                        <Lobby card me />
                        <Chat said say />
                    </main>
                </div>
            }
            .into_any()
        } else {
            view! { <TableLayout desk menu=Vec::new() talk=move || view! { <Chat said say /> } /> }.into_any()
        }
    }
}

/// The people who don't look at the table.
fn absent(card: &TableCard) -> Vec<Seat> {
    let seats = Seat::all(card.seats.len() as u8).zip(&card.seats);
    let absent = |(seat, sitter): (Seat, &SeatCard)| {
        matches!(sitter, SeatCard::Person { here: false, .. }).then_some(seat)
    };
    seats.filter_map(absent).collect()
}

/// A house that was away may have come back with another page.
fn look_for_a_new_version(desk: Desk) {
    spawn_local(async move {
        if !http::is_current().await {
            // The reader may have left the table in the meantime.
            desk.trouble.try_set(Some("outdated"));
        }
    });
}
