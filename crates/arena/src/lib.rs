//! Self-play and its statistics: `chatiere sim` and `chatiere arena`.

mod balance;
mod contest;
mod duel;
mod page;
mod playout;
mod rating;
mod report;
mod sequential;
mod simulation;
mod solo;
mod tally;
mod trace;

pub use balance::{Balance, balance};
pub use contest::{Contest, contest};
pub use duel::{Duel, DuelResult, Pair, duel};
pub use page::{TEXTS, page};
pub use playout::{Counts, Playout};
pub use rating::{Rating, ratings};
pub use report::{Quantiles, Share, SimReport};
pub use sequential::{Sequential, Verdict};
pub use simulation::{Plan, simulate};
pub use solo::{SoloPlan, SoloReport, solo};
pub use tally::Tally;
pub use trace::trace;
