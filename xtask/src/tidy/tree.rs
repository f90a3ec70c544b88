//! Reading the workspace's folders. All paths are relative to its root, with forward slashes, and
//! sorted, so that findings look the same on every machine.

use std::fs;
use std::path::Path;

use super::Finding;

/// The file's text, or the finding that it can't be read.
///
/// # Errors
/// If the file is missing or isn't UTF-8.
pub fn read(root: &Path, path: &str) -> Result<String, Finding> {
    fs::read_to_string(root.join(path))
        .map_err(|error| Finding::new(path, 1, format!("This file can't be read: {error}.")))
}

/// The folders directly in this one; none if it doesn't exist.
#[must_use]
pub fn folders(root: &Path, path: &str) -> Vec<String> {
    entries(root, path).into_iter().filter(|entry| root.join(entry).is_dir()).collect()
}

/// The Rust files anywhere under this folder; none if it doesn't exist.
#[must_use]
pub fn rust_files(root: &Path, path: &str) -> Vec<String> {
    let mut files = Vec::new();
    for entry in entries(root, path) {
        if root.join(&entry).is_dir() {
            files.extend(rust_files(root, &entry));
        } else if is_kind(&entry, &["rs"]) {
            files.push(entry);
        }
    }
    files
}

/// Whether the file's name ends with one of these extensions.
#[must_use]
pub fn is_kind(path: &str, extensions: &[&str]) -> bool {
    let extension = Path::new(path).extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| extensions.contains(&extension))
}

fn entries(root: &Path, path: &str) -> Vec<String> {
    let Ok(entries) = fs::read_dir(root.join(path)) else {
        return Vec::new();
    };
    let mut names: Vec<_> =
        entries.flatten().map(|entry| format!("{path}/{}", entry.file_name().to_string_lossy())).collect();
    names.sort();
    names
}
