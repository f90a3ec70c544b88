//! A Rust source without its comments and strings, so that a word in a comment doesn't count as code.
//!
//! A full parser would be a heavy dependency for a few questions about marks and test names.

use std::sync::LazyLock;

use regex::Regex;

/// One source in two thinned forms. Blanked parts become spaces of the same length, so an offset
/// means the same place in both forms and in the original text.
#[derive(Debug)]
pub struct Source {
    /// Without comments.
    pub code: String,
    /// Without comments and without what stands between quotes.
    pub bare: String,
}

impl Source {
    /// Thins out a Rust source.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let (mut code, mut bare) = (String::new(), String::new());
        let mut done = 0;
        for token in NOT_CODE.find_iter(text) {
            let before = &text[done..token.start()];
            code.push_str(before);
            bare.push_str(before);
            if token.as_str().starts_with('/') {
                let blank = blank(token.as_str());
                code.push_str(&blank);
                bare.push_str(&blank);
            } else {
                code.push_str(token.as_str());
                bare.push_str(&hollow(token.as_str()));
            }
            done = token.end();
        }
        code.push_str(&text[done..]);
        bare.push_str(&text[done..]);
        Self { code, bare }
    }

    /// The end of the block that opens first after `start`, as an offset just behind its brace.
    #[must_use]
    pub fn block_end(&self, start: usize) -> usize {
        let mut depth = 0_usize;
        for (offset, byte) in self.bare.bytes().enumerate().skip(start) {
            match byte {
                b'{' => depth += 1,
                b'}' if depth <= 1 => return offset + 1,
                b'}' => depth -= 1,
                _ => {}
            }
        }
        self.bare.len()
    }
}

/// Comments, strings (raw ones with up to three hashes) and characters. A lifetime is no character,
/// for no quote closes it.
static NOT_CODE: LazyLock<Regex> = LazyLock::new(|| {
    let kinds = [
        r"//[^\n]*",
        r"(?s:/\*.*?\*/)",
        r#"r"[^"]*""#,
        r##"(?s:r#".*?"#)"##,
        r###"(?s:r##".*?"##)"###,
        r####"(?s:r###".*?"###)"####,
        r#"(?s:"(?:\\.|[^"\\])*")"#,
        r"'(?:\\.[^'\n]*|[^'\\\n])'",
    ];
    Regex::new(&kinds.join("|")).expect("the pattern is a constant")
});

/// The same number of bytes, all of them spaces but for the line breaks.
fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// A literal whose quotes stay and whose inside is blank.
fn hollow(literal: &str) -> String {
    let is_quote = |c: char| c == '"' || c == '\'';
    match (literal.find(is_quote), literal.rfind(is_quote)) {
        (Some(open), Some(close)) if open < close => {
            let inside = blank(&literal[open + 1..close]);
            format!("{}{inside}{}", &literal[..=open], &literal[close..])
        }
        _ => blank(literal),
    }
}
