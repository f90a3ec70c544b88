//! Commands that Chromium knows beyond the WebDriver standard.

use axum::http::Method;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command sent to the session.
#[derive(Debug)]
pub struct Command {
    path: &'static str,
    body: Value,
}

impl Command {
    /// Asks what the console has said since the last time.
    pub fn console() -> Self {
        Self { path: "se/log", body: json!({ "type": "browser" }) }
    }

    /// A command of the developer tools.
    pub fn tools(command: &str, parameters: Value) -> Self {
        Self { path: "goog/cdp/execute", body: json!({ "cmd": command, "params": parameters }) }
    }
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.expect("the session has begun");
        base.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
