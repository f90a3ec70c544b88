//! One test a rule, named after it; each states its position.

mod audit;
mod cards;
mod choosing;
mod deal;
mod disasters;
mod magic;
mod market;
mod sea;
mod season;
mod water;
