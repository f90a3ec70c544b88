//! What each event moves.

use cat_and_fish::{CatAndFish, Disaster, Event, Hex, Point, Tile};
use game_api::{Seat, ViewRef};

use super::actions::space_place;
use super::chart::{hex_middle, point_middle};
use super::market::drawing;
use super::players::{purse_place, store_place};
use super::sea::{BOAT, DISASTER, boat_place, disaster_place, hex_place, pile_place};
use super::shop::ware_place;
use crate::{motion::Motion, table::symbol};

pub fn motions(event: &Event, view: ViewRef<'_, CatAndFish>) -> Vec<Motion> {
    let fly = |drawing: String, from: String, to: String| vec![Motion::Fly { drawing, from, to }];
    let space_icon = |space| format!("cf-space-{space}");
    match *event {
        Event::Placed { seat, space } => fly(symbol(seat).to_owned(), purse_place(seat), space_place(space)),
        Event::Caught { seat, hex, tile } => fly(drawing(tile), hex_place(hex), store_place(seat)),
        Event::Salvaged { seat, hex, .. } => {
            fly("cf-tile-treasure".to_owned(), hex_place(hex), purse_place(seat))
        }
        Event::Sunk { hex, tile } => vec![Motion::Flip { drawing: drawing(tile), place: hex_place(hex) }],
        Event::Sailed { seat, to } | Event::Fled { seat, to } => vec![sail(view, seat, to)],
        Event::Moved { disaster, to, .. } => rise(view, disaster, to),
        Event::MonsterSet { to, .. } => rise(view, Disaster::Monster, to),
        Event::Sold { seat, tile, .. } => fly(drawing(tile), store_place(seat), purse_place(seat)),
        Event::Dropped { seat, tile } | Event::Discarded { seat, tile } | Event::GaveFish { seat, tile } => {
            fly(drawing(tile), store_place(seat), discards(tile))
        }
        Event::Bought { seat, gear, .. } => {
            fly(format!("cf-gear-{gear}"), ware_place(gear), purse_place(seat))
        }
        Event::Stole { seat, victim, tile } => fly(drawing(tile), store_place(victim), store_place(seat)),
        Event::Found { seat, .. } => {
            let space = cat_and_fish::Space::Treasure;
            fly(space_icon(space), space_place(space), purse_place(seat))
        }
        Event::Drew { seat } | Event::DrewBlank { seat } => {
            let space = cat_and_fish::Space::Library;
            fly(space_icon(space), space_place(space), purse_place(seat))
        }
        Event::Begins { .. }
        | Event::Season { .. }
        | Event::Stopped { .. }
        | Event::Started { .. }
        | Event::Changed { .. }
        | Event::Ended { .. }
        | Event::Finished { .. }
        | Event::Filled { .. }
        | Event::Sorcery { .. }
        | Event::Got { .. }
        | Event::Played { .. }
        | Event::Fined { .. }
        | Event::PaidFee { .. }
        | Event::Loan { .. }
        | Event::Summoner { .. }
        | Event::MonsterLeft { .. }
        | Event::FreshFish { .. }
        | Event::Renewed { .. }
        | Event::Over => Vec::new(),
    }
}

fn discards(tile: Tile) -> String {
    pile_place(tile.zone())
}

fn sail(view: ViewRef<'_, CatAndFish>, seat: Seat, to: Point) -> Motion {
    let from = point_middle(view.public().fishers[seat].pawn);
    slide(boat_place(seat), from, point_middle(to), BOAT)
}

/// A disaster that is not on the sea yet turns up where it is set.
fn rise(view: ViewRef<'_, CatAndFish>, disaster: Disaster, to: Hex) -> Vec<Motion> {
    vec![match view.public().place_of(disaster) {
        Some(from) => slide(disaster_place(disaster), hex_middle(from), hex_middle(to), DISASTER),
        None => Motion::Flip { drawing: format!("cf-disaster-{disaster}"), place: hex_place(to) },
    }]
}

fn slide(place: String, from: (f64, f64), to: (f64, f64), size: (f64, f64)) -> Motion {
    Motion::Slide { places: vec![place], by: ((to.0 - from.0) / size.0, (to.1 - from.1) / size.1) }
}
