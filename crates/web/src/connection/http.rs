//! What the page asks of the server outside a table: who one is, which tables there are.

use game_api::Lang;
use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::text::text;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The house's own word for it; none if the house could not be asked.
    pub key: Option<String>,
    /// A sentence in the reader's language.
    pub sentence: String,
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(lang: Lang, path: &str) -> Result<T, Refused> {
    read(lang, &send(lang, "GET", path, None).await?)
}

/// Asks for something to be done.
pub async fn post<T: DeserializeOwned>(lang: Lang, path: &str, body: &impl Serialize) -> Result<T, Refused> {
    let body = serde_json::to_string(body).expect("what is sent is plain data");
    read(lang, &send(lang, "POST", path, Some(body)).await?)
}

/// Asks for something to be done of which nothing more is told.
pub async fn post_quietly(lang: Lang, path: &str, body: &impl Serialize) -> Result<(), Refused> {
    let body = serde_json::to_string(body).expect("what is sent is plain data");
    send(lang, "POST", path, Some(body)).await.map(|_| ())
}

/// Asks for something to be deleted.
pub async fn delete(lang: Lang, path: &str) -> Result<(), Refused> {
    send(lang, "DELETE", path, None).await.map(|_| ())
}

/// Whether the house still gives out the page that this one is; a house that can't be asked has not changed.
pub async fn is_current() -> bool {
    let own = document().query_selector("script[type=module]").ok().flatten();
    let own = own.and_then(|own| own.get_attribute("src")).expect("the build names the page's script");
    match exchange(Lang::En, "GET", "/", None).await {
        Ok((true, page)) => page.contains(&own),
        _ => true,
    }
}

fn read<T: DeserializeOwned>(lang: Lang, answer: &str) -> Result<T, Refused> {
    let outdated = |_| Refused { key: None, sentence: text(lang, "outdated") };
    serde_json::from_str(answer).map_err(outdated)
}

async fn send(lang: Lang, method: &str, path: &str, body: Option<String>) -> Result<String, Refused> {
    let lost = || Refused { key: None, sentence: text(lang, "server-lost") };
    let (ok, answer) = exchange(lang, method, path, body).await.map_err(|_| lost())?;
    if ok {
        return Ok(answer);
    }
    let answer = serde_json::from_str::<Value>(&answer).unwrap_or_default();
    let told = |field: &str| answer[field].as_str().map(str::to_owned);
    Err(told("sentence").map_or_else(lost, |sentence| Refused { key: told("error"), sentence }))
}

async fn exchange(
    lang: Lang,
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<(bool, String), JsValue> {
    let headers = Headers::new()?;
    headers.set("accept-language", lang.tag())?;
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        options.set_body(&JsValue::from_str(&body));
    }
    options.set_headers(&headers);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &options)).await?;
    let response: Response = response.dyn_into()?;
    let answer = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), answer.as_string().unwrap_or_default()))
}
