//! What is different between two JSON values, small enough to send after every step.

mod write;

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// Turns one value into another.
///
/// Written as a value itself: `{"=": v}` puts `v` in the place; any other object changes the fields or items
/// that it names, by key or by index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Patch(Value);

/// No field of ours is called this.
const PUT: &str = "=";

impl Patch {
    /// The text of a patch from one text of JSON to the other, both as serde writes them; none if they are the same.
    /// Whoever tells many viewers needs no more than the text.
    pub fn between(old: &str, new: &str) -> Option<Box<RawValue>> {
        let mut patch = String::new();
        write::difference(old, new, &mut patch)
            .then(|| RawValue::from_string(patch).expect("a patch is made of JSON"))
    }

    /// Changes the value in place; false if the patch does not fit it, and then the value is spoilt.
    #[must_use]
    pub fn apply(&self, value: &mut Value) -> bool {
        change(value, &self.0)
    }
}

fn change(value: &mut Value, patch: &Value) -> bool {
    let Value::Object(patch) = patch else { return false };
    if let Some(new) = patch.get(PUT) {
        *value = new.clone();
        return true;
    }
    patch.iter().all(|(key, inner)| {
        let place = match value {
            Value::Object(fields) => fields.get_mut(key),
            Value::Array(items) => key.parse::<usize>().ok().and_then(|index| items.get_mut(index)),
            _ => None,
        };
        place.is_some_and(|place| change(place, inner))
    })
}
