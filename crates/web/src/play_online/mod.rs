//! Play online: tables of the house, for people each at their own screen.

mod attention;
mod introduce;
mod lobby;
mod open;
mod qr;
mod seated;

use leptos::prelude::*;
use serde::Deserialize;

pub use open::{OpenTable, OpenTables};
pub use seated::OnlineTable;

/// Who one is in this house.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    pub id: String,
    pub name: String,
}

/// What is known of oneself: nothing yet, nobody, or somebody.
pub type Known = RwSignal<Option<Option<Me>>>;
