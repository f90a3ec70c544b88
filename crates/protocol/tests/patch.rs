//! A patch leads from one value to the other, and is small.

use proptest::prelude::*;
use protocol::Patch;
use serde_json::{Value, json};

fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        r#"[a-z"\\{}:,é]{0,4}"#.prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(r#"[a-c"\\]"#, inner, 0..4).prop_map(|map| json!(map)),
        ]
    })
}

proptest! {
    #[test]
    fn leads_from_one_value_to_the_other(old in any_value(), new in any_value()) {
        let mut value = old.clone();
        match Patch::between(&old.to_string(), &new.to_string()) {
            Some(patch) => {
                let patch: Patch = serde_json::from_str(patch.get()).expect("what was written can be read");
                prop_assert!(patch.apply(&mut value));
                prop_assert_ne!(&old, &new);
            }
            None => prop_assert_eq!(&old, &new),
        }
        prop_assert_eq!(value, new);
    }

    #[test]
    fn a_hostile_patch_breaks_nothing(patch in any_value(), value in any_value()) {
        let mut value = value;
        let patch: Patch = serde_json::from_value(patch).expect("any value is read");
        let _ = patch.apply(&mut value);
    }
}

#[test]
fn names_only_what_changed() {
    let old = json!({ "turn": 1, "zones": [{ "hand": [1, 2], "coins": 3 }, { "hand": [], "coins": 0 }] });
    let new = json!({ "turn": 1, "zones": [{ "hand": [1, 2, 4], "coins": 3 }, { "hand": [], "coins": 1 }] });
    let patch = Patch::between(&old.to_string(), &new.to_string()).expect("they differ");
    let expected = json!({ "zones": { "0": { "hand": { "=": [1, 2, 4] } }, "1": { "coins": { "=": 1 } } } });
    assert_eq!(patch.get(), expected.to_string());
}
