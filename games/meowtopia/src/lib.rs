//! Meowtopia: a family of kittens for two to four players. Send them to work, let them sleep, water the
//! fields, load the merchants, feed everybody.
//!
//! Everything lies open and nothing is random once the first player is drawn: the state is all public. Read
//! [`farm`] for the fields and sticks, then [`state`] for what a half-made turn looks like, then [`moves`].

mod audit;
mod draw;
mod edition;
mod evening;
mod farm;
mod grid;
mod home;
mod insight;
mod job;
mod moves;
mod notation;
mod refusal;
mod rules;
mod say;
mod scoring;
mod state;

pub use edition::{Edition, Figures, Numbers, Stock};
pub use farm::{BadFarm, Farm, MAX_SPAN};
pub use grid::{Edge, Spot, Wall};
pub use home::{Home, Kitten, Load, Merchant, Role, Ware};
pub use job::Job;
pub use notation::{Action, Chance, Event};
pub use rules::{FirstFree, Options};
pub use scoring::Count;
pub use state::{Ending, Meowtopia, Phase, Public, Side, Tile};
