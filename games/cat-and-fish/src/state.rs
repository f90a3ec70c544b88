//! The state, divided by who may see it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use game_api::{PerSeat, Seat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::kinds;
use crate::places::{Hex, HexSet, Place, Point, PointSet};
use crate::sea::sea;
use crate::{Edition, Gear, Hoard, Magic, Markers, Season, Space, Spells, Stock, Tile, Waters};

/// What the Magic Library still holds is what is neither in a hand nor spent: it needs no storing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatAndFish {
    #[serde(skip, default = "game_api::Edition::standard")]
    pub(crate) edition: Arc<Edition>,
    pub(crate) public: Public,
    /// Each seat's own.
    pub(crate) hands: PerSeat<Private>,
}

/// All that lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub phase: Phase,
    /// Who places a marker, executes actions, pays the fee or sets the Monster.
    pub turn: Seat,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The round under way, from 1; every round is a season.
    pub round: u8,
    pub fishers: PerSeat<Fisher>,
    pub waters: Waters,
    pub typhoon: Hex,
    pub oil: Hex,
    pub monster: Option<Hex>,
    pub shop: Stock,
    /// What Treasure Island still holds.
    pub hoard: Hoard,
    /// How many cards the Magic Library still holds.
    pub library: u8,
    /// The magic cards that have left the game.
    pub spent: Spells,
    /// Who has the Summoner card.
    pub summoner: Option<Seat>,
    /// Who chose the Thief this winter.
    pub thief: Option<Seat>,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fisher {
    pub pawn: Point,
    pub money: u16,
    /// One of each card at most.
    pub gear: Stock,
    /// The prices of those cards together.
    pub worth: u16,
    /// Sorted: which place a tile lies in makes no difference.
    pub warehouse: ArrayVec<Tile, 4>,
    /// The markers that are placed and not executed yet.
    pub markers: Markers,
    /// How many markers were placed this round.
    pub placed: u8,
    /// Whether the player places no more this round.
    pub done: bool,
    pub penalties: u8,
    /// How many magic cards are in hand.
    pub magic: u8,
}

/// What one seat knows beyond what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Private {
    pub magic: Spells,
}

kinds! {
    Disaster {
        Typhoon = "typhoon",
        Oil = "oil",
        Monster = "monster",
    }
}

/// A disaster that has just reached its hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    pub disaster: Disaster,
    /// Who moved it or set it: the first to be hit.
    pub by: Seat,
    /// Whether the Monster was set before spring, and not moved by an action.
    pub set: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first player is drawn by lot.
    Lot,
    /// A marker is placed.
    Choose,
    /// One of the own markers is executed next.
    Act,
    Fish,
    /// The tile that is being fished is turned up.
    Catch {
        hex: Hex,
    },
    /// `extra` steps come from magic; `anywhere` is a sorcery.
    Sail {
        extra: u8,
        anywhere: bool,
    },
    Sell,
    Buy,
    Steal,
    /// `extra` steps come from a Storm.
    Move {
        disaster: Disaster,
        extra: u8,
    },
    /// The fish under a disaster is shown and removed.
    Sink {
        strike: Strike,
    },
    /// A player who was hit chooses the fish to discard.
    Discard {
        strike: Strike,
        seat: Seat,
    },
    /// A player who was hit chooses among the nearest safe intersections.
    Flee {
        strike: Strike,
        seat: Seat,
    },
    Treasure,
    Library,
    Fee,
    SetMonster,
    Over,
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.fishers.seats()
    }

    pub fn season(&self) -> Season {
        Season::ALL[usize::from(self.round.saturating_sub(1)) % Season::COUNT]
    }

    /// What a player gets for a fish this season.
    pub fn sale(&self, edition: &Edition, seat: Seat, tile: Tile) -> u16 {
        let price = edition.price(tile, self.season());
        if price > 0 && self.fishers[seat].owns(Gear::Merchant) {
            rule!("CF7.5");
            price + edition.merchant_bonus()
        } else {
            price
        }
    }

    /// The year under way, from 1.
    pub fn year(&self) -> u8 {
        self.round.saturating_sub(1) / Season::COUNT as u8 + 1
    }

    pub fn disasters(&self) -> HexSet {
        let two = HexSet::of(self.typhoon) | HexSet::of(self.oil);
        self.monster.map_or(two, |monster| two | HexSet::of(monster))
    }

    pub fn place_of(&self, disaster: Disaster) -> Option<Hex> {
        match disaster {
            Disaster::Typhoon => Some(self.typhoon),
            Disaster::Oil => Some(self.oil),
            Disaster::Monster => self.monster,
        }
    }

    pub fn pawns(&self) -> PointSet {
        self.fishers.values().map(|fisher| fisher.pawn).collect()
    }

    /// The intersections without a pawn that touch no disaster.
    pub fn free_points(&self) -> PointSet {
        !(self.pawns() | sea().corners_of(self.disasters()))
    }

    /// The empty hexes that a fish may be laid on.
    pub fn empty_hexes(&self) -> HexSet {
        self.waters.empty() & !self.disasters()
    }

    /// What the top card of a pile costs; `None` if the pile is empty.
    pub fn price(&self, edition: &Edition, gear: Gear) -> Option<u16> {
        edition.ware(gear, edition.stock().count(gear) - self.shop.count(gear))
    }

    /// How many markers lie on a space, of all players.
    pub fn on_space(&self, space: Space) -> u8 {
        self.fishers.values().map(|fisher| fisher.markers.count(space)).sum()
    }
}

impl Fisher {
    pub fn owns(&self, gear: Gear) -> bool {
        self.gear.count(gear) > 0
    }

    pub fn has_room(&self, edition: &Edition) -> bool {
        self.warehouse.len() < edition.places(self.owns(Gear::ColdStorage))
    }

    pub fn store(&mut self, tile: Tile) {
        let place = self.warehouse.partition_point(|&other| other <= tile);
        self.warehouse.insert(place, tile);
    }

    /// Takes a tile out of the warehouse.
    pub fn take(&mut self, tile: Tile) {
        let place = self.warehouse.iter().position(|&other| other == tile).expect("the tile is stored");
        self.warehouse.remove(place);
    }

    /// The tiles of the warehouse, equal ones once.
    pub fn different(&self) -> impl Iterator<Item = Tile> + Clone {
        let tiles = &self.warehouse;
        tiles
            .iter()
            .copied()
            .enumerate()
            .filter(|&(place, tile)| place == 0 || tiles[place - 1] != tile)
            .map(|(_, tile)| tile)
    }

    /// The hexes within reach of rod, net or Fisher Man.
    pub fn reach(&self) -> HexSet {
        let gear = if self.owns(Gear::FisherMan) { 2 } else { usize::from(self.owns(Gear::Net)) };
        sea().reach[gear][self.pawn.index()]
    }

    /// The lines that the player's ships may sail.
    pub fn lines(&self) -> PointSet {
        let [coast, one, two] = sea().lines;
        let mut lines = coast;
        if self.owns(Gear::Boat) {
            lines |= one;
        }
        if self.owns(Gear::Vessel) {
            lines |= two;
        }
        lines
    }
}

impl CatAndFish {
    /// The magic cards that are still in the Library: those neither in a hand nor spent.
    pub(crate) fn library(&self) -> Spells {
        let mut left = Spells::default();
        for card in Magic::ALL {
            let held: u8 = self.hands.values().map(|hand| hand.magic.count(card)).sum();
            left.add(card, self.edition.spells().count(card) - self.public.spent.count(card) - held);
        }
        left
    }
}
