//! Choices are written in few bytes and read as they were.

use game_api::{Pending, Seat};
use proptest::prelude::*;
use protocol::Now;
use serde_json::json;

fn now(legal: Vec<String>) -> Now {
    Now { pending: Pending::Seat(Seat::FIRST), legal, can_undo: false, outcome: None }
}

#[test]
fn a_part_that_is_the_same_as_before_is_left_out() {
    let choices = ["push:3:ne", "push:3:es", "push:4:es", "stop", "turn:a1:ne"].map(str::to_owned).to_vec();
    let written = serde_json::to_value(now(choices)).expect("plain data");
    assert_eq!(written["legal"], json!(["push:3:ne", "::es", ":4:", "stop", "turn:a1:ne"]));
}

proptest! {
    #[test]
    fn what_is_written_is_read(choices in prop::collection::vec("[a-c]{1,2}(:[a-c]{1,2}){0,3}", 0..20)) {
        let mut choices: Vec<String> = choices;
        choices.dedup();
        let now = now(choices);
        let written = serde_json::to_string(&now).expect("plain data");
        prop_assert_eq!(serde_json::from_str::<Now>(&written).expect("readable"), now);
    }

    #[test]
    fn a_hostile_list_breaks_nothing(legal in prop::collection::vec("[a:]{0,120}", 0..5)) {
        let hostile = json!({ "pending": { "seat": 1 }, "legal": legal });
        let _ = serde_json::from_value::<Now>(hostile);
    }
}
