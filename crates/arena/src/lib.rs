//! Self-play and its statistics: `chatiere sim`.

mod playout;
mod report;
mod simulation;
mod tally;
mod trace;

pub use playout::{Counts, Playout};
pub use report::{Quantiles, Share, SimReport};
pub use simulation::{Plan, simulate};
pub use tally::Tally;
pub use trace::trace;
