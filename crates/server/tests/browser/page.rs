//! A reader's visit: a server, a browser, and what the tests ask of the page.

use std::{cell::Cell, fs, path::Path, rc::Rc, time::Duration};

use fantoccini::{Client, Locator, key::Key};
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::oneshot, task::LocalSet};

use super::{
    chromium::{Chromium, LAN_NAME},
    command::Command,
};

/// A machine that does much else at the same time may be slow.
const PATIENCE: Duration = Duration::from_secs(30);

/// The page as the tests see it.
#[derive(Clone)]
pub struct Page {
    client: Client,
    house: String,
    /// Closes the house, once.
    stop: Rc<Cell<Option<oneshot::Sender<()>>>>,
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
    let stop = Rc::new(Cell::new(Some(stop)));
    let page =
        Page { client: chromium.client.clone(), house: format!("http://{address}"), stop: stop.clone() };
    // A task of its own, so that a failed assertion does not leave a browser behind.
    let local = LocalSet::new();
    let visited = local.run_until(local.spawn_local(visit(page))).await;
    chromium.close().await;
    close(&stop);
    serving.await.expect("no panic").expect("no error");
    if let Err(failure) = visited {
        std::panic::resume_unwind(failure.into_panic());
    }
}

/// Lets the server end, if it has not ended yet.
fn close(stop: &Cell<Option<oneshot::Sender<()>>>) {
    if let Some(stop) = stop.take() {
        stop.send(()).expect("the server is still there");
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

    /// The same house under a name that the browser does not trust as it trusts this machine's own.
    pub fn in_the_local_network(&self) -> Page {
        Page { house: self.house.replace("127.0.0.1", LAN_NAME), ..self.clone() }
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

    /// Waits until an element that fits is there.
    pub async fn wait_for(&self, css: &str) {
        let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        if found.is_err() {
            panic!("{css} appears; the page says: {}", self.texts("body").await.join(" "));
        }
    }

    /// The visible texts of all elements that fit, once they have stopped changing.
    pub async fn settled(&self, css: &str) -> Vec<String> {
        let mut texts = self.texts(css).await;
        loop {
            tokio::time::sleep(Duration::from_millis(250)).await;
            let later = self.texts(css).await;
            if later == texts {
                return later;
            }
            texts = later;
        }
    }

    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.expect("a selector").len()
    }

    /// Chooses a value in a list of them.
    pub async fn select(&self, css: &str, value: &str) {
        let element = self.client.find(Locator::Css(css)).await.expect(css);
        element.select_by_value(value).await.expect("the value can be chosen");
    }

    /// Presses one key.
    pub async fn press_key(&self, key: Key) {
        let focused = self.client.active_element().await.expect("something has the focus");
        focused.send_keys(&String::from(char::from(key))).await.expect("keys can be pressed");
    }

    /// The names that parts of a drawing have for those who don't see them.
    pub async fn labels(&self, css: &str) -> Vec<String> {
        const LABELS: &str = "return [...document.querySelectorAll(arguments[0])].map((e) => e.querySelector('title').textContent);";
        let labels = self.ask(LABELS, vec![json!(css)]).await;
        serde_json::from_value(labels).expect("every element has one")
    }

    /// Closes the house: from now on nothing can be loaded from it.
    pub fn close_house(&self) {
        close(&self.stop);
    }

    /// Writes into a field.
    pub async fn fill(&self, css: &str, text: &str) {
        let element = self.client.find(Locator::Css(css)).await.expect(css);
        element.send_keys(text).await.expect("it takes text");
    }

    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
        self.wait_for("main").await;
    }

    /// Keeps something for the page, as it does itself from visit to visit.
    pub async fn keep(&self, name: &str, text: &str) {
        self.ask("localStorage.setItem(arguments[0], arguments[1])", vec![json!(name), json!(text)]).await;
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
