//! One test or more for every rule of RULES.md, named after it. Each states its position or its deal, and
//! takes what it expects from the rules.

#[path = "../play/mod.rs"]
mod play;

mod bin;
mod buy;
mod draw;
mod invariant;
mod mouse;
mod mouse_limits;
mod setup;
mod turn;
mod win;
