//! What is different between two JSON values, small enough to send after every step.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

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
    /// None if nothing changed.
    pub fn between(old: &Value, new: &Value) -> Option<Patch> {
        difference(old, new).map(Patch)
    }

    /// Changes the value in place; false if the patch does not fit it, and then the value is spoilt.
    #[must_use]
    pub fn apply(&self, value: &mut Value) -> bool {
        change(value, &self.0)
    }
}

fn difference(old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    let inner = match (old, new) {
        (Value::Object(old), Value::Object(new)) if old.len() == new.len() => {
            let pairs = new.iter().map(|(key, new)| Some((key.clone(), old.get(key)?, new)));
            pairs.collect::<Option<Vec<_>>>()
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            let pairs = old.iter().zip(new).enumerate();
            Some(pairs.map(|(index, (old, new))| (index.to_string(), old, new)).collect())
        }
        _ => None,
    };
    let Some(inner) = inner else { return Some(put(new)) };
    let changed: Map<String, Value> =
        inner.into_iter().filter_map(|(key, old, new)| Some((key, difference(old, new)?))).collect();
    Some(Value::Object(changed))
}

fn put(value: &Value) -> Value {
    Value::Object(Map::from_iter([(PUT.to_owned(), value.clone())]))
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
