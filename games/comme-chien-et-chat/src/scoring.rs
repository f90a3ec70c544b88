//! The count at the end, and the invariant.

use game_api::{Outcome, PerSeat, Seat, rule};

use crate::{CommeChienEtChat, Edition, Food, Phase, Public};

/// What the pawns of each player would earn if the game ended now.
pub fn scores(public: &Public) -> PerSeat<i32> {
    rule!("CC9");
    let mut scores = PerSeat::from_fn(public.seats(), |_| 0);
    for pet in &public.pets {
        let worth = pet.worth();
        pet.pawns.iter().for_each(|&owner| scores[owner] += worth);
    }
    scores
}

pub(crate) fn outcome(public: &Public) -> Option<Outcome> {
    let Phase::Over { .. } = public.phase else { return None };
    Some(Outcome::by_score(scores(public)))
}

/// Every card and every pawn of the box is in exactly one place.
pub(crate) fn audit(game: &CommeChienEtChat) -> Result<(), String> {
    let (public, edition) = (&game.public, &*game.edition);
    let seats = public.seats();
    if public.held.seats() != seats || game.hands.seats() != seats {
        return Err("not everything is there for every seat".to_owned());
    }
    audit_pets(public, edition)?;
    for food in Food::ALL {
        let laid = |food| public.pets.iter().flat_map(|pet| &pet.food).filter(move |&&on| on == food).count();
        let up = usize::from(public.phase == Phase::Lay { food });
        let found = laid(food) + usize::from(public.pile.count(food)) + up;
        let wanted = usize::from(edition.food().count(food));
        if found != wanted {
            return Err(format!("there are {found} cards of {food}, not {wanted}"));
        }
    }
    for (card, wanted) in edition.cards().iter() {
        let hands: u8 = game.hands.values().map(|own| own.hand.count(card)).sum();
        let found = hands + public.discard.count(card) + game.aside.count(card);
        if found != wanted {
            return Err(format!("there are {found} cards {card}, not {wanted}"));
        }
    }
    Seat::all(seats).try_for_each(|seat| audit_seat(game, seat))
}

fn audit_pets(public: &Public, edition: &Edition) -> Result<(), String> {
    for (place, pet) in public.pets.iter().enumerate() {
        let animal = pet.animal;
        if public.pets[..place].iter().any(|other| other.animal == animal) {
            return Err(format!("{animal} is there twice"));
        }
        if pet.pawns.len() > usize::from(edition.squares(animal)) || pet.food.len() > edition.sated_at() {
            return Err(format!("there is too much on {animal}"));
        }
        if pet.pawns.iter().any(|owner| public.stock.get(*owner).is_none()) {
            return Err(format!("a pawn of nobody stands on {animal}"));
        }
        if !pet.food.is_sorted() || !pet.pawns.is_sorted() {
            return Err(format!("food or pawns of {animal} are not in order"));
        }
    }
    Ok(())
}

fn audit_seat(game: &CommeChienEtChat, seat: Seat) -> Result<(), String> {
    let (public, own) = (&game.public, &game.hands[seat]);
    let placed = public.pets.iter().flat_map(|pet| &pet.pawns).filter(|&&owner| owner == seat).count();
    let pawns = placed + usize::from(public.stock[seat]);
    if pawns != usize::from(game.edition.pawns()) {
        return Err(format!("seat {seat} has {pawns} pawns"));
    }
    if own.hand.total() != public.held[seat] {
        return Err(format!("seat {seat} holds {} cards", own.hand.total()));
    }
    let may_draft = public.phase == Phase::Choose && public.turn == seat;
    match own.draft {
        Some(draft) if !may_draft || !own.hand.holds(draft.card) => {
            Err(format!("seat {seat} can't play the card {}", draft.card))
        }
        _ => Ok(()),
    }
}
