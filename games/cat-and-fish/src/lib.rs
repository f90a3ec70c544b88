//! Cat & Fish: five years of fishing around an island, for two to four. Choose actions, sail, fish, sell in
//! the right season, buy better gear, and mind the disasters.
//!
//! Fish lie face down: which they are is not stored but drawn from their bag when they are turned up. Only
//! the magic cards in hand are private; the rest of the state lies open.

mod kinds;

mod cards;
mod draw;
mod edition;
mod guess;
mod insight;
mod moves;
mod places;
mod rules;
mod say;
mod scoring;
mod sea;
mod state;
mod tiles;
mod waters;

pub use cards::{Gear, Hoard, Magic, Markers, Season, Space, Spells, Stock, Treasure};
pub use edition::{Berth, Edition, Figures};
pub use kinds::{Heap, Kind};
pub use moves::{Action, Chance, Event};
pub use places::{HEXES, Hex, HexSet, POINTS, Place, Point, PointSet, RINGS, Set};
pub use rules::Options;
pub use sea::{Axial, Sea, sea};
pub use state::{CatAndFish, Disaster, Fisher, Phase, Private, Public, Strike};
pub use tiles::{Tile, Zone};
pub use waters::{Counts, Laid, Shoal, Waters};
