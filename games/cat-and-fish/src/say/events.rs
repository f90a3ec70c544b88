//! What happened.

use game_api::{Seat, Voice};

use super::names::{
    a_tile, disaster_name, gear_name, magic_name, season_name, space_name, tile_name, treasure_name,
    zone_name,
};
use crate::{Event, Tile};

pub(super) fn say(event: &Event, voice: &Voice) -> String {
    let of = |seat: Seat, key: &str| voice.say_of(seat, key, &[]);
    let tile_of =
        |seat: Seat, key: &str, tile: Tile| voice.say_of(seat, key, &[("tile", a_tile(voice, tile).into())]);
    match *event {
        Event::Begins { seat } => of(seat, "event-begins"),
        Event::Season { season, year, first } => {
            let season = season_name(voice, season).into();
            voice.say_of(first, "event-season", &[("season", season), ("year", year.into())])
        }
        Event::Placed { seat, space } => {
            voice.say_of(seat, "event-placed", &[("space", space_name(voice, space).into())])
        }
        Event::Stopped { seat } => of(seat, "event-stopped"),
        Event::Started { seat, space } => {
            voice.say_of(seat, "event-started", &[("space", space_name(voice, space).into())])
        }
        Event::Changed { seat, marker, action, paid } => {
            let args = [
                ("marker", space_name(voice, marker).into()),
                ("action", space_name(voice, action).into()),
                ("paid", paid.into()),
            ];
            voice.say_of(seat, "event-changed", &args)
        }
        Event::Ended { seat } => of(seat, "event-ended"),
        Event::Finished { seat, space } => {
            voice.say_of(seat, "event-finished", &[("space", space_name(voice, space).into())])
        }
        Event::Caught { seat, hex, tile } => {
            let args = [("hex", hex.to_string().into()), ("tile", a_tile(voice, tile).into())];
            voice.say_of(seat, "event-caught", &args)
        }
        Event::Salvaged { seat, hex, money } => {
            voice.say_of(seat, "event-salvaged", &[("hex", hex.to_string().into()), ("money", money.into())])
        }
        Event::Filled { seat, tiles } => voice.say_of(seat, "event-filled", &[("tiles", tiles.into())]),
        Event::Sailed { seat, to } => voice.say_of(seat, "event-sailed", &[("point", to.to_string().into())]),
        Event::Sorcery { seat, paid } => voice.say_of(seat, "event-sorcery", &[("money", paid.into())]),
        Event::Sold { seat, tile, price } => {
            let args = [("tile", a_tile(voice, tile).into()), ("money", price.into())];
            voice.say_of(seat, "event-sold", &args)
        }
        Event::Dropped { seat, tile } => tile_of(seat, "event-dropped", tile),
        Event::Bought { seat, gear, price } => {
            let args = [("gear", gear_name(voice, gear).into()), ("money", price.into())];
            voice.say_of(seat, "event-bought", &args)
        }
        Event::Stole { seat, victim, tile } => {
            let victim = voice.say_of(victim, "victim", &[]).into();
            voice.say_of(seat, "event-stole", &[("victim", victim), ("tile", a_tile(voice, tile).into())])
        }
        Event::Found { seat, card, money } => {
            let args = [("card", treasure_name(voice, card).into()), ("money", money.into())];
            voice.say_of(seat, "event-found", &args)
        }
        Event::Drew { seat } => of(seat, "event-drew"),
        Event::Got { card } => voice.say("event-got", &[("card", magic_name(voice, card).into())]),
        Event::DrewBlank { seat } => of(seat, "event-blank"),
        Event::Played { seat, card } => {
            voice.say_of(seat, "event-played", &[("card", magic_name(voice, card).into())])
        }
        Event::Moved { seat, disaster, to } => {
            let disaster = disaster_name(voice, disaster).into();
            voice.say_of(seat, "event-moved", &[("disaster", disaster), ("hex", to.to_string().into())])
        }
        Event::Sunk { hex, tile } => {
            let args = [("hex", hex.to_string().into()), ("tile", tile_name(voice, tile).into())];
            voice.say("event-sunk", &args)
        }
        Event::Fined { seat, disaster, money } => {
            let disaster = disaster_name(voice, disaster).into();
            voice.say_of(seat, "event-fined", &[("disaster", disaster), ("money", money.into())])
        }
        Event::Discarded { seat, tile } => tile_of(seat, "event-discarded", tile),
        Event::Fled { seat, to } => voice.say_of(seat, "event-fled", &[("point", to.to_string().into())]),
        Event::PaidFee { seat, money } => voice.say_of(seat, "event-fee", &[("money", money.into())]),
        Event::GaveFish { seat, tile } => tile_of(seat, "event-gave", tile),
        Event::Loan { seat, money } => voice.say_of(seat, "event-loan", &[("money", money.into())]),
        Event::Summoner { seat } => of(seat, "event-summoner"),
        Event::MonsterSet { seat, to } => voice.say_of(seat, "event-set", &[("hex", to.to_string().into())]),
        Event::MonsterLeft { seat } => of(seat, "event-left"),
        Event::FreshFish { tiles } => voice.say("event-fresh", &[("tiles", tiles.into())]),
        Event::Renewed { zone } => voice.say("event-renewed", &[("zone", zone_name(voice, zone).into())]),
        Event::Over => voice.say("event-over", &[]),
    }
}
