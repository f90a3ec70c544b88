//! Cards and the spaces of the action board.

use crate::kinds::{Heap, kinds};

kinds! {
    /// The game cards that the shop sells. The rod is given, and the Summoner goes to the poorest.
    Gear {
        Net = "net",
        FisherMan = "fisher-man",
        Boat = "boat",
        Vessel = "vessel",
        Engine = "engine",
        Wizard = "wizard",
        Sorcerer = "sorcerer",
        Merchant = "merchant",
        Membership = "membership",
        ColdStorage = "cold-storage",
        BlackMarket = "black-market",
    }
}

impl Gear {
    /// The card that must be owned before this one is bought.
    pub fn needs(self) -> Option<Gear> {
        match self {
            Gear::FisherMan => Some(Gear::Net),
            Gear::Vessel => Some(Gear::Boat),
            Gear::Sorcerer => Some(Gear::Wizard),
            _ => None,
        }
    }
}

kinds! {
    /// The cards of the Magic Library.
    Magic {
        Storm = "storm",
        Wind = "wind",
        StrongWind = "strong-wind",
        GoodHaul = "good-haul",
        Change = "change",
        Warp = "warp",
        Blank = "blank",
    }
}

kinds! {
    /// The cards of Treasure Island.
    Treasure {
        Blank = "blank",
        Coin = "coin",
        Purse = "purse",
        Casket = "casket",
        Chest = "chest",
    }
}

kinds! {
    /// Where a marker may be placed.
    Space {
        Fishing = "fishing",
        Sailing = "sailing",
        Selling = "selling",
        Buying = "buying",
        Typhoon = "typhoon",
        Oil = "oil",
        Treasure = "treasure",
        Library = "library",
        Thief = "thief",
        Summoner = "summoner",
    }
}

impl Space {
    /// The four that a Wizard changes into each other.
    pub const TRADES: [Space; 4] = [Space::Fishing, Space::Sailing, Space::Selling, Space::Buying];

    pub fn is_trade(self) -> bool {
        Space::TRADES.contains(&self)
    }
}

kinds! {
    Season {
        Spring = "spring",
        Summer = "summer",
        Autumn = "autumn",
        Winter = "winter",
    }
}

pub type Stock = Heap<Gear, { Gear::COUNT }>;
pub type Spells = Heap<Magic, { Magic::COUNT }>;
pub type Hoard = Heap<Treasure, { Treasure::COUNT }>;
pub type Markers = Heap<Space, { Space::COUNT }>;
