//! The host keeps a seat for somebody and sends them the link that opens it.

use game_api::Seat;
use leptos::{prelude::*, task::spawn_local};
use serde::Deserialize;
use serde_json::json;

use super::{share::Share, together::Company};
use crate::{
    connection::http,
    drawings::Drawing,
    route::{self, Route},
    text::text,
};

/// What the house gives for a seat; it is shown once.
#[derive(Deserialize)]
struct Invitation {
    code: String,
}

/// A button for the host, beside a seat that is free.
#[component]
pub fn InviteButton(company: Company, seat: Seat) -> impl IntoView {
    let lang = company.desk.reader.lang;
    let invite = move |_| {
        let (lang, path) = (lang.get_untracked(), company.path("invitations"));
        let table = company.card.with_untracked(|card| card.id.clone());
        spawn_local(async move {
            // The reader may have left the table in the meantime.
            match http::post::<Invitation>(lang, &path, &json!({ "seat": seat })).await {
                Ok(Invitation { code }) => {
                    let address = route::address(&Route::Invited(table, code));
                    company.invited.try_set(Some(address));
                }
                Err(refused) => _ = company.trouble.try_set(Some(refused.sentence)),
            }
        });
    };
    view! {
        <button type="button" class="tool invite" on:click=invite>
            <Drawing name="i-people" class="icon" />
            {move || text(lang.get(), "invite")}
        </button>
    }
}

/// The link of the last invitation.
#[component]
pub fn InvitationLink(company: Company) -> impl IntoView {
    move || {
        let address = company.invited.get()?;
        Some(view! { <div class="invitation"><Share address label="share-invitation" /></div> })
    }
}
