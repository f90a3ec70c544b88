//! What a check reports.

use std::fmt;

/// One thing to put right: where it is, and a sentence that says what it is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The file, relative to the workspace's root, with forward slashes.
    pub path: String,
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub sentence: String,
}

impl Finding {
    /// A finding at a line counted from one.
    pub fn new(path: impl Into<String>, line: usize, sentence: impl Into<String>) -> Self {
        Self { path: path.into(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

/// The line, counted from one, on which this byte of the text stands.
#[must_use]
pub fn line_at(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}
