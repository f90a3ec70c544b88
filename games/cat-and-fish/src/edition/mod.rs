//! The typed form of `components.toml`, its bounds, and the tables derived from it.

mod figures;

use std::sync::{Arc, OnceLock};

use game_api::{BadFigure, Figure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use figures::{Berth, Figures};

use crate::places::{Hex, Point};
use crate::sea::{Axial, sea};
use crate::{Gear, Hoard, Magic, Season, Space, Spells, Stock, Tile, Treasure, Zone};

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

const MAX_MONEY: i64 = 50;
/// Together with the six kinds of a zone this keeps every heap under 256 tiles.
const MAX_TILES: i64 = 40;
const MAX_CARDS: i64 = 20;
const MAX_YEARS: i64 = 10;
const MAX_NAME: i64 = 60;
/// A warehouse board has four places, and a player three markers.
const MAX_PLACES: i64 = 4;
const MAX_MARKERS: i64 = 3;
const MAX_ROOM: i64 = 12;

fn bad(field: &str, value: i64, min: i64, max: i64) -> BadFigure {
    BadFigure { field: field.to_owned(), value, min, max }
}

impl TryFrom<Figures> for Edition {
    type Error = BadFigure;

    fn try_from(figures: Figures) -> Result<Self, BadFigure> {
        let name = figures.name.chars().count() as i64;
        if !(1..=MAX_NAME).contains(&name) {
            return Err(bad("name", name, 1, MAX_NAME));
        }
        check_plain(&figures)?;
        check_berths(&figures)?;
        let mut edition = Edition {
            room: [[1; Space::COUNT]; 2],
            tiles: [0; Tile::COUNT],
            prices: [[0; Season::COUNT]; Tile::COUNT],
            stock: Stock::default(),
            wares: [[0; MAX_PILE]; Gear::COUNT],
            spells: Spells::default(),
            hoard: Hoard::default(),
            typhoon: start_hex("disasters.typhoon", figures.disasters.typhoon)?,
            oil: start_hex("disasters.oil", figures.disasters.oil)?,
            figures: figures.clone(),
        };
        if edition.typhoon == edition.oil {
            // Two disasters on one hex: the figure at fault is how many stand there.
            return Err(bad("disasters.oil", 2, 1, 1));
        }
        for space in Space::ALL {
            if let Some(room) = figures.room(space) {
                edition.room[0][space as usize] = room.few.within(&format!("spaces.{space}"), 1, MAX_ROOM)?;
                edition.room[1][space as usize] =
                    room.many.within(&format!("spaces.{space}"), 1, MAX_ROOM)?;
            }
        }
        edition.read_tiles(&figures)?;
        edition.read_shop(&figures)?;
        for card in Magic::ALL {
            let copies = figures.spell(card).within(&format!("magic.{card}"), 0, MAX_CARDS)?;
            edition.spells.add(card, copies);
        }
        for card in Treasure::ALL {
            // A deck that is out is made anew from its discards: there must be some.
            let least = i64::from(card == Treasure::Blank);
            let figure = figures.treasure(card);
            let copies = figure.copies.within(&format!("treasure.{card}.copies"), least, MAX_CARDS)?;
            figure.pays.within(&format!("treasure.{card}.pays"), 0, MAX_MONEY)?;
            edition.hoard.add(card, copies);
        }
        Ok(edition)
    }
}

fn check_plain(figures: &Figures) -> Result<(), BadFigure> {
    figures.years.within("years", 1, MAX_YEARS)?;
    let money = &figures.money;
    money.start.within("money.start", 0, MAX_MONEY)?;
    money.oil.within("money.oil", 0, MAX_MONEY)?;
    money.monster.within("money.monster", 0, MAX_MONEY)?;
    money.fee.within("money.fee", 0, MAX_MONEY)?;
    money.penalty.within("money.penalty", 0, MAX_MONEY)?;
    money.treasure_tile.within("money.treasure-tile", 0, MAX_MONEY)?;
    money.fish_left.within("money.fish-left", 0, MAX_MONEY)?;
    money.wizard.within("money.wizard", 0, MAX_MONEY)?;
    money.sorcerer.within("money.sorcerer", 0, MAX_MONEY)?;
    money.merchant.within("money.merchant", 0, MAX_MONEY)?;
    figures.penalty_tokens.copies.within("penalty-tokens.copies", 0, MAX_CARDS)?;
    let places = figures.warehouse.places.within("warehouse.places", 1, MAX_PLACES)?;
    figures.warehouse.cold.within("warehouse.cold", places.into(), MAX_PLACES)?;
    let markers = figures.markers.usual.within("markers.usual", 1, MAX_MARKERS)?;
    figures.markers.member.within("markers.member", markers.into(), MAX_MARKERS)?;
    // One rod for each of four players, and one card that calls the Monster.
    figures.given.rod.within("given.rod", 4, MAX_CARDS)?;
    figures.given.summoner.within("given.summoner", 1, 1)?;
    figures.disasters.monster_spring.within("disasters.monster-spring", 2, MAX_YEARS + 1)?;
    Ok(())
}

/// As many berths as players, each once.
fn check_berths(figures: &Figures) -> Result<(), BadFigure> {
    let berths = &figures.berths;
    for (field, figure, seats) in
        [("berths.two", &berths.two, 2), ("berths.three", &berths.three, 3), ("berths.four", &berths.four, 4)]
    {
        let mut different = figure.value.clone();
        different.sort_by_key(|berth| berth.point());
        different.dedup();
        let found = if different.len() == figure.value.len() { different.len() } else { 0 };
        if found != seats {
            return Err(bad(field, found as i64, seats as i64, seats as i64));
        }
    }
    Ok(())
}

/// A disaster starts outside of zone 1, where it may go.
fn start_hex(field: &str, figure: Figure<[i8; 2]>) -> Result<Hex, BadFigure> {
    // Numbers so far out that adding them would overflow are no place either.
    let [q, r] = figure.value.map(|number| number.clamp(-60, 60));
    let place = Axial { q, r };
    match sea().hex_at(place) {
        Some(hex) if place.ring() > 1 => Ok(hex),
        _ => Err(bad(field, place.ring() as i64, 2, 3)),
    }
}

impl Edition {
    fn read_tiles(&mut self, figures: &Figures) -> Result<(), BadFigure> {
        for tile in Tile::ALL {
            let zone = match tile.zone() {
                Zone::Green => "zone1",
                Zone::Blue => "zone2",
                Zone::Pink => "zone3",
            };
            let (field, copies) = match figures.fish(tile) {
                Some(fish) => (format!("fish.{tile}.tiles"), fish.tiles),
                None if tile.is_bone() => (format!("bones.{zone}"), by_zone(&figures.bones, tile)),
                None => (format!("treasure-tiles.{zone}"), by_zone(&figures.treasure_tiles, tile)),
            };
            self.tiles[tile as usize] = copies.within(&field, 0, MAX_TILES)?;
            let Some(fish) = figures.fish(tile) else { continue };
            for (season, price) in
                Season::ALL.into_iter().zip([fish.spring, fish.summer, fish.autumn, fish.winter])
            {
                let price = price.within(&format!("fish.{tile}.{season}"), 0, MAX_MONEY)?;
                self.prices[tile as usize][season as usize] = price;
            }
        }
        Ok(())
    }

    fn read_shop(&mut self, figures: &Figures) -> Result<(), BadFigure> {
        for gear in Gear::ALL {
            let ware = figures.ware(gear);
            let (copies, prices) = (format!("shop.{gear}.copies"), format!("shop.{gear}.prices"));
            let number = ware.copies.within(&copies, 0, MAX_PILE as i64)?;
            if ware.prices.value.len() != usize::from(number) {
                let number = i64::from(number);
                return Err(bad(&prices, ware.prices.value.len() as i64, number, number));
            }
            let mut most = MAX_MONEY;
            for (place, &price) in ware.prices.value.iter().enumerate() {
                if i64::from(price) > most {
                    return Err(bad(&prices, price.into(), 0, most));
                }
                most = price.into();
                self.wares[gear as usize][place] = price;
            }
            self.stock.add(gear, number);
        }
        Ok(())
    }
}

fn by_zone(figures: &figures::ByZone, tile: Tile) -> Figure<u8> {
    match tile.zone() {
        Zone::Green => figures.zone1,
        Zone::Blue => figures.zone2,
        Zone::Pink => figures.zone3,
    }
}

impl From<Edition> for Figures {
    fn from(edition: Edition) -> Figures {
        edition.figures
    }
}

impl game_api::Edition for Edition {
    type Figures = Figures;

    fn from_figures(figures: Figures) -> Result<Self, BadFigure> {
        figures.try_into()
    }

    fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Edition>> = OnceLock::new();
        let read = || {
            let text = include_str!("../../components.toml");
            Arc::new(game_api::read_edition(text).expect("the edition that comes with the game is valid"))
        };
        STANDARD.get_or_init(read).clone()
    }

    fn name(&self) -> &str {
        &self.figures.name
    }
}
