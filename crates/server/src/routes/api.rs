//! The open API: one list, from which the router and its description are made.

use axum::{
    Json, Router,
    extract::State,
    http::{StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::{MethodRouter, delete, get, post},
};
use protocol::{HostOrder, NewTable, TableCard};
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use super::{people, socket, tables};
use crate::live::Live;

/// One thing that can be asked.
pub struct Route {
    pub method: &'static str,
    pub path: &'static str,
    /// In one sentence.
    pub summary: &'static str,
    pub handler: MethodRouter<Live>,
    asks: Option<Schema>,
    /// The usual answer.
    pub status: StatusCode,
    gives: Schema,
    /// Whether one must be known.
    known: bool,
}

/// Every route of the API, in reading order.
pub fn routes() -> Vec<Route> {
    let ok = StatusCode::OK;
    let anyone = |method, path, summary, handler, gives| Route {
        method,
        path,
        summary,
        handler,
        asks: None,
        status: ok,
        gives,
        known: false,
    };
    let known = |method, path, summary, handler, asks, gives| Route {
        method,
        path,
        summary,
        handler,
        asks,
        status: ok,
        gives,
        known: true,
    };
    let card = of::<TableCard>;
    vec![
        anyone(
            "get",
            "/api/games",
            "The games with their seats, options and editions.",
            get(tables::games),
            list(),
        ),
        Route {
            asks: Some(of::<people::Introduction>()),
            ..anyone(
                "post",
                "/api/me",
                "Introduces a visitor, who gets a cookie, or changes a name or language.",
                post(people::introduce),
                of::<people::Me>(),
            )
        },
        known("get", "/api/me", "Who one is.", get(people::me), None, of::<people::Me>()),
        Route {
            status: StatusCode::NO_CONTENT,
            ..known(
                "delete",
                "/api/me",
                "Deletes the identity; its games show an anonymous player.",
                delete(people::forget),
                None,
                nothing(),
            )
        },
        Route {
            status: StatusCode::CREATED,
            ..known(
                "post",
                "/api/me/tokens",
                "A token with which a program takes a seat as this person: `Authorization: Bearer …`.",
                post(people::token),
                None,
                of::<people::NewToken>(),
            )
        },
        anyone("get", "/api/tables", "The public tables that wait for players.", get(tables::list), list()),
        Route {
            status: StatusCode::CREATED,
            ..known(
                "post",
                "/api/tables",
                "Opens a table.",
                post(tables::open),
                Some(of::<NewTable>()),
                card(),
            )
        },
        anyone("get", "/api/tables/{id}", "A table from the outside.", get(tables::card), card()),
        known(
            "post",
            "/api/tables/{id}/join",
            "Takes a seat, or comes back to one's own.",
            post(tables::join),
            Some(of::<tables::Join>()),
            card(),
        ),
        known("post", "/api/tables/{id}/leave", "Leaves the table.", post(tables::leave), None, card()),
        known(
            "post",
            "/api/tables/{id}/start",
            "The host begins the game.",
            post(tables::start),
            None,
            card(),
        ),
        known(
            "post",
            "/api/tables/{id}/host",
            "What only the host can do.",
            post(tables::order),
            Some(of::<HostOrder>()),
            card(),
        ),
        known(
            "post",
            "/api/tables/{id}/rematch",
            "The same people again, everybody one seat further.",
            post(tables::rematch),
            None,
            card(),
        ),
        anyone("get", "/api/tables/{id}/record", "The finished game as a file.", get(tables::record), any()),
        Route {
            status: StatusCode::SWITCHING_PROTOCOLS,
            ..known(
                "get",
                "/api/tables/{id}/live",
                "A WebSocket: the messages of crates/protocol, as JSON.",
                get(socket::live),
                None,
                nothing(),
            )
        },
    ]
}

pub fn router() -> Router<Live> {
    let described = Router::new()
        .route("/api", get(browse))
        .route("/api/openapi.json", get(async |State(_): State<Live>| Json(document())));
    routes().into_iter().fold(described, |router, route| router.route(route.path, route.handler))
}

/// The description that programs read.
pub fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in routes() {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = described(&route);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Chatière", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "chatiere" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn described(route: &Route) -> Value {
    let mut answer = json!({ "description": route.summary });
    if route.gives.as_value() != &Value::Bool(false) {
        answer["content"] = json!({ "application/json": { "schema": route.gives } });
    }
    let refusal = json!({
        "description": "A refusal: a word for programs, a sentence for people.",
        "content": { "application/json": { "schema": {
            "type": "object",
            "required": ["error", "sentence"],
            "properties": { "error": { "type": "string" }, "sentence": { "type": "string" } },
        } } },
    });
    let mut operation = json!({
        "summary": route.summary,
        "responses": { route.status.as_str(): answer, "4XX": refusal, "503": refusal },
    });
    if route.path.contains("{id}") {
        let id = json!({ "type": "string", "pattern": "^[0-9a-hjkmnp-tv-z]{26}$" });
        operation["parameters"] = json!([{ "name": "id", "in": "path", "required": true, "schema": id }]);
    }
    if let Some(asks) = &route.asks {
        let content = json!({ "application/json": { "schema": asks } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    if route.known {
        operation["security"] = json!([{ "cookie": [] }, { "token": [] }]);
    }
    operation
}

/// The description that people read.
async fn browse() -> Response {
    let rows: String = routes()
        .iter()
        .map(|route| {
            let (method, path, summary) = (route.method.to_uppercase(), route.path, route.summary);
            format!("<tr><td><code>{method} {path}</code></td><td>{summary}</td></tr>\n")
        })
        .collect();
    let page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Chatière: API</title></head>\
         <body><main><h1>Chatière: API</h1>\n<p><a href=\"/api/openapi.json\">openapi.json</a></p>\n\
         <table>\n{rows}</table></main></body></html>\n"
    );
    ([(header::CONTENT_LANGUAGE, "en")], Html(page)).into_response()
}

fn of<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings.into_generator().into_root_schema_for::<T>()
}

fn list() -> Schema {
    schemars::json_schema!({ "type": "array" })
}

fn any() -> Schema {
    schemars::json_schema!({ "type": "object" })
}

fn nothing() -> Schema {
    false.into()
}
