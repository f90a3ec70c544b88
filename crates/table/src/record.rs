//! A game as one JSON file; `docs/record-format.md` describes it.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_api::{Fair, Game, Outcome, PerSeat, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::replay::Told;
use crate::{Player, ReplayError, Step, Table};

/// A larger file, or one with more steps, is no record.
pub const MAX_RECORD_BYTES: usize = 16 * 1024 * 1024;
pub const MAX_STEPS: usize = 200_000;

const FORMAT: u32 = 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this file format.
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    pub setup: RecordSetup,
    pub edition: Value,
    pub seed: Seed,
    pub players: Vec<Player>,
    pub steps: Vec<RecordStep>,
    /// Told for readers; whoever replays the steps finds it anyway.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What the seed was made from, where a house and its guests made it together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordSetup {
    pub seats: u8,
    pub options: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum RecordStep {
    Choice {
        seat: Seat,
        choice: String,
    },
    Chance {
        chance: String,
    },
    Undo {
        seat: Seat,
        undo: usize,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
}

/// Why a file is not a game that can be replayed here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the file is larger than {MAX_RECORD_BYTES} bytes")]
    TooLarge,
    #[error("line {line}, column {column}: {problem}")]
    Unreadable { line: usize, column: usize, problem: String },
    #[error("the file has format {found}; this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("there is no game «{0}» in this house")]
    UnknownGame(String),
    #[error("the game was played by version {found} of its rules; this program plays version {known}")]
    RulesVersion { found: u32, known: u32 },
    #[error("edition: {0}")]
    Edition(String),
    #[error("there are {players} players on {seats} seats")]
    Players { players: usize, seats: u8 },
    #[error("there are more than {MAX_STEPS} steps")]
    TooManySteps,
    #[error("step {step}: «{text}» is not written as a move of this game")]
    Notation { step: usize, text: String },
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl Record {
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError::TooLarge);
        }
        let record: Record = serde_json::from_str(text).map_err(|error| RecordError::Unreadable {
            line: error.line(),
            column: error.column(),
            problem: error.to_string(),
        })?;
        if record.format != FORMAT {
            return Err(RecordError::Format { found: record.format });
        }
        if record.steps.len() > MAX_STEPS {
            return Err(RecordError::TooManySteps);
        }
        Ok(record)
    }

    /// One step a line, so that people can read it too.
    pub fn to_json(&self) -> String {
        let mut lines = vec![
            format!("\"format\": {}", self.format),
            format!("\"game\": {}", line(&self.game)),
            format!("\"rules_version\": {}", self.rules_version),
            format!("\"setup\": {}", line(&self.setup)),
            format!("\"edition\": {}", line(&self.edition)),
            format!("\"seed\": {}", line(&self.seed)),
            format!("\"players\": {}", line(&self.players)),
        ];
        let steps: Vec<String> = self.steps.iter().map(|step| format!("    {}", line(step))).collect();
        lines.push(format!("\"steps\": [\n{}\n  ]", steps.join(",\n")));
        if let Some(outcome) = &self.outcome {
            lines.push(format!("\"outcome\": {}", line(outcome)));
        }
        if let Some(fair) = &self.fair {
            lines.push(format!("\"fair\": {}", line(fair)));
        }
        format!("{{\n  {}\n}}\n", lines.join(",\n  "))
    }

    /// Plays the record on a table of its game, checking every step.
    pub fn replay<G: Game>(&self) -> Result<Table<G>, RecordError> {
        if self.game != G::INFO.id {
            return Err(RecordError::UnknownGame(self.game.clone()));
        }
        if self.rules_version != G::INFO.rules_version {
            return Err(RecordError::RulesVersion {
                found: self.rules_version,
                known: G::INFO.rules_version,
            });
        }
        let edition: G::Edition = serde_json::from_value(self.edition.clone())
            .map_err(|error| RecordError::Edition(error.to_string()))?;
        let setup = Setup::<G>::with_options(self.setup.seats, &self.setup.options, Arc::new(edition))
            .map_err(ReplayError::from)?;
        if self.players.len() != usize::from(setup.seats) {
            return Err(RecordError::Players { players: self.players.len(), seats: setup.seats });
        }
        let players = PerSeat::from_fn(setup.seats, |seat| self.players[seat.index()].clone());
        let steps = self.steps.iter().enumerate().map(|(number, step)| told(number, step));
        Table::replay_told(setup, self.seed, players, steps)
    }
}

/// A value on one line.
fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a record is plain data")
}

pub(crate) fn told<G: Game>(number: usize, step: &RecordStep) -> Result<Told<G>, RecordError> {
    let unreadable = |text: &str| RecordError::Notation {
        step: number,
        // A hostile text is quoted only as far as a person would read it.
        text: text.chars().take(60).collect(),
    };
    Ok(match step {
        RecordStep::Choice { seat, choice } => {
            Told::Choice { seat: *seat, action: choice.parse().map_err(|_| unreadable(choice))? }
        }
        RecordStep::Chance { chance } => {
            Told::Chance { outcome: chance.parse().map_err(|_| unreadable(chance))? }
        }
        RecordStep::Undo { seat, undo, agreed } => Told::Undo { seat: *seat, to: *undo, agreed: *agreed },
    })
}

impl<G: Game> Table<G> {
    pub fn record(&self) -> Record {
        Record {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            setup: RecordSetup { seats: self.setup().seats, options: self.setup().named_options() },
            edition: serde_json::to_value(&**self.edition()).expect("an edition is plain data"),
            seed: self.seed(),
            players: self.players().values().cloned().collect(),
            steps: self.journal().entries().iter().map(|entry| written(entry.step)).collect(),
            outcome: self.outcome(),
            fair: None,
        }
    }
}

pub(crate) fn written<G: Game>(step: Step<G>) -> RecordStep {
    match step {
        Step::Choice { seat, action } => RecordStep::Choice { seat, choice: action.to_string() },
        Step::Chance { outcome, .. } => RecordStep::Chance { chance: outcome.to_string() },
        Step::Undo { seat, to, agreed } => RecordStep::Undo { seat, undo: to, agreed },
    }
}
