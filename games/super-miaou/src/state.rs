//! The state: all of it lies open.

use std::sync::Arc;

use game_api::{PerSeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bag, Card, Edition, Side, Zone};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuperMiaou {
    #[serde(skip, default = "game_api::Edition::standard")]
    pub(crate) edition: Arc<Edition>,
    pub(crate) public: Public,
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
    pub zones: PerSeat<Zone>,
    /// The piles of the bank and the market, and Super Miaou beside them.
    pub supply: Bag,
    pub bin: Bag,
    /// Whether the Mouse cards stay in the box.
    pub first_steps: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first player is drawn by lot.
    Lot,
    /// The hand is turned up, place by place.
    TurnUp,
    /// The player chooses what to do.
    Choose,
    /// A Mouse has pointed at a card that nobody has seen; it is being turned up.
    Theft { victim: Seat, side: Side },
    /// Somebody has won, or nobody.
    Over { winner: Option<Seat> },
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.zones.seats()
    }

    /// What the hand of the player to move gives.
    pub fn purse(&self, edition: &Edition) -> Purse {
        let hand = self.zones[self.turn].known();
        Purse {
            coins: hand.clone().map(|card| edition.coins(card)).sum(),
            food: hand.map(|card| edition.food(card)).sum(),
        }
    }

    /// How many copies of a card a player has, wherever they lie; no count overflows, whatever a stranger claims.
    pub fn owned(&self, seat: Seat, card: Card) -> u16 {
        let zone = &self.zones[seat];
        let in_hand = zone.known().filter(|&known| known == card).count() as u16;
        u16::from(zone.unseen.count(card)) + u16::from(zone.washing_machine.count(card)) + in_hand
    }
}

/// What a hand gives: coins and cat food, which never replace each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    pub coins: u8,
    pub food: u8,
}
