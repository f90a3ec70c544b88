//! What each event moves.

use game_api::{Seat, ViewRef};
use super_miaou::{Card, Event, Side, Slot, SuperMiaou};

use super::cards::drawing;
use super::zones::{bag_place, hand_place, wash_place};
use crate::motion::Motion;

pub fn motions(event: &Event, view: ViewRef<'_, SuperMiaou>) -> Vec<Motion> {
    let fly = |drawing: String, from: String, to: String| vec![Motion::Fly { drawing, from, to }];
    match *event {
        Event::TurnedUp { seat, side, card } => {
            vec![Motion::Flip { drawing: drawing(card, seat), place: hand_place(seat, side) }]
        }
        Event::Bought { seat, card } => fly(drawing(card, seat), format!("pile-{card}"), wash_place(seat)),
        Event::Binned { seat, card } => {
            let to = if card.is_start() { "bin".to_owned() } else { format!("pile-{card}") };
            fly(drawing(card, seat), held(view, seat, card), to)
        }
        Event::Pointed { seat, victim, side } => {
            fly(drawing(Card::Mouse, seat), held(view, seat, Card::Mouse), hand_place(victim, side))
        }
        Event::Stolen { seat, victim, side, card } => {
            fly(drawing(card, victim), hand_place(victim, side), wash_place(seat))
        }
        Event::Reshuffled { seat } => fly("k-back".to_owned(), wash_place(seat), bag_place(seat)),
        Event::Won { seat } => {
            let card = |side| hand_place(seat, side);
            fly("k-super-miaou".to_owned(), "pile-cape".to_owned(), card(Side::Right))
        }
        Event::Begins { .. }
        | Event::Stays { .. }
        | Event::Passed { .. }
        | Event::StaysShort { .. }
        | Event::NobodyWon => Vec::new(),
    }
}

/// Where a card lies in a hand.
fn held(view: ViewRef<'_, SuperMiaou>, seat: Seat, card: Card) -> String {
    let zone = &view.public().zones[seat];
    let side = Side::BOTH.into_iter().find(|&side| zone.slot(side) == Slot::Known(card));
    hand_place(seat, side.unwrap_or(Side::Left))
}
