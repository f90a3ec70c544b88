//! Play online: tables of the house, for people each at their own screen.

mod attention;
mod chat;
mod dice;
mod introduce;
mod invite;
mod lobby;
mod mine;
mod open;
mod qr;
mod seated;
mod share;
mod together;
mod waiting;
mod wishes;

use serde::Deserialize;

pub use introduce::{Introduce, LONGEST_NAME, who_am_i};
pub use mine::my_tables;
pub use open::OpenTable;
pub use seated::{Closed, OnlineTable};
pub use share::Share;
pub use waiting::{OpenTables, TableRow};

/// Who one is in this house.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    pub id: String,
    pub name: String,
}

/// What the house knows of this browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    NotYetAsked,
    Nobody,
    Somebody(Me),
    /// The house does not answer; a sentence says so.
    Unreachable(String),
}
