//! The fish tiles of the three zones.

use crate::kinds::kinds;

kinds! {
    /// Six kinds a zone: four fish, the bone, the treasure. Bones and treasures know their zone, for they
    /// go back to its discards.
    Tile {
        Crab = "crab",
        Shrimp = "shrimp",
        Anchovy = "anchovy",
        Pollack = "pollack",
        Bone1 = "bone1",
        Treasure1 = "treasure1",
        Mackerel = "mackerel",
        Squid = "squid",
        Flounder = "flounder",
        Octopus = "octopus",
        Bone2 = "bone2",
        Treasure2 = "treasure2",
        Tuna = "tuna",
        Shark = "shark",
        Swordfish = "swordfish",
        Whale = "whale",
        Bone3 = "bone3",
        Treasure3 = "treasure3",
    }
}

impl Tile {
    /// How many kinds a zone has.
    pub const OF_ZONE: usize = 6;

    pub fn zone(self) -> Zone {
        Zone::ALL[self as usize / Tile::OF_ZONE]
    }

    /// The place among the kinds of its zone.
    pub fn place(self) -> usize {
        self as usize % Tile::OF_ZONE
    }

    /// The kind at a place of a zone.
    pub fn at(zone: Zone, place: usize) -> Tile {
        Tile::ALL[zone as usize * Tile::OF_ZONE + place]
    }

    pub fn is_bone(self) -> bool {
        matches!(self, Tile::Bone1 | Tile::Bone2 | Tile::Bone3)
    }

    pub fn is_treasure(self) -> bool {
        matches!(self, Tile::Treasure1 | Tile::Treasure2 | Tile::Treasure3)
    }

    /// A fish proper: neither a bone nor a treasure.
    pub fn is_fish(self) -> bool {
        !self.is_bone() && !self.is_treasure()
    }
}

kinds! {
    /// The three zones of the sea, from the island outwards.
    Zone {
        Green = "green",
        Blue = "blue",
        Pink = "pink",
    }
}
