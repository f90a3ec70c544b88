//! The table: one layout for all games. It shows the position it was told, offers the actions it was given, and
//! knows no rule.

mod advice;
mod bar;
mod clock;
mod curtain;
mod desk;
mod focus;
mod keys;
mod layout;
mod log;
mod menu;
mod players;
mod prompt;
mod stage;
mod trouble;

pub use clock::tick;
pub use desk::{Chosen, Desk, Line, Notice, Shown, Stands};
pub use layout::TableLayout;
pub use menu::MenuItem;
pub use players::symbol;
pub use trouble::Trouble;
