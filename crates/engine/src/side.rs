//! One viewer's side of a table: what was told, so that only what is new needs telling.

use game_api::{Pending, Viewer};
use protocol::{Happened, Now, Patch, PlayerCard, Sight};
use serde_json::Value;
use table::{AnyTable, Player};

#[derive(Debug)]
pub struct Side {
    pub viewer: Viewer,
    /// How many steps of the journal the viewer knows.
    heard: usize,
    /// What it sees, as JSON.
    public: String,
    private: String,
}

impl Side {
    /// Everything that is to be seen from there.
    pub fn take(table: &dyn AnyTable, viewer: Viewer) -> (Side, Sight) {
        let (public, private) = parts(table, viewer);
        let side =
            Side { viewer, heard: table.steps(), public: public.to_string(), private: private.to_string() };
        let sight = Sight {
            number: side.number(),
            game: table.info().id.to_owned(),
            rules_version: table.info().rules_version,
            viewer,
            options: table.options(),
            edition: table.edition(),
            players: table.players().values().map(card).collect(),
            public,
            private: (!private.is_null()).then_some(private),
            told: table.heard(viewer, 0),
            now: now(table, viewer),
        };
        (side, sight)
    }

    /// What is new since the last time.
    pub fn catch_up(&mut self, table: &dyn AnyTable) -> Happened {
        let (public, private) = parts(table, self.viewer);
        let (public, private) = (public.to_string(), private.to_string());
        let told = table.heard(self.viewer, self.heard);
        let happened = Happened {
            number: table.steps() as u64,
            public: patch(&self.public, &public),
            private: patch(&self.private, &private),
            told,
            now: now(table, self.viewer),
        };
        *self = Side { viewer: self.viewer, heard: table.steps(), public, private };
        happened
    }

    pub fn number(&self) -> u64 {
        self.heard as u64
    }
}

fn patch(old: &str, new: &str) -> Option<Patch> {
    Patch::between(old, new).map(|text| serde_json::from_str(text.get()).expect("a patch is read as written"))
}

fn parts(table: &dyn AnyTable, viewer: Viewer) -> (Value, Value) {
    let mut view = table.view(viewer);
    (view["public"].take(), view["private"].take())
}

fn now(table: &dyn AnyTable, viewer: Viewer) -> Now {
    let pending = table.pending();
    let legal = match viewer {
        Viewer::Seat(seat) if pending == Pending::Seat(seat) => table.legal(seat),
        _ => Vec::new(),
    };
    let can_undo = viewer.seat().is_some_and(|seat| table.can_undo(seat));
    Now { pending, legal, can_undo, outcome: table.outcome() }
}

fn card(player: &Player) -> PlayerCard {
    match player.clone() {
        Player::Person(name) => PlayerCard { name, bot: None },
        Player::Bot(level) => PlayerCard { name: String::new(), bot: Some(level) },
    }
}
