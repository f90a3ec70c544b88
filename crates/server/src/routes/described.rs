//! A route and its description are one thing, so that neither can be forgotten.

use axum::{
    Router,
    handler::Handler,
    http::{StatusCode, header},
    middleware::from_fn_with_state,
    response::{Html, IntoResponse, Response},
    routing::{MethodFilter, MethodRouter, on},
};
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use super::identity::members_only;
use crate::ids::ID_PATTERN;
use crate::live::Live;

/// One thing that can be asked.
pub struct Route {
    method: &'static str,
    path: &'static str,
    /// In one sentence.
    summary: &'static str,
    handler: MethodRouter<Live>,
    who: Who,
    query: Option<Schema>,
    asks: Option<Schema>,
    /// The usual answer.
    status: StatusCode,
    gives: Option<Schema>,
}

/// Who may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// Those whom the house knows.
    Known,
    /// Anyone, unless the house is closed.
    Anyone,
    /// Anyone at all: here one becomes known.
    Entrance,
}

impl Route {
    pub fn get<H: Handler<T, Live>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Route {
        Route::new("get", path, summary, on(MethodFilter::GET, handler))
    }

    pub fn post<H: Handler<T, Live>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Route {
        Route::new("post", path, summary, on(MethodFilter::POST, handler))
    }

    pub fn delete<H: Handler<T, Live>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Route {
        Route::new("delete", path, summary, on(MethodFilter::DELETE, handler)).status(StatusCode::NO_CONTENT)
    }

    fn new(
        method: &'static str,
        path: &'static str,
        summary: &'static str,
        handler: MethodRouter<Live>,
    ) -> Route {
        let (query, asks, gives) = (None, None, None);
        Route { method, path, summary, handler, who: Who::Known, query, asks, status: StatusCode::OK, gives }
    }

    pub fn for_anyone(self) -> Route {
        Route { who: Who::Anyone, ..self }
    }

    pub fn at_the_entrance(self) -> Route {
        Route { who: Who::Entrance, ..self }
    }

    pub fn query<T: JsonSchema>(self) -> Route {
        Route { query: Some(schema::<T>()), ..self }
    }

    pub fn asks<T: JsonSchema>(self) -> Route {
        Route { asks: Some(schema::<T>()), ..self }
    }

    pub fn gives<T: JsonSchema>(self) -> Route {
        Route { gives: Some(schema::<T>()), ..self }
    }

    pub fn status(self, status: StatusCode) -> Route {
        Route { status, ..self }
    }

    pub fn add_to(self, router: Router<Live>, live: &Live) -> Router<Live> {
        let guarded = match self.who {
            Who::Anyone => self.handler.layer(from_fn_with_state(live.clone(), members_only)),
            Who::Known | Who::Entrance => self.handler,
        };
        router.route(self.path, guarded)
    }

    fn described(&self) -> Value {
        let mut answer = json!({ "description": self.summary });
        if let Some(gives) = &self.gives {
            answer["content"] = json!({ "application/json": { "schema": gives } });
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
            "summary": self.summary,
            "responses": { self.status.as_str(): answer, "4XX": refusal, "503": refusal },
        });
        let parameters = self.parameters();
        if !parameters.is_empty() {
            operation["parameters"] = Value::Array(parameters);
        }
        if let Some(asks) = &self.asks {
            let content = json!({ "application/json": { "schema": asks } });
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        if self.who == Who::Known {
            operation["security"] = json!([{ "cookie": [] }, { "token": [] }]);
        }
        operation
    }

    fn parameters(&self) -> Vec<Value> {
        let named = self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let games: Vec<&str> = catalog::entries().iter().map(|entry| entry.info.id).collect();
        let in_path = named.map(|name| {
            let text = match name {
                "id" => json!({ "type": "string", "pattern": ID_PATTERN }),
                "game" => json!({ "enum": games }),
                "day" => json!({ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }),
                _ => json!({ "type": "string" }),
            };
            json!({ "name": name, "in": "path", "required": true, "schema": text })
        });
        let fields = self.query.as_ref().and_then(|query| query.get("properties")?.as_object());
        let in_query = fields.into_iter().flatten();
        let in_query =
            in_query.map(|(name, schema)| json!({ "name": name, "in": "query", "schema": schema }));
        in_path.chain(in_query).collect()
    }
}

/// The description that programs read.
pub fn document(routes: &[Route]) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = route.described();
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

/// The description that people read.
pub fn page(routes: &[Route]) -> Response {
    let row = |route: &Route| {
        let (method, path, summary) = (route.method.to_uppercase(), route.path, route.summary);
        format!("<tr><td><code>{method} {path}</code></td><td>{summary}</td></tr>\n")
    };
    let rows: String = routes.iter().map(row).collect();
    let page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Chatière: API</title></head>\
         <body><main><h1>Chatière: API</h1>\n<p><a href=\"/api/openapi.json\">openapi.json</a></p>\n\
         <table>\n{rows}</table></main></body></html>\n"
    );
    ([(header::CONTENT_LANGUAGE, "en")], Html(page)).into_response()
}

fn schema<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings.into_generator().into_root_schema_for::<T>()
}
