//! What the shelf shows of each game.

use std::collections::BTreeMap;

use game_api::{Edition, Game, GameInfo, Lang, Phrasebook, Texts};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{Playable, Task, UnknownGame, Visitor, each, with};

/// A game as it stands on the shelf, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShelfCard {
    pub id: &'static str,
    pub title: String,
    pub pitch: String,
    /// The smallest and the largest table.
    pub seats: (u8, u8),
    pub minutes: u8,
    pub age: u8,
}

pub fn shelf(lang: Lang) -> Vec<ShelfCard> {
    struct Fill(Lang, Vec<ShelfCard>);
    impl Visitor for Fill {
        fn visit<G: Playable>(&mut self) {
            let book = Phrasebook::new(self.0, &[G::TEXTS]);
            self.1.push(ShelfCard {
                id: G::INFO.id,
                title: book.say("title", &[]),
                pitch: book.say("pitch", &[]),
                seats: (G::INFO.min_seats, G::INFO.max_seats),
                minutes: G::INFO.minutes,
                age: G::INFO.age,
            });
        }
    }
    let mut fill = Fill(lang, Vec::new());
    each(&mut fill);
    fill.1
}

/// All sentences of a game.
pub fn texts(game: &str) -> Result<Texts, UnknownGame> {
    struct Get;
    impl Task for Get {
        type Out = Texts;
        fn run<G: Playable>(self) -> Texts {
            G::TEXTS
        }
    }
    with(game, Get)
}

/// What a form or a command line needs to know about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    #[serde(flatten)]
    pub info: GameInfo,
    pub editions: Vec<EditionEntry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EditionEntry {
    pub name: String,
    /// How many of its figures come from each source.
    pub figures: BTreeMap<String, u32>,
}

pub fn entries() -> Vec<Entry> {
    struct Collect(Vec<Entry>);
    impl Visitor for Collect {
        fn visit<G: Playable>(&mut self) {
            let edition = G::Edition::standard();
            let json = serde_json::to_value(&*edition).expect("an edition is plain data");
            let mut figures = BTreeMap::new();
            count_sources(&json, &mut figures);
            let editions = vec![EditionEntry { name: edition.name().to_owned(), figures }];
            self.0.push(Entry { info: G::INFO, editions });
        }
    }
    let mut collect = Collect(Vec::new());
    each(&mut collect);
    collect.0
}

/// Every figure is an object with its value and its source.
fn count_sources(json: &Value, counts: &mut BTreeMap<String, u32>) {
    match json {
        Value::Object(fields) => {
            if let Some(Value::String(source)) = fields.get("source") {
                *counts.entry(source.clone()).or_default() += 1;
            }
            fields.values().for_each(|field| count_sources(field, counts));
        }
        Value::Array(items) => items.iter().for_each(|item| count_sources(item, counts)),
        _ => {}
    }
}

/// The JSON Schema of a game's types, each by its name in the contract.
pub fn schema(game: &str) -> Result<Value, UnknownGame> {
    struct Describe;
    impl Task for Describe {
        type Out = Value;
        fn run<G: Playable>(self) -> Value {
            let notation = |pattern: &str| json!({ "type": "string", "pattern": pattern });
            json!({
                "game": G::INFO.id,
                "rules_version": G::INFO.rules_version,
                "options": of::<G::Options>(),
                "edition": of::<G::Edition>(),
                "public": of::<G::Public>(),
                "private": of::<<G as Game>::Private>(),
                "event": of::<G::Event>(),
                "action": notation(G::INFO.notation.action),
                "chance": notation(G::INFO.notation.chance),
            })
        }
    }
    with(game, Describe)
}

fn of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}
