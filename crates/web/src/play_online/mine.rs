//! The tables at which this browser's reader sits, to return to.

use leptos::{prelude::*, task::spawn_local};
use protocol::{Stage, TableCard};

use crate::{connection::http, reader};

/// Where their names are kept, the last one first.
const MINE: &str = "chatiere-tables";
/// So many are kept.
const MOST: usize = 8;

/// Keeps a table to return to.
pub fn remember(table: &str) {
    let others = names().into_iter().filter(|name| name != table);
    keep(std::iter::once(table.to_owned()).chain(others).take(MOST).collect());
}

pub fn forget(table: &str) {
    keep(names().into_iter().filter(|name| name != table).collect());
}

/// The tables that go on, as the house knows them; none as long as it has not answered.
pub fn my_tables() -> RwSignal<Vec<TableCard>> {
    let lang = reader::Reader::here().lang.get_untracked();
    let tables = RwSignal::new(Vec::new());
    for name in names() {
        spawn_local(async move {
            match http::get::<TableCard>(lang, &format!("/api/tables/{name}")).await {
                Ok(card) if card.stage == Stage::Over => forget(&name),
                // The reader may have left the page in the meantime.
                Ok(card) => _ = tables.try_update(|tables| tables.push(card)),
                Err(refused) if refused.key.as_deref() == Some("no-table") => forget(&name),
                // Without a server there is nothing to return to, and the rest of the page is as good as ever.
                Err(_) => {}
            }
        });
    }
    tables
}

fn names() -> Vec<String> {
    reader::kept(MINE).and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()
}

fn keep(names: Vec<String>) {
    reader::keep(MINE, &serde_json::to_string(&names).expect("names are plain data"));
}
