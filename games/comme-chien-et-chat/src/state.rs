//! The state, divided by who may see it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use game_api::{MAX_SEATS, PerSeat, Seat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Animal, Card, Cards, Edition, Food, Pile, Target};

/// The most animals in play, food cards on an animal and squares of an animal that any edition has.
pub(crate) const MAX_ANIMALS: usize = 2 * MAX_SEATS;
pub(crate) const MAX_FOOD: usize = 5;
pub(crate) const MAX_SQUARES: usize = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommeChienEtChat {
    #[serde(skip, default = "game_api::Edition::standard")]
    pub(crate) edition: Arc<Edition>,
    pub(crate) public: Public,
    /// Each seat's own.
    pub(crate) hands: PerSeat<Private>,
    /// Nobody's: the action cards that were not dealt.
    pub(crate) aside: Cards,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Seat,
    /// The round under way, from 1.
    pub round: u16,
    /// The animals in play, row by row of their two columns.
    pub pets: ArrayVec<Pet, MAX_ANIMALS>,
    pub pile: Pile,
    /// The pawns that each player has left to place.
    pub stock: PerSeat<u8>,
    /// How many action cards each player holds.
    pub held: PerSeat<u8>,
    /// The action cards that have been played, face up.
    pub discard: Cards,
}

/// An animal in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pet {
    pub animal: Animal,
    /// Sorted, for the order in which food came means nothing.
    pub food: ArrayVec<Food, MAX_FOOD>,
    /// The owners of the pawns, sorted likewise.
    pub pawns: ArrayVec<Seat, MAX_SQUARES>,
}

/// What one seat knows beyond what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Private {
    pub hand: Cards,
    /// The action card that the seat is about to play. Nobody else knows until it is played.
    pub draft: Option<Draft>,
}

/// A half-made move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub card: Card,
    /// The first of the two things that a swap needs.
    pub first: Option<Target>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The animals in play are drawn.
    Animals,
    /// Action cards are dealt to a seat.
    Deal {
        to: Seat,
    },
    /// The first player is drawn by lot.
    Lot,
    /// The player must place a pawn.
    Place,
    /// The player chooses to feed or plays an action card.
    Choose,
    /// A food card is turned up; in a series it goes to this animal.
    TurnUp {
        series: Option<Animal>,
    },
    /// The player chooses who gets the food.
    Lay {
        food: Food,
    },
    /// The player may go on feeding this animal.
    GoOn {
        animal: Animal,
    },
    Over {
        by: End,
    },
}

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// All animals but one are sated.
    Sated,
    /// The last food card was laid.
    PileOut,
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.stock.seats()
    }

    /// The animal, if it is in play.
    pub fn pet(&self, animal: Animal) -> Option<&Pet> {
        self.pets.iter().find(|pet| pet.animal == animal)
    }

    pub(crate) fn pet_mut(&mut self, animal: Animal) -> &mut Pet {
        self.pets.iter_mut().find(|pet| pet.animal == animal).expect("the animal is in play")
    }

    /// The animals that can still change.
    pub(crate) fn hungry<'a>(&'a self, edition: &'a Edition) -> impl Iterator<Item = &'a Pet> + Clone {
        rule!("CC4");
        self.pets.iter().filter(|pet| !pet.is_sated(edition))
    }
}

impl Pet {
    pub fn new(animal: Animal) -> Pet {
        Pet { animal, food: ArrayVec::new(), pawns: ArrayVec::new() }
    }

    /// Nothing about a sated animal ever changes.
    #[inline]
    pub fn is_sated(&self, edition: &Edition) -> bool {
        self.food.len() >= edition.sated_at()
    }

    pub fn has_free_square(&self, edition: &Edition) -> bool {
        self.pawns.len() < usize::from(edition.squares(self.animal))
    }

    /// What each pawn here earns: what the animal loves minus what it hates.
    pub fn worth(&self) -> i32 {
        let loved = self.animal.species().loves();
        let points = |food: &Food| {
            let value = i32::from(food.value());
            if food.kind() == loved { value } else { -value }
        };
        self.food.iter().map(points).sum()
    }

    pub(crate) fn add_food(&mut self, food: Food) {
        let place = self.food.partition_point(|&other| other < food);
        self.food.insert(place, food);
    }

    /// # Panics
    /// If the card does not lie here.
    pub(crate) fn take_food(&mut self, food: Food) {
        let place = self.food.iter().position(|&other| other == food);
        self.food.remove(place.expect("the food card lies on the animal"));
    }

    pub(crate) fn add_pawn(&mut self, owner: Seat) {
        let place = self.pawns.partition_point(|&other| other < owner);
        self.pawns.insert(place, owner);
    }

    /// # Panics
    /// If no such pawn stands here.
    pub(crate) fn take_pawn(&mut self, owner: Seat) {
        let place = self.pawns.iter().position(|&other| other == owner);
        self.pawns.remove(place.expect("the pawn stands on the animal"));
    }

    /// The food cards that lie here, each kind once.
    pub fn different_food(&self) -> impl Iterator<Item = Food> {
        different(&self.food)
    }

    /// The players with a pawn here, each once.
    pub fn owners(&self) -> impl Iterator<Item = Seat> {
        different(&self.pawns)
    }
}

/// Each item of a sorted list once.
fn different<T: Copy + PartialEq>(sorted: &[T]) -> impl Iterator<Item = T> {
    sorted.iter().enumerate().filter(|&(i, item)| i == 0 || sorted[i - 1] != *item).map(|(_, &item)| item)
}
