//! At a table of the server: before, during and after the game.

use std::collections::BTreeMap;
use std::rc::Rc;

use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{ClientMessage, Emote, Request, SeatCard, ServerMessage, Stage, TableCard};

use super::chat::{Chat, Saying, What};
use super::introduce::{Introduce, who_am_i};
use super::lobby::Lobby;
use super::together::{Company, HouseMenu, Proposed, Together};
use super::{Known, Me, attention, dice, mine};
use crate::{
    connection::{Line, News, Socket, http},
    games::Face,
    home::PageHeader,
    reader::{self, Reader},
    route::Route,
    table::{Desk, Notice, Stands, TableLayout, Trouble, tick},
    text::{text, text_with},
};

/// The page of a table that is known by its link.
#[component]
pub fn OnlineTable(id: String, invitation: Option<String>) -> impl IntoView {
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
            let barred = card.stage != Stage::Gathering && !card.spectators && !sits(&card, &me);
            match Face::find(&card.game) {
                Some(_) if barred => {
                    view! { <Closed sentence=text(lang.get(), "no-spectators") /> }.into_any()
                }
                Some(face) => {
                    let invitation = invitation.clone();
                    view! { <Connected face me card invitation /> }.into_any()
                }
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
fn Connected(face: &'static Face, me: Me, card: TableCard, invitation: Option<String>) -> impl IntoView {
    let lang = Reader::here().lang;
    let id = card.id.clone();
    let desk = Desk::new(face, Stands::House(id.clone()));
    let company = Company::new(desk, card, me.clone(), invitation);
    let card = company.card;
    tick(desk);
    let said = RwSignal::new(Vec::<Saying>::new());
    let was_lost = RwSignal::new(false);
    let hear = move |news| match news {
        News::Message(ServerMessage::Table(told)) => {
            let changed = card.with_untracked(|card| card.seats != told.seats);
            if changed && !desk.knows_players(&told.seats) {
                // Somebody took a bot's seat while the connection was lost.
                desk.ask(Request::Watch { heard: None });
            }
            card.set(*told);
        }
        News::Message(ServerMessage::Said { name, text }) => {
            said.update(|said| said.push(Saying { name, what: What::Words(text) }))
        }
        News::Message(ServerMessage::Emoted { seat, emote }) => {
            let name = company.name(seat);
            said.update(|said| said.push(Saying { name, what: What::Sign(emote) }))
        }
        News::Message(ServerMessage::Proposed { by, proposal, agreed }) => {
            company.proposed.set(Some(Proposed { by, proposal, agreed }));
        }
        News::Message(ServerMessage::Settled { agreed }) => {
            company.proposed.set(None);
            let refused = || Notice::Refused { rule: None, reason: "not-agreed".to_owned() };
            desk.notice.set((!agreed).then(refused));
        }
        News::Message(ServerMessage::RevealNonces) => dice::reveal(company),
        News::Message(ServerMessage::GoingDown) | News::Lost => {
            was_lost.set(true);
            // No answer will come; a choice is sent again, and whatever else was asked can be asked again.
            desk.wait_no_more();
            desk.trouble.set(Some("connection-lost"));
        }
        News::Back => {
            desk.trouble.set(None);
            // What still waits for agreement is told again.
            company.proposed.set(None);
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
    Effect::new(move || {
        card.with(|card| {
            desk.hints.set(card.hints);
            desk.absent.set(absent(card));
            match (card.stage, sits(card, &me)) {
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
    let show = Callback::new(move |emote: Emote| desk.ask(Request::Emote(emote)));
    let seated = Memo::new(move |_| company.own_seat().is_some());
    let gathering = Memo::new(move |_| card.with(|card| card.stage == Stage::Gathering));
    move || {
        if gathering.get() {
            let announced = text_with(lang.get(), "table-title", &[("game", title().into())]);
            reader::announce(lang.get(), &announced);
            view! {
                <div class="page setup" data-game=face.info.id>
                    <PageHeader title=title />
                    <main>
                        <Trouble desk />
                        <Lobby company />
                        <Chat said say show seated />
                    </main>
                </div>
            }
            .into_any()
        } else {
            view! {
                <TableLayout
                    desk
                    menu=Vec::new()
                    menu_more=move || view! { <HouseMenu company /> }
                    talk=move || view! { <Chat said say show seated /> }
                >
                    <Together company />
                </TableLayout>
            }
            .into_any()
        }
    }
}

/// Whether that person has a seat at the table.
fn sits(card: &TableCard, me: &Me) -> bool {
    card.seats.iter().any(|seat| matches!(seat, SeatCard::Person { id, .. } if *id == me.id))
}

/// The people who don't play just now, each with the key of the reason.
fn absent(card: &TableCard) -> BTreeMap<Seat, &'static str> {
    let seats = Seat::all(card.seats.len() as u8).zip(&card.seats);
    let absent = |(seat, sitter): (Seat, &SeatCard)| {
        let why = match sitter {
            SeatCard::Person { bot: Some(_), .. } => "bot-sits-in",
            SeatCard::Person { left: true, .. } => "has-left",
            SeatCard::Person { late: true, .. } => "is-late",
            SeatCard::Person { here: false, .. } => "away",
            _ => return None,
        };
        Some((seat, why))
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
