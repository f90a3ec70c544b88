//! What the house says when it can't do what it was asked.

use std::sync::{Arc, LazyLock};

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use catalog::OpenError;
use game_api::{Args, Lang, Phrasebook, Texts};
use serde_json::json;
use table::{Explain, RecordError};

use crate::storage::StorageError;

const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };

static BOOKS: LazyLock<[Phrasebook; 2]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Phrasebook::new(lang, &[TEXTS, table::TEXTS])));

fn book(lang: Lang) -> &'static Phrasebook {
    BOOKS.iter().find(|book| book.lang() == lang).expect("there is a book for every language")
}

/// A reason to refuse a request.
#[derive(Clone, Debug)]
pub enum Error {
    /// Nothing lives at this address.
    NotFound,
    /// Something lives there, but it can't be asked this way.
    WrongMethod,
    NoGame,
    NoTable,
    /// The request shows no identity.
    WhoAreYou,
    /// The request is not written as it should be.
    Unreadable(String),
    BadName,
    BadPassword,
    /// Somebody else with a password has this name.
    NameTaken,
    WrongPassword,
    BadCode,
    /// Only those who know the password or have an invitation come in.
    Closed,
    Banned,
    NotAdmin,
    NoPerson,
    UnknownLevel(String),
    BadClock,
    Locked,
    /// No day, or one whose deal is not played here.
    BadDay,
    /// The record is not a whole game of the day's deal, played without looking ahead.
    NotThisDeal,
    BadRecord(RecordError),
    /// The table can't be set up like this.
    Setup(String, OpenError),
    NotHost,
    NoSpectators,
    SeatTaken,
    /// Only an invitation opens it.
    SeatKept,
    SeatedAlready,
    NotSeated,
    /// The game has begun.
    Begun,
    NotBegun,
    /// Somebody must sit in every seat first.
    SeatsOpen,
    NotOver,
    /// The page that asks is not one of this house.
    ForeignOrigin,
    TooOften,
    TooManyTables,
    Storage(StorageError),
}

impl From<StorageError> for Error {
    fn from(error: StorageError) -> Self {
        Error::Storage(error)
    }
}

impl Error {
    /// What is well written but goes against the state of the house or the rules of a game is a conflict.
    fn facts(&self) -> (StatusCode, &'static str) {
        match self {
            Error::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            Error::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            Error::NoGame => (StatusCode::NOT_FOUND, "no-game"),
            Error::NoTable => (StatusCode::NOT_FOUND, "no-table"),
            Error::WhoAreYou => (StatusCode::UNAUTHORIZED, "who-are-you"),
            Error::Unreadable(_) => (StatusCode::BAD_REQUEST, "unreadable"),
            Error::BadName => (StatusCode::UNPROCESSABLE_ENTITY, "bad-name"),
            Error::BadPassword => (StatusCode::UNPROCESSABLE_ENTITY, "bad-password"),
            Error::NameTaken => (StatusCode::CONFLICT, "name-taken"),
            Error::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password"),
            Error::BadCode => (StatusCode::FORBIDDEN, "bad-code"),
            Error::Closed => (StatusCode::FORBIDDEN, "closed"),
            Error::Banned => (StatusCode::FORBIDDEN, "banned"),
            Error::NotAdmin => (StatusCode::FORBIDDEN, "not-admin"),
            Error::NoPerson => (StatusCode::NOT_FOUND, "no-person"),
            Error::BadDay => (StatusCode::NOT_FOUND, "bad-day"),
            Error::NotThisDeal => (StatusCode::CONFLICT, "not-this-deal"),
            Error::BadRecord(..) => (StatusCode::CONFLICT, "bad-record"),
            Error::UnknownLevel(_) => (StatusCode::CONFLICT, "unknown-level"),
            Error::BadClock => (StatusCode::UNPROCESSABLE_ENTITY, "bad-clock"),
            Error::Locked => (StatusCode::FORBIDDEN, "locked"),
            Error::Setup(..) => (StatusCode::CONFLICT, "setup"),
            Error::NotHost => (StatusCode::FORBIDDEN, "not-host"),
            Error::NoSpectators => (StatusCode::FORBIDDEN, "no-spectators"),
            Error::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            Error::SeatKept => (StatusCode::FORBIDDEN, "seat-kept"),
            Error::SeatedAlready => (StatusCode::CONFLICT, "seated-already"),
            Error::NotSeated => (StatusCode::CONFLICT, "not-seated"),
            Error::Begun => (StatusCode::CONFLICT, "begun"),
            Error::NotBegun => (StatusCode::CONFLICT, "not-begun"),
            Error::SeatsOpen => (StatusCode::CONFLICT, "seats-open"),
            Error::NotOver => (StatusCode::CONFLICT, "not-over"),
            Error::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign-origin"),
            Error::TooOften => (StatusCode::TOO_MANY_REQUESTS, "too-often"),
            Error::TooManyTables => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            Error::Storage(_) => (StatusCode::SERVICE_UNAVAILABLE, "storage"),
        }
    }

    /// A word for programs; it does not change with the language.
    pub fn key(&self) -> &'static str {
        self.facts().1
    }

    pub fn sentence(&self, lang: Lang) -> String {
        let say = |args: &Args<'_>| book(lang).say(self.key(), args);
        match self {
            Error::Unreadable(problem) => say(&[("problem", problem.as_str().into())]),
            Error::UnknownLevel(level) => {
                let levels: Vec<&str> = bots::Level::ALL.iter().map(|level| level.name()).collect();
                say(&[("level", level.as_str().into()), ("levels", levels.join(", ").into())])
            }
            Error::BadRecord(error) => say(&[("problem", error.explain(book(lang)).into())]),
            Error::Setup(game, error) => say(&[("problem", explained(game, error, lang).into())]),
            _ => say(&[]),
        }
    }

    /// The refusal for a program: a word and a sentence.
    pub fn json(&self, lang: Lang) -> Response {
        let body = json!({ "error": self.key(), "sentence": self.sentence(lang) });
        (self.facts().0, self.headers(lang), Json(body)).into_response()
    }

    /// The refusal as a small page in the reader's language.
    pub fn page(&self, lang: Lang) -> Response {
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
            home = book(lang).say("go-home", &[]),
        );
        (self.facts().0, self.headers(lang), Html(page)).into_response()
    }

    fn headers(&self, lang: Lang) -> [(header::HeaderName, HeaderValue); 3] {
        [
            (header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.tag())),
            (header::VARY, HeaderValue::from_static("accept-language")),
            (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        ]
    }
}

fn explained(game: &str, error: &OpenError, lang: Lang) -> String {
    match error {
        OpenError::Game(unknown) => book(lang).say("no-such-game", &[("name", unknown.0.as_str().into())]),
        OpenError::Setup(error) => match catalog::texts(game) {
            Ok(texts) => error.explain(&Phrasebook::new(lang, &[table::TEXTS, texts])),
            Err(_) => error.explain(book(lang)),
        },
        OpenError::Edition(error) => error.explain(book(lang)),
    }
}

/// A refusal knows no language: the reader's is known where the answer leaves the house.
#[derive(Clone, Debug)]
pub struct Unspoken(pub Arc<Error>);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Error::Storage(error) = &self {
            tracing::error!(%error, "the database failed");
        }
        let mut response = self.facts().0.into_response();
        response.extensions_mut().insert(Unspoken(Arc::new(self)));
        response
    }
}
