//! The tests that every game must pass. One call buys the whole contract:
//! `for setup in every_setup::<MyGame>() { conforms(&setup, 200); }`

mod conforms;
mod playthrough;
mod script;
pub mod toy;

pub use conforms::{Broken, Report, Violation, check, conforms};
pub use playthrough::playthrough;
pub use script::{run_scenario, scenarios};
pub use table::{dealt, perft};
