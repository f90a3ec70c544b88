//! The figures of a box, read from a file that its owner may edit.

use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use toml::de::{DeTable, DeValue};

/// A larger file is no edition.
pub const MAX_EDITION_BYTES: usize = 64 * 1024;

/// The typed form of a game's `components.toml` and the tables derived from it.
///
/// It is made from [`Edition::Figures`] only, which checks that every figure is within bounds, and its serde
/// form is theirs: an edition that exists is valid.
pub trait Edition:
    Clone
    + Eq
    + Debug
    + TryFrom<Self::Figures, Error = BadFigure>
    + Serialize
    + DeserializeOwned
    + JsonSchema
    + Send
    + Sync
    + 'static
{
    /// The file, field by field.
    type Figures: DeserializeOwned;

    /// The edition that comes with the game; [`standard_edition`] keeps it.
    fn standard() -> Arc<Self>;
    fn name(&self) -> &str;
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Mark {
    /// Stated by the rulebook.
    RB,
    /// Found in other public sources.
    P,
    /// Deduced: the only reading that makes the rulebook's own counts add up.
    D,
    /// Reconstructed: ours, and never to be presented as the publisher's.
    R,
}

/// A figure and its source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure<T> {
    pub value: T,
    pub source: Mark,
}

impl<T: Copy + Into<i64>> Figure<T> {
    /// The value, if it lies within the bounds; `field` is its path in the file.
    pub fn within(self, field: &str, min: i64, max: i64) -> Result<T, BadFigure> {
        let value = self.value.into();
        if (min..=max).contains(&value) {
            Ok(self.value)
        } else {
            Err(BadFigure { field: field.to_owned(), value, min, max })
        }
    }
}

/// A figure that is out of bounds.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field} is {value}; it must lie between {min} and {max}")]
pub struct BadFigure {
    pub field: String,
    pub value: i64,
    pub min: i64,
    pub max: i64,
}

/// Why a file is no edition of the game, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditionError {
    #[error("the file is larger than {MAX_EDITION_BYTES} bytes")]
    TooLarge,
    #[error("line {line}, {field}: {problem}")]
    Unreadable { line: usize, field: String, problem: String },
    #[error("line {line}: {figure}")]
    OutOfBounds { line: usize, figure: BadFigure },
}

/// Reads an edition from a TOML file's text.
pub fn read_edition<E: Edition>(text: &str) -> Result<E, EditionError> {
    if text.len() > MAX_EDITION_BYTES {
        return Err(EditionError::TooLarge);
    }
    let figures = toml::from_str::<E::Figures>(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        EditionError::Unreadable {
            line: line_of(text, at),
            field: field_near(text, at),
            problem: error.message().to_owned(),
        }
    })?;
    E::try_from(figures).map_err(|figure| EditionError::OutOfBounds {
        line: line_of(text, position_of(text, &figure.field).unwrap_or(0)),
        figure,
    })
}

/// The edition that comes with a game, read once from its `components.toml`.
///
/// # Panics
/// If the file is not valid; every test of the game reads it.
pub fn standard_edition<E: Edition>(kept: &'static OnceLock<Arc<E>>, text: &str) -> Arc<E> {
    let read = || Arc::new(read_edition(text).expect("the edition that comes with the game is valid"));
    kept.get_or_init(read).clone()
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count()
}

/// The key, or the table's header, that stands at or above a place in the file.
fn field_near(text: &str, at: usize) -> String {
    let end = text[at..].find('\n').map_or(text.len(), |length| at + length);
    let mut lines = text[..end].lines().rev().map(str::trim).filter(|line| !line.is_empty());
    let here = lines.next().unwrap_or_default();
    let name =
        |line: &str| line.split(['=', ']']).next().unwrap_or_default().trim_matches(['[', ' ']).to_owned();
    if here.starts_with('[') {
        return name(here);
    }
    match lines.find(|line| line.starts_with('[')) {
        Some(header) => format!("{}.{}", name(header), name(here)),
        None => name(here),
    }
}

/// Where the value of a dotted path begins.
fn position_of(text: &str, path: &str) -> Option<usize> {
    let document = DeTable::parse(text).ok()?;
    let mut table = document.get_ref();
    let mut at = None;
    for key in path.split('.') {
        let (_, item) = table.iter().find(|(name, _)| name.get_ref() == key)?;
        at = Some(item.span().start);
        match item.get_ref() {
            DeValue::Table(inner) => table = inner,
            _ => break,
        }
    }
    at
}
