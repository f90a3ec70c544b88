//! Playing by keyboard: the arrows go from choice to choice, Enter takes one, Escape puts aside.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, Node};

use super::{Desk, focus::focus};
use crate::text::text;

/// What can be chosen while a place is being weighed, and else.
const WEIGHED: &str = ".way, .offers button";
const OFFERED: &str = ".spot.can, .choice, .curtain .go";
/// From where the arrows lead to a choice; elsewhere they scroll or do what a field makes of them.
const BEGINS: &str = ".spot, .way, .offers button, .choice, .curtain .go, .to-choices";

/// A step from one choice to another.
#[derive(Clone, Copy)]
enum Step {
    /// In the order of the page, so that every choice is reached.
    Next,
    Before,
    /// To what lies nearest there.
    Above,
    Below,
}

/// Hears what is pressed as long as the table is there.
pub fn hear_keys(desk: Desk) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            desk.dismiss();
            desk.skip();
        } else if let Some(step) = step(&event)
            && let Some(choice) = taken(step)
        {
            event.prevent_default();
            focus(&choice, true);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Leads past everything else to what can be chosen; seen only by those who go there.
#[component]
pub fn ToChoices(desk: Desk) -> impl IntoView {
    view! {
        <button type="button" class="tool to-choices" on:click=move |_| go_to_choices()>
            {move || text(desk.reader.lang.get(), "to-choices")}
        </button>
    }
}

/// Gives the focus to the first choice; to nothing if there is none.
pub fn go_to_choices() {
    if let Some(first) = choices().first() {
        focus(first, true);
    }
}

/// The step that a key means where it is pressed.
fn step(event: &KeyboardEvent) -> Option<Step> {
    let is_plain = !event.alt_key() && !event.ctrl_key() && !event.meta_key() && !event.shift_key();
    let begins = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let begins = begins.is_some_and(|element| element.matches(BEGINS).unwrap_or_default());
    if !is_plain || !begins {
        return None;
    }
    match event.key().as_str() {
        "ArrowRight" => Some(Step::Next),
        "ArrowLeft" => Some(Step::Before),
        "ArrowUp" => Some(Step::Above),
        "ArrowDown" => Some(Step::Below),
        _ => None,
    }
}

/// Where a step leads from what has the focus.
fn taken(step: Step) -> Option<Element> {
    let (from, choices) = (document().active_element()?, choices());
    match step {
        Step::Next => after(&from, &choices),
        Step::Before => before(&from, &choices),
        Step::Above => nearest(&from, &choices, -1.0).or_else(|| before(&from, &choices)),
        Step::Below => nearest(&from, &choices, 1.0).or_else(|| after(&from, &choices)),
    }
}

fn after(from: &Element, choices: &[Element]) -> Option<Element> {
    let follows =
        |choice: &&Element| from.compare_document_position(choice) & Node::DOCUMENT_POSITION_FOLLOWING != 0;
    choices.iter().find(follows).or(choices.first()).cloned()
}

fn before(from: &Element, choices: &[Element]) -> Option<Element> {
    let precedes =
        |choice: &&Element| from.compare_document_position(choice) & Node::DOCUMENT_POSITION_PRECEDING != 0;
    choices.iter().rfind(precedes).or(choices.last()).cloned()
}

/// The nearest choice below (1) or above (-1); what lies aside is farther than what lies straight ahead.
fn nearest(from: &Element, choices: &[Element], down: f64) -> Option<Element> {
    const ASIDE: f64 = 2.0;
    let (x, y) = middle(from);
    let far = |choice: &Element| {
        let (to_x, to_y) = middle(choice);
        let ahead = down * (to_y - y);
        (ahead > 1.0).then_some(ahead + ASIDE * (to_x - x).abs())
    };
    let ahead = choices.iter().filter_map(|choice| Some((far(choice)?, choice)));
    ahead.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, choice)| choice.clone())
}

/// What can be chosen now and is seen, in the order of the page.
fn choices() -> Vec<Element> {
    let weighed = visible(WEIGHED);
    if weighed.is_empty() { visible(OFFERED) } else { weighed }
}

fn visible(css: &str) -> Vec<Element> {
    let all = document().query_selector_all(css).expect("a selector");
    let elements = (0..all.length()).filter_map(|index| all.item(index)?.dyn_into::<Element>().ok());
    elements.filter(|element| element.get_bounding_client_rect().width() > 0.0).collect()
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
