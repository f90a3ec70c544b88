//! How a table is set up: seats, options, edition.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value};

use crate::{Edition, Game, RuleId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Game> {
    pub seats: u8,
    pub options: G::Options,
    pub edition: Arc<G::Edition>,
}

/// Why a table can't be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("this game is for {min} to {max} players, not {seats}")]
    Seats { seats: u8, min: u8, max: u8 },
    #[error("this game has no option «{key}»")]
    UnknownOption { key: String },
    #[error("the option «{key}» can't be «{value}», only one of: {allowed}")]
    UnknownValue { key: String, value: String, allowed: String },
    /// These seats and options don't go together; the rule says why.
    #[error("rule {0} forbids this set-up")]
    Combination(RuleId),
}

impl<G: Game> Setup<G> {
    /// The usual options and the standard edition.
    pub fn standard(seats: u8) -> Self {
        Setup { seats, options: G::Options::default(), edition: G::Edition::standard() }
    }

    /// A set-up with named options, as they come from a command line, a form or a record.
    pub fn with_options(
        seats: u8,
        named: &BTreeMap<String, String>,
        edition: Arc<G::Edition>,
    ) -> Result<Self, SetupError> {
        let mut values: Map<String, Value> = G::INFO
            .variants
            .iter()
            .map(|variant| (variant.key.to_owned(), variant.values[0].into()))
            .collect();
        for (key, value) in named {
            let variant = G::INFO
                .variants
                .iter()
                .find(|variant| variant.key == key)
                .ok_or_else(|| SetupError::UnknownOption { key: key.clone() })?;
            if !variant.values.contains(&value.as_str()) {
                return Err(SetupError::UnknownValue {
                    key: key.clone(),
                    value: value.clone(),
                    allowed: variant.values.join(", "),
                });
            }
            values.insert(key.clone(), value.as_str().into());
        }
        let options = serde_json::from_value(Value::Object(values))
            .expect("INFO.variants lists exactly the values that Options reads");
        let setup = Setup { seats, options, edition };
        setup.check_seats()?;
        Ok(setup)
    }

    /// The options by name, the way [`Setup::with_options`] reads them.
    pub fn named_options(&self) -> BTreeMap<String, String> {
        let value = serde_json::to_value(&self.options).expect("options are plain strings");
        serde_json::from_value(value).expect("Options has one string for every key")
    }

    pub fn check_seats(&self) -> Result<(), SetupError> {
        let (min, max) = (G::INFO.min_seats, G::INFO.max_seats);
        if (min..=max).contains(&self.seats) {
            Ok(())
        } else {
            Err(SetupError::Seats { seats: self.seats, min, max })
        }
    }
}

/// Every seat count with every combination of options that the game accepts, in the standard edition.
pub fn every_setup<G: Game>() -> Vec<Setup<G>> {
    let mut combinations = vec![BTreeMap::new()];
    for variant in G::INFO.variants {
        combinations = combinations
            .iter()
            .flat_map(|named| {
                variant.values.iter().map(|value| {
                    let mut named = named.clone();
                    named.insert(variant.key.to_owned(), (*value).to_owned());
                    named
                })
            })
            .collect();
    }
    (G::INFO.min_seats..=G::INFO.max_seats)
        .flat_map(|seats| {
            combinations.iter().map(move |named| {
                Setup::with_options(seats, named, G::Edition::standard())
                    .expect("INFO lists valid seats and options")
            })
        })
        .filter(|setup| G::start(setup).is_ok())
        .collect()
}
