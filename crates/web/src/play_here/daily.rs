//! The deal of the day, the same for everyone, and the best results of playing alone.

use game_api::{Lang, Seed, Solo};
use protocol::{HereRequest, PlayerCard, TableOrder};
use serde_json::{Value, json};
use table::Record;

use crate::{games::Face, reader};

/// How many results are kept.
const MOST: usize = 5;

/// A result of playing alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    pub solo: Solo,
    /// The day whose deal it was, if it was one.
    pub day: Option<String>,
}

/// Today in the world's common time, so that everyone has the same: `2026-11-15`.
pub fn today() -> String {
    let now = js_sys::Date::new_0().to_iso_string();
    now.as_string().unwrap_or_default().chars().take(10).collect()
}

/// The table of the day: one person alone, the usual variants.
pub fn order(face: &Face, lang: Lang) -> HereRequest {
    let order = TableOrder {
        game: face.info.id.to_owned(),
        options: Default::default(),
        edition: None,
        players: vec![PlayerCard { name: String::new(), bot: None }],
        seed: seed_of(&today()),
        lang,
    };
    HereRequest::Open(Box::new(order))
}

/// The digits of the day are the seed: `20261115`.
fn seed_of(day: &str) -> Seed {
    let digits: String = day.chars().filter(char::is_ascii_digit).collect();
    Seed::from(digits.parse::<u64>().unwrap_or_default())
}

/// Takes a finished game into the list, if it belongs there.
pub fn note(record: &str) {
    let Ok(record) = Record::from_json(record) else { return };
    let Some(solo) = record.outcome.as_ref().and_then(|outcome| outcome.solo) else { return };
    let day = Some(today()).filter(|day| seed_of(day) == record.seed);
    let mut best = best(&record.game);
    best.push(Best { solo, day });
    best.sort_by_key(|best| best.solo.result);
    best.dedup();
    best.truncate(MOST);
    let written: Vec<Value> = best.iter().map(|best| json!({ "solo": best.solo, "day": best.day })).collect();
    reader::keep(&name(&record.game), &Value::Array(written).to_string());
}

/// The best results, the best first.
pub fn best(game: &str) -> Vec<Best> {
    let kept: Vec<Value> =
        reader::kept(&name(game)).and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
    let read = |value: Value| {
        let day = value["day"].as_str().map(str::to_owned);
        Some(Best { solo: serde_json::from_value(value["solo"].clone()).ok()?, day })
    };
    kept.into_iter().filter_map(read).collect()
}

fn name(game: &str) -> String {
    format!("chatiere-best-{game}")
}
