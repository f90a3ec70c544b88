//! Somebody has left or is late: the others wait, or a bot sits in; whoever left may come back.

use bots::Level;
use game_api::Seat;
use leptos::prelude::*;
use protocol::{Request, SeatCard, Stage};
use serde_json::json;

use super::Company;
use crate::text::{text, text_with};

/// Of middling strength, like the bots that a new table proposes.
const STAND_IN: Level = Level::Matou;

/// The people for whom nobody plays, and what the reader can do about it.
#[component]
pub fn Absent(company: Company) -> impl IntoView {
    // Those who have left and for whom the reader has chosen to wait.
    let awaited = RwSignal::new(Vec::<Seat>::new());
    Effect::new(move || {
        let left: Vec<Seat> =
            missing(company).into_iter().filter(|one| one.left).map(|one| one.seat).collect();
        awaited.update(|awaited| awaited.retain(|seat| left.contains(seat)));
    });
    let wait = move |seat: Seat| {
        awaited.update(|awaited| awaited.push(seat));
        company.desk.ask(Request::Wait { seat });
    };
    let lang = company.desk.reader.lang;
    let question = move |Missing { seat, late, .. }: Missing| {
        let sit_in = move |_| company.desk.ask(Request::SitIn { seat, level: STAND_IN.to_string() });
        let key = if late { "late-choose" } else { "left-choose" };
        view! {
            <section class="panel absent" role="status">
                <p>{text_with(lang.get(), key, &[("name", company.name(seat).into())])}</p>
                <p class="tools">
                    <button type="button" class="tool wait" on:click=move |_| wait(seat)>{text(lang.get(), "wait-for")}</button>
                    <button type="button" class="go sit-in" on:click=sit_in>{text(lang.get(), "sit-in")}</button>
                </p>
            </section>
        }
    };
    move || {
        let asks = |one: &Missing| one.late || awaited.with(|awaited| !awaited.contains(&one.seat));
        missing(company).into_iter().filter(asks).map(question).collect_view()
    }
}

/// A person who is away, without a bot.
struct Missing {
    seat: Seat,
    left: bool,
    late: bool,
}

/// The others who are missing, for somebody who plays.
fn missing(company: Company) -> Vec<Missing> {
    let own = company.own_seat();
    if own.is_none() || !company.is(Stage::Playing) {
        return Vec::new();
    }
    let missing = |(seat, sitter)| match sitter {
        SeatCard::Person { left, late, bot: None, .. } if left || late => Some(Missing { seat, left, late }),
        _ => None,
    };
    company.seats().into_iter().filter_map(missing).filter(|one| own != Some(one.seat)).collect()
}

/// What the reader is told who has left, or whose time has run out.
#[component]
pub fn OwnAbsence(company: Company) -> impl IntoView {
    let lang = company.desk.reader.lang;
    let come_back = move |_| company.ask("join", json!({}));
    move || {
        let own = company.own_seat().filter(|_| company.is(Stage::Playing))?;
        let (_, sitter) = company.seats().into_iter().find(|(seat, _)| *seat == own)?;
        let key = match sitter {
            SeatCard::Person { bot: Some(_), .. } => "own-bot",
            SeatCard::Person { left: true, .. } => "own-left",
            SeatCard::Person { late: true, .. } => "own-late",
            _ => return None,
        };
        // Whoever is merely late has never left.
        let can_come_back = key != "own-late";
        Some(view! {
            <section class="panel own-absence" role="status">
                <p>{text(lang.get(), key)}</p>
                {can_come_back.then(|| view! {
                    <p class="tools">
                        <button type="button" class="go come-back" on:click=come_back>{text(lang.get(), "come-back")}</button>
                    </p>
                })}
            </section>
        })
    }
}
