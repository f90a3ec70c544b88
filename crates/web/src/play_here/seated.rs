//! At a table that this browser's worker keeps.

use std::rc::Rc;

use leptos::prelude::*;
use protocol::{HereMessage, HereRequest};

use super::{daily, kept, tour::Coach};
use crate::{
    connection::Worker,
    games::Face,
    table::{Desk, MenuItem, Stands, TableLayout},
};

/// Opens the table that is asked for and shows it; `again` goes back to the choice of a table.
#[component]
pub fn Seated(
    face: &'static Face,
    request: HereRequest,
    again: RwSignal<Option<HereRequest>>,
    trouble: RwSignal<Option<String>>,
    /// A first game with a coach, which is not kept.
    #[prop(optional)]
    coached: bool,
) -> impl IntoView {
    let desk = Desk::new(face, Stands::Here);
    let hear = move |message| match message {
        HereMessage::Table(message) => desk.hear(message),
        HereMessage::Record { .. } if coached => {}
        HereMessage::Record { text, over } => {
            if over {
                daily::note(&text);
            }
            kept::keep(face.info.id, text);
        }
        HereMessage::Closed { reason } => {
            kept::forget(face.info.id);
            trouble.set(Some(reason));
            again.set(None);
        }
        HereMessage::Replay { .. } | HereMessage::Edition { .. } | HereMessage::Dice(_) => {}
    };
    let left =
        window_event_listener(leptos::ev::Custom::<web_sys::Event>::new("pagehide"), |_| kept::write());
    on_cleanup(move || left.remove());
    let fail = move || desk.trouble.set(Some("engine-failed"));
    match Worker::start(hear, fail) {
        Ok(worker) => {
            worker.send(&request);
            desk.connect(Rc::new(worker));
        }
        Err(_) => desk.trouble.set(Some("engine-failed")),
    }
    let restart = Callback::new(move |()| {
        kept::forget(face.info.id);
        trouble.set(None);
        again.set(None);
    });
    if coached {
        return view! {
            <TableLayout desk menu=Vec::new()>
                <Coach desk />
            </TableLayout>
        }
        .into_any();
    }
    view! { <TableLayout desk menu=vec![MenuItem { key: "new-game", act: restart }] /> }.into_any()
}
