//! The typed form of `components.toml`, its bounds, and the tables derived from it.

use std::sync::{Arc, OnceLock};

use game_api::{BadFigure, Figure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    pub name: String,
    pub rounds: Figure<u16>,
    pub start: StartCards,
    pub coin2: CoinWare,
    pub coin3: CoinWare,
    pub mouse: Ware,
    pub food: CoinWare,
    pub cat: Ware,
    pub cape: Ware,
    pub super_miaou: Trophy,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartCards {
    pub coin: StartCard,
    pub locked: StartCard,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartCard {
    pub copies: Figure<u8>,
    pub gives: Figure<u8>,
}

/// A card that pays: in coins, or, the cat food, in cat food.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CoinWare {
    pub copies: Figure<u8>,
    pub gives: Figure<u8>,
    pub cost: Figure<u8>,
    pub paid_in: Figure<Currency>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ware {
    pub copies: Figure<u8>,
    pub cost: Figure<u8>,
    pub paid_in: Figure<Currency>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trophy {
    pub copies: Figure<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Currency {
    Coins,
    Food,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    pub amount: u8,
    pub currency: Currency,
}

/// The figures of one box. An edition that exists is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figures", into = "Figures")]
#[schemars(with = "Figures")]
pub struct Edition {
    figures: Figures,
    copies: [u8; Card::COUNT],
    coins: [u8; Card::COUNT],
    food: [u8; Card::COUNT],
    prices: [Option<Price>; Card::COUNT],
}

impl Edition {
    /// How many of a card are in the box; of a start card, how many a player has.
    pub fn copies(&self, card: Card) -> u8 {
        self.copies[card as usize]
    }
    pub fn coins(&self, card: Card) -> u8 {
        self.coins[card as usize]
    }
    pub fn food(&self, card: Card) -> u8 {
        self.food[card as usize]
    }
    /// What a card costs; `None` if it is not for sale.
    pub fn price(&self, card: Card) -> Option<Price> {
        self.prices[card as usize]
    }
    pub fn rounds(&self) -> u16 {
        self.figures.rounds.value
    }
}

/// Together with the bounds below this keeps every heap under 256 cards.
const MAX_COPIES: i64 = 30;
const MAX_START_COPIES: i64 = 9;
const MAX_AMOUNT: i64 = 20;
const MAX_ROUNDS: i64 = 1000;
const MAX_NAME: i64 = 60;

impl TryFrom<Figures> for Edition {
    type Error = BadFigure;

    fn try_from(figures: Figures) -> Result<Self, BadFigure> {
        let name = figures.name.chars().count() as i64;
        if !(1..=MAX_NAME).contains(&name) {
            return Err(BadFigure { field: "name".to_owned(), value: name, min: 1, max: MAX_NAME });
        }
        figures.rounds.within("rounds", 1, MAX_ROUNDS)?;
        figures.super_miaou.copies.within("super-miaou.copies", 1, 1)?;
        let mut edition = Edition {
            copies: [0; Card::COUNT],
            coins: [0; Card::COUNT],
            food: [0; Card::COUNT],
            prices: [None; Card::COUNT],
            figures: figures.clone(),
        };
        edition.copies[Card::SuperMiaou as usize] = 1;
        for card in Card::START {
            edition.start(card, &figures.start.coin, "start.coin", MAX_START_COPIES)?;
        }
        // One locked card a player: the rules lean on it that a hand is never empty.
        edition.start(Card::Locked, &figures.start.locked, "start.locked", 1)?;
        let pays =
            [(Card::Coin2, &figures.coin2), (Card::Coin3, &figures.coin3), (Card::Food, &figures.food)];
        for (card, ware) in pays {
            edition.ware(card, ware.copies, ware.cost, ware.paid_in, 0)?;
            let gives = ware.gives.within(&format!("{card}.gives"), 1, MAX_AMOUNT)?;
            let paid = if card == Card::Food { &mut edition.food } else { &mut edition.coins };
            paid[card as usize] = gives;
        }
        // Without a Cat or a Cape nobody could ever win.
        let others =
            [(Card::Mouse, &figures.mouse, 0), (Card::Cat, &figures.cat, 1), (Card::Cape, &figures.cape, 1)];
        for (card, ware, min_copies) in others {
            edition.ware(card, ware.copies, ware.cost, ware.paid_in, min_copies)?;
        }
        Ok(edition)
    }
}

impl Edition {
    fn start(&mut self, card: Card, start: &StartCard, field: &str, max: i64) -> Result<(), BadFigure> {
        self.copies[card as usize] = start.copies.within(&format!("{field}.copies"), 1, max)?;
        self.coins[card as usize] = start.gives.within(&format!("{field}.gives"), 0, MAX_AMOUNT)?;
        Ok(())
    }

    fn ware(
        &mut self,
        card: Card,
        copies: Figure<u8>,
        cost: Figure<u8>,
        paid_in: Figure<Currency>,
        min_copies: i64,
    ) -> Result<(), BadFigure> {
        self.copies[card as usize] = copies.within(&format!("{card}.copies"), min_copies, MAX_COPIES)?;
        let amount = cost.within(&format!("{card}.cost"), 0, MAX_AMOUNT)?;
        self.prices[card as usize] = Some(Price { amount, currency: paid_in.value });
        Ok(())
    }
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
