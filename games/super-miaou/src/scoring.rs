//! The end, and the invariant.

use game_api::{Outcome, PerSeat, Seat};

use crate::{Card, Edition, Phase, Public, Slot};

/// One point for the winner; a drawn game gives nobody any, and all share the first place.
pub(crate) fn outcome(public: &Public) -> Option<Outcome> {
    let Phase::Over { winner } = public.phase else { return None };
    Some(Outcome::by_score(PerSeat::from_fn(public.seats(), |seat| i32::from(winner == Some(seat)))))
}

/// Every card of the box lies in exactly one place, every player's heaps fit the hand, and the seats that
/// are spoken of sit at the table. A position may come from a stranger: no count of it overflows here.
pub(crate) fn audit(public: &Public, edition: &Edition) -> Result<(), String> {
    let colours = Card::START.len() as u16;
    for card in Card::ALL {
        let players: u16 = Seat::all(public.seats()).map(|seat| public.owned(seat, card)).sum();
        let found = players + u16::from(public.supply.count(card)) + u16::from(public.bin.count(card));
        let copies = u16::from(edition.copies(card));
        let wanted = match card {
            Card::Locked => colours * copies,
            Card::Mouse if public.first_steps => 0,
            _ => copies,
        };
        if found != wanted {
            return Err(format!("there are {found} of {card}, not {wanted}"));
        }
    }
    for (seat, zone) in public.zones.iter() {
        let hidden = zone.hand.iter().filter(|&&slot| slot == Slot::Hidden).count() as u16;
        if u16::from(zone.unseen.total()) != u16::from(zone.backpack) + hidden {
            return Err(format!("seat {seat} has {} unseen cards", zone.unseen.total()));
        }
        if public.owned(seat, Card::Locked) != u16::from(edition.copies(Card::Locked)) {
            return Err(format!("seat {seat} has lost its locked card"));
        }
    }
    let named = match public.phase {
        Phase::Theft { victim, .. } => Some(victim),
        Phase::Over { winner } => winner,
        Phase::Lot | Phase::TurnUp | Phase::Choose => None,
    };
    match [public.turn, public.first].into_iter().chain(named).find(|&seat| public.zones.get(seat).is_none())
    {
        Some(stranger) => Err(format!("nobody sits in seat {stranger}")),
        None => Ok(()),
    }
}
