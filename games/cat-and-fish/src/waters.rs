//! The tiles: what lies face down on the sea, the piles, the discards.
//!
//! Nothing about a face-down tile exists before it is turned up. It belongs to the bag that it was laid
//! from, together with the other unseen tiles of that bag; a pile made anew from discards is a new bag
//! beside what still lies face down from the old one.

use arrayvec::ArrayVec;
use game_api::rule;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::places::{HEXES, Hex, HexSet, Place, RINGS};
use crate::sea::sea;
use crate::{Edition, Tile, Zone};

/// How many there are of each kind of a zone: its four fish, bone, treasure.
pub type Counts = [u8; Tile::OF_ZONE];

/// The largest zone has 18 hexes: even if each held a tile of a bag of its own, this leaves one for the pile.
const MAX_BAGS: usize = 19;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waters {
    /// From which bag of its zone the tile on a hex was laid.
    pub laid: Laid,
    /// Zone by zone, from the island outwards.
    pub shoals: [Shoal; RINGS],
}

/// The tiles of one zone that don't lie in a warehouse.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shoal {
    /// How many tiles the pile has.
    pub pile: u8,
    /// The bag that the pile belongs to.
    pub from: u8,
    /// The unseen tiles, face down on the sea or in the pile, bag by bag.
    pub bags: ArrayVec<Counts, MAX_BAGS>,
    pub discards: Counts,
}

/// What came of laying a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lay {
    Done,
    /// It was the last of the pile, which was made anew from the discards.
    Renewed,
    /// There is no tile left to lay.
    Nothing,
}

impl Waters {
    /// Every hex but those of the disasters has its tile.
    pub fn new(edition: &Edition, disasters: HexSet) -> Self {
        let shoals = std::array::from_fn(|zone| {
            let counts = std::array::from_fn(|place| edition.tiles(Tile::at(Zone::ALL[zone], place)));
            let mut bags = ArrayVec::new();
            bags.push(counts);
            Shoal { pile: counts.iter().sum(), from: 0, bags, discards: Counts::default() }
        });
        let mut waters = Waters { laid: Laid::default(), shoals };
        for hex in (0..HEXES).map(Hex::numbered).filter(|&hex| !disasters.contains(hex)) {
            waters.lay(hex);
        }
        waters
    }

    pub fn empty(&self) -> HexSet {
        !self.laid.set
    }

    /// The bag that the tile on a hex belongs to.
    pub fn bag(&self, hex: Hex) -> &Counts {
        let bag = self.laid.bag(hex).expect("a tile lies there");
        &self.shoals[hex.ring()].bags[usize::from(bag)]
    }

    /// Turns up the tile on a hex and takes it away.
    pub fn lift(&mut self, hex: Hex, tile: Tile) {
        let bag = self.laid.bag(hex).expect("a tile lies there");
        self.laid.clear(hex);
        self.shoals[hex.ring()].bags[usize::from(bag)][tile.place()] -= 1;
    }

    /// A tile that leaves play goes to the discards of its zone.
    pub fn discard(&mut self, tile: Tile) {
        self.shoals[tile.zone() as usize].discards[tile.place()] += 1;
    }

    /// Lays a tile of the zone's pile on an empty hex, face down.
    pub fn lay(&mut self, hex: Hex) -> Lay {
        let shoal = &mut self.shoals[hex.ring()];
        let renewed = shoal.pile == 0 && shoal.renew();
        if shoal.pile == 0 {
            return Lay::Nothing;
        }
        shoal.pile -= 1;
        self.laid.put(hex, shoal.from);
        let renewed_after = shoal.pile == 0 && shoal.renew();
        if renewed || renewed_after { Lay::Renewed } else { Lay::Done }
    }

    /// How many tiles of a bag lie face down on the sea.
    pub fn face_down(&self, zone: Zone, bag: u8) -> u8 {
        let hexes = sea().zones[zone as usize];
        hexes.iter().filter(|&hex| self.laid.bag(hex) == Some(bag)).count() as u8
    }
}

impl Shoal {
    /// Makes a new pile from the discards; false if there are none.
    fn renew(&mut self) -> bool {
        if self.discards == Counts::default() {
            return false;
        }
        rule!("CF16.1");
        let fresh = std::mem::take(&mut self.discards);
        self.pile = fresh.iter().sum();
        // A bag of which nothing is left makes room for the new one.
        match self.bags.iter().position(|bag| *bag == Counts::default()) {
            Some(slot) => {
                self.bags[slot] = fresh;
                self.from = slot as u8;
            }
            None => {
                self.from = self.bags.len() as u8;
                self.bags.push(fresh);
            }
        }
        true
    }
}

/// Which hexes hold a tile, and of which bag. Written as one word a zone, a letter for each hex in the
/// order of their numbers: the bag in base 36, or a dot where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    set: HexSet,
    bags: [u8; HEXES],
}

impl Default for Laid {
    fn default() -> Self {
        Laid { set: HexSet::EMPTY, bags: [0; HEXES] }
    }
}

impl Laid {
    pub fn hexes(&self) -> HexSet {
        self.set
    }

    pub fn bag(&self, hex: Hex) -> Option<u8> {
        self.set.contains(hex).then(|| self.bags[hex.index()])
    }

    fn put(&mut self, hex: Hex, bag: u8) {
        self.set.insert(hex);
        self.bags[hex.index()] = bag;
    }

    fn clear(&mut self, hex: Hex) {
        self.set.remove(hex);
        self.bags[hex.index()] = 0;
    }
}

const NO_TILE: char = '.';

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letter = |hex: Hex| {
            let bag = self.bag(hex).and_then(|bag| char::from_digit(bag.into(), 36));
            bag.unwrap_or(NO_TILE)
        };
        serializer.collect_seq(sea().zones.map(|zone| zone.iter().map(letter).collect::<String>()))
    }
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = <[String; RINGS]>::deserialize(deserializer)?;
        let mut laid = Laid::default();
        for (zone, word) in sea().zones.into_iter().zip(&words) {
            if word.chars().count() != zone.len() {
                return Err(D::Error::custom(format!(
                    "{word} has not one letter for each of {} hexes",
                    zone.len()
                )));
            }
            for (hex, letter) in zone.iter().zip(word.chars()) {
                match letter.to_digit(36) {
                    Some(bag) if (bag as usize) < MAX_BAGS => laid.put(hex, bag as u8),
                    None if letter == NO_TILE => {}
                    _ => return Err(D::Error::custom(format!("{letter} is no bag"))),
                }
            }
        }
        Ok(laid)
    }
}

impl JsonSchema for Laid {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Laid".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": { "type": "string", "pattern": "^[.0-9a-i]+$" },
            "minItems": RINGS,
            "maxItems": RINGS,
        })
    }
}
