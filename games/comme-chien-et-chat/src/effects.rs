//! What each move does to the state.

use game_api::{Emit, Seat, rule};

use crate::{Animal, Card, CommeChienEtChat, Draft, End, Event, Food, Phase, Target};

impl CommeChienEtChat {
    pub(crate) fn begin_turn(&mut self) {
        self.public.phase = if self.must_place() { Phase::Place } else { Phase::Choose };
    }

    /// Whether the player has a pawn and there is a square for it.
    fn must_place(&self) -> bool {
        rule!("CC3");
        let (public, edition) = (&self.public, &*self.edition);
        public.stock[public.turn] > 0 && public.hungry(edition).any(|pet| pet.has_free_square(edition))
    }

    pub(crate) fn end_turn(&mut self) {
        rule!("CC2");
        self.public.turn = self.public.turn.left(self.public.seats());
        if self.public.turn == self.public.first {
            self.public.round += 1;
        }
        self.begin_turn();
    }

    pub(crate) fn place(&mut self, seat: Seat, animal: Animal, emit: &mut impl Emit<Event>) {
        self.public.stock[seat] -= 1;
        self.public.pet_mut(animal).add_pawn(seat);
        self.public.phase = Phase::Choose;
        emit.tell_all(|| Event::Placed { seat, animal });
    }

    /// A food card is laid on an animal; then the game or the turn may be over.
    pub(crate) fn lay(&mut self, seat: Seat, animal: Animal, food: Food, emit: &mut impl Emit<Event>) {
        rule!("CC5");
        let sated_at = self.edition.sated_at();
        let pet = self.public.pet_mut(animal);
        pet.add_food(food);
        let cards = pet.food.len();
        emit.tell_all(|| Event::Laid { seat, animal, food });
        if cards == sated_at {
            emit.tell_all(|| Event::Sated { animal });
        }
        if let Some(by) = self.end() {
            rule!("CC8");
            self.public.phase = Phase::Over { by };
            emit.tell_all(|| Event::Ended { by });
            return;
        }
        rule!("CC6");
        if cards + 1 < sated_at {
            self.public.phase = Phase::GoOn { animal };
        } else {
            // The last card but one ends a series; the last one sates, and was laid alone.
            self.end_turn();
        }
    }

    fn end(&self) -> Option<End> {
        if self.public.hungry(&self.edition).nth(1).is_none() {
            Some(End::Sated)
        } else {
            self.public.pile.is_empty().then_some(End::PileOut)
        }
    }

    /// Takes the last target or the card back.
    pub(crate) fn back(&mut self, seat: Seat) {
        rule!("CC7.12");
        let draft = &mut self.hands[seat].draft;
        *draft = match *draft {
            Some(Draft { card, first: Some(_) }) => Some(Draft { card, first: None }),
            _ => None,
        };
    }

    /// Says what the card is played on. With the last target the card is shown, its effect is done, and it
    /// is discarded.
    pub(crate) fn choose(&mut self, seat: Seat, target: Target, emit: &mut impl Emit<Event>) {
        let own = &mut self.hands[seat];
        let Draft { card, first } = own.draft.take().expect("a card was taken before its target");
        if card.is_swap() && first.is_none() {
            own.draft = Some(Draft { card, first: Some(target) });
            return;
        }
        rule!("CC7");
        own.hand.take(card);
        self.public.held[seat] -= 1;
        self.public.discard.add(card);
        emit.tell_all(|| Event::Played { seat, card });
        emit.reveal();
        card.rule();
        match first {
            Some(first) => self.swap(first, target, emit),
            None => self.remove(seat, card, target, emit),
        }
        self.end_turn();
    }

    /// What a card with a single target does.
    fn remove(&mut self, seat: Seat, card: Card, target: Target, emit: &mut impl Emit<Event>) {
        match target {
            Target::Food(animal, food) => {
                self.public.pet_mut(animal).take_food(food);
                self.public.pile.put_under(food);
                emit.tell_all(|| Event::TookAway { animal, food });
            }
            Target::Pawn(animal, owner) => {
                let pet = self.public.pet_mut(animal);
                pet.take_pawn(owner);
                if card == Card::MyPlace {
                    pet.add_pawn(seat);
                    self.public.stock[seat] -= 1;
                    emit.tell_all(|| Event::TookPlace { seat, animal, owner });
                } else {
                    emit.tell_all(|| Event::WentHome { animal, owner });
                }
                self.public.stock[owner] += 1;
            }
            Target::Animal(_) => unreachable!("no card removes all food of an animal"),
        }
    }

    /// What a card with two targets does.
    fn swap(&mut self, first: Target, second: Target, emit: &mut impl Emit<Event>) {
        let (one, other) = (first.animal(), second.animal());
        match (first, second) {
            (Target::Animal(_), Target::Animal(_)) => {
                let bowl = std::mem::take(&mut self.public.pet_mut(one).food);
                let bowl = std::mem::replace(&mut self.public.pet_mut(other).food, bowl);
                self.public.pet_mut(one).food = bowl;
                emit.tell_all(|| Event::SwappedBowls { one, other });
            }
            (Target::Food(_, gave), Target::Food(_, got)) => {
                self.public.pet_mut(one).take_food(gave);
                self.public.pet_mut(other).take_food(got);
                self.public.pet_mut(one).add_food(got);
                self.public.pet_mut(other).add_food(gave);
                emit.tell_all(|| Event::SwappedFood { one, gave, other, got });
            }
            (Target::Pawn(_, left), Target::Pawn(_, came)) => {
                self.public.pet_mut(one).take_pawn(left);
                self.public.pet_mut(other).take_pawn(came);
                self.public.pet_mut(one).add_pawn(came);
                self.public.pet_mut(other).add_pawn(left);
                emit.tell_all(|| Event::SwappedPawns { one, left, other, came });
            }
            _ => unreachable!("a card swaps two things of one kind"),
        }
    }
}
