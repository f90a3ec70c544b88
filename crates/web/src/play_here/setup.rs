//! Who plays, and by which variants.

use bots::Level;
use game_api::{Seat, Variant};
use leptos::prelude::*;
use protocol::HereRequest;

use super::daily::{self, Best};
use super::order::{Draft, Sitter};
use crate::{
    drawings::{Drawing, cover},
    games::Face,
    reader::{self, Reader},
    route::Route,
    table::symbol,
    text::{knows, text, text_with},
};

/// The value of the choice between person and bots that means a person.
const PERSON: &str = "person";

#[component]
pub fn SetupForm(
    face: &'static Face,
    request: RwSignal<Option<HereRequest>>,
    trouble: RwSignal<Option<String>>,
) -> impl IntoView {
    let lang = Reader::here().lang;
    let draft = Draft::new(face.info);
    let title = move || face.book(lang.get()).say("title", &[]);
    Effect::new(move || {
        reader::announce(lang.get(), &text_with(lang.get(), "table-title", &[("game", title().into())]));
    });
    let say = move |key: &'static str| move || text(lang.get(), key);
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        request.set(Some(draft.request(lang.get_untracked())));
    };
    let variants = face.info.variants.iter().enumerate();
    let variants = variants.map(|(index, variant)| view! { <VariantField face draft index variant /> });
    let count = Memo::new(move |_| draft.players.with(Vec::len));
    view! {
        <div class="page setup" data-game=face.info.id>
            <header class="door">
                <a class="home" href=Route::Home.to_string() aria-label=say("go-home")>
                    <Drawing name="logo" class="logo" />
                </a>
                <h1>{title}</h1>
            </header>
            <main>
                <form class="panel" on:submit=start>
                    <Drawing name=cover(face.info.id) class="cover" />
                    {move || trouble.get().map(|reason| view! { <p class="trouble" role="alert">{reason}</p> })}
                    <fieldset>
                        <legend>{say("who-plays")}</legend>
                        <ol class="sitters">
                            {move || {
                                let seats = Seat::all(count.get() as u8);
                                seats.map(|seat| view! { <SitterField draft seat /> }).collect_view()
                            }}
                        </ol>
                        <SeatCount draft />
                    </fieldset>
                    {variants.collect_view()}
                    <Daily face request />
                    <button type="submit" class="go">
                        <Drawing name="i-house" class="icon" />
                        {say("start")}
                    </button>
                </form>
            </main>
        </div>
    }
}

/// The deal of the day and the best results, where the game can be played alone.
#[component]
fn Daily(face: &'static Face, request: RwSignal<Option<HereRequest>>) -> impl IntoView {
    let lang = Reader::here().lang;
    if face.info.min_seats > 1 {
        return ().into_any();
    }
    let line = move |best: Best| {
        let args = [("turns", best.solo.result.into()), ("day", best.day.clone().unwrap_or_default().into())];
        let key = if best.day.is_some() { "best-of-day" } else { "best" };
        let grade = face.book(lang.get()).say(&format!("grade-{}", best.solo.grade), &[]);
        view! { <li>{text_with(lang.get(), key, &args)} " " {grade}</li> }
    };
    let results = daily::best(face.info.id);
    let some = !results.is_empty();
    view! {
        <fieldset class="daily">
            <legend>{move || text(lang.get(), "daily-title")}</legend>
            <button
                type="button"
                class="tool"
                on:click=move |_| request.set(Some(daily::order(face, lang.get_untracked())))
            >
                <Drawing name="i-moon" class="icon" />
                {move || text_with(lang.get(), "daily", &[("day", daily::today().into())])}
            </button>
            <Show when=move || some>
                <h2>{move || text(lang.get(), "best-title")}</h2>
            </Show>
            <ol>{move || results.iter().cloned().map(line).collect_view()}</ol>
        </fieldset>
    }
    .into_any()
}

/// One seat: a person with a name, or a bot with a level.
#[component]
fn SitterField(draft: Draft, seat: Seat) -> impl IntoView {
    let lang = Reader::here().lang;
    let index = seat.index();
    let sitter = move || draft.players.with(|players| players.get(index).cloned());
    let set = move |event: web_sys::Event| {
        let chosen = event_target_value(&event).parse().ok();
        draft.players.update(|players| players[index].bot = chosen);
    };
    let rename = move |event: web_sys::Event| {
        let name = event_target_value(&event).chars().take(LONGEST_NAME).collect();
        draft.players.update_untracked(|players| players[index].name = name);
    };
    let label =
        move |key: &'static str| move || text_with(lang.get(), key, &[("seat", seat.number().into())]);
    let level = move |level: Level| {
        let key = format!("level-{level}");
        let words = move || if knows(&key) { text(lang.get(), &key) } else { level.to_string() };
        let selected = move || sitter().is_some_and(|sitter| sitter.bot == Some(level));
        view! { <option value=level.name() selected=selected>{words}</option> }
    };
    let person = move || sitter().is_some_and(|sitter| sitter.bot.is_none());
    view! {
        <li>
            <Drawing name=symbol(seat) class="symbol" />
            <select name=format!("seat-{seat}") aria-label=label("seat-kind") on:change=set>
                <option value=PERSON selected=person>{move || text(lang.get(), "person")}</option>
                {Level::FOR_PEOPLE.map(level).into_iter().collect_view()}
            </select>
            <Show when=person>
                <input
                    type="text"
                    name=format!("name-{seat}")
                    maxlength=LONGEST_NAME
                    aria-label=label("seat-name")
                    placeholder=label("person-name")
                    prop:value=move || sitter().map(|sitter| sitter.name)
                    on:input=rename
                />
            </Show>
        </li>
    }
}

const LONGEST_NAME: usize = 24;

/// More or fewer players.
#[component]
fn SeatCount(draft: Draft) -> impl IntoView {
    let lang = Reader::here().lang;
    let count = move || draft.players.with(Vec::len);
    let (min, max) = (usize::from(draft.info.min_seats), usize::from(draft.info.max_seats));
    let add = move |_| draft.players.update(|players| players.push(Sitter::bot()));
    let remove = move |_| draft.players.update(|players| _ = players.pop());
    view! {
        <p class="seat-count">
            <button type="button" class="tool" data-count="less" disabled=move || count() <= min on:click=remove>
                {move || text(lang.get(), "fewer-players")}
            </button>
            <button type="button" class="tool" data-count="more" disabled=move || { count() >= max } on:click=add>
                {move || text(lang.get(), "more-players")}
            </button>
        </p>
    }
}

/// One variant of the game, with its values.
#[component]
pub fn VariantField(
    face: &'static Face,
    draft: Draft,
    index: usize,
    variant: &'static Variant,
) -> impl IntoView {
    let lang = Reader::here().lang;
    let say = move |key: String| move || face.book(lang.get()).say(&key, &[]);
    let set = move |event: web_sys::Event| {
        let chosen = event_target_value(&event);
        if let Some(value) = variant.values.iter().find(|value| **value == chosen) {
            draft.options.update(|options| options[index] = value);
        }
    };
    let option = |value: &'static str| {
        let words = say(format!("option-{}-{value}", variant.key));
        view! { <option value=value>{words}</option> }
    };
    view! {
        <label class="variant">
            <span>{say(format!("option-{}", variant.key))}</span>
            <select name=variant.key on:change=set>
                {variant.values.iter().copied().map(option).collect_view()}
            </select>
        </label>
    }
}
