//! The games that one has finished, and what they say about how one plays.

use leptos::{prelude::*, task::spawn_local};
use serde::Deserialize;

use crate::{
    connection::http,
    drawings::{Drawing, cover},
    games::Face,
    reader::Reader,
    route::Route,
    text::{text, text_with},
};

#[derive(Clone, Debug, Deserialize)]
struct PersonCard {
    ratings: Vec<Rating>,
    games: Vec<Played>,
}

#[derive(Clone, Debug, Deserialize)]
struct Rating {
    game: String,
    rating: i64,
    uncertainty: i64,
    games: i64,
    provisional: bool,
}

/// A finished game.
#[derive(Clone, Debug, Deserialize)]
struct Played {
    table: String,
    game: String,
    seats: i64,
    place: i64,
    score: i64,
}

#[component]
pub fn Results(person: String) -> impl IntoView {
    let lang = Reader::here().lang;
    let card = RwSignal::new(None::<Result<PersonCard, String>>);
    spawn_local(async move {
        let found = http::get(lang.get_untracked(), &format!("/api/people/{person}")).await;
        card.try_set(Some(found.map_err(|refused| refused.sentence)));
    });
    let rating = move |rating: Rating| {
        let figures = [
            ("rating", rating.rating.into()),
            ("uncertainty", rating.uncertainty.into()),
            ("games", rating.games.into()),
        ];
        view! {
            <li>
                <Drawing name=cover(&rating.game) class="thumb" />
                <span>
                    <b>{title(&rating.game)}</b>
                    <small>
                        {text_with(lang.get(), "you-rating", &figures)}
                        {rating.provisional.then(|| format!(" · {}", text(lang.get(), "you-provisional")))}
                    </small>
                </span>
            </li>
        }
    };
    let played = move |played: Played| {
        let figures =
            [("place", played.place.into()), ("seats", played.seats.into()), ("score", played.score.into())];
        view! {
            <li>
                <Drawing name=cover(&played.game) class="thumb" />
                <span>
                    <b>{title(&played.game)}</b>
                    <small>{text_with(lang.get(), "you-result", &figures)}</small>
                </span>
                <a class="tool" href=Route::TableReplay(played.table).to_string()>{text(lang.get(), "replay")}</a>
            </li>
        }
    };
    move || {
        let found = match card.get()? {
            Ok(found) => found,
            Err(sentence) => {
                return Some(view! { <p class="trouble" role="alert">{sentence}</p> }.into_any());
            }
        };
        let rated = !found.ratings.is_empty();
        let nothing = found.games.is_empty();
        let found = view! {
            <section class="panel results">
                {rated.then(|| view! { <h2>{text(lang.get(), "you-ratings-title")}</h2> })}
                <ul class="played ratings">{found.ratings.into_iter().map(rating).collect_view()}</ul>
                <h2>{text(lang.get(), "you-results-title")}</h2>
                {nothing.then(|| view! { <p>{text(lang.get(), "you-no-results")}</p> })}
                <ul class="played">{found.games.into_iter().map(played).collect_view()}</ul>
            </section>
        };
        Some(found.into_any())
    }
}

fn title(game: &str) -> Option<String> {
    let lang = Reader::here().lang.get();
    Face::find(game).map(|face| face.book(lang).say("title", &[]))
}
