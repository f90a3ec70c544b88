//! What things are called.

use game_api::Voice;

use crate::{Disaster, Gear, Magic, Season, Space, Tile, Treasure, Zone};

pub(crate) fn tile_name(voice: &Voice, tile: Tile) -> String {
    named(voice, "tile", kind_of(tile))
}

/// A tile with its article: "un crabe", "a crab".
pub(crate) fn a_tile(voice: &Voice, tile: Tile) -> String {
    named(voice, "a", kind_of(tile))
}

/// To people, bones are bones whatever zone they come from.
fn kind_of(tile: Tile) -> &'static str {
    tile.name().trim_end_matches(|letter: char| letter.is_ascii_digit())
}

pub(crate) fn gear_name(voice: &Voice, gear: Gear) -> String {
    named(voice, "gear", gear.name())
}

pub(crate) fn magic_name(voice: &Voice, card: Magic) -> String {
    named(voice, "magic", card.name())
}

pub(crate) fn treasure_name(voice: &Voice, card: Treasure) -> String {
    named(voice, "treasure", card.name())
}

pub(crate) fn space_name(voice: &Voice, space: Space) -> String {
    named(voice, "space", space.name())
}

pub(crate) fn season_name(voice: &Voice, season: Season) -> String {
    named(voice, "season", season.name())
}

pub(crate) fn disaster_name(voice: &Voice, disaster: Disaster) -> String {
    named(voice, "disaster", disaster.name())
}

pub(crate) fn zone_name(voice: &Voice, zone: Zone) -> String {
    named(voice, "zone", zone.name())
}

fn named(voice: &Voice, of: &str, name: &str) -> String {
    voice.say(&format!("{of}-{name}"), &[])
}

/// A list in words, or "nothing".
pub(crate) fn list(voice: &Voice, words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { voice.say("nothing", &[]) } else { words.join(", ") }
}
