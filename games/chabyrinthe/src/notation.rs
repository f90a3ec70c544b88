//! What can be chosen and what can be drawn, and how it is written.

use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, Seat};

use crate::{Cat, Cell, Kind, Place, Tile};

/// Written `turn:b3:ne`, `push:12:ns-ew`, `home:4`, `stop`. A card is named by how it lies afterwards, so
/// what gives the same board is the same action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Turn {
        cell: Cell,
        tile: Tile,
    },
    /// The pile's top card is pushed in from a place; the card at the far end of the line leaves.
    Push {
        place: Place,
        tile: Tile,
    },
    /// The cat that can reach both homes goes to this one.
    Home(Place),
    Stop,
}

/// Written `deal:nes`, `top:bridge`, `cat:grey`, `first:3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The next card of the board, as it lies.
    Deal(Tile),
    Top(Kind),
    Cat(Cat),
    First(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Turn { cell, tile } => write!(f, "turn:{cell}:{tile}"),
            Action::Push { place, tile } => write!(f, "push:{place}:{tile}"),
            Action::Home(place) => write!(f, "home:{place}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = text.split(':');
        let action = match (words.next(), words.next(), words.next()) {
            (Some("turn"), Some(cell), Some(tile)) => {
                Action::Turn { cell: cell.parse()?, tile: tile.parse()? }
            }
            (Some("push"), Some(place), Some(tile)) => {
                Action::Push { place: place.parse()?, tile: tile.parse()? }
            }
            (Some("home"), Some(place), None) => Action::Home(place.parse()?),
            (Some("stop"), None, None) => Action::Stop,
            _ => return Err(BadNotation),
        };
        if words.next().is_some() { Err(BadNotation) } else { Ok(action) }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(tile) => write!(f, "deal:{tile}"),
            Chance::Top(kind) => write!(f, "top:{kind}"),
            Chance::Cat(cat) => write!(f, "cat:{cat}"),
            Chance::First(seat) => write!(f, "first:{seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("deal", tile)) => Ok(Chance::Deal(tile.parse()?)),
            Some(("top", kind)) => Ok(Chance::Top(kind.parse()?)),
            Some(("cat", cat)) => Ok(Chance::Cat(cat.parse()?)),
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            _ => Err(BadNotation),
        }
    }
}
