//! From the file to the edition: every figure within its bounds.

use game_api::{BadFigure, Figure};

use super::figures::{ByZone, Figures};
use super::{Edition, MAX_PILE};
use crate::places::Hex;
use crate::sea::{Axial, sea};
use crate::{Gear, Hoard, Magic, Season, Space, Spells, Stock, Tile, Treasure, Zone};

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

fn by_zone(figures: &ByZone, tile: Tile) -> Figure<u8> {
    match tile.zone() {
        Zone::Green => figures.zone1,
        Zone::Blue => figures.zone2,
        Zone::Pink => figures.zone3,
    }
}
