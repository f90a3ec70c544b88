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
/// Of a place one sees its drawing fly, not the words around it.
const DRAWN: &str = "svg";

thread_local! {
    /// What moves now, or has arrived and waits for the new position to be drawn.
    static MOVING: RefCell<Vec<Animation>> = const { RefCell::new(Vec::new()) };
}

/// When a movement begins, how long it takes, and how it runs.
#[derive(Clone, Copy)]
struct Timing {
    wait: f64,
    length: f64,
    easing: &'static str,
}

/// A movement whose places are known.
enum Ready {
    /// A picture in the air, over a part of the page.
    Sprite { picture: String, over: DomRect, frames: Value, timing: Timing },
    /// Something that lies on the page.
    Part { element: Element, frames: Value, timing: Timing },
}

/// Shows movements, each after its wait; what moved stays where it arrived. All places are looked up before anything is
/// changed, so that the browser lays the page out once. False if there is nothing to see.
pub fn perform(motions: &[(f64, Motion)]) -> bool {
    let ready: Vec<Ready> = motions.iter().flat_map(|(wait, motion)| prepare(motion, *wait)).collect();
    let seen = !ready.is_empty();
    ready.into_iter().for_each(begin);
    seen
}

fn prepare(motion: &Motion, wait: f64) -> Vec<Ready> {
    let timing = Timing { wait, length: motion.length(), easing: "ease-out" };
    match motion {
        Motion::Fly { drawing, from, to } => fly(symbol(drawing), from, to, "", timing),
        Motion::Walk { drawing, places } => walk(drawing, places, Timing { easing: "linear", ..timing }),
        Motion::Carry { from, to, quarters } => {
            let lies = find(from).and_then(|place| place.query_selector(DRAWN).ok().flatten());
            let turn = format!(" rotate({}deg)", 90 * quarters);
            lies.into_iter().flat_map(|lies| fly(lies.outer_html(), from, to, &turn, timing)).collect()
        }
        Motion::Lift { place } => part(place, json!([{ "opacity": 0 }, { "opacity": 0 }]), timing),
        Motion::Flip { drawing, place } => flip(drawing, place, timing),
        Motion::Turn { place, quarters } => glide(place, &format!("rotate({}deg)", 90 * quarters), timing),
        Motion::Slide { places, by: (x, y) } => {
            let shift = format!("translate({}%, {}%)", 100.0 * x, 100.0 * y);
            places.iter().flat_map(|place| glide(place, &shift, timing)).collect()
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

fn begin(ready: Ready) {
    match ready {
        Ready::Sprite { picture, over, frames, timing } => {
            sprite(&picture, &over).into_iter().for_each(|sprite| animate(&sprite, &frames, timing));
        }
        Ready::Part { element, frames, timing } => animate(&element, &frames, timing),
    }
}

/// From one place to another, growing or shrinking to its size there.
fn fly(picture: String, from: &str, to: &str, at_last: &str, timing: Timing) -> Vec<Ready> {
    let (Some(from), Some(over)) = (rect(from), rect(to)) else { return Vec::new() };
    let (x, y) = (center_x(&from) - center_x(&over), center_y(&from) - center_y(&over));
    let scale = from.height() / over.height().max(1.0);
    let first = format!("translate({x}px, {y}px) scale({scale})");
    let last = format!("translate(0, 0) scale(1){at_last}");
    let frames = json!([{ "transform": first }, { "transform": last }]);
    vec![Ready::Sprite { picture, over, frames, timing }]
}

/// From place to place, always of the size that it has where it begins.
fn walk(drawing: &str, places: &[String], timing: Timing) -> Vec<Ready> {
    let stations: Vec<DomRect> = places.iter().filter_map(|place| rect(place)).collect();
    let Some(first) = stations.first() else { return Vec::new() };
    let frames = stations.iter().map(|station| {
        let (x, y) = (center_x(station) - center_x(first), center_y(station) - center_y(first));
        json!({ "transform": format!("translate({x}px, {y}px)") })
    });
    let frames = frames.collect();
    vec![Ready::Sprite { picture: symbol(drawing), over: first.clone(), frames, timing }]
}

fn flip(drawing: &str, place: &str, timing: Timing) -> Vec<Ready> {
    let Some(over) = rect(place) else { return Vec::new() };
    let frames = json!([{ "transform": "scaleX(0)" }, { "transform": "scaleX(1)" }]);
    vec![Ready::Sprite { picture: symbol(drawing), over, frames, timing }]
}

/// Moves what lies in a place.
fn glide(place: &str, transform: &str, timing: Timing) -> Vec<Ready> {
    part(place, json!([{ "transform": "none" }, { "transform": transform }]), timing)
}

fn part(place: &str, frames: Value, timing: Timing) -> Vec<Ready> {
    find(place).into_iter().map(|element| Ready::Part { element, frames: frames.clone(), timing }).collect()
}

/// Called by its name: the typed way is not yet stable.
fn animate(element: &Element, frames: &Value, Timing { wait, length, easing }: Timing) {
    let options = json!({ "delay": wait, "duration": length, "easing": easing, "fill": "both" });
    let written = |value: &Value| JSON::parse(&value.to_string()).expect("it was just written");
    let animate = Reflect::get(element, &JsValue::from_str("animate")).ok();
    let animate = animate.and_then(|animate| animate.dyn_into::<Function>().ok());
    let animation =
        animate.and_then(|animate| animate.call2(element, &written(frames), &written(&options)).ok());
    if let Some(animation) = animation {
        MOVING.with_borrow_mut(|moving| moving.push(animation.unchecked_into()));
    }
}

fn symbol(drawing: &str) -> String {
    format!(r##"<svg><use href="#{drawing}"/></svg>"##)
}

/// A picture in the air, exactly over a part of the page.
fn sprite(picture: &str, over: &DomRect) -> Option<Element> {
    let sky = document().get_element_by_id(SKY)?;
    let sprite = document().create_element("div").ok()?;
    sprite.set_class_name("sprite");
    sprite.set_inner_html(picture);
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
    let place = find(place)?;
    let drawn = place.query_selector(DRAWN).ok().flatten().unwrap_or(place);
    let rect = drawn.get_bounding_client_rect();
    (rect.width() > 0.0).then_some(rect)
}

/// The place as it is seen: of several elements with that name, the first that is not hidden.
fn find(place: &str) -> Option<Element> {
    // Not in the whole page: the drawings' symbols are many.
    let table = document().query_selector(".table").ok().flatten()?;
    let all = table.query_selector_all(&format!("[data-place=\"{place}\"]")).ok()?;
    let is_seen = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    (0..all.length())
        .filter_map(|index| all.item(index)?.dyn_into::<Element>().ok())
        // To measure makes the browser lay out the page: where there is no choice, it need not.
        .find(|element| all.length() == 1 || is_seen(element))
}

fn center_x(rect: &DomRect) -> f64 {
    rect.left() + rect.width() / 2.0
}

fn center_y(rect: &DomRect) -> f64 {
    rect.top() + rect.height() / 2.0
}
