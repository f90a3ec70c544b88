//! What the page asks of the server outside a table: who one is, which tables there are.

use game_api::Lang;
use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::text::text;

/// Asks for something; what goes wrong is a sentence in the reader's language.
pub async fn get<T: DeserializeOwned>(lang: Lang, path: &str) -> Result<T, String> {
    send(lang, path, None).await
}

/// Asks for something to be done.
pub async fn post<T: DeserializeOwned>(lang: Lang, path: &str, body: &impl Serialize) -> Result<T, String> {
    let body = serde_json::to_string(body).expect("what is sent is plain data");
    send(lang, path, Some(body)).await
}

async fn send<T: DeserializeOwned>(lang: Lang, path: &str, body: Option<String>) -> Result<T, String> {
    let lost = || text(lang, "server-lost");
    let (ok, answer) = exchange(lang, path, body).await.map_err(|_| lost())?;
    if ok {
        return serde_json::from_str(&answer).map_err(|_| text(lang, "outdated"));
    }
    let sentence = serde_json::from_str::<Value>(&answer).ok();
    let sentence = sentence.and_then(|answer| answer["sentence"].as_str().map(str::to_owned));
    Err(sentence.unwrap_or_else(lost))
}

async fn exchange(lang: Lang, path: &str, body: Option<String>) -> Result<(bool, String), JsValue> {
    let headers = Headers::new()?;
    headers.set("accept-language", lang.tag())?;
    let options = RequestInit::new();
    if let Some(body) = body {
        options.set_method("POST");
        headers.set("content-type", "application/json")?;
        options.set_body(&JsValue::from_str(&body));
    }
    options.set_headers(&headers);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &options)).await?;
    let response: Response = response.dyn_into()?;
    let answer = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), answer.as_string().unwrap_or_default()))
}
