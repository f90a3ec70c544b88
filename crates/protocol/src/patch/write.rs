//! The text of a patch from two texts, side by side: nothing is parsed into a tree.

use std::fmt::Write;

use super::PUT;

/// Writes what turns one value into the other; false, and nothing written, if they are the same.
pub fn difference(old: &str, new: &str, patch: &mut String) -> bool {
    if old == new {
        return false;
    }
    let begin = patch.len();
    if !change_members(old, new, patch) {
        patch.truncate(begin);
        write!(patch, "{{\"{PUT}\":{new}}}").expect("a text takes all");
    }
    true
}

/// Writes the changes of two different values member by member; false if they have not the same members.
fn change_members(old: &str, new: &str, patch: &mut String) -> bool {
    let (Some(mut old), Some(mut new)) = (Members::of(old), Members::of(new)) else { return false };
    let mut mark = '{';
    for index in 0.. {
        let (before, after) = match (old.next(), new.next()) {
            (Some(before), Some(after)) if before.key == after.key => (before, after),
            (None, None) => break,
            _ => return false,
        };
        let end = patch.len();
        patch.push(mark);
        match after.key {
            Some(key) => patch.push_str(key),
            None => write!(patch, "\"{index}\"").expect("a text takes all"),
        }
        patch.push(':');
        if difference(before.value, after.value, patch) {
            mark = ',';
        } else {
            patch.truncate(end);
        }
    }
    patch.push('}');
    true
}

/// What is left of an object or a list.
struct Members<'a> {
    named: bool,
    rest: &'a str,
}

/// A field of an object, its key with the quotes, or an item of a list.
struct Member<'a> {
    key: Option<&'a str>,
    value: &'a str,
}

impl<'a> Members<'a> {
    /// What an object or a list holds; none for any other value, and for an empty one.
    fn of(text: &'a str) -> Option<Self> {
        let named = match text.as_bytes()[0] {
            b'{' => true,
            b'[' => false,
            _ => return None,
        };
        let rest = &text[1..text.len() - 1];
        (!rest.is_empty()).then_some(Members { named, rest })
    }

    /// The value in front, without the comma or colon behind it.
    fn value(&mut self) -> &'a str {
        let (value, rest) = self.rest.split_at(end_of_value(self.rest.as_bytes()));
        self.rest = rest.get(1..).unwrap_or_default();
        value
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = Member<'a>;

    fn next(&mut self) -> Option<Member<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let key = self.named.then(|| self.value());
        Some(Member { key, value: self.value() })
    }
}

/// Where the value ends that the text begins with.
fn end_of_value(text: &[u8]) -> usize {
    match text[0] {
        b'"' => end_of_string(text, 0),
        b'{' | b'[' => end_of_container(text),
        _ => text.iter().position(|byte| *byte == b',').unwrap_or(text.len()),
    }
}

fn end_of_container(text: &[u8]) -> usize {
    let (mut depth, mut at) = (0, 0);
    loop {
        match text[at] {
            b'"' => {
                at = end_of_string(text, at);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return at;
        }
    }
}

/// Where the string ends that begins here.
fn end_of_string(text: &[u8], begin: usize) -> usize {
    let mut at = begin + 1;
    while text[at] != b'"' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}
