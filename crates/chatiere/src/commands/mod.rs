//! One file a command. A command that fails gives a sentence in the reader's language.

pub mod arena;
pub mod backup;
pub mod games;
pub mod load;
pub mod perft;
pub mod play;
pub mod replay;
pub mod serve;
pub mod setup;
pub mod sim;
pub mod verify;
