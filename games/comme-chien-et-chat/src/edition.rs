//! The typed form of `components.toml`, its bounds, and the tables derived from it.

use std::sync::{Arc, OnceLock};

use game_api::{BadFigure, Figure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bag::Kinds;
use crate::cards::{Card, Cards, MAX_COPIES};
use crate::food::{Food, FoodBag};
use crate::state::{MAX_FOOD, MAX_SQUARES};
use crate::{Animal, FoodKind};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    pub name: String,
    pub animals_a_player: Figure<u8>,
    pub pawns: Figure<u8>,
    pub dealt: Figure<u8>,
    pub sated_at: Figure<u8>,
    /// The squares of each cat.
    pub cats: CatSquares,
    /// The squares of each dog.
    pub dogs: DogSquares,
    pub food: FoodCopies,
    pub action_cards: CardCopies,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CatSquares {
    pub clarence: Figure<u8>,
    pub minka: Figure<u8>,
    pub carlo: Figure<u8>,
    pub mimi: Figure<u8>,
    pub moritz: Figure<u8>,
    pub tiger: Figure<u8>,
    pub susi: Figure<u8>,
    pub maunz: Figure<u8>,
    pub flocke: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DogSquares {
    pub bruno: Figure<u8>,
    pub hasso: Figure<u8>,
    pub bella: Figure<u8>,
    pub waldi: Figure<u8>,
    pub struppi: Figure<u8>,
    pub rex: Figure<u8>,
    pub wotan: Figure<u8>,
    pub rudi: Figure<u8>,
    pub lotte: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoodCopies {
    pub bones: ValueCopies,
    pub fish: ValueCopies,
}

/// How many cards there are of each value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ValueCopies {
    #[serde(rename = "1")]
    pub one: Figure<u8>,
    #[serde(rename = "2")]
    pub two: Figure<u8>,
    #[serde(rename = "3")]
    pub three: Figure<u8>,
    #[serde(rename = "4")]
    pub four: Figure<u8>,
    #[serde(rename = "5")]
    pub five: Figure<u8>,
    #[serde(rename = "6")]
    pub six: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CardCopies {
    pub take_away: Figure<u8>,
    pub dog_for_cat: Figure<u8>,
    pub fish_for_bone: Figure<u8>,
    pub like_for_like: Figure<u8>,
    pub card_for_card: Figure<u8>,
    pub all_for_all: Figure<u8>,
    pub pawn_for_pawn: Figure<u8>,
    pub go_home: Figure<u8>,
    pub my_place: Figure<u8>,
}

/// The figures of one box. An edition that exists is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figures", into = "Figures")]
#[schemars(with = "Figures")]
pub struct Edition {
    figures: Figures,
    squares: [u8; Animal::COUNT],
    food: FoodBag,
    cards: Cards,
}

impl Edition {
    pub fn squares(&self, animal: Animal) -> u8 {
        self.squares[animal as usize]
    }
    /// All food cards of the box.
    pub fn food(&self) -> FoodBag {
        self.food
    }
    /// All action cards of the box.
    pub fn cards(&self) -> Cards {
        self.cards
    }
    pub fn animals_in_play(&self, seats: u8) -> usize {
        usize::from(self.figures.animals_a_player.value * seats)
    }
    pub fn pawns(&self) -> u8 {
        self.figures.pawns.value
    }
    pub fn dealt(&self) -> u8 {
        self.figures.dealt.value
    }
    /// An animal with so many food cards is sated.
    pub fn sated_at(&self) -> usize {
        usize::from(self.figures.sated_at.value)
    }
}

const MAX_ANIMALS_A_PLAYER: i64 = 2;
const MAX_PAWNS: i64 = 9;
const MAX_DEALT: i64 = 3;
/// Six hands of three cards need two copies of each of the nine.
const MIN_COPIES: i64 = 2;
const MAX_FOOD_COPIES: i64 = 9;
const MAX_NAME: i64 = 60;

impl TryFrom<Figures> for Edition {
    type Error = BadFigure;

    fn try_from(figures: Figures) -> Result<Self, BadFigure> {
        let name = figures.name.chars().count() as i64;
        if !(1..=MAX_NAME).contains(&name) {
            return Err(BadFigure { field: "name".to_owned(), value: name, min: 1, max: MAX_NAME });
        }
        figures.animals_a_player.within("animals-a-player", 1, MAX_ANIMALS_A_PLAYER)?;
        figures.pawns.within("pawns", 1, MAX_PAWNS)?;
        figures.dealt.within("dealt", 0, MAX_DEALT)?;
        // An animal sated by its first card could never be part of a series.
        figures.sated_at.within("sated-at", 2, MAX_FOOD as i64)?;
        let mut squares = [0; Animal::COUNT];
        for (animal, (group, figure)) in Animal::ALL.into_iter().zip(squares_of(&figures)) {
            let field = format!("{group}.{animal}");
            squares[animal as usize] = figure.within(&field, 1, MAX_SQUARES as i64)?;
        }
        let mut food = [0; Food::COUNT];
        for (kind, figure) in Food::ALL.into_iter().zip(food_of(&figures)) {
            let group = if kind.kind() == FoodKind::Bone { "bones" } else { "fish" };
            let field = format!("food.{group}.{}", kind.value());
            food[kind.index()] = figure.within(&field, 1, MAX_FOOD_COPIES)?;
        }
        let mut cards = [0; Card::COUNT];
        for (card, figure) in Card::ALL.into_iter().zip(cards_of(&figures)) {
            let field = format!("action-cards.{card}");
            cards[card.index()] = figure.within(&field, MIN_COPIES, MAX_COPIES as i64)?;
        }
        Ok(Edition { figures, squares, food: FoodBag::new(food), cards: Cards::new(cards) })
    }
}

/// The squares of every animal, in the order of [`Animal::ALL`].
fn squares_of(figures: &Figures) -> impl Iterator<Item = (&'static str, Figure<u8>)> {
    let (c, d) = (&figures.cats, &figures.dogs);
    let cats = [c.clarence, c.minka, c.carlo, c.mimi, c.moritz, c.tiger, c.susi, c.maunz, c.flocke];
    let dogs = [d.bruno, d.hasso, d.bella, d.waldi, d.struppi, d.rex, d.wotan, d.rudi, d.lotte];
    cats.map(|figure| ("cats", figure)).into_iter().chain(dogs.map(|figure| ("dogs", figure)))
}

/// The copies of every food card, in the order of [`Food::ALL`].
fn food_of(figures: &Figures) -> impl Iterator<Item = Figure<u8>> {
    let values =
        |copies: &ValueCopies| [copies.one, copies.two, copies.three, copies.four, copies.five, copies.six];
    values(&figures.food.bones).into_iter().chain(values(&figures.food.fish))
}

/// The copies of every action card, in the order of [`Card::ALL`].
fn cards_of(figures: &Figures) -> [Figure<u8>; Card::COUNT] {
    let copies = &figures.action_cards;
    [
        copies.take_away,
        copies.dog_for_cat,
        copies.fish_for_bone,
        copies.like_for_like,
        copies.card_for_card,
        copies.all_for_all,
        copies.pawn_for_pawn,
        copies.go_home,
        copies.my_place,
    ]
}

impl From<Edition> for Figures {
    fn from(edition: Edition) -> Figures {
        edition.figures
    }
}

impl game_api::Edition for Edition {
    type Figures = Figures;

    fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Edition>> = OnceLock::new();
        game_api::standard_edition(&STANDARD, include_str!("../components.toml"))
    }

    fn name(&self) -> &str {
        &self.figures.name
    }
}
