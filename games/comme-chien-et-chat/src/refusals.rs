//! What is not allowed, and which rule says so. Written from the rules, one by one.

use game_api::{RuleId, Seat, rule};

use crate::{Action, Animal, Card, CommeChienEtChat, Draft, Food, FoodKind, Pet, Phase, Species, Target};

type Refused = Result<(), RuleId>;

impl CommeChienEtChat {
    /// Why the player to move may not do this, if so.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refused {
        let draft = self.hands[seat].draft;
        match (self.public.phase, action, draft) {
            (Phase::Place, Action::Place(animal), _) => self.refuse_pawn(animal),
            (Phase::Place, Action::Feed | Action::Card(_), _) => Err(rule!("CC3")),
            (Phase::Choose, Action::Feed, None) => Ok(()),
            (Phase::Choose, Action::Card(card), None) => self.refuse_card(seat, card),
            (Phase::Choose, Action::Target(_), None) => Err(rule!("CC7")),
            (Phase::Choose, Action::Back, None) => Err(rule!("CC7.12")),
            (Phase::Choose, Action::Feed | Action::Card(_), Some(_)) => Err(rule!("CC7.12")),
            (Phase::Choose, Action::Target(target), Some(draft)) => self.refuse_target(seat, draft, target),
            (Phase::Choose, Action::Back, Some(_)) => Ok(()),
            (Phase::Lay { .. }, Action::Lay(animal), _) => self.changeable(animal).map(|_| ()),
            (Phase::GoOn { .. }, Action::More | Action::Stop, _) => Ok(()),
            (Phase::GoOn { .. }, Action::Lay(_), _) => Err(rule!("CC6")),
            _ => Err(rule!("CC2")),
        }
    }

    /// The animal, if it is in play and not sated.
    fn changeable(&self, animal: Animal) -> Result<&Pet, RuleId> {
        let Some(pet) = self.public.pet(animal) else { return Err(rule!("CC1")) };
        if pet.food.len() == self.edition.sated_at() { Err(rule!("CC4")) } else { Ok(pet) }
    }

    fn refuse_pawn(&self, animal: Animal) -> Refused {
        let pet = self.changeable(animal)?;
        let squares = usize::from(self.edition.squares(animal));
        if pet.pawns.len() == squares { Err(rule!("CC3.1")) } else { Ok(()) }
    }

    fn refuse_card(&self, seat: Seat, card: Card) -> Refused {
        if !self.hands[seat].hand.holds(card) {
            return Err(rule!("CC7"));
        }
        if card == Card::MyPlace && self.public.stock[seat] == 0 {
            return Err(rule!("CC7.9"));
        }
        self.some_target(seat, Draft { card, first: None })
    }

    /// Refuses a half-made move that can't be brought to an end.
    fn some_target(&self, seat: Seat, draft: Draft) -> Refused {
        let mut targets = self.public.pets.iter().flat_map(|pet| {
            let food = pet.food.iter().map(|&food| Target::Food(pet.animal, food));
            let pawns = pet.pawns.iter().map(|&owner| Target::Pawn(pet.animal, owner));
            [Target::Animal(pet.animal)].into_iter().chain(food).chain(pawns)
        });
        let possible = targets.any(|target| self.refuse_target(seat, draft, target).is_ok());
        if possible { Ok(()) } else { Err(rule!("CC7.11")) }
    }

    fn refuse_target(&self, seat: Seat, draft: Draft, target: Target) -> Refused {
        let Draft { card, first } = draft;
        let pet = self.changeable(target.animal())?;
        let there = match target {
            Target::Animal(_) => true,
            Target::Food(_, food) => pet.food.contains(&food),
            Target::Pawn(_, owner) => pet.pawns.contains(&owner),
        };
        if !there || !fits(card, first.is_some(), target) {
            return Err(card.rule());
        }
        match first {
            Some(first) => self.refuse_swap(card, first, target),
            None if card.is_swap() => self.some_target(seat, Draft { card, first: Some(target) }),
            None if card == Card::MyPlace && target == Target::Pawn(pet.animal, seat) => Err(rule!("CC7.10")),
            None => Ok(()),
        }
    }

    fn refuse_swap(&self, card: Card, first: Target, second: Target) -> Refused {
        let (one, other) = (first.animal(), second.animal());
        let alike = one.species() == other.species();
        if one == other || card == Card::LikeForLike && !alike {
            return Err(card.rule());
        }
        let bowl = |animal| self.public.pet(animal).map(|pet| &pet.food);
        let same = match (first, second) {
            (Target::Animal(_), Target::Animal(_)) => bowl(one) == bowl(other),
            (Target::Food(_, gave), Target::Food(_, got)) => gave == got,
            (Target::Pawn(_, left), Target::Pawn(_, came)) => left == came,
            _ => false,
        };
        if same { Err(rule!("CC7.10")) } else { Ok(()) }
    }
}

/// Whether the card is played on such a thing.
fn fits(card: Card, second: bool, target: Target) -> bool {
    let is = |food: Food, kind| food.kind() == kind;
    match (card, target) {
        (Card::TakeAway | Card::CardForCard, Target::Food(..)) => true,
        (Card::FishForBone, Target::Food(_, food)) => {
            is(food, if second { FoodKind::Bone } else { FoodKind::Fish })
        }
        (Card::DogForCat, Target::Animal(animal)) => {
            animal.species() == if second { Species::Cat } else { Species::Dog }
        }
        (Card::LikeForLike | Card::AllForAll, Target::Animal(_)) => true,
        (Card::PawnForPawn | Card::GoHome | Card::MyPlace, Target::Pawn(..)) => true,
        _ => false,
    }
}
