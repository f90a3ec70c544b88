//! A first game with a coach: what to look at, what to do and why, for the first few choices.

mod script;

use bots::Level;
use game_api::Seed;
use leptos::prelude::*;
use protocol::{HereRequest, PlayerCard, TableOrder};

use super::{order::fresh_seed, seated::Seated};
use crate::{
    games::Face,
    home::Home,
    reader::Reader,
    route::Route,
    table::Desk,
    text::{knows, text},
};

#[component]
pub fn Tour(game: String) -> impl IntoView {
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let lang = Reader::here().lang.get_untracked();
    let seats = usize::from(face.info.min_seats.max(2));
    let person = PlayerCard { name: String::new(), bot: None };
    let bot = PlayerCard { name: String::new(), bot: Some(Level::Chaton.name().to_owned()) };
    let players = std::iter::once(person).chain(std::iter::repeat_n(bot, seats - 1)).collect();
    let seed = script::of(&game).map_or_else(fresh_seed, |script| Seed::from(script.seed));
    let order = TableOrder { game, options: Default::default(), edition: None, players, seed, lang };
    let again = RwSignal::new(None);
    let trouble = RwSignal::new(None);
    view! { <Seated face request=HereRequest::Open(Box::new(order)) again trouble coached=true /> }.into_any()
}

/// What the coach says before a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Lesson {
    /// About the choice that the game was laid for.
    Guided { key: String, action: String },
    /// About the game in general; what to do is what a good player would.
    General { key: String },
    /// The reader has other plans, or has heard everything.
    Free { key: String },
}

impl Lesson {
    /// The lesson after these choices of the reader.
    fn after(game: &str, played: &[String]) -> Lesson {
        let number = played.len() + 1;
        let key = format!("tour-{game}-{number}");
        let Some(script) = script::of(game) else {
            return if knows(&key) { Lesson::General { key } } else { Lesson::done() };
        };
        let followed = played.iter().zip(script.choices).all(|(played, wanted)| played == wanted);
        match script.choices.get(played.len()) {
            Some(action) if followed => Lesson::Guided { key, action: (*action).to_owned() },
            None if followed && knows(&key) => Lesson::General { key },
            Some(_) => Lesson::Free { key: "tour-own-way".to_owned() },
            None => Lesson::done(),
        }
    }

    fn done() -> Lesson {
        Lesson::Free { key: "tour-done".to_owned() }
    }

    fn key(&self) -> &str {
        match self {
            Lesson::Guided { key, .. } | Lesson::General { key } | Lesson::Free { key } => key,
        }
    }
}

#[component]
pub fn Coach(desk: Desk) -> impl IntoView {
    let lang = desk.reader.lang;
    // While the others move, the last lesson stays.
    let lesson = Memo::new(move |before: Option<&Lesson>| match (desk.has_choice(), before) {
        (false, Some(before)) => before.clone(),
        _ => desk.played.with_untracked(|played| Lesson::after(desk.face.info.id, played)),
    });
    // Each position in which the reader has a choice, once everything that led there was shown.
    let choice = Memo::new(move |_| {
        let number = desk.shown.with(|shown| shown.as_ref().map(|shown| shown.number));
        number.filter(|_| desk.has_choice() && !desk.busy.get())
    });
    Effect::new(move || {
        if choice.get().is_some() {
            match lesson.get_untracked() {
                Lesson::Guided { action, .. } => desk.advised.set(Some(action)),
                Lesson::General { .. } => desk.ask_advice(),
                Lesson::Free { .. } => {}
            }
        }
    });
    let follow = move || match lesson.get() {
        Lesson::Guided { action, .. } if desk.has_choice() => {
            let sentence = desk.shown.get()?.position.say_action(&action, &desk.voice()?)?;
            Some(view! {
                <button type="button" class="go follow" on:click=move |_| desk.play(action.clone())>
                    {sentence}
                </button>
            })
        }
        _ => None,
    };
    view! {
        <section class="panel coach" aria-live="polite">
            <p>{move || text(lang.get(), lesson.get().key())}</p>
            {follow}
            <p class="links">
                <a href=Route::Rules(desk.face.info.id.to_owned(), None).to_string()>
                    {move || text(lang.get(), "rules-link")}
                </a>
                <a href=Route::Here(desk.face.info.id.to_owned()).to_string()>
                    {move || text(lang.get(), "tour-end")}
                </a>
            </p>
        </section>
    }
}
