//! The way to a table, the same for one that this browser's worker keeps and for one of the server's.

pub mod http;
mod socket;
mod worker;

use game_api::Viewer;
use protocol::ClientMessage;

pub use socket::{News, Socket};
pub use worker::Worker;

/// Carries what the page asks to the table. What the table answers comes to whoever opened the line.
pub trait Line {
    fn ask(&self, message: ClientMessage);
    /// Turns to another side of the table, where several people share this screen.
    fn look(&self, viewer: Viewer);
}
