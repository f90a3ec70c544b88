//! What the server says when it can't do what it was asked.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use game_api::Lang;

/// A reason to refuse a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Nothing lives at this address.
    NotFound,
}

impl Error {
    pub fn sentence(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Error::NotFound, Lang::Fr) => "Il n’y a pas de chat à cette adresse.",
            (Error::NotFound, Lang::En) => "There is no cat at this address.",
        }
    }

    fn status(self) -> StatusCode {
        match self {
            Error::NotFound => StatusCode::NOT_FOUND,
        }
    }

    /// The refusal as a small page in the reader's language.
    pub fn page(self, lang: Lang) -> Response {
        let home = match lang {
            Lang::Fr => "Retourner à l’accueil",
            Lang::En => "Go back home",
        };
        let style = web_dist::all()
            .iter()
            .find(|asset| asset.path.ends_with(".css"))
            .map(|asset| format!(r#"<link rel="stylesheet" href="/{}">"#, asset.path))
            .unwrap_or_default();
        let page = format!(
            "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>Chatière</title>{style}</head>\
             <body><main class=\"page\"><h1>{sentence}</h1><p><a href=\"/\">{home}</a></p></main></body></html>\n",
            lang = lang.tag(),
            sentence = self.sentence(lang),
        );
        let headers = [
            (header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.tag())),
            (header::VARY, HeaderValue::from_static("accept-language")),
            (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        ];
        (self.status(), headers, Html(page)).into_response()
    }
}
