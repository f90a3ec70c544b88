//! Changes of people and tables. They share a flush with the decisions that are made meanwhile.

use sqlx::AnyConnection;

use super::{Ended, Person, Rest, people, results, tables};
use crate::ids::TableId;
use crate::live::Sheet;

#[derive(Debug)]
pub enum Change {
    /// A new person, whom the token of this hash shows.
    Person { person: Person, token: String },
    /// A new table.
    Open { id: TableId, sheet: Box<Sheet> },
    /// A table's sheet as it is now.
    Save { id: TableId, sheet: Box<Sheet>, rest: Rest },
    /// A table begins to play: its sheet and its deal.
    Begin { id: TableId, sheet: Box<Sheet>, rest: Rest, deal: String },
    /// A game is over: its sheet, its results and the ratings.
    Finish { id: TableId, sheet: Box<Sheet>, rest: Rest, ended: Ended },
}

impl Change {
    pub(super) async fn write(&self, group: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            Change::Person { person, token } => people::add(group, person, token).await,
            Change::Open { id, sheet } => tables::add(group, id, sheet).await,
            Change::Save { id, sheet, rest } => tables::save(group, id, sheet, rest).await,
            Change::Begin { id, sheet, rest, deal } => {
                tables::save(group, id, sheet, rest).await?;
                tables::deal(group, id, deal).await
            }
            Change::Finish { id, sheet, rest, ended } => {
                tables::save(group, id, sheet, rest).await?;
                results::finish(group, id, ended).await
            }
        }
    }
}
