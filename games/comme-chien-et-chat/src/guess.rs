//! What a viewer can't see, imagined: a full state that fits the view.
//!
//! Hidden are the other hands and the cards that were not dealt. A viewer knows all action cards of the box
//! and can take off those discarded and its own; the rest is dealt out as blindly as the real deal was. Where
//! all cards of the box were dealt, nothing is left over, and so the guesses know that too. The food pile
//! hides only its order, which no state holds.

use game_api::{GameRng, PerSeat, ViewRef};

use crate::{Card, Cards, CommeChienEtChat, Private};

pub(crate) fn guess(view: ViewRef<'_, CommeChienEtChat>, rng: &mut GameRng) -> CommeChienEtChat {
    let public = view.public().clone();
    let own = view.private().copied().unwrap_or_default();
    let mut unknown = Cards::default();
    for card in Card::ALL {
        let known = public.discard.count(card) + own.hand.count(card);
        for _ in known..view.edition().cards().count(card) {
            unknown.add(card);
        }
    }
    let hands = PerSeat::from_fn(view.seats(), |seat| {
        if view.seat() == Some(seat) {
            return own;
        }
        let mut hand = Cards::default();
        for _ in 0..public.held[seat] {
            let place = rng.below(u32::from(unknown.total()));
            let card = unknown.nth(place).expect("the place lies below the total");
            unknown.take(card);
            hand.add(card);
        }
        // Whether the other has begun to play a card can't be seen: the move is imagined from its start.
        Private { hand, draft: None }
    });
    CommeChienEtChat { edition: view.edition().clone(), public, hands, aside: unknown }
}
