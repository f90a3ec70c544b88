//! At a table of the server: before, during and after the game.

use std::rc::Rc;

use game_api::Pending;
use leptos::{prelude::*, task::spawn_local};
use protocol::{ClientMessage, Request, ServerMessage, Stage, TableCard};

use super::introduce::{Introduce, who_am_i};
use super::lobby::Lobby;
use super::{Me, attention};
use crate::{
    connection::{News, Socket, http},
    games::Face,
    home::PageHeader,
    reader::Reader,
    table::{Desk, Notice, TableLayout},
    text::{text, text_with},
};

/// The page of a table that is known by its link.
#[component]
pub fn OnlineTable(id: String) -> impl IntoView {
    let lang = Reader::here().lang;
    let known = who_am_i();
    let card = RwSignal::new(None::<TableCard>);
    let trouble = RwSignal::new(None::<String>);
    let asked = id.clone();
    spawn_local(async move {
        match http::get::<TableCard>(lang.get_untracked(), &format!("/api/tables/{asked}")).await {
            Ok(found) => card.set(Some(found)),
            Err(sentence) => trouble.set(Some(sentence)),
        }
    });
    let ready = Memo::new(move |_| {
        let me = known.get()?;
        let game = card.with(|card| Some(card.as_ref()?.game.clone()))?;
        Some((me, game))
    });
    view! {
        {move || match ready.get().map(|(me, game)| (me, Face::find(&game))) {
            Some((Some(me), Some(face))) => {
                view! { <Connected id=id.clone() face me card trouble /> }.into_any()
            }
            other => {
                view! {
                    <div class="page setup">
                        <PageHeader title=move || text(lang.get(), "online-table") />
                        <main>
                            {move || trouble.get().map(|sentence| view! { <p class="panel" role="alert">{sentence}</p> })}
                            {matches!(other, Some((None, _))).then(|| view! { <Introduce known /> })}
                        </main>
                    </div>
                }
                    .into_any()
            }
        }}
    }
}

#[component]
fn Connected(
    id: String,
    face: &'static Face,
    me: Me,
    card: RwSignal<Option<TableCard>>,
    trouble: RwSignal<Option<String>>,
) -> impl IntoView {
    let lang = Reader::here().lang;
    let desk = Desk::new(face, false);
    let said = RwSignal::new(Vec::<(String, String)>::new());
    let hear = move |news| match news {
        News::Message(ServerMessage::Table(told)) => card.set(Some(*told)),
        News::Message(ServerMessage::Said { name, text }) => said.update(|said| said.push((name, text))),
        News::Message(ServerMessage::GoingDown) | News::Lost => {
            desk.notice.set(Some(Notice::House("connection-lost")));
        }
        News::Back => desk.notice.set(None),
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
        let viewer = desk.viewer().and_then(|viewer| viewer.seat());
        let pending = desk.shown.with(|shown| Some(shown.as_ref()?.position.now().pending));
        let own = viewer.is_some_and(|seat| pending == Some(Pending::Seat(seat)));
        let game = face.book(lang.get()).say("title", &[]);
        let key = if own { "title-your-turn" } else { "table-title" };
        attention::call(own, &text_with(lang.get(), key, &[("game", game.into())]));
    });
    let gathering = Memo::new(move |_| {
        card.with(|card| card.as_ref().is_some_and(|card| card.stage == Stage::Gathering))
    });
    let say = move |line: String| {
        let message = ClientMessage { mark: 0, ask: Request::Say { text: line } };
        socket.with_value(|socket: &Rc<Socket>| crate::connection::Line::ask(&**socket, message));
    };
    let title = move || face.book(lang.get()).say("title", &[]);
    move || {
        let me = me.clone();
        if gathering.get() {
            view! {
                <div class="page setup" data-game=face.info.id>
                    <PageHeader title=title />
                    <main>
                        {move || trouble.get().map(|sentence| view! { <p class="panel" role="alert">{sentence}</p> })}
                        {move || card.get().map(|card| view! { <Lobby card me=me.clone() trouble /> })}
                        <Chat said say />
                    </main>
                </div>
            }
            .into_any()
        } else {
            view! {
                <TableLayout desk menu=Vec::new()>
                    <Chat said say />
                </TableLayout>
            }
            .into_any()
        }
    }
}

/// A line to the others.
#[component]
fn Chat(
    said: RwSignal<Vec<(String, String)>>,
    say: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    const LONGEST_LINE: usize = 280;
    let lang = Reader::here().lang;
    let line = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let words = line.get_untracked().trim().to_owned();
        if !words.is_empty() {
            say(words);
            line.set(String::new());
        }
    };
    view! {
        <details class="chat">
            <summary>{move || text_with(lang.get(), "chat", &[("count", said.with(Vec::len).into())])}</summary>
            <div class="lines" role="log" aria-live="polite"><ol>
                {move || {
                    let said = said.get();
                    let lines = said.into_iter().map(|(name, words)| view! { <li><b>{name}</b> " " {words}</li> });
                    lines.collect_view()
                }}
            </ol></div>
            <form on:submit=send>
                <input
                    type="text"
                    name="line"
                    maxlength=LONGEST_LINE
                    aria-label=move || text(lang.get(), "chat-line")
                    prop:value=line
                    on:input=move |event| line.set(event_target_value(&event))
                />
                <button type="submit" class="tool">{move || text(lang.get(), "chat-send")}</button>
            </form>
        </details>
    }
}
