//! The five actions. A tile is named after the action on its front.

use std::fmt;
use std::str::FromStr;

use game_api::BadNotation;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    Food,
    Irrigation,
    Gold,
    Recruit,
    Fields,
}

impl Job {
    pub const COUNT: usize = 5;
    pub const ALL: [Job; Job::COUNT] = [Job::Food, Job::Irrigation, Job::Gold, Job::Recruit, Job::Fields];

    pub fn name(self) -> &'static str {
        match self {
            Job::Food => "food",
            Job::Irrigation => "irrigation",
            Job::Gold => "gold",
            Job::Recruit => "recruit",
            Job::Fields => "fields",
        }
    }

    /// Its place in a list of all tiles.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Job {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Job::ALL.into_iter().find(|job| job.name() == text).ok_or(BadNotation)
    }
}
