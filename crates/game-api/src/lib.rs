//! The contract between the house and its games.
//!
//! A game implements [`Game`]; everything else (referee, bots, terminal, server, browser) is written once
//! against it. Read [`Game`] first, then [`ViewRef`] for who may see what, and [`GameRng`] for where luck comes from.

mod edition;
mod emit;
mod fair;
mod game;
mod info;
mod insight;
mod outcome;
mod present;
mod rng;
mod rule;
mod seat;
mod setup;
mod text;
mod view;

pub use edition::{
    BadFigure, Edition, EditionError, Figure, MAX_EDITION_BYTES, Mark, read_edition, standard_edition,
};
pub use emit::{Audience, Emit, Recorder, Silent};
pub use fair::{Bytes32, Fair, FairSetup};
pub use game::{BadNotation, Game, Notation, Pending, Source};
pub use info::{GameInfo, Patterns, Variant};
pub use insight::{Insight, Thought, best_of_three, priors_by_prospects};
pub use outcome::{Outcome, Solo};
pub use present::Present;
pub use rng::{GameRng, Seed};
pub use rule::{RuleId, RuleWatch, mark_rule};
pub use seat::{MAX_SEATS, PerSeat, Seat, Viewer};
pub use setup::{Setup, SetupError, every_setup};
pub use text::{Args, Lang, MISSING, Phrasebook, Texts, Voice};
pub use view::{View, ViewRef};
