//! The floors of the house: a crate may use only crates of lower floors, and no game knows another.
//!
//! Crates are known by their folders, for a folder can't be renamed in passing as a package can.

use std::path::Path;

use super::cargo::{Member, Workspace};
use super::{Finding, tree};

/// Where a crate stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Floor(u8),
    /// A tool beside the house: it may use everything, and nothing may use it.
    Outside,
}

/// The one table of the floors; every game stands on `GAMES`.
const FLOORS: [(&str, Place); 14] = [
    ("crates/game-api", Place::Floor(0)),
    ("crates/table", Place::Floor(1)),
    ("crates/bots", Place::Floor(1)),
    ("crates/protocol", Place::Floor(1)),
    ("crates/game-test", Place::Floor(2)),
    ("crates/catalog", Place::Floor(3)),
    ("crates/arena", Place::Floor(4)),
    ("crates/engine", Place::Floor(4)),
    ("crates/web", Place::Floor(4)),
    ("crates/web-dist", Place::Floor(4)),
    ("crates/server", Place::Floor(5)),
    ("crates/chatiere", Place::Floor(6)),
    ("xtask", Place::Outside),
    ("fuzz", Place::Outside),
];

const GAMES: Place = Place::Floor(2);

/// Checks the workspace's crates as cargo sees them.
#[must_use]
pub fn check(root: &Path) -> Vec<Finding> {
    judge(Workspace::at(root), |path| tree::read(root, path).unwrap_or_default())
}

/// Checks the crates in the JSON of `cargo metadata --no-deps`; findings point at the first line.
#[must_use]
pub fn check_metadata(json: &str) -> Vec<Finding> {
    judge(Workspace::parse(json), |_| String::new())
}

fn judge(workspace: Result<Workspace, Finding>, read: impl Fn(&str) -> String) -> Vec<Finding> {
    let members = match workspace {
        Ok(workspace) => workspace.members,
        Err(finding) => return vec![finding],
    };
    let mut findings = Vec::new();
    for member in &members {
        let manifest = member.manifest();
        if place(&member.folder).is_none() {
            findings.push(Finding::new(&manifest, 1, "This crate has no floor in tidy's table."));
        }
        for need in &member.needs {
            if let Some(sentence) = complaint(member, need) {
                let line = line_naming(&read(&manifest), need);
                findings.push(Finding::new(&manifest, line, sentence));
            }
        }
    }
    findings
}

/// Why the member may not use the crate in the folder `need`, if so.
fn complaint(member: &Member, need: &str) -> Option<String> {
    let user = &member.folder;
    if is_game(user) && is_game(need) {
        return Some(format!("A game knows no other game, but {user} uses {need}."));
    }
    match (place(user)?, place(need)?) {
        (Place::Outside, _) => None,
        (Place::Floor(_), Place::Outside) => {
            Some(format!("{user} uses {need}, which stands outside the house."))
        }
        (Place::Floor(own), Place::Floor(other)) => (other >= own)
            .then(|| format!("{user} on floor {own} uses {need} on floor {other}, which isn't lower.")),
    }
}

fn place(folder: &str) -> Option<Place> {
    if is_game(folder) {
        return Some(GAMES);
    }
    FLOORS.iter().find(|(known, _)| *known == folder).map(|(_, place)| *place)
}

fn is_game(folder: &str) -> bool {
    folder.strip_prefix("games/").is_some_and(|name| !name.contains('/'))
}

/// The line of the manifest that names the crate in this folder, or the first line.
fn line_naming(manifest: &str, folder: &str) -> usize {
    let name = folder.rsplit('/').next().unwrap_or(folder);
    let names = |line: &str| {
        line.trim_start_matches(['"', ' '])
            .strip_prefix(name)
            .is_some_and(|rest| rest.starts_with(['.', '=', ' ', '"']))
    };
    manifest.lines().position(names).map_or(1, |index| index + 1)
}
