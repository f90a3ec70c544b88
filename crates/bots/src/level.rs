use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game_api::Insight;

use crate::{Bot, Budget, Clock, Greedy, Kitten, Random, Search, Tiger, wall_clock};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal choice.
    Random,
    /// One step ahead.
    Greedy,
    /// The search with the rules alone, to measure what insight is worth.
    Plain,
    /// Kitten: plays for fun and errs like a beginner.
    Chaton,
    /// Tomcat: plays decently.
    Matou,
    /// Tiger: as strong as a second a choice allows.
    Tigre,
}

/// How a bot of a level spends its time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The share of the level's usual time.
    pub share: f32,
    pub clock: Clock,
    pub threads: usize,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { share: 1.0, clock: wall_clock, threads: 1 }
    }
}

/// What a tiger thinks about one choice.
const TIGRE: Duration = Duration::from_millis(1000);

impl Level {
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Greedy, Level::Plain, Level::Chaton, Level::Matou, Level::Tigre];
    /// Those that people play against.
    pub const FOR_PEOPLE: [Level; 3] = [Level::Chaton, Level::Matou, Level::Tigre];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Plain => "plain",
            Level::Chaton => "chaton",
            Level::Matou => "matou",
            Level::Tigre => "tigre",
        }
    }

    /// What a bot of this level may think about one choice at a table of so many; those that don't think have no use for it.
    pub fn budget<G: Insight>(self, seats: u8, pace: Pace) -> Budget {
        let whole = match self {
            Level::Matou => Budget::Iterations(G::thought(seats).tomcat),
            _ => Budget::Time { span: TIGRE, clock: pace.clock },
        };
        whole.times(pace.share)
    }

    /// A bot of this level for a table of so many.
    pub fn bot<G: Insight>(self, seats: u8, pace: Pace) -> Box<dyn Bot<G>> {
        let budget = self.budget::<G>(seats, pace);
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy),
            Level::Plain => Box::new(Search::without_insight(budget).on_threads(pace.threads)),
            Level::Chaton => Box::new(Kitten),
            Level::Matou => Box::new(Tiger::new(budget, 1)),
            Level::Tigre => Box::new(Tiger::new(budget, pace.threads)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot of the house has that level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "the levels are: {}", names.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}
