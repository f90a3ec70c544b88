//! How a table can be set up, and which combinations make sense.

use game_api::{SetupError, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    pub board: BoardSize,
    pub play: Play,
    /// At most one insertion a turn.
    pub first_edition: Switch,
    /// The very first turn is shorter.
    pub even_start: Switch,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoardSize {
    #[default]
    Standard,
    Kittens,
    BigTom,
}

/// Who plays with whom. One player alone is always solo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    #[default]
    Versus,
    Coop,
    Teams,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    #[default]
    No,
    Yes,
}

impl Options {
    /// Whether nobody is the opponent, so that turns are counted and not points.
    pub fn counts_turns(self, seats: u8) -> bool {
        if self.play == Play::Coop {
            rule!("CH10.3");
            return true;
        }
        seats == 1
    }

    pub(crate) fn check(self, seats: u8) -> Result<(), SetupError> {
        rule!("CH10");
        let forbidden = match self.play {
            Play::Teams if seats != 4 => rule!("CH10.4"),
            Play::Coop if seats == 1 => rule!("CH10.3"),
            _ if self.even_start == Switch::Yes && self.counts_turns(seats) => rule!("CH10.7"),
            _ => return Ok(()),
        };
        Err(SetupError::Combination(forbidden))
    }
}
