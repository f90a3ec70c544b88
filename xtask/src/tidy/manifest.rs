//! The manifests: versions, edition and lints stand once, in the root, and each dependency there
//! says why it was chosen.

use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;
use toml::{Table, Value};

use super::cargo::Workspace;
use super::{Finding, tree};

const ROOT: &str = "Cargo.toml";
const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

/// Checks the root's manifest and every member's.
#[must_use]
pub fn check(root: &Path) -> Vec<Finding> {
    let workspace = match Workspace::at(root) {
        Ok(workspace) => workspace,
        Err(finding) => return vec![finding],
    };
    let mut findings = judge(root, ROOT, uncommented);
    for member in &workspace.members {
        let path = member.manifest();
        if path != ROOT {
            findings.extend(judge(root, &path, own_settings));
        }
    }
    findings
}

fn judge(root: &Path, path: &str, rule: fn(&str, &str) -> Vec<Finding>) -> Vec<Finding> {
    match tree::read(root, path) {
        Ok(text) => rule(path, &text),
        Err(finding) => vec![finding],
    }
}

/// What a member settles by itself although the root settles it for all.
fn own_settings(path: &str, text: &str) -> Vec<Finding> {
    let manifest = match text.parse::<Table>() {
        Ok(manifest) => manifest,
        Err(error) => {
            let sentence = format!("This manifest can't be read: {}.", error.message());
            return vec![Finding::new(path, 1, sentence)];
        }
    };
    let mut findings = Vec::new();
    if !manifest.get("lints").is_some_and(is_inherited) {
        let line = line_of_key(text, "[lints]");
        findings.push(Finding::new(path, line, "The lints aren't inherited from the workspace."));
    }
    let edition = manifest.get("package").and_then(|package| package.get("edition"));
    if !edition.is_some_and(is_inherited) {
        let line = line_of_key(text, "edition");
        findings.push(Finding::new(path, line, "The edition isn't inherited from the workspace."));
    }
    for (name, dependency) in dependencies(&manifest) {
        if !is_inherited(dependency) {
            let line = line_of_key(text, name);
            let sentence = format!("The dependency {name} isn't taken from the workspace.");
            findings.push(Finding::new(path, line, sentence));
        }
    }
    findings
}

/// All dependencies of a manifest, those for certain targets included.
fn dependencies(manifest: &Table) -> impl Iterator<Item = (&String, &Value)> {
    let targets = manifest.get("target").and_then(Value::as_table);
    let targets = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    std::iter::once(manifest)
        .chain(targets)
        .flat_map(|table| KINDS.into_iter().filter_map(|kind| table.get(kind)?.as_table()))
        .flatten()
}

fn is_inherited(value: &Value) -> bool {
    value.get("workspace").and_then(Value::as_bool) == Some(true)
}

/// The line that sets the key, be it as a table's header; the first line if there is none.
fn line_of_key(text: &str, key: &str) -> usize {
    let sets = |line: &str| {
        let line = line.trim_start().trim_start_matches('"');
        let set = line
            .strip_prefix(key)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '=', ' ', '"']));
        set || line.ends_with(&format!("dependencies.{key}]"))
    };
    text.lines().position(sets).map_or(1, |index| index + 1)
}

/// The workspace's dependencies without a reason. A comment above serves all lines up to the next
/// empty one; a comment behind a line serves that line.
fn uncommented(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let (mut in_section, mut is_served, mut open_brackets) = (false, false, 0);
    for (line, content) in (1..).zip(text.lines()) {
        let unquoted = QUOTED.replace_all(content, "");
        let has_comment = unquoted.contains('#');
        let code = unquoted.split('#').next().unwrap_or_default().trim();
        if open_brackets > 0 {
            open_brackets += nesting(code);
        } else if code.is_empty() {
            is_served = has_comment;
        } else if code.starts_with('[') {
            in_section = code.starts_with("[workspace.dependencies");
            // What is said of the whole section gives no reason for its first group.
            is_served = (is_served || has_comment) && code != "[workspace.dependencies]";
        } else {
            if in_section && !is_served && !has_comment {
                let name = content.split([' ', '.', '=']).next().unwrap_or(content);
                let sentence = format!("No comment says why {name} was chosen.");
                findings.push(Finding::new(path, line, sentence));
            }
            open_brackets = nesting(code);
        }
    }
    findings
}

/// How many brackets the line leaves open.
fn nesting(code: &str) -> i32 {
    code.chars().map(|c| i32::from("[{".contains(c)) - i32::from("]}".contains(c))).sum()
}

static QUOTED: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#""(?:\\.|[^"\\])*"|'[^']*'"#).expect("the pattern is a constant"));
