//! Comme chien et chat: back your favourite animals, feed them what they love, and feed the others what
//! they hate. Two to six players.
//!
//! The hands of action cards are private, and so is a move with one of them until it is done. The food
//! pile hides nothing but its order, which is not stored: a card is drawn when it is turned up.

mod animals;
mod bag;
mod cards;
mod draw;
mod edition;
mod effects;
mod food;
mod guess;
mod insight;
mod moves;
mod refusals;
mod rules;
mod say;
mod scoring;
mod state;
mod targets;

pub use animals::{Animal, Species};
pub use bag::{Bag, Kinds};
pub use cards::{Card, Cards};
pub use edition::{Edition, Figures};
pub use food::{Food, FoodBag, FoodKind, Pile, VALUES};
pub use moves::{Action, Chance, Event, Target};
pub use rules::Options;
pub use scoring::scores;
pub use state::{CommeChienEtChat, Draft, End, Pet, Phase, Private, Public};
