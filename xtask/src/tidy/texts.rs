//! The texts: what is said in French is said in English too, each key once.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;

use super::{Finding, tree};

const LANGUAGES: [&str; 2] = ["fr", "en"];

static KEY: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^([a-zA-Z][a-zA-Z0-9_-]*)\s*=").expect("the pattern is a constant"));

/// Compares the languages in the `text` folder of every game and crate that has one.
#[must_use]
pub fn check(root: &Path) -> Vec<Finding> {
    let homes = ["games", "crates"].into_iter().flat_map(|parent| tree::folders(root, parent));
    homes
        .map(|home| format!("{home}/text"))
        .filter(|folder| root.join(folder).is_dir())
        .flat_map(|folder| compare(root, &folder))
        .collect()
}

fn compare(root: &Path, folder: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut read = |language: &str| {
        let path = format!("{folder}/{language}.ftl");
        let keys = match tree::read(root, &path) {
            Ok(text) => keys(&path, &text, &mut findings),
            Err(finding) => {
                findings.push(finding);
                return None;
            }
        };
        Some((path, keys))
    };
    // If one language is missing altogether, one finding says so; a hundred more would hide it.
    if let [Some(french), Some(english)] = LANGUAGES.map(&mut read) {
        findings.extend(missing(&french, &english));
        findings.extend(missing(&english, &french));
    }
    findings
}

type Keys = BTreeMap<String, usize>;

/// Every key with its line; a key that comes twice is reported.
fn keys(path: &str, text: &str, findings: &mut Vec<Finding>) -> Keys {
    let mut keys = Keys::new();
    for (line, content) in (1..).zip(text.lines()) {
        let Some(captures) = KEY.captures(content) else {
            continue;
        };
        let key = captures[1].to_string();
        if let Some(first) = keys.get(&key) {
            let sentence = format!("The key {key} is already on line {first}.");
            findings.push(Finding::new(path, line, sentence));
        } else {
            keys.insert(key, line);
        }
    }
    keys
}

/// The keys of one language that the other lacks, reported where they are.
fn missing((path, keys): &(String, Keys), (other_path, other): &(String, Keys)) -> Vec<Finding> {
    keys.iter()
        .filter(|(key, _)| !other.contains_key(*key))
        .map(|(key, line)| Finding::new(path, *line, format!("The key {key} is missing in {other_path}.")))
        .collect()
}
