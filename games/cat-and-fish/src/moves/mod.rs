//! What can happen, and what it does to the state: one file a phase.

mod cards;
mod choosing;
mod disasters;
mod executing;
mod market;
mod notation;
mod season;
mod water;

use game_api::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::places::{Hex, Point};
use crate::{Disaster, Gear, Magic, Season, Space, Tile, Treasure, Zone};

/// Written `place:fishing`, `do:fishing`, `fish:b3`, `sail:y7`, `play:wind` and so on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Place(Space),
    /// Places no more markers this round.
    Stop,
    Do(Space),
    /// The Wizard: executes a marker as another action.
    As {
        marker: Space,
        action: Space,
    },
    /// The same with the card Change.
    Change {
        marker: Space,
        action: Space,
    },
    /// Gives up all markers that are left.
    End,
    Fish(Hex),
    Sail(Point),
    /// The Sorcerer: this sailing goes anywhere.
    Sorcerer,
    Sell(Tile),
    Drop(Tile),
    Buy(Gear),
    Move(Hex),
    Steal {
        victim: Seat,
        tile: Tile,
    },
    /// A magic card that lengthens the action under way.
    Play(Magic),
    /// Ends the action under way, or gives it up.
    Done,
    Discard(Tile),
    Flee(Point),
    /// Pays the union fee in money, or with a fish.
    Pay,
    Give(Tile),
    /// Sets the Monster, or leaves it where it is.
    Set(Hex),
    Leave,
}

/// Written `first:3`, `up:crab`, `treasure:purse`, `magic:wind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    First(Seat),
    /// The tile that is turned up now.
    Up(Tile),
    Treasure(Treasure),
    Magic(Magic),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Begins {
        seat: Seat,
    },
    Season {
        season: Season,
        year: u8,
        first: Seat,
    },
    Placed {
        seat: Seat,
        space: Space,
    },
    Stopped {
        seat: Seat,
    },
    /// A marker is executed as what it is.
    Started {
        seat: Seat,
        space: Space,
    },
    /// The Wizard or the card Change made another action of it.
    Changed {
        seat: Seat,
        marker: Space,
        action: Space,
        paid: u16,
    },
    /// The rest of the markers was given up.
    Ended {
        seat: Seat,
    },
    /// An action ended with nothing more to do.
    Finished {
        seat: Seat,
        space: Space,
    },
    Caught {
        seat: Seat,
        hex: Hex,
        tile: Tile,
    },
    /// A treasure tile was caught: it pays and is discarded.
    Salvaged {
        seat: Seat,
        hex: Hex,
        money: u16,
    },
    Filled {
        seat: Seat,
        tiles: u8,
    },
    Sailed {
        seat: Seat,
        to: Point,
    },
    Sorcery {
        seat: Seat,
        paid: u16,
    },
    Sold {
        seat: Seat,
        tile: Tile,
        price: u16,
    },
    Dropped {
        seat: Seat,
        tile: Tile,
    },
    Bought {
        seat: Seat,
        gear: Gear,
        price: u16,
    },
    Stole {
        seat: Seat,
        victim: Seat,
        tile: Tile,
    },
    Found {
        seat: Seat,
        card: Treasure,
        money: u16,
    },
    Drew {
        seat: Seat,
    },
    /// Told to the drawer alone.
    Got {
        card: Magic,
    },
    DrewBlank {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Magic,
    },
    Moved {
        seat: Seat,
        disaster: Disaster,
        to: Hex,
    },
    /// The fish under a disaster.
    Sunk {
        hex: Hex,
        tile: Tile,
    },
    Fined {
        seat: Seat,
        disaster: Disaster,
        money: u16,
    },
    Discarded {
        seat: Seat,
        tile: Tile,
    },
    Fled {
        seat: Seat,
        to: Point,
    },
    PaidFee {
        seat: Seat,
        money: u16,
    },
    GaveFish {
        seat: Seat,
        tile: Tile,
    },
    Loan {
        seat: Seat,
        money: u16,
    },
    Summoner {
        seat: Seat,
    },
    MonsterSet {
        seat: Seat,
        to: Hex,
    },
    MonsterLeft {
        seat: Seat,
    },
    FreshFish {
        tiles: u8,
    },
    Renewed {
        zone: Zone,
    },
    Over,
}
