//! What crosses the wire between a table and those who look at it: the same words for the server's tables and
//! for those that a browser's own worker keeps. Everything here is made from views; texts are made by the reader.

pub mod brief;
mod card;
mod client;
mod dice;
mod here;
mod patch;
mod seated;
mod server;
mod undone;

pub use card::{Clock, HostOrder, NewTable, SeatCard, SeatWish, Stage, TableCard};
pub use client::{ClientMessage, Emote, Proposal, Request};
pub use dice::{DiceFinding, Promise};
pub use here::{HereMessage, HereRequest, TableOrder};
pub use patch::Patch;
pub use seated::{Seated, Sitter};
pub use server::{Clocks, Happened, Hint, Now, PlayerCard, ServerMessage, Sight};
pub use undone::Undone;
