//! Where everything lies: upright on a phone, side by side where there is room.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    Desk, MenuItem,
    bar::Bar,
    curtain::Curtain,
    focus::keep_focus,
    keys::{ToChoices, hear_keys},
    log::{LastLine, Log},
    menu::Menu,
    players::Players,
    prompt::Prompt,
};
use crate::{
    drawings::Drawing,
    games::Choices,
    reader,
    route::Route,
    text::{text, text_with},
};

/// The whole page of a table.
#[component]
pub fn TableLayout(
    desk: Desk,
    menu: Vec<MenuItem>,
    /// What only this table offers in the menu.
    #[prop(optional, into)]
    menu_more: Option<ViewFn>,
    /// What lies above the own hand, if anything does.
    #[prop(optional)]
    children: Option<Children>,
    /// What the people of the table say to each other.
    #[prop(optional, into)]
    talk: Option<ViewFn>,
) -> impl IntoView {
    let title = move || desk.face.book(desk.reader.lang.get()).say("title", &[]);
    Effect::new(move || {
        let lang = desk.reader.lang.get();
        // Whoever looks at another page reads here that it is their turn.
        let calls = !desk.is_shared() && desk.has_choice();
        let key = if calls { "title-your-turn" } else { "table-title" };
        reader::announce(lang, &text_with(lang, key, &[("game", title().into())]));
    });
    hear_keys(desk);
    let (rests, talks) = (rests(desk), talk.is_some());
    let seats =
        Memo::new(move |_| desk.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.players.len())));
    keep_focus(desk);
    let headline = move || Some(desk.shown.get()?.position.headline(&desk.voice()?, desk));
    view! {
        <div
            class="table"
            class:talks=talks
            class:many=move || 4 <= seats.get()
            class:crowd=move || 5 <= seats.get()
            data-game=desk.face.info.id
            data-busy=move || desk.busy.get().then_some("yes")
            data-waits=move || desk.waits.get().then_some("yes")
            data-rests=move || rests.get().then_some("yes")
            data-weighs=move || desk.chosen.with(Option::is_some).then_some("yes")
            data-over=move || desk.is_over().then_some("yes")
            data-curtain=move || desk.curtain.get().map(|_| "down")
        >
            <header class="top">
                <ToChoices desk />
                <a class="home" href=Route::Home.to_string() aria-label=move || text(desk.reader.lang.get(), "go-home")>
                    <Drawing name="logo" class="logo" />
                </a>
                <h1>{title}</h1>
                <span class="headline">{headline}</span>
                <a
                    class="help"
                    href=Route::Rules(desk.face.info.id.to_owned(), None).to_string()
                    aria-label=move || text(desk.reader.lang.get(), "rules-link")
                >
                    <Drawing name="i-help" class="icon" />
                </a>
                <Menu desk items=menu more=menu_more />
            </header>
            <Prompt desk />
            <Players desk />
            <main class="board">
                {move || match desk.curtain.get() {
                    Some(seat) => view! { <Curtain desk seat /> }.into_any(),
                    None => view! { <Middle desk /> }.into_any(),
                }}
            </main>
            <section
                class="dock"
                data-game=desk.face.info.id
                aria-label=move || text(desk.reader.lang.get(), "dock-title")
            >
                <LastLine desk />
                {children.map(|children| children())}
                {move || {
                    let hidden = desk.in_words.get() || desk.curtain.get().is_some();
                    let shown = desk.shown.get().filter(|_| !hidden)?;
                    Some(shown.position.dock(&desk.voice()?, desk))
                }}
                <Bar desk />
            </section>
            {talk.map(|talk| view! { <section class="talk">{talk.run()}</section> })}
            <aside class="side">
                <Log desk />
                {move || Some(desk.shown.get()?.position.aside(&desk.voice()?, desk))}
            </aside>
            <div id="sky" aria-hidden="true"></div>
        </div>
    }
}

/// Whether nothing has happened for a while. What can be chosen breathes only then: while things move, the browser has
/// other work to do.
fn rests(desk: Desk) -> RwSignal<bool> {
    const WHILE: Duration = Duration::from_millis(1500);
    let (rests, since) = (RwSignal::new(false), StoredValue::new(0));
    Effect::new(move || {
        desk.shown.track();
        desk.chosen.track();
        rests.set(false);
        since.update_value(|since| *since += 1);
        let now = since.get_value();
        let rest = move || {
            if since.try_get_value() == Some(now) {
                rests.set(true);
            }
        };
        set_timeout(rest, WHILE);
    });
    rests
}

/// The board, drawn or in words.
#[component]
fn Middle(desk: Desk) -> impl IntoView {
    move || {
        let (shown, voice) = (desk.shown.get()?, desk.voice()?);
        if !desk.in_words.get() {
            return Some(shown.position.board(&voice, desk));
        }
        let drawing = shown.position.draw(&voice);
        let lines =
            drawing.lines().map(|line| view! { <span class:map=is_map(line)>{line.to_owned()}</span> });
        let words = view! {
            <div class="in-words">
                <pre class="drawing" tabindex="0">{lines.collect_view()}</pre>
                <Choices desk />
            </div>
        };
        Some(words.into_any())
    }
}

/// Whether a line is part of a map: its words stand where spaces put them.
fn is_map(line: &str) -> bool {
    line.starts_with("    ") || line.trim().contains("  ")
}
