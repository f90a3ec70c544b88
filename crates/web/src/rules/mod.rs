//! The rules of a game, in our own words; a refusal leads to the rule that it names.

use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::{
    drawings::{Drawing, cover},
    games::Face,
    home::{Home, PageHeader},
    reader::{self, Reader},
    route::Route,
    text::{text, text_with},
};

#[component]
pub fn Rules(game: String, rule: Option<String>) -> impl IntoView {
    let Some(face) = Face::find(&game) else { return view! { <Home /> }.into_any() };
    let lang = Reader::here().lang;
    let page = RwSignal::new(None::<String>);
    let lost = RwSignal::new(false);
    let title = move || face.book(lang.get()).say("title", &[]);
    Effect::new(move || {
        let lang = lang.get();
        reader::announce(lang, &text_with(lang, "rules-page-title", &[("game", title().into())]));
        let name = format!("{}.{}", face.info.id, lang.tag());
        let rule = rule.clone();
        spawn_local(async move {
            match fetch(&name).await {
                Ok(html) => {
                    page.set(Some(html));
                    request_animation_frame(move || show(rule.as_deref()));
                }
                Err(_) => lost.set(true),
            }
        });
    });
    view! {
        <div class="page" data-game=face.info.id>
            <PageHeader title=title />
            <main>
                <article class="panel rules">
                    <Drawing name=cover(face.info.id) class="cover" />
                    <Show when=move || lost.get()>
                        <p role="alert">{move || text(lang.get(), "rules-lost")}</p>
                    </Show>
                    <div inner_html=move || page.get().unwrap_or_default()></div>
                    <p>
                        <a class="go" href=Route::Here(face.info.id.to_owned()).to_string()>
                            {move || text(lang.get(), "play-here")}
                        </a>
                    </p>
                </article>
            </main>
        </div>
    }
    .into_any()
}

/// The rules are files of their own, since most visits need none of them; the build names them in the page.
async fn fetch(name: &str) -> Result<String, JsValue> {
    let meta = document().query_selector(&format!("meta[name=\"chatiere-rules-{name}\"]"))?;
    let address = meta.and_then(|meta| meta.get_attribute("content")).ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window().fetch_with_str(&address)).await?.into();
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(response.text()?).await?.as_string().ok_or(JsValue::NULL)
}

/// Brings a rule into sight; rule SM4.1 is told where SM4 is.
fn show(rule: Option<&str>) {
    let section = rule.and_then(|rule| rule.split('.').next());
    if let Some(heading) = section.and_then(|section| document().get_element_by_id(section)) {
        heading.scroll_into_view();
        let _ = heading.class_list().add_1("meant");
    }
}
