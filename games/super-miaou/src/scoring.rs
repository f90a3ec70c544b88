//! The end, and the invariant.

use game_api::{Outcome, PerSeat, Seat};

use crate::{Card, Edition, Phase, Public, Slot};

/// One point for the winner; a drawn game gives nobody any, and all share the first place.
pub(crate) fn outcome(public: &Public) -> Option<Outcome> {
    let Phase::Over { winner } = public.phase else { return None };
    Some(Outcome::by_score(PerSeat::from_fn(public.seats(), |seat| i32::from(winner == Some(seat)))))
}

/// Every card of the box lies in exactly one place, and every player's heaps fit the hand.
pub(crate) fn audit(public: &Public, edition: &Edition) -> Result<(), String> {
    let colours = Card::START.len() as u8;
    for card in Card::ALL {
        let players: u8 = Seat::all(public.seats()).map(|seat| public.owned(seat, card)).sum();
        let found = players + public.supply.count(card) + public.bin.count(card);
        let wanted = match card {
            Card::Locked => colours * edition.copies(card),
            Card::Mouse if public.first_steps => 0,
            _ => edition.copies(card),
        };
        if found != wanted {
            return Err(format!("there are {found} of {card}, not {wanted}"));
        }
    }
    for (seat, zone) in public.zones.iter() {
        let hidden = zone.hand.iter().filter(|&&slot| slot == Slot::Hidden).count() as u8;
        if zone.unseen.total() != zone.backpack + hidden {
            return Err(format!("seat {seat} has {} unseen cards", zone.unseen.total()));
        }
        if public.owned(seat, Card::Locked) != edition.copies(Card::Locked) {
            return Err(format!("seat {seat} has lost its locked card"));
        }
    }
    Ok(())
}
