//! A position written by hand, as a TOML file: what differs from the start of a game, and a script.

use std::collections::BTreeMap;

use game_api::{Edition, Game, Setup};
use serde::Deserialize;
use serde_json::Value;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What the scenario shows, in one sentence.
    pub title: String,
    /// The rules that it needs to run through.
    #[serde(default)]
    pub rules: Vec<String>,
    pub seats: u8,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Laid over the state at the start: an object changes the fields that it names; over a list, its keys
    /// are places counted from 1; anything else takes the place of what was there.
    #[serde(default)]
    pub position: Value,
    /// What happens then, line by line, and what must be true; `docs/testing.md` describes the lines.
    #[serde(default)]
    pub script: String,
}

/// Why a scenario is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioError {
    #[error("{0}")]
    Unreadable(String),
    #[error(transparent)]
    Setup(#[from] game_api::SetupError),
    #[error("position: {0}")]
    Position(String),
}

impl Scenario {
    pub fn from_toml(text: &str) -> Result<Scenario, ScenarioError> {
        toml::from_str(text).map_err(|error| ScenarioError::Unreadable(error.to_string()))
    }

    /// The position, if it is one: it must read as a state and keep the game's invariant.
    pub fn position<G: Game>(&self) -> Result<G, ScenarioError> {
        let setup = Setup::<G>::with_options(self.seats, &self.options, G::Edition::standard())?;
        let start = G::start(&setup)?;
        let mut json = serde_json::to_value(&start).expect("a state is plain data");
        if !self.position.is_null() {
            lay_over(&mut json, &self.position);
        }
        let state: G =
            serde_json::from_value(json).map_err(|error| ScenarioError::Position(error.to_string()))?;
        let state = state.with_edition(setup.edition);
        state.audit().map_err(ScenarioError::Position)?;
        Ok(state)
    }
}

fn lay_over(below: &mut Value, above: &Value) {
    match (below, above) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes {
                lay_over(fields.entry(key.clone()).or_insert(Value::Null), change);
            }
        }
        (Value::Array(items), Value::Object(changes)) => {
            for (place, change) in changes {
                let item = place.parse::<usize>().ok().and_then(|place| items.get_mut(place.wrapping_sub(1)));
                if let Some(item) = item {
                    lay_over(item, change);
                } else {
                    // The reader of the state will refuse a list with something extra, and say so.
                    items.push(Value::String(format!("there is no place {place}")));
                }
            }
        }
        (below, above) => *below = above.clone(),
    }
}
