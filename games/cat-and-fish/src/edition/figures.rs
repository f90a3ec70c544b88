//! `components.toml`, field by field.

use game_api::Figure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::places::{Place, Point};
use crate::{Gear, Magic, Space, Tile, Treasure};

/// A part of the file whose fields are all there and all of one kind.
macro_rules! part {
    ($(#[$meta:meta])* $name:ident of $kind:ty { $($field:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name { $(pub $field: $kind),+ }
    };
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    pub name: String,
    pub years: Figure<u8>,
    pub money: Money,
    pub penalty_tokens: Tokens,
    pub warehouse: Warehouse,
    pub markers: MarkersEach,
    pub spaces: Spaces,
    pub fish: Fishes,
    pub bones: ByZone,
    pub treasure_tiles: ByZone,
    pub shop: Shop,
    pub given: Given,
    pub magic: Library,
    pub treasure: TreasureIsland,
    pub berths: Berths,
    pub disasters: Disasters,
}

part!(Money of Figure<u8> {
    start, oil, monster, fee, penalty, treasure_tile, fish_left, wizard, sorcerer, merchant,
});
part!(Tokens of Figure<u8> { copies });
part!(Warehouse of Figure<u8> { places, cold });
part!(MarkersEach of Figure<u8> { usual, member });
part!(Spaces of Room { fishing, sailing, selling, buying, typhoon, oil, treasure, library });
part!(
    /// How many markers fit: at a table of two or three, and of four.
    Room of Figure<u8> { few, many }
);
part!(Fishes of Fish {
    crab, shrimp, anchovy, pollack, mackerel, squid, flounder, octopus, tuna, shark, swordfish, whale,
});
part!(Fish of Figure<u8> { tiles, spring, summer, autumn, winter });
part!(ByZone of Figure<u8> { zone1, zone2, zone3 });
part!(Shop of Ware {
    net, fisher_man, boat, vessel, engine, wizard, sorcerer, merchant, membership, cold_storage, black_market,
});
part!(Given of Figure<u8> { rod, summoner });
part!(Library of Figure<u8> { storm, wind, strong_wind, good_haul, change, warp, blank });
part!(TreasureIsland of TreasureCard { blank, coin, purse, casket, chest });
part!(TreasureCard of Figure<u8> { copies, pays });
part!(
    /// The berths from the first player on, for each number of players.
    Berths of Figure<Vec<Berth>> { two, three, four }
);

/// The dearest card lies on top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ware {
    pub copies: Figure<u8>,
    pub prices: Figure<Vec<u8>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Disasters {
    pub typhoon: Figure<[i8; 2]>,
    pub oil: Figure<[i8; 2]>,
    pub monster_spring: Figure<u8>,
}

/// The six berths of the coast, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Berth {
    Red,
    Rose,
    Mauve,
    Blue,
    Green,
    Orange,
}

impl Berth {
    pub fn point(self) -> Point {
        Point::numbered(self as usize)
    }
}

impl Figures {
    pub(super) fn room(&self, space: Space) -> Option<&Room> {
        let spaces = &self.spaces;
        match space {
            Space::Fishing => Some(&spaces.fishing),
            Space::Sailing => Some(&spaces.sailing),
            Space::Selling => Some(&spaces.selling),
            Space::Buying => Some(&spaces.buying),
            Space::Typhoon => Some(&spaces.typhoon),
            Space::Oil => Some(&spaces.oil),
            Space::Treasure => Some(&spaces.treasure),
            Space::Library => Some(&spaces.library),
            Space::Thief | Space::Summoner => None,
        }
    }

    pub(super) fn fish(&self, tile: Tile) -> Option<&Fish> {
        let fish = &self.fish;
        match tile {
            Tile::Crab => Some(&fish.crab),
            Tile::Shrimp => Some(&fish.shrimp),
            Tile::Anchovy => Some(&fish.anchovy),
            Tile::Pollack => Some(&fish.pollack),
            Tile::Mackerel => Some(&fish.mackerel),
            Tile::Squid => Some(&fish.squid),
            Tile::Flounder => Some(&fish.flounder),
            Tile::Octopus => Some(&fish.octopus),
            Tile::Tuna => Some(&fish.tuna),
            Tile::Shark => Some(&fish.shark),
            Tile::Swordfish => Some(&fish.swordfish),
            Tile::Whale => Some(&fish.whale),
            _ => None,
        }
    }

    pub(super) fn ware(&self, gear: Gear) -> &Ware {
        let shop = &self.shop;
        match gear {
            Gear::Net => &shop.net,
            Gear::FisherMan => &shop.fisher_man,
            Gear::Boat => &shop.boat,
            Gear::Vessel => &shop.vessel,
            Gear::Engine => &shop.engine,
            Gear::Wizard => &shop.wizard,
            Gear::Sorcerer => &shop.sorcerer,
            Gear::Merchant => &shop.merchant,
            Gear::Membership => &shop.membership,
            Gear::ColdStorage => &shop.cold_storage,
            Gear::BlackMarket => &shop.black_market,
        }
    }

    pub(super) fn spell(&self, card: Magic) -> Figure<u8> {
        let magic = &self.magic;
        match card {
            Magic::Storm => magic.storm,
            Magic::Wind => magic.wind,
            Magic::StrongWind => magic.strong_wind,
            Magic::GoodHaul => magic.good_haul,
            Magic::Change => magic.change,
            Magic::Warp => magic.warp,
            Magic::Blank => magic.blank,
        }
    }

    pub(super) fn treasure(&self, card: Treasure) -> &TreasureCard {
        let island = &self.treasure;
        match card {
            Treasure::Blank => &island.blank,
            Treasure::Coin => &island.coin,
            Treasure::Purse => &island.purse,
            Treasure::Casket => &island.casket,
            Treasure::Chest => &island.chest,
        }
    }
}
