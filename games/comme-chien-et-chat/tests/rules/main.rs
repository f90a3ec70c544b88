//! One test a rule, at least. The expected values come from RULES.md.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test file uses its part of it")]
mod common;

mod cards;
mod choices;
mod end;
mod feeding;
mod turn;
