//! How actions and outcomes are written.

use std::fmt;
use std::str::FromStr;

use game_api::BadNotation;

use crate::{Action, Chance, Magic};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(space) => write!(f, "place:{space}"),
            Action::Stop => f.write_str("stop"),
            Action::Do(space) => write!(f, "do:{space}"),
            Action::As { marker, action } => write!(f, "as:{marker}:{action}"),
            Action::Change { marker, action } => write!(f, "change:{marker}:{action}"),
            Action::End => f.write_str("end"),
            Action::Fish(hex) => write!(f, "fish:{hex}"),
            Action::Sail(point) => write!(f, "sail:{point}"),
            Action::Sorcerer => f.write_str("sorcerer"),
            Action::Sell(tile) => write!(f, "sell:{tile}"),
            Action::Drop(tile) => write!(f, "drop:{tile}"),
            Action::Buy(gear) => write!(f, "buy:{gear}"),
            Action::Move(hex) => write!(f, "move:{hex}"),
            Action::Steal { victim, tile } => write!(f, "steal:{victim}:{tile}"),
            Action::Play(card) => write!(f, "play:{card}"),
            Action::Done => f.write_str("done"),
            Action::Discard(tile) => write!(f, "discard:{tile}"),
            Action::Flee(point) => write!(f, "flee:{point}"),
            Action::Pay => f.write_str("pay"),
            Action::Give(tile) => write!(f, "give:{tile}"),
            Action::Set(hex) => write!(f, "set:{hex}"),
            Action::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let Some((word, rest)) = text.split_once(':') else {
            return match text {
                "stop" => Ok(Action::Stop),
                "end" => Ok(Action::End),
                "sorcerer" => Ok(Action::Sorcerer),
                "done" => Ok(Action::Done),
                "pay" => Ok(Action::Pay),
                "leave" => Ok(Action::Leave),
                _ => Err(BadNotation),
            };
        };
        match word {
            "place" => Ok(Action::Place(rest.parse()?)),
            "do" => Ok(Action::Do(rest.parse()?)),
            "as" => pair(rest).map(|(marker, action)| Action::As { marker, action }),
            "change" => pair(rest).map(|(marker, action)| Action::Change { marker, action }),
            "fish" => Ok(Action::Fish(rest.parse()?)),
            "sail" => Ok(Action::Sail(rest.parse()?)),
            "sell" => Ok(Action::Sell(rest.parse()?)),
            "drop" => Ok(Action::Drop(rest.parse()?)),
            "buy" => Ok(Action::Buy(rest.parse()?)),
            "move" => Ok(Action::Move(rest.parse()?)),
            "steal" => pair(rest).map(|(victim, tile)| Action::Steal { victim, tile }),
            "play" => match rest.parse()? {
                // A Blank does nothing, and a Change is written with what it changes.
                Magic::Blank | Magic::Change => Err(BadNotation),
                card => Ok(Action::Play(card)),
            },
            "discard" => Ok(Action::Discard(rest.parse()?)),
            "flee" => Ok(Action::Flee(rest.parse()?)),
            "give" => Ok(Action::Give(rest.parse()?)),
            "set" => Ok(Action::Set(rest.parse()?)),
            _ => Err(BadNotation),
        }
    }
}

fn pair<A, B>(text: &str) -> Result<(A, B), BadNotation>
where
    A: FromStr<Err = BadNotation>,
    B: FromStr<Err = BadNotation>,
{
    let (first, second) = text.split_once(':').ok_or(BadNotation)?;
    Ok((first.parse()?, second.parse()?))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first:{seat}"),
            Chance::Up(tile) => write!(f, "up:{tile}"),
            Chance::Treasure(card) => write!(f, "treasure:{card}"),
            Chance::Magic(card) => write!(f, "magic:{card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            Some(("up", tile)) => Ok(Chance::Up(tile.parse()?)),
            Some(("treasure", card)) => Ok(Chance::Treasure(card.parse()?)),
            Some(("magic", card)) => Ok(Chance::Magic(card.parse()?)),
            _ => Err(BadNotation),
        }
    }
}
