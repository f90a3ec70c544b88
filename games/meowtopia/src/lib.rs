//! Meowtopia: a family of kittens for two to four players. Send them to work, let them sleep, water the
//! fields, load the merchants, feed everybody.
//!
//! Everything lies open and nothing is random once the first player is drawn: the state is all public. Read
//! `state` for what a half-made turn looks like, `moves` for what can be chosen, then `morning`, `day` and
//! `evening` for what it does; `farm` holds the fields and sticks.

mod audit;
mod day;
mod draw;
mod edition;
mod evening;
mod farm;
mod figures;
mod grid;
mod home;
mod insight;
mod job;
mod morning;
mod moves;
mod pieces;
mod refusal;
mod rules;
mod say;
mod scoring;
mod state;

pub use edition::{Edition, Numbers, Stock};
pub use farm::{Farm, MAX_SPAN};
pub use figures::Figures;
pub use grid::{Edge, Spot, Wall};
pub use home::{Home, Kitten, Load, Meal, Merchant, Role, Ware};
pub use job::Job;
pub use moves::{Action, Chance, Event};
pub use pieces::BadFarm;
pub use rules::{FirstFree, Options};
pub use scoring::Count;
pub use state::{Ending, Meowtopia, Phase, Public, Side, Tile};
