//! Which action cards can be played, and on what: quick, for every playout asks it at every turn.
//!
//! The refusals tell the same from the rules, one by one; the conformance test compares the two.

use game_api::Seat;

use crate::bag::Kinds;
use crate::{Action, Card, CommeChienEtChat, Draft, Food, FoodKind, Pet, Species, Target};

impl CommeChienEtChat {
    /// Whether the card has a legal choice.
    pub(crate) fn is_playable(&self, seat: Seat, card: Card) -> bool {
        let mut hungry = self.public.hungry(&self.edition);
        match card {
            Card::TakeAway => hungry.any(|pet| !pet.food.is_empty()),
            // If every dog has what every cat has, then all of them have the same.
            Card::DogForCat => {
                let is = |species| hungry.clone().any(|pet| pet.animal.species() == species);
                is(Species::Dog) && is(Species::Cat) && bowls_differ(hungry)
            }
            Card::LikeForLike => [Species::Cat, Species::Dog]
                .into_iter()
                .any(|species| bowls_differ(hungry.clone().filter(|pet| pet.animal.species() == species))),
            Card::AllForAll => bowls_differ(hungry),
            Card::FishForBone => {
                let bones = hungry.clone().filter(|pet| has(pet, FoodKind::Bone));
                let elsewhere = |fish: &Pet| bones.clone().any(|pet| pet.animal != fish.animal);
                hungry.any(|pet| has(pet, FoodKind::Fish) && elsewhere(pet))
            }
            Card::CardForCard => some_two_differ(hungry.map(|pet| pet.food.as_slice())),
            Card::PawnForPawn => some_two_differ(hungry.map(|pet| pet.pawns.as_slice())),
            Card::GoHome => hungry.any(|pet| !pet.pawns.is_empty()),
            Card::MyPlace => {
                self.public.stock[seat] > 0 && hungry.any(|pet| pet.pawns.iter().any(|&owner| owner != seat))
            }
        }
    }

    /// Appends the legal targets of a half-made move.
    pub(crate) fn list_targets(&self, seat: Seat, draft: Draft, out: &mut Vec<Action>) {
        let mut add = |target| out.push(Action::Target(target));
        match draft.first {
            Some(first) => self.list_second(draft.card, first, &mut add),
            None => self.list_first(seat, draft.card, &mut add),
        }
    }

    fn list_first(&self, seat: Seat, card: Card, add: &mut impl FnMut(Target)) {
        let hungry = self.public.hungry(&self.edition);
        for pet in hungry.clone() {
            let animal = pet.animal;
            let mut others = hungry.clone().filter(|other| other.animal != animal);
            match card {
                Card::TakeAway => pet.different_food().for_each(|food| add(Target::Food(animal, food))),
                Card::GoHome => pet.owners().for_each(|owner| add(Target::Pawn(animal, owner))),
                Card::MyPlace => {
                    let strangers = pet.owners().filter(|&owner| owner != seat);
                    strangers.for_each(|owner| add(Target::Pawn(animal, owner)));
                }
                Card::DogForCat | Card::LikeForLike | Card::AllForAll => {
                    let fits = card != Card::DogForCat || animal.species() == Species::Dog;
                    if fits && others.any(|other| bowls_fit(card, pet, other)) {
                        add(Target::Animal(animal));
                    }
                }
                Card::FishForBone | Card::CardForCard => {
                    let elsewhere = others.fold(0, |mask, other| mask | mask_of(other));
                    let fits = |&food: &Food| match card {
                        Card::FishForBone => food.kind() == FoodKind::Fish && elsewhere & BONES != 0,
                        _ => elsewhere & !bit(food) != 0,
                    };
                    pet.different_food().filter(fits).for_each(|food| add(Target::Food(animal, food)));
                }
                Card::PawnForPawn => {
                    let fits =
                        |&owner: &Seat| others.clone().any(|other| other.pawns.iter().any(|&o| o != owner));
                    pet.owners().filter(fits).for_each(|owner| add(Target::Pawn(animal, owner)));
                }
            }
        }
    }

    fn list_second(&self, card: Card, first: Target, add: &mut impl FnMut(Target)) {
        let one = self.public.pet(first.animal()).expect("the first target is in play");
        for pet in self.public.hungry(&self.edition).filter(|pet| pet.animal != one.animal) {
            let animal = pet.animal;
            match first {
                Target::Animal(_) if bowls_fit(card, one, pet) => add(Target::Animal(animal)),
                Target::Animal(_) => {}
                Target::Food(_, gave) => {
                    let fits = |&got: &Food| match card {
                        Card::FishForBone => got.kind() == FoodKind::Bone,
                        _ => got != gave,
                    };
                    pet.different_food().filter(fits).for_each(|got| add(Target::Food(animal, got)));
                }
                Target::Pawn(_, left) => {
                    let others = pet.owners().filter(|&owner| owner != left);
                    others.for_each(|owner| add(Target::Pawn(animal, owner)));
                }
            }
        }
    }
}

/// Whether the card swaps all food of these two, and that makes a difference.
fn bowls_fit(card: Card, one: &Pet, other: &Pet) -> bool {
    let alike = one.animal.species() == other.animal.species();
    let fits = match card {
        Card::DogForCat => !alike,
        Card::LikeForLike => alike,
        _ => true,
    };
    fits && one.food != other.food
}

/// Whether not all animals have the same food.
fn bowls_differ<'a>(mut pets: impl Iterator<Item = &'a Pet>) -> bool {
    pets.next().is_some_and(|first| pets.any(|pet| pet.food != first.food))
}

/// Whether two different things lie in two different places: things lie in at least two places, and they
/// are not all the same. (If they differ within one place, each of another place differs from one of them.)
fn some_two_differ<'a, T: PartialEq + 'a>(places: impl Iterator<Item = &'a [T]>) -> bool {
    let mut filled = places.filter(|place| !place.is_empty());
    let Some(first) = filled.next() else { return false };
    let differs = |place: &[T]| place.iter().any(|item| *item != first[0]);
    let (mut several, mut different) = (false, differs(first));
    for place in filled {
        several = true;
        different |= differs(place);
    }
    several && different
}

/// One bit for each kind of food card.
type Mask = u16;
const BONES: Mask = 0b11_1111;

fn bit(food: Food) -> Mask {
    1 << food.index()
}

fn mask_of(pet: &Pet) -> Mask {
    pet.food.iter().fold(0, |mask, &food| mask | bit(food))
}

fn has(pet: &Pet, kind: FoodKind) -> bool {
    pet.food.iter().any(|food| food.kind() == kind)
}
