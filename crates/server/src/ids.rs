//! Names that nobody can guess, from the system's random source.

use std::fmt;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Digits and letters that are not mistaken for one another; each carries five bits.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 130 bits.
const ID_LENGTH: usize = 26;
/// 255 bits.
const TOKEN_LENGTH: usize = 51;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(Arc<str>);

/// What is an id in an address or a request, as a pattern.
pub const ID_PATTERN: &str = "^[0-9a-hjkmnp-tv-z]{26}$";

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PersonId(#[schemars(regex(pattern = ID_PATTERN))] String);

impl TableId {
    pub fn fresh() -> TableId {
        TableId(random_text(ID_LENGTH).into())
    }
    /// The id, if the text could be one.
    pub fn read(text: &str) -> Option<TableId> {
        looks_like_id(text).then(|| TableId(text.into()))
    }
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl PersonId {
    pub fn fresh() -> PersonId {
        PersonId(random_text(ID_LENGTH))
    }
    /// The id, if the text could be one.
    pub fn read(text: &str) -> Option<PersonId> {
        looks_like_id(text).then(|| PersonId(text.to_owned()))
    }
    pub fn stored(text: String) -> PersonId {
        PersonId(text)
    }
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a device shows to be recognised. It is never stored or printed: only its hash is.
pub struct Token(String);

impl Token {
    pub fn fresh() -> Token {
        Token(random_text(TOKEN_LENGTH))
    }
    /// The token, if the text could be one.
    pub fn read(text: &str) -> Option<Token> {
        let fits = text.len() == TOKEN_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        fits.then(|| Token(text.to_owned()))
    }
    pub fn hash(&self) -> String {
        hash(self.0.as_bytes())
    }
    /// The token itself, for the device that it belongs to.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// SHA-256 in hexadecimal digits.
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes that nobody can guess.
///
/// # Panics
/// If the system has no random source: then nothing here is safe.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a random source");
    bytes
}

fn random_text(length: usize) -> String {
    let bytes: [u8; TOKEN_LENGTH] = random_bytes();
    bytes[..length].iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn looks_like_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}
