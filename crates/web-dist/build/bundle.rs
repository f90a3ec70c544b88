//! The files the browser loads, compressed, and the table by which the library finds them.

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use brotli::enc::BrotliEncoderParams;
use sha2::{Digest, Sha256};

pub struct Bundle {
    folder: PathBuf,
    table: String,
    /// The address of every file that the page loads.
    addresses: Vec<String>,
}

impl Bundle {
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), table: String::new(), addresses: Vec::new() }
    }

    /// Adds a file that never changes under its name, and returns the address at which a page finds it.
    pub fn asset(&mut self, name: &str, content: &[u8]) -> Result<String, String> {
        let (stem, extension) = name.rsplit_once('.').expect("an asset has an extension");
        let path = format!("assets/{stem}-{}.{extension}", hash(content));
        self.add(&path, content, true)?;
        let address = format!("/{path}");
        self.addresses.push(address.clone());
        Ok(address)
    }

    /// Adds a file whose address stays while its content changes, such as the page itself.
    pub fn page(&mut self, name: &str, content: &[u8]) -> Result<(), String> {
        self.add(name, content, false)
    }

    /// The addresses of the page and of all that it loads, as a list of JavaScript.
    pub fn addresses(&self) -> String {
        let addresses: Vec<String> = self.addresses.iter().map(|address| format!("{address:?}")).collect();
        format!("[\"/\", {}]", addresses.join(", "))
    }

    /// Names the whole of it: it changes whenever a file does.
    pub fn version(&self) -> String {
        hash(self.table.as_bytes())
    }

    /// Writes the table, a Rust expression.
    pub fn write_table(self) -> Result<(), String> {
        write(&self.folder.join("assets.rs"), format!("&[{}]", self.table).as_bytes())
    }

    fn add(&mut self, path: &str, content: &[u8], immutable: bool) -> Result<(), String> {
        let hash = hash(content);
        let file = format!("{hash}.br");
        write(&self.folder.join(&file), &compressed(content))?;
        writeln!(
            self.table,
            "Asset {{ path: {path:?}, content_type: {:?}, etag: {:?}, immutable: {immutable}, \
             brotli: include_bytes!(concat!(env!(\"OUT_DIR\"), {:?})) }},",
            content_type(path),
            // Weak, because the packed and the unpacked form share it.
            format!("W/\"{hash}\""),
            format!("/{file}"),
        )
        .expect("writing to a string never fails");
        Ok(())
    }
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    fs::write(path, content).map_err(|e| format!("{} can't be written: {e}.", path.display()))
}

/// Sixteen digits are plenty: names need to differ from the last release's, not to withstand an attack.
fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn compressed(content: &[u8]) -> Vec<u8> {
    let params = BrotliEncoderParams { size_hint: content.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &params)
        .expect("compressing from memory to memory never fails");
    packed
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        _ => unreachable!("the bundle holds no other kind of file"),
    }
}
