//! The files themselves: their layout, and what must not be left in them.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use regex::Regex;

use super::finding::line_at;
use super::source::Source;
use super::{Finding, tree};

/// Most files stay under 300 lines; beyond this a file is two files.
const MOST_LINES: usize = 400;

/// Checks every text file that git tracks or would track.
#[must_use]
pub fn check(root: &Path) -> Vec<Finding> {
    match listed(root) {
        Ok(paths) => paths
            .iter()
            .filter_map(|path| Some((path, text(root, path)?)))
            .flat_map(|(path, text)| inspect(path, &text))
            .collect(),
        Err(finding) => vec![finding],
    }
}

/// What git lists: tracked files and new ones that it isn't told to ignore.
fn listed(root: &Path) -> Result<Vec<String>, Finding> {
    let trouble = |reason: &str| Finding::new(".", 1, format!("Git can't list the files: {reason}."));
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
        .current_dir(root)
        // Inside a git hook these name the repository of the hook, which need not be this one.
        .env_remove("GIT_DIR")
        .env_remove("GIT_INDEX_FILE")
        .env_remove("GIT_WORK_TREE")
        .output()
        .map_err(|error| trouble(&error.to_string()))?;
    if !output.status.success() {
        return Err(trouble(String::from_utf8_lossy(&output.stderr).trim()));
    }
    let names = String::from_utf8_lossy(&output.stdout);
    Ok(names.split_terminator('\0').map(str::to_string).collect())
}

/// The file's text; none for pictures and the like, and for files deleted since git saw them.
fn text(root: &Path, path: &str) -> Option<String> {
    tree::read(root, path).ok().filter(|text| !text.contains('\0'))
}

fn inspect(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = layout(path, text);
    findings.extend(matches(path, text, &MACHINE_PATH, |found| {
        format!("The path {found} exists on one machine only.")
    }));
    if tree::is_kind(path, &["rs", "md", "toml", "ftl"]) {
        findings.extend(matches(path, text, &LEFTOVER, |found| {
            format!("The word {found} says that something is unfinished.")
        }));
    }
    if tree::is_kind(path, &["rs"]) {
        findings.extend(rust(path, text));
    }
    findings
}

fn layout(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    // One finding a file: line ends are wrong everywhere at once.
    if let Some(offset) = text.find("\r\n") {
        findings.push(Finding::new(path, line_at(text, offset), "The lines end with CRLF."));
    }
    for (line, content) in (1..).zip(text.lines()) {
        if content.ends_with([' ', '\t']) {
            findings.push(Finding::new(path, line, "There are blanks at the end of the line."));
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        findings.push(Finding::new(path, text.lines().count(), "The last line has no end."));
    }
    findings
}

fn rust(path: &str, text: &str) -> Vec<Finding> {
    let source = Source::of(text);
    let mut findings = Vec::new();
    let lines = text.lines().count();
    if lines > MOST_LINES {
        let sentence = format!("This file has {lines} lines; the most is {MOST_LINES}.");
        findings.push(Finding::new(path, MOST_LINES + 1, sentence));
    }
    for (line, content) in (1..).zip(text.lines()) {
        if content.contains('\t') {
            findings.push(Finding::new(path, line, "There is a tab in the line."));
        }
    }
    findings
        .extend(matches(path, &source.bare, &IDLE_TEST, |_| "This test is ignored without a reason.".into()));
    findings.extend(matches(path, &source.bare, &UNSAFE, |_| "This code is unsafe.".into()));
    findings
}

fn matches(path: &str, text: &str, pattern: &Regex, sentence: impl Fn(&str) -> String) -> Vec<Finding> {
    pattern
        .captures_iter(text)
        .filter_map(|captures| captures.name("found"))
        .map(|found| Finding::new(path, line_at(text, found.start()), sentence(found.as_str())))
        .collect()
}

/// Somebody's own folders. Behind a letter it is a part of an address or of a longer path.
static MACHINE_PATH: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?m)(?:^|[^\w.-])(?<found>/(?:home|root|work|Users)/)"));

/// The words are put together here, so that this file holds none of them.
static LEFTOVER: LazyLock<Regex> = LazyLock::new(|| {
    let notes = [["TO", "DO"], ["FIX", "ME"], ["X", "XX"], ["HA", "CK"]].map(|parts| parts.concat());
    let notes = notes.join("|");
    pattern(&format!(r"\b(?<found>(?:{notes})\b|(?:todo|unimplemented)!\()"))
});

/// Applied where strings are hollow: a reason of no letters is none.
static IDLE_TEST: LazyLock<Regex> = LazyLock::new(|| {
    let none = r#"\bignore\s*(?:=\s*""\s*)?"#;
    pattern(&format!(r"(?<found>#\[(?:{none}|cfg_attr\([^\]]*{none}\)\s*)\])"))
});

static UNSAFE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\b(?<found>unsafe)\b"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is a constant")
}
