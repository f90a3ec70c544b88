//! The board of every game in words: what screen readers read, and what a game shows that has no drawing yet.

use game_api::Present;
use leptos::prelude::*;

use super::{Board, Scene};
use crate::{table::Desk, text::text};

pub fn board<G: Board>(scene: &Scene<'_, G>) -> AnyView {
    let drawing = <G as Present>::draw(scene.view.borrow(), scene.voice);
    view! {
        <div class="in-words">
            <pre class="drawing" tabindex="0">{drawing}</pre>
            <Choices desk=scene.desk />
        </div>
    }
    .into_any()
}

/// All choices of the viewer as a list of sentences.
#[component]
pub fn Choices(desk: Desk) -> impl IntoView {
    move || {
        let voice = desk.voice()?;
        let shown = desk.shown.get()?;
        let actions = &shown.position.now().legal;
        let choices = actions.iter().filter_map(|action| {
            let sentence = shown.position.say_action(action, &voice)?;
            let action = action.clone();
            Some(view! {
                <li>
                    <button type="button" class="choice" data-action=action.clone() on:click=move |_| desk.play(action.clone())>
                        {sentence}
                    </button>
                </li>
            })
        });
        let choices: Vec<_> = choices.collect();
        (!choices.is_empty()).then(|| {
            view! {
                <section class="choices" aria-labelledby="choices">
                    <h2 id="choices">{text(voice.book.lang(), "choices-title")}</h2>
                    <ol>{choices}</ol>
                </section>
            }
        })
    }
}
