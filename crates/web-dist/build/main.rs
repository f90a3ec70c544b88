//! Builds the web client: compiles it to WebAssembly, names and compresses its files, and writes the table of them
//! that the library embeds. Nothing but cargo is needed.

mod bundle;
mod rules;
mod wasm;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use bundle::Bundle;

/// What the compiled page depends on, from the workspace's root; a crate that does not exist is not watched.
const SOURCES: [&str; 11] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/bots",
    "crates/catalog",
    "crates/engine",
    "crates/game-api",
    "crates/protocol",
    "crates/table",
    "crates/web",
    "docs/rules",
    "games",
];

/// The parts of the style sheet, in the order in which they overrule each other.
const STYLES: [&str; 20] = [
    "base",
    "controls",
    "door",
    "shelf",
    "setup",
    "online",
    "you",
    "reading",
    "table",
    "replay",
    "games/super-miaou",
    "games/chabyrinthe",
    "games/comme-chien-et-chat",
    "games/comme-chien-et-chat-hand",
    "games/comme-chien-et-chat-crowd",
    "games/comme-chien-et-chat-wide",
    "games/meowtopia",
    "games/meowtopia-people",
    "games/cat-and-fish",
    "games/cat-and-fish-wide",
];

fn main() {
    if let Err(sentence) = build() {
        for line in sentence.lines() {
            println!("cargo::error={line}");
        }
    }
}

fn build() -> Result<(), String> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed=CHATIERE_WEB");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells where to write"));
    let mut bundle = Bundle::new(&out);
    if env::var_os("CHATIERE_WEB").is_some_and(|wish| wish == "skip") {
        bundle.page("index.html", include_bytes!("skipped.html"))?;
    } else {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .expect("the crate lies two folders below the workspace's root");
        for source in SOURCES.map(|source| root.join(source)) {
            // A watched path that does not exist would make every build start anew.
            if source.exists() {
                println!("cargo::rerun-if-changed={}", source.display());
            }
        }
        fill(&mut bundle, root, &out)?;
    }
    bundle.write_table()
}

/// Puts the page and all it loads into the bundle: first what is pointed to, then what points to it, since a name
/// tells the content.
fn fill(bundle: &mut Bundle, root: &Path, out: &Path) -> Result<(), String> {
    let compiled = wasm::compile(root, out)?;
    let engine = compiled.bind("engine")?;
    let engine_wasm = bundle.asset("engine.wasm", &engine.wasm)?;
    let engine_js = bundle.asset("engine.js", engine.js_loading(&engine_wasm)?.as_bytes())?;
    let read = |name: &str| {
        let path = root.join("crates/web").join(name);
        fs::read_to_string(&path).map_err(|e| format!("{} can't be read: {e}.", path.display()))
    };
    let worker = read("worker.js")?.replace("{{engine.js}}", &engine_js);
    let worker_js = bundle.asset("worker.js", worker.as_bytes())?;
    let web = compiled.bind("web")?;
    let web_wasm = bundle.asset("web.wasm", &web.wasm)?;
    let web_js = bundle.asset("web.js", web.js_loading(&web_wasm)?.as_bytes())?;

    let door = compiled.bind("door")?;
    let door_wasm = bundle.asset("door.wasm", &door.wasm)?;
    let door_js = bundle.asset("door.js", door.js_loading(&door_wasm)?.as_bytes())?;

    let start = read("start.js")?
        .replace("{{door.js}}", &door_js)
        .replace("{{door.wasm}}", &door_wasm)
        .replace("{{web.js}}", &web_js)
        .replace("{{web.wasm}}", &web_wasm);
    let start_js = bundle.asset("start.js", start.as_bytes())?;
    let style = STYLES.map(|name| read(&format!("style/{name}.css")));
    let style: String = style.into_iter().collect::<Result<_, _>>()?;
    let style_css = bundle.asset("style.css", style.as_bytes())?;
    let icon = bundle.asset("icon.svg", read("icon.svg")?.as_bytes())?;
    let manifest = read("manifest.webmanifest")?.replace("{{icon.svg}}", &icon);
    let manifest = bundle.asset("manifest.webmanifest", manifest.as_bytes())?;
    let mut rules = String::new();
    for page in rules::pages(&root.join("docs/rules"))? {
        let address = bundle.asset(&format!("rules-{}.html", page.name), page.html.as_bytes())?;
        rules += &format!("<meta name=\"chatiere-rules-{}\" content=\"{address}\">\n", page.name);
    }
    let page = read("index.html")?
        .replace("{{manifest.webmanifest}}", &manifest)
        .replace("{{rules}}\n", &rules)
        .replace("{{engine.js}}", &engine_js)
        .replace("{{icon.svg}}", &icon)
        .replace("{{start.js}}", &start_js)
        .replace("{{style.css}}", &style_css)
        .replace("{{worker.js}}", &worker_js);
    bundle.page("index.html", page.as_bytes())?;
    let keeper = read("sw.js")?;
    let keeper = keeper.replace("{{files}}", &bundle.addresses()).replace("{{version}}", &bundle.version());
    bundle.page("sw.js", keeper.as_bytes())
}
