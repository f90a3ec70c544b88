//! What can happen, and how it is written.

use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Edge, Ending, Job, Kitten, Role, Spot, Ware};

/// One atomic choice. A family is written as the number of its player's seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `wake:2`: wake so many.
    Wake(u8),
    /// `pick:3`: one of that family is woken or sent.
    Pick(Seat),
    /// `sell:gold`, `sell:none`: what the merchant is given.
    Sell(Option<Ware>),
    /// `take:gold`: take that tile.
    Take(Job),
    /// `do:recruit`: choose that action of the tile.
    Do(Job),
    /// `send:4`: send so many workers.
    Send(u8),
    /// `field:2.-1`: lay a field there.
    Field(Spot),
    /// `stick:2.-1n`: lay a stick there.
    Stick(Edge),
    /// `recruit:merchant:3`: take a kitten of that family, for that role.
    Recruit { role: Role, family: Seat },
    /// `follow:3`: send one worker of that family.
    Follow(Seat),
    /// `pass:3`: wake one kitten of that family; `pass`: wake none.
    Pass(Option<Seat>),
    /// `dismiss:asleep:3`, `dismiss:merchant:1`
    Dismiss(Kitten),
    /// `unfed:0`: feed all but so many, and pay.
    Unfed(u8),
}

/// Written `first:3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    First(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Begins {
        seat: Seat,
    },
    /// All were awake in the morning: food as a reward.
    Rewarded {
        seat: Seat,
        food: u32,
    },
    Woke {
        seat: Seat,
        count: u8,
        paid: u32,
    },
    Loaded {
        seat: Seat,
        merchant: u8,
        ware: Ware,
    },
    /// A tile, with the two actions that it shows on side B, and the food on it.
    Took {
        seat: Seat,
        tile: Job,
        pair: Option<[Job; 2]>,
        bonus: u16,
    },
    Chose {
        seat: Seat,
        job: Job,
    },
    Sent {
        seat: Seat,
        job: Job,
        count: u8,
    },
    Followed {
        seat: Seat,
        job: Job,
    },
    /// Passed, with a kitten woken or not, and the food of those who had none to wake.
    Passed {
        seat: Seat,
        woke: bool,
        food: u32,
    },
    Gathered {
        seat: Seat,
        food: u32,
    },
    Earned {
        seat: Seat,
        gold: u32,
    },
    LaidField {
        seat: Seat,
        at: Spot,
        watered: bool,
    },
    LaidStick {
        seat: Seat,
        at: Edge,
        touches: u8,
    },
    Recruited {
        seat: Seat,
        role: Role,
        family: Seat,
    },
    /// This round is the last.
    LastRound {
        ending: Ending,
    },
    Dismissed {
        seat: Seat,
        kitten: Kitten,
        food: u32,
    },
    /// The meal: what was paid, and how many maluses it brought.
    Fed {
        seat: Seat,
        paid: u32,
        unfed: u8,
    },
    /// A new round, after the tiles that nobody took got their food.
    Round {
        round: u16,
        first: Seat,
    },
    /// At the end: food for the kittens that are awake.
    AwakeFood {
        seat: Seat,
        food: u32,
    },
    Over {
        rounds: u16,
    },
}

/// A number from 0 to 255 in its one written form: no sign, no zero in front.
pub(crate) fn number(text: &str) -> Result<u8, BadNotation> {
    let number: u8 = text.parse().map_err(|_| BadNotation)?;
    if number.to_string() == text { Ok(number) } else { Err(BadNotation) }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Wake(count) => write!(f, "wake:{count}"),
            Action::Pick(family) => write!(f, "pick:{family}"),
            Action::Sell(None) => f.write_str("sell:none"),
            Action::Sell(Some(ware)) => write!(f, "sell:{}", ware.name()),
            Action::Take(tile) => write!(f, "take:{tile}"),
            Action::Do(job) => write!(f, "do:{job}"),
            Action::Send(count) => write!(f, "send:{count}"),
            Action::Field(spot) => write!(f, "field:{spot}"),
            Action::Stick(edge) => write!(f, "stick:{edge}"),
            Action::Recruit { role, family } => write!(f, "recruit:{}:{family}", role.name()),
            Action::Follow(family) => write!(f, "follow:{family}"),
            Action::Pass(None) => f.write_str("pass"),
            Action::Pass(Some(family)) => write!(f, "pass:{family}"),
            Action::Dismiss(kitten) => write!(f, "dismiss:{kitten}"),
            Action::Unfed(count) => write!(f, "unfed:{count}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        if text == "pass" {
            return Ok(Action::Pass(None));
        }
        let (verb, rest) = text.split_once(':').ok_or(BadNotation)?;
        Ok(match verb {
            "wake" => Action::Wake(number(rest)?),
            "pick" => Action::Pick(rest.parse()?),
            "sell" => match rest {
                "none" => Action::Sell(None),
                _ => Action::Sell(Some(named(Ware::ALL, Ware::name, rest)?)),
            },
            "take" => Action::Take(rest.parse()?),
            "do" => Action::Do(rest.parse()?),
            "send" => Action::Send(number(rest)?),
            "field" => Action::Field(rest.parse()?),
            "stick" => Action::Stick(rest.parse()?),
            "recruit" => {
                let (role, family) = rest.split_once(':').ok_or(BadNotation)?;
                Action::Recruit { role: named(Role::ALL, Role::name, role)?, family: family.parse()? }
            }
            "follow" => Action::Follow(rest.parse()?),
            "pass" => Action::Pass(Some(rest.parse()?)),
            "dismiss" => Action::Dismiss(rest.parse()?),
            "unfed" => Action::Unfed(number(rest)?),
            _ => return Err(BadNotation),
        })
    }
}

/// The one of these that bears the name.
fn named<T: Copy, const N: usize>(
    all: [T; N],
    name: impl Fn(T) -> &'static str,
    text: &str,
) -> Result<T, BadNotation> {
    all.into_iter().find(|&item| name(item) == text).ok_or(BadNotation)
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::First(seat) = self;
        write!(f, "first:{seat}")
    }
}

impl FromStr for Chance {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            _ => Err(BadNotation),
        }
    }
}
