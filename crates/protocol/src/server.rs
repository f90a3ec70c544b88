use std::collections::BTreeMap;

use game_api::{Outcome, Pending, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Emote, Patch, Proposal, TableCard};

/// What a table tells one viewer. `P` and `E` are how changes and events are held: whoever tells many viewers
/// writes them once and shares the text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum ServerMessage<P = Patch, E = Value> {
    Sight(Box<Sight<E>>),
    Happened(Happened<P, E>),
    /// Who sits at the table and how it is set up: on coming, and whenever that changes.
    Table(Box<TableCard>),
    /// The game is about to begin: devices that gave a hash now give their nonce.
    RevealNonces,
    /// How much time everybody has: on coming, and whenever that changes otherwise than by passing.
    Clocks(Clocks),
    /// Somebody wants what needs the agreement of all people at the table; these agree so far.
    Proposed {
        by: Seat,
        proposal: Proposal,
        agreed: Vec<Seat>,
    },
    /// What was proposed is done, or will not be.
    Settled {
        agreed: bool,
    },
    /// Somebody at the table says something.
    Said {
        name: String,
        text: String,
    },
    /// Somebody at the table shows something.
    Emoted {
        seat: Seat,
        emote: Emote,
    },
    /// The house closes its door for a moment: come again.
    GoingDown,
    /// The request with that mark was refused: by a rule, or with the key of the house's sentence.
    Refused {
        mark: u32,
        rule: Option<String>,
        reason: String,
    },
    /// The request with that mark would be done, or was done before.
    Fine {
        mark: u32,
    },
    /// The best choices first.
    Advice {
        mark: u32,
        hints: Vec<Hint>,
    },
}

/// How much time each seat has left, in milliseconds, and whose time is running.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Clocks {
    pub left_ms: Vec<i64>,
    pub running: Option<Seat>,
}

/// All that a viewer sees: on coming to the table, and when catching up step by step would take longer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sight<E = Value> {
    /// Counts what this viewer was told since the table was opened.
    pub number: u64,
    pub game: String,
    pub rules_version: u32,
    pub viewer: Viewer,
    pub options: BTreeMap<String, String>,
    pub edition: Value,
    pub players: Vec<PlayerCard>,
    pub public: Value,
    pub private: Option<Value>,
    /// The events heard so far, the oldest first.
    pub told: Vec<E>,
    pub now: Now,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerCard {
    pub name: String,
    /// The level of a bot; a person has none.
    pub bot: Option<String>,
}

/// What changed for a viewer by one step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Happened<P = Patch, E = Value> {
    pub number: u64,
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub public: Option<P>,
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub private: Option<P>,
    /// The events that the viewer heard.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<E>,
    pub now: Now,
}

fn nothing<P>() -> Option<P> {
    None
}

/// What the viewer may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Now {
    pub pending: Pending,
    /// The choices of the viewer's own seat, in its notation; on the wire, without what repeats.
    #[serde(default, with = "crate::brief", skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub can_undo: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A choice with what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hint {
    pub action: String,
    /// The estimated chance to win, and how far off that may be.
    pub chance: f32,
    pub give_or_take: f32,
}
