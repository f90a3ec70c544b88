//! The typed form of `components.toml`, field by field.

use game_api::Figure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Tile;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    pub name: String,
    pub actions: Figure<u8>,
    pub deals: Figure<u8>,
    pub rounds: Figure<u16>,
    pub gutters: Gutters,
    pub cats: Cats,
    pub homes: Homes,
    pub boards: Boards,
    pub corners: Corners,
    pub ring: RingStart,
    pub scale: Scale,
    pub options: OptionFigures,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gutters {
    pub straight: Figure<u8>,
    pub elbow: Figure<u8>,
    pub double: Figure<u8>,
    pub bridge: Figure<u8>,
    pub tee: Figure<u8>,
    pub cross: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cats {
    pub grey: CatFigures,
    pub ginger: CatFigures,
    pub black: CatFigures,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CatFigures {
    pub points: Figure<u8>,
    pub copies: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Homes {
    pub copies: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Boards {
    pub standard: Figure<u8>,
    pub kittens: Figure<u8>,
    pub big_tom: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Corners {
    pub top_right: Figure<Elbow>,
    pub bottom_left: Figure<Elbow>,
}

/// How an elbow lies: the two sides that it joins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Elbow {
    Ne,
    Es,
    Sw,
    Nw,
}

impl Elbow {
    pub(crate) fn tile(self) -> Tile {
        match self {
            Elbow::Ne => Tile::Ne,
            Elbow::Es => Tile::Es,
            Elbow::Sw => Tile::Sw,
            Elbow::Nw => Tile::Nw,
        }
    }
}

/// Corners of the ring, clockwise from the top-left one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RingStart {
    pub first_cat: Figure<u8>,
    pub second_cat: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scale {
    #[serde(rename = "grade-1")]
    pub grade1: Figure<u16>,
    #[serde(rename = "grade-2")]
    pub grade2: Figure<u16>,
    #[serde(rename = "grade-3")]
    pub grade3: Figure<u16>,
    #[serde(rename = "grade-4")]
    pub grade4: Figure<u16>,
    #[serde(rename = "grade-5")]
    pub grade5: Figure<u16>,
    #[serde(rename = "grade-6")]
    pub grade6: Figure<u16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionFigures {
    pub first_edition_insertions: Figure<u8>,
    pub even_start_actions: Figure<u8>,
}
