//! A list of choices in few bytes: a part that is left empty is the same as in the choice before.
//!
//! `push:3:ne`, `push:3:es`, `push:4:es`, `stop` is written `["push:3:ne", "::es", ":4:", "stop"]`. No part of a
//! notation is empty by itself.

use serde::{Deserialize, Deserializer, Serializer};

/// Between the parts of a notation.
const MARK: char = ':';
/// No game has more choices, and none is longer.
const MOST_CHOICES: usize = 10_000;
const LONGEST: usize = 100;

pub fn serialize<S: Serializer>(choices: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    let before = std::iter::once("").chain(choices.iter().map(String::as_str));
    serializer.collect_seq(choices.iter().zip(before).map(|(choice, before)| shortened(choice, before)))
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    use serde::de::Error;
    let brief = Vec::<String>::deserialize(deserializer)?;
    if brief.len() > MOST_CHOICES {
        return Err(D::Error::custom("there are too many choices"));
    }
    let mut choices: Vec<String> = Vec::with_capacity(brief.len());
    for choice in brief {
        let full = restored(&choice, choices.last().map_or("", String::as_str));
        if full.len() > LONGEST {
            return Err(D::Error::custom("a choice is too long"));
        }
        choices.push(full);
    }
    Ok(choices)
}

fn shortened(choice: &str, before: &str) -> String {
    if choice.matches(MARK).count() != before.matches(MARK).count() {
        return choice.to_owned();
    }
    let parts = choice.split(MARK).zip(before.split(MARK));
    joined(parts.map(|(part, before)| if part == before { "" } else { part }))
}

fn restored(choice: &str, before: &str) -> String {
    let before = before.split(MARK).chain(std::iter::repeat(""));
    joined(choice.split(MARK).zip(before).map(|(part, before)| if part.is_empty() { before } else { part }))
}

fn joined<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for (index, part) in parts.enumerate() {
        if index > 0 {
            text.push(MARK);
        }
        text.push_str(part);
    }
    text
}
