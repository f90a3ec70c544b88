//! A reader's visit: a server, a browser, and what the tests ask of the page.

use std::{
    fs,
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    error::{CmdError, ErrorStatus},
    key::Key,
};
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use tokio::task::LocalSet;

use super::{
    chromium::{Chromium, LAN_NAME},
    command::Command,
    house::House,
    road::Road,
};

/// A machine that does much else at the same time may be slow.
const PATIENCE: Duration = Duration::from_secs(30);

/// The page as the tests see it.
#[derive(Clone)]
pub struct Page {
    client: Client,
    address: String,
    /// Where the browser's developer tools listen.
    tools: String,
}

/// Opens the house, lets a reader of these languages in, and closes the browser and the house whatever happens.
pub async fn visit<F: Future<Output = ()> + 'static>(languages: &str, visit: impl FnOnce(Page) -> F) {
    visit_at(languages, |page, _| visit(page)).await;
}

/// The same for a test that also needs the house.
pub async fn visit_at<F: Future<Output = ()> + 'static>(
    languages: &str,
    visit: impl FnOnce(Page, Rc<House>) -> F,
) {
    visit_together([languages], |[(page, _)], house| visit(page, house)).await;
}

/// Opens the house and lets several readers in, each with a browser and a road of their own.
pub async fn visit_together<const N: usize, F: Future<Output = ()> + 'static>(
    languages: [&str; N],
    visit: impl FnOnce([(Page, Rc<Road>); N], Rc<House>) -> F,
) {
    let house = Rc::new(House::open().await);
    let mut browsers = Vec::new();
    let mut readers: Vec<(Page, Rc<Road>)> = Vec::new();
    for languages in languages {
        let chromium = Chromium::start(languages).await;
        let road = Rc::new(Road::to(&house.address).await);
        // One reader goes straight to the house, so that its pages are loaded as they are from a server.
        let address = if N == 1 { &house.address } else { &road.address };
        let (address, tools) = (format!("http://{address}"), chromium.tools_address());
        let page = Page { client: chromium.client.clone(), address, tools };
        readers.push((page, road));
        browsers.push(chromium);
    }
    // A road ends when nobody knows of it any more.
    let _roads: Vec<Rc<Road>> = readers.iter().map(|(_, road)| road.clone()).collect();
    let readers = readers.try_into().unwrap_or_else(|_| unreachable!("there is one for each"));
    // A task of its own, so that a failed assertion does not leave a browser behind.
    let local = LocalSet::new();
    let visited = local.run_until(local.spawn_local(visit(readers, house.clone()))).await;
    for browser in browsers {
        browser.close().await;
    }
    house.close().await;
    if let Err(failure) = visited {
        std::panic::resume_unwind(failure.into_panic());
    }
}

impl Page {
    /// Goes to an address of the house and waits until the page is there.
    pub async fn open(&self, path: &str) {
        let address = format!("{}{path}", self.address);
        self.client.goto(&address).await.expect("the page opens");
        // Whoever steps inside waits for the whole house.
        let is_inside = path.split_once("#/").is_some_and(|(_, page)| !page.is_empty());
        self.wait_for(if is_inside { "[data-open=house] main" } else { "main" }).await;
    }

    /// The same house under a name that the browser does not trust as it trusts this machine's own.
    pub fn in_the_local_network(&self) -> Page {
        Page { address: self.address.replace("127.0.0.1", LAN_NAME), ..self.clone() }
    }

    pub async fn title(&self) -> String {
        self.client.title().await.expect("a title")
    }

    /// The visible texts of all elements that fit.
    pub async fn texts(&self, css: &str) -> Vec<String> {
        loop {
            let elements = self.client.find_all(Locator::Css(css)).await.expect("a selector");
            match try_join_all(elements.iter().map(Element::text)).await {
                Ok(texts) => return texts,
                Err(error) => assert!(passes(&error), "{css}: {error}"),
            }
        }
    }

    pub async fn attribute(&self, css: &str, name: &str) -> String {
        let value = self.with(css, async |element| element.attr(name).await).await;
        value.unwrap_or_else(|| panic!("{css} has no {name}"))
    }

    pub async fn click(&self, css: &str) {
        self.with(css, async |element| element.click().await).await;
    }

    /// Does something with what fits, as soon as it is there and nothing lies on it, and again if it was drawn anew
    /// meanwhile.
    async fn with<T>(&self, css: &str, act: impl AsyncFn(Element) -> Result<T, CmdError>) -> T {
        let deadline = Instant::now() + PATIENCE;
        loop {
            self.wait_for(css).await;
            let done = match self.client.find(Locator::Css(css)).await {
                Ok(element) => act(element).await,
                Err(error) => Err(error),
            };
            match done {
                Ok(done) => return done,
                Err(error) => assert!(passes(&error) && Instant::now() < deadline, "{css}: {error}"),
            }
        }
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

    /// Waits until the page says this somewhere in what fits.
    pub async fn wait_for_text(&self, css: &str, text: &str) {
        const SAYS: &str = "
            const all = [...document.querySelectorAll(arguments[0])];
            return all.some((element) => element.innerText.includes(arguments[1]));";
        self.wait_until(SAYS, vec![json!(css), json!(text)], &format!("{css} says {text:?}")).await;
    }

    /// Waits until nothing fits any more.
    pub async fn wait_until_gone(&self, css: &str) {
        const GONE: &str = "return !document.querySelector(arguments[0]);";
        self.wait_until(GONE, vec![json!(css)], &format!("{css} goes")).await;
    }

    /// Waits until the script says so.
    pub async fn wait_until(&self, script: &str, arguments: Vec<Value>, what: &str) {
        let deadline = Instant::now() + PATIENCE;
        while self.ask(script, arguments.clone()).await != Value::Bool(true) {
            assert!(Instant::now() < deadline, "{what}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.expect("a selector").len()
    }

    /// Chooses a value in a list of them.
    pub async fn select(&self, css: &str, value: &str) {
        self.with(css, async |element| element.select_by_value(value).await).await;
    }

    /// Presses these keys, one after the other, wherever the focus is; Shift is held to the end.
    pub async fn press_keys(&self, keys: &str) {
        let mut keyboard = KeyActions::new("keyboard".to_owned());
        for value in keys.chars() {
            keyboard = keyboard.then(KeyAction::Down { value });
            if value != char::from(Key::Shift) {
                keyboard = keyboard.then(KeyAction::Up { value });
            }
        }
        self.client.perform_actions(keyboard).await.expect("keys can be pressed");
        self.client.release_actions().await.expect("keys can be let go");
    }

    /// The names that parts of a drawing have for those who don't see them.
    pub async fn labels(&self, css: &str) -> Vec<String> {
        const LABELS: &str = "return [...document.querySelectorAll(arguments[0])].map((e) => e.querySelector('title').textContent);";
        let labels = self.ask(LABELS, vec![json!(css)]).await;
        serde_json::from_value(labels).expect("every element has one")
    }

    /// Writes into a field.
    pub async fn fill(&self, css: &str, text: &str) {
        self.with(css, async |element| element.send_keys(text).await).await;
    }

    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
        self.wait_for("main").await;
    }

    /// Makes the house forget who this browser is.
    pub async fn forget_identity(&self) {
        self.client.delete_all_cookies().await.expect("cookies can be deleted");
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
        /// What the browser's own parts take of a window: what lies beyond its edge would never be on the screen.
        const FRAME: u32 = 200;
        self.client.set_window_size(width + FRAME, height + FRAME).await.expect("the window has that size");
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Lets the reader prefer a dark page, or a light one.
    pub async fn set_night(&self, night: bool) {
        let value = if night { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.tools("Emulation.setEmulatedMedia", media).await;
    }

    /// Lets the reader ask for calm.
    pub async fn calm_down(&self) {
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        self.tools("Emulation.setEmulatedMedia", media).await;
    }

    /// Makes the page so many times slower.
    pub async fn slow_down(&self, rate: u32) {
        self.tools("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
    }

    pub fn tools_address(&self) -> &str {
        &self.tools
    }

    /// Writes a picture of the window for the documentation.
    pub async fn save_screenshot(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
        fs::create_dir_all(&folder).expect("a folder for the pictures");
        let small = json!({ "format": "webp", "quality": 60 });
        let picture = self.tools("Page.captureScreenshot", small).await;
        let picture = BASE64_STANDARD.decode(picture["data"].as_str().expect("a picture")).expect("base 64");
        fs::write(folder.join(name), picture).expect("the picture is written");
    }

    async fn tools(&self, command: &str, parameters: Value) -> Value {
        let done = self.client.issue_cmd(Command::tools(command, parameters));
        done.await.expect("the developer tools obey")
    }
}

/// Whether it was only the wrong moment: what was found has just been drawn anew, or something flew over it.
fn passes(error: &CmdError) -> bool {
    use ErrorStatus::{ElementClickIntercepted, NoSuchElement, StaleElementReference};
    let CmdError::Standard(error) = error else { return false };
    matches!(error.error, ElementClickIntercepted | NoSuchElement | StaleElementReference)
}
