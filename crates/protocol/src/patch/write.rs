//! The text of a patch from two texts, side by side: nothing is parsed into a tree.

use std::fmt::Write;

use super::PUT;

/// Writes what turns one value into the other; false, and nothing written, if they are the same.
pub fn difference(old: &str, new: &str, patch: &mut String) -> bool {
    if old == new {
        return false;
    }
    match (members(old), members(new)) {
        (Some(old), Some(new)) if fits(&old, &new) => {
            let mut mark = '{';
            for (index, (before, after)) in old.iter().zip(&new).enumerate() {
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
        }
        _ => write!(patch, "{{\"{PUT}\":{new}}}").expect("a text takes all"),
    }
    true
}

/// A field of an object, its key with the quotes, or an item of a list.
struct Member<'a> {
    key: Option<&'a str>,
    value: &'a str,
}

/// Whether one can be changed into the other member by member.
fn fits(old: &[Member], new: &[Member]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| old.key == new.key)
}

/// What an object or a list holds; none for any other value, and for an empty one.
fn members(text: &str) -> Option<Vec<Member<'_>>> {
    let named = match text.as_bytes()[0] {
        b'{' => true,
        b'[' => false,
        _ => return None,
    };
    let mut rest = &text[1..text.len() - 1];
    let mut members = Vec::new();
    while !rest.is_empty() {
        let mut key = None;
        if named {
            let end = end_of_value(rest);
            key = Some(&rest[..end]);
            rest = &rest[end + 1..];
        }
        let end = end_of_value(rest);
        members.push(Member { key, value: &rest[..end] });
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    (!members.is_empty()).then_some(members)
}

/// Where the value ends that the text begins with.
fn end_of_value(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0, 0);
    loop {
        match bytes[at] {
            b'"' => at = end_of_string(bytes, at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        let closes = matches!(bytes.get(at), None | Some(b',' | b':' | b'}' | b']'));
        if depth == 0 && closes {
            return at;
        }
    }
}

/// Where the string that begins here has its closing quote.
fn end_of_string(bytes: &[u8], begin: usize) -> usize {
    let mut at = begin + 1;
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at
}
