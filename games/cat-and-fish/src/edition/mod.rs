//! The typed form of `components.toml`, its bounds, and the tables derived from it.

mod figures;
mod read;

use std::sync::{Arc, OnceLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use figures::{Berth, Figures};

use crate::places::{Hex, Point};
use crate::{Gear, Hoard, Season, Space, Spells, Stock, Tile, Treasure};

/// The most cards that a pile of the shop may have.
const MAX_PILE: usize = 6;

/// The figures of one box. An edition that exists is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figures", into = "Figures")]
#[schemars(with = "Figures")]
pub struct Edition {
    figures: Figures,
    /// At a table of two or three, and of four.
    room: [[u8; Space::COUNT]; 2],
    tiles: [u8; Tile::COUNT],
    prices: [[u8; Season::COUNT]; Tile::COUNT],
    stock: Stock,
    wares: [[u8; MAX_PILE]; Gear::COUNT],
    spells: Spells,
    hoard: Hoard,
    typhoon: Hex,
    oil: Hex,
}

impl Edition {
    pub fn years(&self) -> u8 {
        self.figures.years.value
    }
    pub fn start_money(&self) -> u16 {
        self.figures.money.start.value.into()
    }
    pub fn oil_fine(&self) -> u16 {
        self.figures.money.oil.value.into()
    }
    pub fn monster_fine(&self) -> u16 {
        self.figures.money.monster.value.into()
    }
    pub fn fee(&self) -> u16 {
        self.figures.money.fee.value.into()
    }
    pub fn penalty(&self) -> u16 {
        self.figures.money.penalty.value.into()
    }
    pub fn penalty_tokens(&self) -> u8 {
        self.figures.penalty_tokens.copies.value
    }
    pub fn treasure_tile(&self) -> u16 {
        self.figures.money.treasure_tile.value.into()
    }
    pub fn fish_left(&self) -> u16 {
        self.figures.money.fish_left.value.into()
    }
    pub fn wizard_fee(&self) -> u16 {
        self.figures.money.wizard.value.into()
    }
    pub fn sorcerer_fee(&self) -> u16 {
        self.figures.money.sorcerer.value.into()
    }
    pub fn merchant_bonus(&self) -> u16 {
        self.figures.money.merchant.value.into()
    }
    /// The first spring before which the Monster is set.
    pub fn monster_spring(&self) -> u8 {
        self.figures.disasters.monster_spring.value
    }

    /// How many fish a warehouse holds.
    pub fn places(&self, cold_storage: bool) -> usize {
        let warehouse = &self.figures.warehouse;
        usize::from(if cold_storage { warehouse.cold.value } else { warehouse.places.value })
    }
    /// How many markers a player places a round.
    pub fn markers(&self, member: bool) -> u8 {
        let markers = &self.figures.markers;
        if member { markers.member.value } else { markers.usual.value }
    }
    /// How many markers fit a space.
    pub fn room(&self, space: Space, seats: u8) -> u8 {
        self.room[usize::from(seats > 3)][space as usize]
    }
    pub fn berths(&self, seats: u8) -> &[Berth] {
        let berths = &self.figures.berths;
        match seats {
            2 => &berths.two.value,
            3 => &berths.three.value,
            _ => &berths.four.value,
        }
    }
    pub fn berth(&self, seats: u8, place: u8) -> Point {
        self.berths(seats)[usize::from(place)].point()
    }

    /// How many tiles of a kind are in the box.
    pub fn tiles(&self, tile: Tile) -> u8 {
        self.tiles[tile as usize]
    }
    /// What a fish sells for; bones and treasures have no price.
    pub fn price(&self, tile: Tile, season: Season) -> u16 {
        self.prices[tile as usize][season as usize].into()
    }
    /// The full shop.
    pub fn stock(&self) -> Stock {
        self.stock
    }
    /// The price of the card on top of a pile from which so many have been sold.
    pub fn ware(&self, gear: Gear, sold: u8) -> Option<u16> {
        let prices = &self.wares[gear as usize][..usize::from(self.stock.count(gear))];
        prices.get(usize::from(sold)).map(|&price| price.into())
    }
    /// The full Magic Library.
    pub fn spells(&self) -> Spells {
        self.spells
    }
    /// The full Treasure Island, and what a card of it pays.
    pub fn hoard(&self) -> Hoard {
        self.hoard
    }
    pub fn pays(&self, card: Treasure) -> u16 {
        self.figures.treasure(card).pays.value.into()
    }
    pub fn typhoon(&self) -> Hex {
        self.typhoon
    }
    pub fn oil(&self) -> Hex {
        self.oil
    }
    /// The cards that are given and not sold: rods and the Summoner.
    pub fn given(&self) -> (u8, u8) {
        (self.figures.given.rod.value, self.figures.given.summoner.value)
    }
}

impl From<Edition> for Figures {
    fn from(edition: Edition) -> Figures {
        edition.figures
    }
}

impl game_api::Edition for Edition {
    type Figures = Figures;

    fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Edition>> = OnceLock::new();
        game_api::standard_edition(&STANDARD, include_str!("../../components.toml"))
    }

    fn name(&self) -> &str {
        &self.figures.name
    }
}
