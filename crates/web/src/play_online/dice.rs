//! Fair dice: this device takes part in making the seed, keeps what it was promised, and checks it at the end by
//! itself. `docs/fair-dice.md` says what this proves.

use std::rc::Rc;

use game_api::{Bytes32, Seat};
use leptos::{prelude::*, task::spawn_local};
use protocol::{DiceFinding, HereMessage, HereRequest, Promise, Request, Stage, TableCard};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::together::Company;
use crate::{
    connection::{Worker, http},
    play_here::fresh_seed,
    reader,
    text::{text, text_with},
};

/// This device's part in the dice of a table, before it is known which table that is.
#[derive(Clone, Copy, Debug)]
pub struct Nonce(Bytes32);

/// What is kept of a table until its game is over.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Kept {
    nonce: Bytes32,
    /// The hash of the house's secret, as it was shown before the reader sat down.
    house: Bytes32,
}

impl Nonce {
    pub fn fresh() -> Nonce {
        Nonce(Bytes32(fresh_seed().0))
    }

    /// What is told of it before the game.
    pub fn commitment(self) -> Bytes32 {
        self.0.commitment()
    }

    /// Keeps it, with the promise that the table's card shows.
    pub fn keep(self, table: &str, house: Bytes32) {
        let kept = Kept { nonce: self.0, house };
        reader::keep(&place(table), &serde_json::to_string(&kept).expect("hashes are plain data"));
    }
}

/// Takes a seat with a nonce of this device.
pub fn join(company: Company, seat: Seat) {
    let nonce = Nonce::fresh();
    company.card.with_untracked(|card| nonce.keep(&card.id, card.commitment));
    company.ask("join", json!({ "seat": seat, "commitment": nonce.commitment() }));
}

/// Takes the seat that is kept for this invitation, likewise.
pub fn join_invited(company: Company, invitation: &str) {
    let nonce = Nonce::fresh();
    company.card.with_untracked(|card| nonce.keep(&card.id, card.commitment));
    company.ask("join", json!({ "invitation": invitation, "commitment": nonce.commitment() }));
}

/// At a table to which somebody else brought the reader, the device takes part, too, unless another one does already.
pub fn take_part(company: Company) {
    let (table, house) = company.card.with_untracked(|card| (card.id.clone(), card.commitment));
    if kept(&table).is_some() {
        return;
    }
    let nonce = Nonce::fresh();
    let (lang, path) = (company.desk.reader.lang.get_untracked(), company.path("join"));
    spawn_local(async move {
        let body = json!({ "commitment": nonce.commitment() });
        if http::post::<TableCard>(lang, &path, &body).await.is_ok() {
            nonce.keep(&table, house);
        }
    });
}

/// Gives the nonce when the house asks for it, if this device has one.
pub fn reveal(company: Company) {
    let kept = company.card.with_untracked(|card| kept(&card.id));
    if let Some(Kept { nonce, .. }) = kept {
        company.desk.ask(Request::Reveal { nonce });
    }
}

fn place(table: &str) -> String {
    format!("chatiere-dice-{table}")
}

fn kept(table: &str) -> Option<Kept> {
    serde_json::from_str(&reader::kept(&place(table))?).ok()
}

/// What is known about the dice of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Verdict {
    Checking,
    /// The rules or the record could not be loaded.
    Unchecked,
    Found(DiceFinding),
}

/// One sentence about what this device has checked, once the game is over.
#[component]
pub fn Checked(company: Company) -> impl IntoView {
    let verdict = RwSignal::new(None::<Verdict>);
    let worker = StoredValue::new_local(None::<Rc<Worker>>);
    let over = Memo::new(move |_| company.is(Stage::Over));
    Effect::new(move || {
        let promise = promise(company).filter(|_| over.get() && verdict.get_untracked().is_none());
        if let Some(promise) = promise {
            verdict.set(Some(Verdict::Checking));
            check(company, promise, verdict, worker);
        }
    });
    let lang = company.desk.reader.lang;
    let sentence = move |verdict: Verdict| match verdict {
        Verdict::Checking => text(lang.get(), "dice-checking"),
        Verdict::Unchecked => text(lang.get(), "dice-unchecked"),
        Verdict::Found(DiceFinding::Fair { outcomes }) => {
            text_with(lang.get(), "dice-fair", &[("outcomes", outcomes.into())])
        }
        Verdict::Found(finding) => text(lang.get(), finding.key()),
    };
    move || {
        verdict.get().map(|verdict| {
            let fair = matches!(verdict, Verdict::Found(DiceFinding::Fair { .. }));
            view! {
                <p class="dice" class:fair=fair role="status">
                    {sentence(verdict)} " "
                    <a href=company.path("record") target="_blank">{text(lang.get(), "dice-record")}</a>
                </p>
            }
        })
    }
}

/// What the house promised to this device, if it took part.
fn promise(company: Company) -> Option<Promise> {
    let seat = company.own_seat()?;
    let table = company.card.with(|card| card.id.clone());
    let Kept { nonce, house } = kept(&table)?;
    Some(Promise { table, seat, nonce, house })
}

/// The rules are in the worker: there every outcome is drawn again.
fn check(
    company: Company,
    promise: Promise,
    verdict: RwSignal<Option<Verdict>>,
    keep: StoredValue<Option<Rc<Worker>>, LocalStorage>,
) {
    let (lang, path) = (company.desk.reader.lang.get_untracked(), company.path("record"));
    // The reader may have left the table before it is done.
    let say = move |found: Verdict| _ = verdict.try_set(Some(found));
    spawn_local(async move {
        let Ok(record) = http::get::<Value>(lang, &path).await else { return say(Verdict::Unchecked) };
        let hear = move |message| {
            if let HereMessage::Dice(finding) = message {
                say(Verdict::Found(finding));
            }
        };
        match Worker::start(hear, move || say(Verdict::Unchecked)) {
            Ok(worker) => {
                worker.send(&HereRequest::CheckDice { record: record.to_string(), promise });
                keep.try_update_value(|kept| *kept = Some(Rc::new(worker)));
            }
            Err(_) => say(Verdict::Unchecked),
        }
    });
}
