//! Whoever plays by keyboard stays where they were, though the board is drawn anew after every step.

use js_sys::{Function, JSON, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{Desk, keys::go_to_choices};

/// Gives the focus back to the place that had it, whenever drawing the position has taken it away; to the first choice
/// if that place is gone.
pub fn keep_focus(desk: Desk) {
    let place = StoredValue::new(None::<String>);
    let listener = window_event_listener(leptos::ev::focusin, move |event| {
        if let Some(name) = event_target::<Element>(&event).get_attribute("data-place") {
            place.set_value(Some(name));
        }
    });
    on_cleanup(move || listener.remove());
    Effect::new(move || {
        desk.shown.track();
        desk.chosen.track();
        desk.curtain.track();
        // Once it is drawn. The reader may have left the table by then.
        request_animation_frame(move || {
            if let Some(Some(place)) = place.try_get_value()
                && is_lost()
            {
                find(&place).into_iter().for_each(|element| focus(&element, false));
                if is_lost() {
                    go_to_choices();
                }
            }
        });
    });
}

/// Called by its name: parts of a drawing have the focus too, and it may not scroll.
pub fn focus(element: &Element, scrolls: bool) {
    let focus = Reflect::get(element, &"focus".into()).ok();
    let calm = JSON::parse(r#"{"preventScroll":true}"#).expect("it is well written");
    if let Some(focus) = focus.and_then(|focus| focus.dyn_into::<Function>().ok()) {
        // An element that can't have the focus leaves it where it is.
        let _ = if scrolls { focus.call0(element) } else { focus.call1(element, &calm) };
    }
}

/// Nothing has it, or something that is no longer seen.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| {
        element.tag_name() == "BODY" || element.get_bounding_client_rect().width() == 0.0
    })
}

fn find(place: &str) -> Option<Element> {
    document().query_selector(&format!("[data-place=\"{place}\"]")).ok().flatten()
}
