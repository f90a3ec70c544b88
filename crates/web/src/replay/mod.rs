//! A game that was played, step by step: from any side of the table once it is over.

mod controls;
mod link;

use std::rc::Rc;

use game_api::Viewer;
use leptos::{prelude::*, task::spawn_local};
use protocol::{HereMessage, HereRequest};
use serde_json::Value;

use controls::Controls;
pub use link::{Retraced, link};

use crate::{
    connection::{Worker, http},
    games::Face,
    home::Home,
    play_here,
    play_online::Closed,
    reader::Reader,
    table::{Desk, Stands, TableLayout},
    text::text,
};

/// Where the reader stands in the game.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// How many decisions are shown.
    pub at: RwSignal<usize>,
    /// How many there are.
    pub decisions: RwSignal<usize>,
    pub viewer: RwSignal<Viewer>,
    pub over: RwSignal<bool>,
}

/// The last game of that kind in this browser, or the one that the address tells.
#[component]
pub fn Replay(game: String, moves: Option<String>) -> impl IntoView {
    let lang = Reader::here().lang.get_untracked();
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let request = match moves {
        Some(moves) => Retraced::read(&game, &moves).map(|retraced| retraced.request(lang)),
        None => play_here::last_record(&game).map(|record| HereRequest::Replay { record, lang }),
    };
    let Some(request) = request else { return view! { <Home /> }.into_any() };
    view! { <Watched face request /> }.into_any()
}

/// The game of a table of the house, which tells it once it is over.
#[component]
pub fn TableReplay(id: String) -> impl IntoView {
    let lang = Reader::here().lang.get_untracked();
    let found = RwSignal::new(None::<Result<Value, String>>);
    spawn_local(async move {
        let record = http::get(lang, &format!("/api/tables/{id}/record")).await;
        found.set(Some(record.map_err(|refused| refused.sentence)));
    });
    move || match found.get() {
        None => ().into_any(),
        Some(Err(sentence)) => view! { <Closed sentence /> }.into_any(),
        Some(Ok(record)) => match record["game"].as_str().and_then(Face::find) {
            Some(face) => {
                let request = HereRequest::Replay { record: record.to_string(), lang };
                view! { <Watched face request /> }.into_any()
            }
            None => view! { <Closed sentence=text(lang, "outdated") /> }.into_any(),
        },
    }
}

#[component]
fn Watched(face: &'static Face, request: HereRequest) -> impl IntoView {
    let desk = Desk::new(face, Stands::Record);
    let stand = Stand {
        at: RwSignal::new(0),
        decisions: RwSignal::new(0),
        viewer: RwSignal::new(Viewer::Spectator),
        over: RwSignal::new(false),
    };
    let record = RwSignal::new(None::<String>);
    let hear = move |message| match message {
        HereMessage::Table(message) => desk.hear(message),
        HereMessage::Replay { decisions, over } => {
            stand.decisions.set(decisions);
            stand.at.set(decisions);
            stand.over.set(over);
        }
        HereMessage::Record { text, .. } => record.set(Some(text)),
        HereMessage::Closed { .. } => desk.trouble.set(Some("replay-lost")),
        HereMessage::Edition { .. } | HereMessage::Dice(_) => {}
    };
    let fail = move || desk.trouble.set(Some("engine-failed"));
    let worker = match Worker::start(hear, fail) {
        Ok(worker) => Some(Rc::new(worker)),
        Err(_) => {
            fail();
            None
        }
    };
    if let Some(worker) = &worker {
        worker.send(&request);
        desk.connect(worker.clone());
    }
    // The sight that comes first tells whose side it is.
    Effect::new(move || {
        if let Some(viewer) = desk.viewer() {
            stand.viewer.set(viewer);
        }
    });
    let worker = StoredValue::new_local(worker);
    let show = Callback::new(move |at: usize| {
        stand.at.set(at);
        let viewer = stand.viewer.get_untracked();
        worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.send(&HereRequest::Show { at, viewer });
            }
        });
    });
    view! {
        <TableLayout desk menu=Vec::new()>
            <Controls desk stand show record />
        </TableLayout>
    }
}
