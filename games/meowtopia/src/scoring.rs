//! The count, item by item.

use game_api::{Outcome, PerSeat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Home, Load, Numbers, Phase, Public};

/// What a player's things are worth, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Count {
    pub kittens: i32,
    pub sticks: i32,
    pub merchants_gold: i32,
    pub merchants_food: i32,
    pub gold: i32,
    pub food: i32,
    /// Never above 0.
    pub malus: i32,
}

impl Count {
    /// The count of a home as it is; at the end its food includes that of the kittens that are awake.
    pub fn of(home: &Home, numbers: &Numbers) -> Count {
        rule!("MT16");
        let (mut gold, mut food) = (0, 0);
        for merchant in &home.merchants {
            match merchant.load {
                Load::Nothing => {}
                Load::Gold(units) => gold += i32::from(units),
                Load::Food(units) => food += i32::from(units),
            }
        }
        Count {
            kittens: numbers.kitten * i32::from(home.kittens()),
            sticks: numbers.stick_per_field * home.farm.touched() as i32,
            merchants_gold: numbers.merchant_gold * gold,
            merchants_food: numbers.merchant_food * food,
            gold: numbers.gold * home.gold as i32,
            food: home.food as i32 / numbers.food_for_a_point,
            malus: -numbers.malus * i32::from(home.malus),
        }
    }

    /// The items in the order of the table, with the names that the texts know them by.
    pub fn items(&self) -> [(&'static str, i32); 7] {
        [
            ("kittens", self.kittens),
            ("sticks", self.sticks),
            ("merchants-gold", self.merchants_gold),
            ("merchants-food", self.merchants_food),
            ("gold", self.gold),
            ("food", self.food),
            ("malus", self.malus),
        ]
    }

    pub fn total(&self) -> i32 {
        self.items().iter().map(|(_, points)| points).sum()
    }
}

/// Most points win, and a tie is shared.
pub(crate) fn outcome(public: &Public, numbers: &Numbers) -> Option<Outcome> {
    if public.phase != Phase::Over {
        return None;
    }
    let total = |seat| Count::of(&public.homes[seat], numbers).total();
    Some(Outcome::by_score(PerSeat::from_fn(public.seats(), total)))
}
