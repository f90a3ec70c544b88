//! The referee. A [`Table`] holds a game's state and never lends it: outsiders submit actions, which are
//! checked, and get views. Its journal replays the game; undo is an entry of the journal like any other.

mod any;
mod explain;
mod followed;
mod journal;
mod perft;
mod record;
mod referee;
mod refusal;
mod replay;
mod scenario;
mod undo;
mod verify;

pub use any::{AnyTable, Choice, Said};
pub use explain::{Explain, TEXTS};
pub use followed::{Change, Decision, Followed, LiveTable, News, Told};
pub use journal::{Entry, Journal, Player, Step};
pub use perft::{Perft, dealt, perft};
pub use record::{MAX_RECORD_BYTES, MAX_STEPS, Record, RecordError, RecordSetup, RecordStep};
pub use referee::Table;
pub use refusal::Refusal;
pub use replay::ReplayError;
pub use scenario::{Scenario, ScenarioError};
pub use verify::{Unfair, Verified};
