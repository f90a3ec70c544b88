//! Chabyrinthe: turn and push the gutters of a roof until a stray cat can walk to a home. Alone, together,
//! in teams or each against all, on three sizes of roof.
//!
//! Nothing in this game is private: what nobody has seen is not stored, but drawn when it is turned up. The
//! state is all public. Read `gutter` and `board` first, then `paths` for how a cat walks, and
//! `moves` for what happens when one comes home.

mod board;
mod draw;
mod edition;
mod figures;
mod gutter;
mod heap;
mod insight;
mod moves;
mod notation;
mod options;
mod paths;
mod pile;
mod ring;
mod rules;
mod say;
mod scoring;
mod state;

pub use board::{Board, Cell, MAX_SIDE};
pub use edition::Edition;
pub use figures::Figures;
pub use gutter::{Kind, Side, Tile};
pub use heap::{Face, Heap};
pub use moves::Event;
pub use notation::{Action, Chance};
pub use options::{BoardSize, Options, Play, Switch};
pub use paths::{Reached, Stride, reached, walk};
pub use pile::Pile;
pub use ring::{Cat, Litter, Place, Ring, Stray};
pub use state::{Arrivals, Chabyrinthe, Phase, Public, Walk};
