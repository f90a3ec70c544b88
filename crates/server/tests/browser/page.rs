//! A reader's visit: a server, a browser, and what the tests ask of the page.

use std::{fs, path::Path};

use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::oneshot, task::LocalSet};

use super::{chromium::Chromium, command::Command};

/// The page as the tests see it.
#[derive(Clone)]
pub struct Page {
    client: Client,
    house: String,
}

/// Opens the house, lets a reader of these languages in, and closes the browser and the house whatever happens.
pub async fn visit<F: Future<Output = ()> + 'static>(languages: &str, visit: impl FnOnce(Page) -> F) {
    assert!(
        web_dist::all().len() > 1,
        "The browser tests need the web page: build them without CHATIERE_WEB=skip."
    );
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("a bound address");
    let (stop, stopped) = oneshot::channel::<()>();
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}?mode=rwc", folder.path().join("house.db").display());
    let storage = server::Storage::open(&database).await.expect("a database");
    let serving = tokio::spawn(server::serve(listener, storage, server::Settings::default(), async {
        let _ = stopped.await;
    }));
    let chromium = Chromium::start(languages).await;
    let page = Page { client: chromium.client.clone(), house: format!("http://{address}") };
    // A task of its own, so that a failed assertion does not leave a browser behind.
    let local = LocalSet::new();
    let visited = local.run_until(local.spawn_local(visit(page))).await;
    chromium.close().await;
    stop.send(()).expect("the server is still there");
    serving.await.expect("no panic").expect("no error");
    if let Err(failure) = visited {
        std::panic::resume_unwind(failure.into_panic());
    }
}

impl Page {
    /// Goes to an address of the house and waits until the page is there.
    pub async fn open(&self, path: &str) {
        let address = format!("{}{path}", self.house);
        self.client.goto(&address).await.expect("the page opens");
        let main = self.client.wait().for_element(Locator::Css("main")).await;
        main.expect("the page shows itself");
    }

    pub async fn title(&self) -> String {
        self.client.title().await.expect("a title")
    }

    /// The visible texts of all elements that fit.
    pub async fn texts(&self, css: &str) -> Vec<String> {
        let mut texts = Vec::new();
        for element in self.client.find_all(Locator::Css(css)).await.expect("a selector") {
            texts.push(element.text().await.expect("a text"));
        }
        texts
    }

    pub async fn attribute(&self, css: &str, name: &str) -> String {
        let element = self.client.find(Locator::Css(css)).await.expect(css);
        let value = element.attr(name).await.expect("an answer");
        value.unwrap_or_else(|| panic!("{css} has no {name}"))
    }

    pub async fn click(&self, css: &str) {
        let element = self.client.find(Locator::Css(css)).await.expect(css);
        element.click().await.expect("it can be clicked");
    }

    /// Runs a script in the page.
    pub async fn ask(&self, script: &str, arguments: Vec<Value>) -> Value {
        let answer = self.client.execute(script, arguments).await;
        answer.expect("the script runs")
    }

    /// Runs a script in the page that answers by calling its last argument.
    pub async fn ask_later(&self, script: &str, arguments: Vec<Value>) -> Value {
        let answer = self.client.execute_async(script, arguments).await;
        answer.expect("the script answers")
    }

    /// The warnings and errors in the console since the last time.
    pub async fn console_errors(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Command::console()).await;
        let log = log.expect("the console can be read");
        let entries = log.as_array().expect("a list of entries");
        let grave = |entry: &&Value| entry["level"] == "SEVERE" || entry["level"] == "WARNING";
        entries.iter().filter(grave).map(|entry| entry["message"].to_string()).collect()
    }

    /// Gives the page a window of exactly this size.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Lets the reader prefer a dark page, or a light one.
    pub async fn set_night(&self, night: bool) {
        let value = if night { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.tools("Emulation.setEmulatedMedia", media).await;
    }

    /// Writes a picture of the window for the documentation.
    pub async fn save_screenshot(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
        fs::create_dir_all(&folder).expect("a folder for the pictures");
        let picture = self.client.screenshot().await.expect("a picture");
        fs::write(folder.join(name), picture).expect("the picture is written");
    }

    async fn tools(&self, command: &str, parameters: Value) {
        let done = self.client.issue_cmd(Command::tools(command, parameters));
        done.await.expect("the developer tools obey");
    }
}
