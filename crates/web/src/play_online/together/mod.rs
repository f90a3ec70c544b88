//! What the people of a table decide together, beside the game itself.

mod again;
mod away;
mod menu;
mod proposal;
mod relief;

use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{SeatCard, Stage, TableCard};
use serde::Serialize;

use again::Again;
use away::{Absent, OwnAbsence};
pub use menu::{HouseMenu, Lock};
pub use proposal::Proposed;
use proposal::{Paused, Question};
use relief::Relief;

use super::{Me, dice::Checked};
use crate::{connection::http, table::Desk};

/// The people of a table, one of whom looks at it here. Everything is a signal or a handle.
#[derive(Clone, Copy, Debug)]
pub struct Company {
    pub desk: Desk,
    pub card: RwSignal<TableCard>,
    /// What waits for everybody's agreement.
    pub proposed: RwSignal<Option<Proposed>>,
    /// Why the house did not do what it was asked.
    pub trouble: RwSignal<Option<String>>,
    /// The link of the last invitation that the reader has asked for.
    pub invited: RwSignal<Option<String>>,
    /// The code with which the reader was invited.
    pub invitation: StoredValue<Option<String>>,
    own: StoredValue<String>,
}

impl Company {
    pub fn new(desk: Desk, card: TableCard, me: Me, invitation: Option<String>) -> Company {
        Company {
            desk,
            card: RwSignal::new(card),
            proposed: RwSignal::new(None),
            trouble: RwSignal::new(None),
            invited: RwSignal::new(None),
            invitation: StoredValue::new(invitation),
            own: StoredValue::new(me.id),
        }
    }

    /// Where the reader sits; nowhere, if they only watch.
    pub fn own_seat(self) -> Option<Seat> {
        let own = |(_, sitter): &(Seat, SeatCard)| self.own.with_value(|own| is_person(sitter, own));
        self.seats().into_iter().find(own).map(|(seat, _)| seat)
    }

    pub fn is_host(self) -> bool {
        self.card.with(|card| self.own.with_value(|own| card.host == *own))
    }

    pub fn seats(self) -> Vec<(Seat, SeatCard)> {
        self.card.with(|card| Seat::all(card.seats.len() as u8).zip(card.seats.iter().cloned()).collect())
    }

    pub fn is(self, stage: Stage) -> bool {
        self.card.with(|card| card.stage == stage)
    }

    /// The name of whoever sits there.
    pub fn name(self, seat: Seat) -> String {
        // Before the game only the card knows the names.
        let sitter = self.card.with(|card| card.seats.get(seat.index()).cloned());
        match sitter {
            Some(SeatCard::Person { name, .. }) if !name.is_empty() => name,
            _ => self.desk.voice().map(|voice| voice.name(seat).to_owned()).unwrap_or_default(),
        }
    }

    /// Asks something about the table of the house. What it comes to is told over the connection.
    pub fn ask(self, what: &'static str, body: impl Serialize + 'static) {
        let path = self.path(what);
        let lang = self.desk.reader.lang.get_untracked();
        spawn_local(async move {
            let refused = http::post::<TableCard>(lang, &path, &body).await.err();
            // The reader may have left the table in the meantime.
            self.trouble.try_set(refused.map(|refused| refused.sentence));
        });
    }

    pub fn path(self, what: &str) -> String {
        self.card.with_untracked(|card| format!("/api/tables/{}/{what}", card.id))
    }
}

fn is_person(sitter: &SeatCard, person: &str) -> bool {
    matches!(sitter, SeatCard::Person { id, .. } if id == person)
}

/// All that waits for a word of the reader beside the move.
#[component]
pub fn Together(company: Company) -> impl IntoView {
    let trouble = move || {
        company.trouble.get().map(|sentence| view! { <p class="trouble" role="alert">{sentence}</p> })
    };
    view! {
        <div class="together">
            {trouble}
            <Relief company />
            <OwnAbsence company />
            <Absent company />
            <Paused company />
            <Question company />
            <Again company />
            <Checked company />
        </div>
    }
}
