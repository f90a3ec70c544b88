//! What cargo knows about the workspace: its members and which of them lean on which.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::Finding;

/// The workspace's members, as `cargo metadata` lists them.
#[derive(Debug)]
pub struct Workspace {
    /// Every member, in cargo's order.
    pub members: Vec<Member>,
}

/// One crate of the workspace.
#[derive(Debug)]
pub struct Member {
    /// Its folder, relative to the root (empty for a crate in the root itself).
    pub folder: String,
    /// The folders of the workspace's crates that it needs to be built, without dev-dependencies.
    pub needs: Vec<String>,
}

impl Member {
    /// The path of its manifest.
    #[must_use]
    pub fn manifest(&self) -> String {
        Path::new(&self.folder).join("Cargo.toml").display().to_string()
    }
}

impl Workspace {
    /// Asks cargo about the workspace at this root.
    ///
    /// # Errors
    /// If cargo can't be run or refuses the manifests.
    pub fn at(root: &Path) -> Result<Self, Finding> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(["metadata", "--no-deps", "--format-version", "1"])
            .current_dir(root)
            .output()
            .map_err(|error| trouble(&format!("Cargo can't be run: {error}.")))?;
        if !output.status.success() {
            let reason = String::from_utf8_lossy(&output.stderr);
            return Err(trouble(&format!("Cargo refuses the workspace: {}", one_line(&reason))));
        }
        Self::parse(&String::from_utf8_lossy(&output.stdout))
    }

    /// Reads the members out of the JSON that `cargo metadata --no-deps` prints.
    ///
    /// # Errors
    /// If it isn't JSON or lacks the fields that cargo promises.
    pub fn parse(json: &str) -> Result<Self, Finding> {
        let metadata: Value = serde_json::from_str(json)
            .map_err(|error| trouble(&format!("Cargo's metadata can't be read: {error}.")))?;
        members(&metadata)
            .map(|members| Self { members })
            .ok_or_else(|| trouble("Cargo's metadata lacks a field."))
    }
}

fn members(metadata: &Value) -> Option<Vec<Member>> {
    let root = Path::new(metadata["workspace_root"].as_str()?);
    metadata["packages"].as_array()?.iter().map(|package| member(root, package)).collect()
}

fn member(root: &Path, package: &Value) -> Option<Member> {
    let manifest = PathBuf::from(package["manifest_path"].as_str()?);
    let folder = folder_in(root, manifest.parent()?)?;
    let needs = package["dependencies"]
        .as_array()?
        .iter()
        .filter(|dependency| dependency["kind"] != "dev")
        // Only a dependency that lies in the workspace has a path under its root.
        .filter_map(|dependency| folder_in(root, Path::new(dependency["path"].as_str()?)))
        .collect();
    Some(Member { folder, needs })
}

fn folder_in(root: &Path, path: &Path) -> Option<String> {
    let inside = path.strip_prefix(root).ok()?;
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    Some(parts.join("/"))
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn trouble(sentence: &str) -> Finding {
    Finding::new("Cargo.toml", 1, sentence)
}
