//! What each event moves.

use game_api::{Seat, ViewRef};
use super_miaou::{Card, Event, Side, Slot, SuperMiaou};

use super::cards::drawing;
use super::zones::{bag_place, hand_place, wash_place};
use crate::motion::Motion;

pub fn motions(event: &Event, view: ViewRef<'_, SuperMiaou>) -> Vec<Motion> {
    let fly = |drawing: String, from: String, to: String| Motion::Fly { drawing, from, to };
    match *event {
        Event::TurnedUp { seat, side, card } => {
            vec![Motion::Flip { drawing: drawing(card, seat), place: hand_place(seat, side) }]
        }
        Event::Bought { seat, card } => {
            let mut motions = vec![fly(drawing(card, seat), format!("pile-{card}"), wash_place(seat))];
            motions.extend(discard(view, seat, None));
            motions
        }
        Event::Binned { seat, card } => {
            let to = if card.is_start() { "bin".to_owned() } else { format!("pile-{card}") };
            let from = held(view, seat, card);
            let place = hand_place(seat, from);
            let mut motions =
                vec![Motion::Lift { place: place.clone() }, fly(drawing(card, seat), place, to)];
            motions.extend(discard(view, seat, Some(from)));
            motions
        }
        Event::Pointed { seat, victim, side } => {
            let from = hand_place(seat, held(view, seat, Card::Mouse));
            vec![fly(drawing(Card::Mouse, seat), from, hand_place(victim, side))]
        }
        Event::Stolen { seat, victim, side, card } => {
            let from = hand_place(victim, side);
            let mut motions = vec![
                Motion::Lift { place: from.clone() },
                fly(drawing(card, victim), from, wash_place(seat)),
            ];
            motions.extend(discard(view, seat, None));
            motions
        }
        Event::Passed { seat } => discard(view, seat, None),
        Event::Reshuffled { seat } => vec![fly("k-back".to_owned(), wash_place(seat), bag_place(seat))],
        Event::Won { seat } => {
            vec![fly("k-super-miaou".to_owned(), "trophy".to_owned(), hand_place(seat, Side::Right))]
        }
        Event::Begins { .. } | Event::Stays { .. } | Event::StaysShort { .. } | Event::NobodyWon => {
            Vec::new()
        }
    }
}

/// What is left of a hand goes to the washing machine.
fn discard(view: ViewRef<'_, SuperMiaou>, seat: Seat, gone: Option<Side>) -> Vec<Motion> {
    let zone = &view.public().zones[seat];
    let left = Side::BOTH.into_iter().filter(|&side| Some(side) != gone);
    let known = left.filter_map(|side| match zone.slot(side) {
        Slot::Known(card) => Some((side, card)),
        Slot::Hidden | Slot::Empty => None,
    });
    let away = known.flat_map(|(side, card)| {
        let (place, drawing) = (hand_place(seat, side), drawing(card, seat));
        [Motion::Lift { place: place.clone() }, Motion::Fly { drawing, from: place, to: wash_place(seat) }]
    });
    away.collect()
}

/// In which place of a hand a card lies.
fn held(view: ViewRef<'_, SuperMiaou>, seat: Seat, card: Card) -> Side {
    let zone = &view.public().zones[seat];
    let side = Side::BOTH.into_iter().find(|&side| zone.slot(side) == Slot::Known(card));
    side.unwrap_or(Side::Left)
}
