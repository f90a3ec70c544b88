//! What a catalog, a form or a command line needs to know about a game before one is opened.

use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// The name in addresses, files and commands: `super-miaou`.
    pub id: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    pub minutes: u8,
    pub age: u8,
    /// Raised whenever an old journal would replay differently.
    pub rules_version: u32,
    pub variants: &'static [Variant],
    pub notation: Patterns,
    /// Whether a seat ever knows what another does not; then a shared screen needs a curtain.
    pub private_hands: bool,
}

/// One option of the set-up. The first value is the usual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Variant {
    pub key: &'static str,
    pub values: &'static [&'static str],
}

/// Regular expressions that every action and every outcome of chance matches when written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Patterns {
    pub action: &'static str,
    pub chance: &'static str,
}
