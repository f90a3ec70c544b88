//! A game in the terminal, between people at one screen and bots. It speaks through plain lines, so that it
//! works in a pipe, over ssh and with a screen reader.

mod choices;
mod command;
mod session;

pub use session::Session;
