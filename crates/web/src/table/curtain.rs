//! Between two people who share one screen: nobody sees the other's hand.

use game_api::Seat;
use leptos::prelude::*;

use super::{Desk, players::symbol};
use crate::{drawings::Drawing, text::text_with};

#[component]
pub fn Curtain(desk: Desk, seat: Seat) -> impl IntoView {
    let name = move || desk.voice().map(|voice| voice.name(seat).to_owned()).unwrap_or_default();
    let say =
        move |key: &'static str| move || text_with(desk.reader.lang.get(), key, &[("name", name().into())]);
    view! {
        <section class="curtain">
            <Drawing name="logo" class="logo" />
            <h2>
                <Drawing name=symbol(seat) class="symbol" />
                {say("curtain-title")}
            </h2>
            <p>{say("curtain-text")}</p>
            <button type="button" class="go" on:click=move |_| desk.sit(seat)>
                {say("curtain-open")}
            </button>
        </section>
    }
}
