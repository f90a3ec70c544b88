//! One test or more for every rule of RULES.md, named after it. Each states its position, and takes what it
//! expects from the rules.

#[path = "../play/mod.rs"]
mod play;

mod count;
mod day;
mod ends;
mod evening;
mod fields;
mod follow;
mod invariant;
mod morning;
mod recruit;
mod setup;
mod side_b;
mod sticks;
