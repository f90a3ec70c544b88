//! Undo and pause by consent: somebody asks, the others agree or not.

use game_api::Seat;
use leptos::prelude::*;
use protocol::{Proposal, Request, Stage};

use super::Company;
use crate::text::{text, text_with};

/// What was proposed, by whom, and who agrees so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposed {
    pub by: Seat,
    pub proposal: Proposal,
    pub agreed: Vec<Seat>,
}

/// Asks the reader for agreement, or says that the others are being asked.
#[component]
pub fn Question(company: Company) -> impl IntoView {
    let answer = move |agree: bool| company.desk.ask(Request::Agree { agree });
    let lang = company.desk.reader.lang;
    let refuse = move |key: &'static str| {
        view! {
            <button type="button" class="tool refuse" on:click=move |_| answer(false)>
                {text(lang.get(), key)}
            </button>
        }
    };
    move || {
        let Proposed { by, proposal, agreed } = company.proposed.get()?;
        let own = company.own_seat();
        let (asked, mine) = match proposal {
            Proposal::Undo => ("asked-undo", "own-undo"),
            Proposal::Pause => ("asked-pause", "own-pause"),
        };
        let sentence = match own {
            Some(own) if own == by => text(lang.get(), mine),
            Some(own) if agreed.contains(&own) => text(lang.get(), "agreed-already"),
            _ => text_with(lang.get(), asked, &[("name", company.name(by).into())]),
        };
        let buttons = own.map(|own| {
            let open = !agreed.contains(&own);
            view! {
                <p class="tools">
                    {open.then(|| view! {
                        <button type="button" class="go agree" on:click=move |_| answer(true)>
                            {text(lang.get(), "agree")}
                        </button>
                    })}
                    {refuse(if own == by { "withdraw" } else { "disagree" })}
                </p>
            }
        });
        Some(view! {
            <section class="panel question" role="status">
                <p>{sentence}</p>
                {buttons}
            </section>
        })
    }
}

/// All agreed that the clocks stand still; anybody may let them run again.
#[component]
pub fn Paused(company: Company) -> impl IntoView {
    let lang = company.desk.reader.lang;
    let go_on = move |_| company.desk.ask(Request::Unpause);
    move || {
        let paused = company.card.with(|card| card.paused) && company.is(Stage::Playing);
        paused.then(|| {
            let seated = company.own_seat().is_some();
            view! {
                <section class="panel paused" role="status">
                    <p>{text(lang.get(), "paused")}</p>
                    {seated.then(|| view! {
                        <p class="tools">
                            <button type="button" class="go unpause" on:click=go_on>{text(lang.get(), "unpause")}</button>
                        </p>
                    })}
                </section>
            }
        })
    }
}
