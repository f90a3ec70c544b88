//! A full state that fits a view: the magic cards that the viewer hasn't seen are dealt at random.

use game_api::{GameRng, PerSeat, ViewRef};

use crate::{CatAndFish, Magic, Private, Spells};

pub(crate) fn guess(view: ViewRef<'_, CatAndFish>, rng: &mut GameRng) -> CatAndFish {
    let public = view.public().clone();
    let own = view.private().copied().unwrap_or_default();
    let mut unseen = Spells::default();
    // A Blank is never kept: those that are not spent are in the Library.
    for card in Magic::ALL.into_iter().filter(|&card| card != Magic::Blank) {
        let all = view.edition().spells().count(card);
        unseen.add(card, all - public.spent.count(card) - own.magic.count(card));
    }
    let hands = PerSeat::from_fn(view.seats(), |seat| {
        if view.seat() == Some(seat) {
            return own;
        }
        let mut hand = Private::default();
        for _ in 0..public.fishers[seat].magic {
            let card = unseen.nth(rng.below(unseen.total().into())).expect("the place lies below the total");
            unseen.take(card);
            hand.magic.add(card, 1);
        }
        hand
    });
    CatAndFish { edition: view.edition().clone(), public, hands }
}
