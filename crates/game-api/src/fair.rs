//! Fair dice: the seed of a game binds the house and the players' devices, and anyone can check it afterwards.
//! `docs/fair-dice.md` says what this proves and what not.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

use crate::Seed;
use crate::rng::BadSeed;

/// 32 bytes, written as 64 hexadecimal digits: a secret, a nonce, or the hash of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, JsonSchema)]
#[schemars(with = "String", extend("pattern" = "^[0-9a-fA-F]{64}$"))]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// What is shown before the value itself may be known.
    pub fn commitment(self) -> Bytes32 {
        Bytes32(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seed(self.0).fmt(f)
    }
}

impl FromStr for Bytes32 {
    type Err = BadSeed;
    fn from_str(text: &str) -> Result<Self, BadSeed> {
        text.parse::<Seed>().map(|seed| Bytes32(seed.0))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// All that a seed was made from, told when the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The house's; its hash was shown before anybody sat down.
    pub secret: Bytes32,
    pub table: String,
    /// Each seat's; none where the device gave none.
    pub nonces: Vec<Option<Bytes32>>,
}

impl Fair {
    /// The seed: SHA-256 over the lines `chatiere seed 1`, the secret, the table's id, the set-up, and one line a
    /// seat with its nonce or `-`.
    pub fn seed(&self, setup: &FairSetup<'_>) -> Seed {
        let mut lines =
            vec!["chatiere seed 1".to_owned(), self.secret.to_string(), self.table.clone(), setup.line()];
        lines.extend(self.nonces.iter().map(|nonce| nonce.map_or("-".to_owned(), |nonce| nonce.to_string())));
        Seed(Sha256::digest(lines.join("\n")).into())
    }
}

/// What is played, as far as the seed binds it.
#[derive(Clone, Copy, Debug)]
pub struct FairSetup<'a> {
    pub game: &'a str,
    pub rules_version: u32,
    pub seats: u8,
    pub options: &'a BTreeMap<String, String>,
    /// The edition as compact JSON with sorted keys.
    pub edition: &'a str,
}

impl FairSetup<'_> {
    /// Such as `super-miaou 1 2 first-steps=no <hash of the edition>`.
    fn line(&self) -> String {
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let edition = Bytes32(Sha256::digest(self.edition).into());
        format!("{} {} {} {} {edition}", self.game, self.rules_version, self.seats, options.join(","))
    }
}
