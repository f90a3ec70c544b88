//! One test a rule, and more where a rule says more than one thing. Expected values come from RULES.md.

#[path = "../common/mod.rs"]
mod common;

mod audit;
mod end;
mod home;
mod insert;
mod modes;
mod moving;
mod setup;
mod turn;
