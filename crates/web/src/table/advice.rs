//! What a good player would do: the best choices in words, what each is worth, and how sure that is.

use leptos::prelude::*;
use protocol::Hint;

use super::Desk;
use crate::text::{text, text_with};

/// How far a chance may be off and still be told as a figure.
const WIDEST: f32 = 0.25;

#[component]
pub fn Advice(desk: Desk, hints: Vec<Hint>) -> impl IntoView {
    let lang = desk.reader.lang.get();
    let (shown, voice) = (desk.shown.get_untracked()?, desk.voice()?);
    // Alone one wins or loses against nobody.
    let worth = if shown.players.len() == 1 { "hint-worth-alone" } else { "hint-worth" };
    let lines = hints.into_iter().filter_map(|Hint { action, chance, give_or_take }| {
        let sentence = shown.position.say_action(&action, &voice)?;
        let figures = [("chance", percent(chance).into()), ("margin", percent(give_or_take).into())];
        // A margin as wide as the figure itself tells nothing but that.
        let worth = if give_or_take > WIDEST { "hint-worth-unsure" } else { worth };
        Some(view! {
            <li>
                <span>
                    <b>{sentence}</b>
                    <small>{text_with(lang, worth, &figures)}</small>
                </span>
                <button type="button" class="tool follow" on:click=move |_| desk.play(action.clone())>
                    {text(lang, "hint-follow")}
                </button>
            </li>
        })
    });
    Some(view! {
        <p>{text(lang, "hint-title")}</p>
        <ol class="advice">{lines.collect_view()}</ol>
        <button type="button" class="tool cancel" on:click=move |_| desk.dismiss()>
            {text(lang, "cancel")}
        </button>
    })
}

fn percent(share: f32) -> i32 {
    (100.0 * share).round() as i32
}
