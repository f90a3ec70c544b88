//! About a game: which figures are the publisher's and which are ours, and how an owner of the box corrects them.

use std::rc::Rc;

use leptos::{prelude::*, task::spawn_local};
use protocol::{HereMessage, HereRequest};
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::{
    connection::Worker,
    games::Face,
    home::{Home, PageHeader},
    play_here::{correct, corrected},
    reader::{self, Reader},
    text::{text, text_with},
};

/// The sources of figures, as the editions mark them.
const MARKS: [&str; 4] = ["RB", "P", "D", "R"];

#[component]
pub fn About(game: String) -> impl IntoView {
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let lang = Reader::here().lang;
    let say = move |key: &'static str| move || text(lang.get(), key);
    let title = move || face.book(lang.get()).say("title", &[]);
    let figures = RwSignal::new(None::<Value>);
    let trouble = RwSignal::new(None::<String>);
    // The text that the worker is reading, kept if it turns out to be an edition.
    let asked = RwSignal::new(corrected(face.info.id));
    let hear = move |message| match message {
        HereMessage::Edition { figures: read } => {
            correct(face.info.id, asked.get_untracked().as_deref());
            trouble.set(None);
            figures.set(Some(read));
        }
        HereMessage::Closed { reason } => trouble.set(Some(reason)),
        _ => {}
    };
    let fail = move || trouble.set(Some(text(lang.get_untracked(), "engine-failed")));
    let worker = Worker::start(hear, fail).ok().map(Rc::new);
    let worker = StoredValue::new_local(worker);
    let ask = move |edition: Option<String>| {
        asked.set(edition.clone());
        let request =
            HereRequest::Edition { game: face.info.id.to_owned(), edition, lang: lang.get_untracked() };
        worker.with_value(|worker| worker.iter().for_each(|worker| worker.send(&request)));
    };
    ask(asked.get_untracked());
    Effect::new(move || {
        let lang = lang.get();
        reader::announce(lang, &text_with(lang, "about-page-title", &[("game", title().into())]));
    });
    let load = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            spawn_local(async move {
                let content = JsFuture::from(file.text()).await.ok().and_then(|content| content.as_string());
                ask(content);
            });
        }
    };
    view! {
        <div class="page" data-game=face.info.id>
            <PageHeader title=title />
            <main>
                <article class="panel about">
                    <h2>{say("about-figures")}</h2>
                    <dl class="marks">
                        {MARKS
                            .map(|mark| {
                                let meaning = move || text(lang.get(), &format!("mark-{}", mark.to_lowercase()));
                                view! {
                                    <dt>{mark}</dt>
                                    <dd>{meaning}</dd>
                                }
                            })
                            .into_iter()
                            .collect_view()}
                    </dl>
                    {move || trouble.get().map(|reason| view! { <p class="trouble" role="alert">{reason}</p> })}
                    <h2>{say("about-own")}</h2>
                    <p>{say("about-own-text")}</p>
                    <p class="tools">
                        <label class="tool">
                            {say("about-load")}
                            <input type="file" accept=".toml" on:change=load />
                        </label>
                        <button type="button" class="tool" on:click=move |_| ask(None)>
                            {say("about-standard")}
                        </button>
                    </p>
                    {move || figures.get().map(|figures| view! { <Figures figures /> })}
                </article>
            </main>
        </div>
    }
    .into_any()
}

/// Every figure with its value and its source.
#[component]
fn Figures(figures: Value) -> impl IntoView {
    let lang = Reader::here().lang;
    let say = move |key: &'static str| move || text(lang.get(), key);
    let name = figures["name"].as_str().unwrap_or_default().to_owned();
    let mut rows = Vec::new();
    collect(String::new(), &figures, &mut rows);
    let rows = rows.into_iter().map(|(path, value, source)| {
        view! {
            <tr>
                <th scope="row">{path}</th>
                <td>{value}</td>
                <td>{source}</td>
            </tr>
        }
    });
    view! {
        <h2>{name}</h2>
        <div class="wide" tabindex="0">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{say("about-figure")}</th>
                        <th scope="col">{say("about-value")}</th>
                        <th scope="col">{say("about-source")}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}

/// A figure is an object with its value and its source; whatever else is an object holds figures.
fn collect(path: String, json: &Value, rows: &mut Vec<(String, String, String)>) {
    match json {
        Value::Object(fields) => {
            if let (Some(value), Some(source)) = (fields.get("value"), fields.get("source")) {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                rows.push((path, value, source.as_str().unwrap_or_default().to_owned()));
                return;
            }
            for (key, field) in fields {
                let below = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                collect(below, field, rows);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect(format!("{path}.{}", index + 1), item, rows);
            }
        }
        _ => {}
    }
}
