//! The web client's files, compiled and compressed by the build script and carried in the binary.
//!
//! With `CHATIERE_WEB=skip` in the environment of the build, the page is a sentence that says so, and nothing else.

/// A file for the browser.
#[derive(Debug)]
pub struct Asset {
    /// Its address, without the leading slash.
    pub path: &'static str,
    pub content_type: &'static str,
    /// Names the content, for the browser's cache.
    pub etag: &'static str,
    /// Whether the content at this address never changes.
    pub immutable: bool,
    /// The content, compressed.
    pub brotli: &'static [u8],
}

impl Asset {
    /// The content, unpacked.
    pub fn raw(&self) -> Vec<u8> {
        let mut raw = Vec::new();
        brotli_decompressor::BrotliDecompress(&mut &self.brotli[..], &mut raw)
            .expect("the build script compressed it");
        raw
    }
}

/// The file at an address (without the leading slash); the page itself is `index.html`.
pub fn get(path: &str) -> Option<&'static Asset> {
    all().iter().find(|asset| asset.path == path)
}

/// All files.
pub fn all() -> &'static [Asset] {
    const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
    ASSETS
}
