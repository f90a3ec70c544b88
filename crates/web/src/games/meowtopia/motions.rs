//! What each event moves.

use game_api::{Seat, ViewRef};
use meowtopia::{Event, Job, Meowtopia, Role};

use super::farm::{edge_place, spot_place};
use super::kittens::merchant_place;
use super::players::{farm_place, purse_place};
use super::tiles::{job_drawing, tile_place};
use crate::{motion::Motion, table::symbol};

const FOOD: &str = "mt-food";

pub fn motions(event: &Event, view: ViewRef<'_, Meowtopia>) -> Vec<Motion> {
    let tile = tile_place(view.public().tile.unwrap_or(Job::Food));
    let on_own =
        |seat: Seat, own: String| if view.viewer().seat() == Some(seat) { own } else { farm_place(seat) };
    match *event {
        Event::Took { seat, tile, bonus, .. } => {
            let mut motions = vec![fly(symbol(seat), purse_place(seat), tile_place(tile))];
            motions.extend((bonus > 0).then(|| fly(FOOD, tile_place(tile), purse_place(seat))));
            motions
        }
        Event::Sent { seat, count, .. } => (0..count)
            .map(|fur| fly(&format!("mt-awake-{}", fur % 6), farm_place(seat), tile.clone()))
            .collect(),
        Event::Followed { seat, .. } => vec![fly("mt-awake-0", farm_place(seat), tile)],
        Event::Gathered { seat, .. } => vec![fly(FOOD, tile, purse_place(seat))],
        Event::Earned { seat, .. } => vec![fly("mt-gold", tile, purse_place(seat))],
        Event::LaidField { seat, at, watered } => {
            let drawing = if watered { "mt-watered" } else { "mt-dry" };
            vec![fly(drawing, tile, on_own(seat, spot_place(at)))]
        }
        Event::LaidStick { seat, at, .. } => vec![fly("mt-stick", tile, on_own(seat, edge_place(at)))],
        Event::Recruited { seat, role, .. } => {
            let drawing = match role {
                Role::Worker => "mt-awake-3",
                Role::Merchant => "mt-merchant-4",
            };
            vec![fly(drawing, tile, farm_place(seat))]
        }
        Event::Loaded { seat, merchant, ware } => {
            let merchant = on_own(seat, merchant_place(seat, usize::from(merchant)));
            vec![fly(&format!("mt-{}", ware.name()), purse_place(seat), merchant)]
        }
        Event::Rewarded { seat, .. } => vec![fly(FOOD, farm_place(seat), purse_place(seat))],
        Event::Passed { seat, food, .. } if food > 0 => vec![fly(FOOD, tile, purse_place(seat))],
        Event::Fed { seat, paid, .. } if paid > 0 => vec![fly(FOOD, purse_place(seat), farm_place(seat))],
        Event::Dismissed { seat, .. } => {
            vec![fly(&job_drawing(Job::Recruit), farm_place(seat), tile_place(Job::Recruit))]
        }
        Event::Begins { .. }
        | Event::Woke { .. }
        | Event::Chose { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::Fed { .. }
        | Event::Round { .. }
        | Event::AwakeFood { .. }
        | Event::Over { .. } => Vec::new(),
    }
}

fn fly(drawing: &str, from: String, to: String) -> Motion {
    Motion::Fly { drawing: drawing.to_owned(), from, to }
}
