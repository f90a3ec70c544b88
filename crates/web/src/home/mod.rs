//! The home page: the door, and the shelf with the games.

mod running;

use catalog::ShelfCard;
use game_api::Lang;
use leptos::prelude::*;

use running::Running;
pub use running::{Faces, Sitter};

use crate::{
    drawings::{Drawing, cover},
    play_online::{OpenTables, my_tables},
    reader::{self, Reader},
    route::Route,
    text::{text, text_with},
};

#[component]
pub fn Home() -> impl IntoView {
    let lang = Reader::here().lang;
    Effect::new(move || reader::announce(lang.get(), &text(lang.get(), "page-title")));
    let say = move |key: &'static str| move || text(lang.get(), key);
    let mine = my_tables();
    view! {
        <div class="page">
            <header class="door">
                <Drawing name="logo" class="logo" />
                <div>
                    <h1>"Chatière"</h1>
                    <p>{say("tagline")}</p>
                </div>
                <LanguageSwitch lang />
            </header>
            <main>
                <section class="night" aria-labelledby="running">
                    <Drawing name="loaf-moka" class="nap" />
                    <Running lang mine />
                </section>
                <OpenTables mine />
                <section aria-labelledby="games">
                    <h2 id="games">{say("shelf-title")}</h2>
                    <ul class="shelf">
                        {move || {
                            let lang = lang.get();
                            let card = |card| view! { <Card card lang /> };
                            catalog::shelf(lang).into_iter().map(card).collect_view()
                        }}
                    </ul>
                </section>
            </main>
            <footer>
                <p>
                    {say("footer")} " " <a href=Route::You.to_string()>{say("you-title")}</a>
                </p>
            </footer>
        </div>
    }
}

/// The head of a page that is not the home page, with the way back.
#[component]
pub fn PageHeader(title: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let lang = Reader::here().lang;
    view! {
        <header class="door">
            <a class="home" href=Route::Home.to_string() aria-label=move || text(lang.get(), "go-home")>
                <Drawing name="logo" class="logo" />
            </a>
            <h1>{title}</h1>
            <LanguageSwitch lang />
        </header>
    }
}

/// One button for each other language, in its own words.
#[component]
fn LanguageSwitch(lang: RwSignal<Lang>) -> impl IntoView {
    let button = move |other: Lang| {
        let choose = move |_| {
            reader::keep_language(other);
            lang.set(other);
        };
        view! {
            <button class="language" lang=other.tag() on:click=choose>
                <Drawing name="i-globe" class="icon" />
                {text(other, "language-name")}
            </button>
        }
    };
    move || {
        let others = Lang::ALL.into_iter().filter(|&other| other != lang.get());
        others.map(button).collect_view()
    }
}

/// A game on the shelf.
#[component]
fn Card(card: ShelfCard, lang: Lang) -> impl IntoView {
    let players = match card.seats {
        (min, max) if min == max => text_with(lang, "players-exactly", &[("count", min.into())]),
        (min, max) => text_with(lang, "players", &[("min", min.into()), ("max", max.into())]),
    };
    let minutes = text_with(lang, "minutes", &[("minutes", card.minutes.into())]);
    let age = text_with(lang, "age", &[("age", card.age.into())]);
    let fact = |icon: &'static str, words: String| {
        view! {
            <li>
                <Drawing name=icon class="icon" />
                {words}
            </li>
        }
    };
    view! {
        <li class="game" data-game=card.id>
            <Drawing name=cover(card.id) class="cover" />
            <div class="words">
                <h3>{card.title}</h3>
                <p class="pitch">{card.pitch}</p>
                <ul class="facts">
                    {fact("i-people", players)} {fact("i-clock", minutes)} {fact("i-paw", age)}
                </ul>
                <a class="go" href=Route::Here(card.id.to_owned()).to_string()>
                    <Drawing name="i-house" class="icon" />
                    {text(lang, "play-here")}
                </a>
                <a class="tool online" href=Route::Online(card.id.to_owned()).to_string()>
                    <Drawing name="i-globe" class="icon" />
                    {text(lang, "play-online")}
                </a>
                <p class="links">
                    <a href=Route::Tour(card.id.to_owned()).to_string()>{text(lang, "tour-link")}</a>
                    <a href=Route::Rules(card.id.to_owned(), None).to_string()>{text(lang, "rules-link")}</a>
                    <a href=Route::About(card.id.to_owned()).to_string()>{text(lang, "about-link")}</a>
                </p>
            </div>
        </li>
    }
}
