//! "Your turn" reaches somebody who looks away; during the own turn the screen stays on.

use js_sys::{Function, Promise, Reflect};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

/// Calls for attention with these words, or lets it go again. The page's title calls by itself.
pub fn call(own_turn: bool, words: &str) {
    badge(own_turn);
    if own_turn {
        stay_awake();
        if document().hidden() && permission() == Some(NotificationPermission::Granted) {
            // A browser that shows no notification has still the title and the badge.
            let _ = Notification::new(words);
        }
    }
}

/// Whether the reader can still be asked.
pub fn can_ask() -> bool {
    permission() == Some(NotificationPermission::Default)
}

/// None where the browser knows no notifications.
fn permission() -> Option<NotificationPermission> {
    let known = Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    known.then(Notification::permission)
}

pub fn ask() {
    // The answer shows in the permission itself.
    let _ = Notification::request_permission();
}

/// A sign on the app's icon, where the system has such.
fn badge(own_turn: bool) {
    let method = if own_turn { "setAppBadge" } else { "clearAppBadge" };
    promised(&window().navigator(), method, &[]);
}

/// The browser lets go by itself when the page is hidden.
fn stay_awake() {
    if let Ok(lock) = Reflect::get(&window().navigator(), &"wakeLock".into()) {
        promised(&lock, "request", &["screen"]);
    }
}

/// Calls what not every browser has; a refusal changes nothing.
fn promised(object: &JsValue, method: &str, arguments: &[&str]) {
    let Ok(method) = Reflect::get(object, &method.into()) else { return };
    let Ok(method) = method.dyn_into::<Function>() else { return };
    let arguments = arguments.iter().map(|argument| JsValue::from_str(argument)).collect::<js_sys::Array>();
    if let Ok(answer) = method.apply(object, &arguments)
        && let Ok(promise) = answer.dyn_into::<Promise>()
    {
        spawn_local(async move { _ = JsFuture::from(promise).await });
    }
}
