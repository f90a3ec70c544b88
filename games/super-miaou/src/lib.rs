//! Super Miaou: a first deck-builder for two to four. Own a Cat and a Cape, and be the first to turn both
//! up together.
//!
//! A hand lies face down for its owner too, so nothing in this game is private: what is hidden is hidden
//! from everybody, is not stored, and is drawn when it is turned up. The state is all public.

mod cards;
mod draw;
mod edition;
mod insight;
mod moves;
mod rules;
mod say;
mod scoring;
mod state;
mod zone;

pub use cards::{Bag, Card};
pub use edition::{Currency, Edition, Figures, Price};
pub use moves::{Action, Chance, Event};
pub use rules::{FirstSteps, Options};
pub use state::{Phase, Public, SuperMiaou};
pub use zone::{Side, Slot, Zone};
