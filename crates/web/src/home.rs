//! The home page: the door, and the shelf with the games.

use catalog::ShelfCard;
use game_api::Lang;
use leptos::prelude::*;

use crate::{
    drawings::{Drawing, Symbols, cover},
    reader,
    text::{text, text_with},
};

#[component]
pub fn Home() -> impl IntoView {
    let lang = RwSignal::new(reader::language());
    Effect::new(move || reader::announce(lang.get(), &text(lang.get(), "page-title")));
    let say = move |key: &'static str| move || text(lang.get(), key);
    view! {
        <Symbols />
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
                <section class="night" aria-labelledby="how">
                    <Drawing name="loaf-moka" class="nap" />
                    <h2 id="how">{say("how-title")}</h2>
                    <p>{say("how")}</p>
                </section>
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
                <p>{say("footer")}</p>
            </footer>
        </div>
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
        (min, max) if min == max => text_with(lang, "players-exactly", [("count", min)]),
        (min, max) => text_with(lang, "players", [("min", min), ("max", max)]),
    };
    let minutes = text_with(lang, "minutes", [("minutes", card.minutes)]);
    let age = text_with(lang, "age", [("age", card.age)]);
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
                <p class="command">
                    {text(lang, "command-label")} " " <code>"chatiere play " <span>{card.id}</span></code>
                </p>
            </div>
        </li>
    }
}
