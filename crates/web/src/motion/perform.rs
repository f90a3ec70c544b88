//! Draws movements with the browser's own animations, over the page.

use std::cell::RefCell;

use js_sys::{Function, JSON, Reflect};
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, DomRect, Element};

use super::Motion;

/// Where the flying drawings are.
const SKY: &str = "sky";

thread_local! {
    /// What moves now, or has arrived and waits for the new position to be drawn.
    static MOVING: RefCell<Vec<Animation>> = const { RefCell::new(Vec::new()) };
}

/// Shows a movement; it is over after its length, and what moved stays where it arrived.
pub fn perform(motion: &Motion) {
    let length = motion.length();
    match motion {
        Motion::Fly { drawing, from, to } => fly(drawing, &[from, to], length),
        Motion::Walk { drawing, places } => fly(drawing, &places.iter().collect::<Vec<_>>(), length),
        Motion::Flip { drawing, place } => flip(drawing, place, length),
        Motion::Turn { place, quarters } => {
            let turn = format!("rotate({}deg)", 90 * quarters);
            glide(place, &turn, length);
        }
        Motion::Slide { places, by: (x, y) } => {
            let shift = format!("translate({}%, {}%)", 100.0 * x, 100.0 * y);
            places.iter().for_each(|place| glide(place, &shift, length));
        }
    }
}

/// Takes everything out of the air and lets go of what moved.
pub fn clear() {
    MOVING.take().iter().for_each(Animation::cancel);
    if let Some(sky) = document().get_element_by_id(SKY) {
        sky.set_inner_html("");
    }
}

fn fly(drawing: &str, places: &[&String], length: f64) {
    let stations: Vec<DomRect> = places.iter().filter_map(|place| rect(place)).collect();
    let [.., last] = &stations[..] else { return };
    let Some(sprite) = sprite(drawing, last) else { return };
    let frames = stations.iter().map(|station| {
        let (x, y) = (center_x(station) - center_x(last), center_y(station) - center_y(last));
        let scale = station.height() / last.height().max(1.0);
        json!({ "transform": format!("translate({x}px, {y}px) scale({scale})") })
    });
    animate(&sprite, &frames.collect(), length);
}

fn flip(drawing: &str, place: &str, length: f64) {
    let Some(place) = rect(place) else { return };
    let Some(sprite) = sprite(drawing, &place) else { return };
    animate(&sprite, &json!([{ "transform": "scaleX(0)" }, { "transform": "scaleX(1)" }]), length);
}

/// Moves what lies in a place.
fn glide(place: &str, transform: &str, length: f64) {
    if let Some(element) = find(place) {
        animate(&element, &json!([{ "transform": "none" }, { "transform": transform }]), length);
    }
}

/// Called by its name: the typed way is not yet stable.
fn animate(element: &Element, frames: &Value, length: f64) {
    let options = json!({ "duration": length, "easing": "ease-out", "fill": "forwards" });
    let written = |value: &Value| JSON::parse(&value.to_string()).expect("it was just written");
    let animate = Reflect::get(element, &JsValue::from_str("animate")).ok();
    let animate = animate.and_then(|animate| animate.dyn_into::<Function>().ok());
    let animation =
        animate.and_then(|animate| animate.call2(element, &written(frames), &written(&options)).ok());
    if let Some(animation) = animation {
        MOVING.with_borrow_mut(|moving| moving.push(animation.unchecked_into()));
    }
}

/// A drawing in the air, exactly over a part of the page.
fn sprite(drawing: &str, over: &DomRect) -> Option<Element> {
    let sky = document().get_element_by_id(SKY)?;
    let sprite = document().create_element("div").ok()?;
    sprite.set_class_name("sprite");
    sprite.set_inner_html(&format!(r##"<svg><use href="#{drawing}"/></svg>"##));
    let style = sprite.dyn_ref::<web_sys::HtmlElement>()?.style();
    let sizes =
        [("left", over.left()), ("top", over.top()), ("width", over.width()), ("height", over.height())];
    for (name, pixels) in sizes {
        style.set_property(name, &format!("{pixels}px")).ok()?;
    }
    sky.append_child(&sprite).ok()?;
    Some(sprite)
}

fn rect(place: &str) -> Option<DomRect> {
    let rect = find(place)?.get_bounding_client_rect();
    (rect.width() > 0.0).then_some(rect)
}

/// The place as it is seen: of several elements with that name, the first that is not hidden.
fn find(place: &str) -> Option<Element> {
    let all = document().query_selector_all(&format!("[data-place=\"{place}\"]")).ok()?;
    (0..all.length())
        .filter_map(|index| all.item(index)?.dyn_into::<Element>().ok())
        .find(|element| element.get_bounding_client_rect().width() > 0.0)
}

fn center_x(rect: &DomRect) -> f64 {
    rect.left() + rect.width() / 2.0
}

fn center_y(rect: &DomRect) -> f64 {
    rect.top() + rect.height() / 2.0
}
