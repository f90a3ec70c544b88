//! From Rust to what a browser loads: a WebAssembly module and the JavaScript module that binds it.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "web";

/// The folder that holds the compiled modules, not yet bound.
pub struct Compiled {
    folder: PathBuf,
}

/// A module ready for the browser.
pub struct Bound {
    js: String,
    pub wasm: Vec<u8>,
    /// The name by which `js` loads the module.
    wasm_name: String,
}

/// Compiles the page and the engine for the browser.
pub fn compile(root: &Path, out: &Path) -> Result<Compiled, String> {
    require_target()?;
    let target_dir = target_dir(out);
    let mut cargo = Command::new(env::var_os("CARGO").expect("cargo tells where it is"));
    cargo
        .args(["build", "--locked", "--package=web", "--package=engine"])
        .args(["--target", TARGET, "--profile", PROFILE])
        .arg("--manifest-path")
        .arg(root.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target_dir)
        .env("CARGO_BUILD_BUILD_DIR", &target_dir)
        .env("CARGO_ENCODED_RUSTFLAGS", without_local_paths(root));
    // The outer cargo's wishes are about the machine it builds for, not about the browser.
    for wish in [
        "CARGO_BUILD_RUSTC_WRAPPER",
        "CARGO_BUILD_RUSTC_WORKSPACE_WRAPPER",
        "CARGO_BUILD_TARGET",
        "CARGO_BUILD_TARGET_DIR",
        "CARGO_TARGET_DIR",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTC_WRAPPER",
        "RUSTFLAGS",
    ] {
        cargo.env_remove(wish);
    }
    let output =
        cargo.output().map_err(|e| format!("cargo can't be started to compile the web page: {e}."))?;
    if !output.status.success() {
        return Err(format!(
            "The web page does not compile for the browser:\n{}",
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    Ok(Compiled { folder: target_dir.join(TARGET).join(PROFILE) })
}

impl Compiled {
    /// Writes the bindings of one module.
    pub fn bind(&self, name: &str) -> Result<Bound, String> {
        let path = self.folder.join(name).with_extension("wasm");
        let output = Bindgen::new().input_path(path).web(true).and_then(|bindgen| {
            bindgen
                .omit_default_module_path(false)
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate_output()
        });
        let mut output = output.map_err(|e| format!("The bindings of {name} can't be written: {e:#}."))?;
        let inline = output.snippets().values().any(|files| !files.is_empty());
        if inline || !output.local_modules().is_empty() {
            return Err(format!(
                "A dependency of {name} brings JavaScript files of its own, which are not bundled."
            ));
        }
        Ok(Bound {
            js: output.js().to_owned(),
            wasm: output.wasm_mut().emit_wasm(),
            wasm_name: format!("{name}_bg.wasm"),
        })
    }
}

impl Bound {
    /// The JavaScript module, made to load the WebAssembly module from the given address.
    pub fn js_loading(&self, wasm_path: &str) -> Result<String, String> {
        if !self.js.contains(&self.wasm_name) {
            return Err(format!("The bindings no longer load {}.", self.wasm_name));
        }
        Ok(self.js.replace(&self.wasm_name, wasm_path))
    }
}

/// A folder of its own, since the outer cargo holds the lock of its folder; shared by all profiles, so that the page
/// is compiled once.
fn target_dir(out: &Path) -> PathBuf {
    out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).unwrap_or(out).join("web-dist")
}

/// Flags that keep this machine's folders out of what everybody downloads.
fn without_local_paths(root: &Path) -> String {
    let cargo_home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let mut flags = vec![format!("--remap-path-prefix={}=.", root.display())];
    flags.extend(cargo_home.map(|home| format!("--remap-path-prefix={}=cargo", home.display())));
    flags.join("\u{1f}")
}

/// Makes sure that the compiler can compile for the browser, and asks rustup for it where there is one.
fn require_target() -> Result<(), String> {
    if has_target() {
        return Ok(());
    }
    // Whether rustup was there and managed is seen by asking again.
    let _ = Command::new("rustup").args(["target", "add", TARGET]).status();
    if has_target() {
        return Ok(());
    }
    Err(format!(
        "The web page needs Rust's {TARGET} target: run `rustup target add {TARGET}`, \
         or set CHATIERE_WEB=skip to build without the page."
    ))
}

fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").expect("cargo tells which compiler it uses");
    Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists())
}
