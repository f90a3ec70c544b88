//! The bounds of an edition's figures, and the bare numbers that the rules work with.

use std::sync::{Arc, OnceLock};

use game_api::{BadFigure, Figure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Figures, Job};

/// The food table has so many steps, so no edition sends more workers.
pub const MOST_WORKERS: usize = 6;
/// With a player's own kittens and the rivals', no more than four families of these.
pub(crate) const MAX_KITTENS: u8 = 8;

/// Pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    pub fields: u8,
    pub sticks: u8,
}

/// The figures without their marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub rounds: u16,
    pub kittens_per_family: u8,
    pub start_kittens: u8,
    pub start_food: u32,
    pub start_gold: u32,
    pub all_awake_food: u32,
    pub wake_cost: u32,
    pub most_workers: u8,
    /// What one worker brings, two workers, and so on.
    pub food: [u8; MOST_WORKERS],
    pub gold_per_worker: u32,
    pub recruit_cost: u32,
    pub pass_food: u32,
    pub kitten_eats: u32,
    pub watered_field_gives: u32,
    pub dismissal_food: u32,
    pub bonus_food: u16,
    pub awake_food: u32,
    pub kitten: i32,
    pub stick_per_field: i32,
    pub merchant_gold: i32,
    pub merchant_food: i32,
    pub gold: i32,
    pub food_for_a_point: i32,
    pub malus: i32,
}

impl Numbers {
    /// What so many workers bring: food, gold, pieces or kittens.
    pub fn brings(&self, job: Job, workers: u8) -> u32 {
        match (job, workers) {
            (_, 0) => 0,
            (Job::Food, _) => u32::from(self.food[usize::from(workers) - 1]),
            (Job::Gold, _) => self.gold_per_worker * u32::from(workers),
            (Job::Irrigation | Job::Recruit | Job::Fields, _) => u32::from(workers),
        }
    }
}

/// The figures of one box. An edition that exists is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figures", into = "Figures")]
#[schemars(with = "Figures")]
pub struct Edition {
    figures: Figures,
    numbers: Numbers,
    side_b: [[Job; 2]; Job::COUNT],
}

impl Edition {
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// The two actions on the back of a tile.
    pub fn pair(&self, tile: Job) -> [Job; 2] {
        self.side_b[tile.index()]
    }

    /// The pieces in play at a table of so many, those of the set-up included.
    pub fn in_play(&self, seats: u8) -> Stock {
        let stock = match seats {
            ..=2 => &self.figures.two_players,
            3 => &self.figures.three_players,
            4.. => &self.figures.four_players,
        };
        Stock { fields: stock.fields.value, sticks: stock.sticks.value }
    }

    pub fn figures(&self) -> &Figures {
        &self.figures
    }
}

/// So many pieces in play, and those that the last round may add, keep every farm within the span that its
/// boards can hold, whatever its shape.
const MAX_PIECES: i64 = 38;
const MAX_AMOUNT: i64 = 9;
const MAX_FOOD: i64 = 40;
const MAX_ROUNDS: i64 = 100;
const MAX_NAME: i64 = 60;

impl TryFrom<Figures> for Edition {
    type Error = BadFigure;

    fn try_from(figures: Figures) -> Result<Self, BadFigure> {
        let name = figures.name.chars().count() as i64;
        bounded("name", name, 1, MAX_NAME)?;
        let numbers = numbers(&figures)?;
        check_stocks(&figures)?;
        for (field, tokens) in [
            ("box.food-tokens", figures.r#box.food_tokens),
            ("box.gold-tokens", figures.r#box.gold_tokens),
            ("box.malus-tokens", figures.r#box.malus_tokens),
        ] {
            tokens.within(field, 0, i64::from(u8::MAX))?;
        }
        let b = &figures.side_b;
        let side_b = [b.food.value, b.irrigation.value, b.gold.value, b.recruit.value, b.fields.value];
        check_pairs(&side_b)?;
        Ok(Edition { numbers, side_b, figures })
    }
}

fn bounded(field: &str, value: i64, min: i64, max: i64) -> Result<(), BadFigure> {
    if (min..=max).contains(&value) {
        Ok(())
    } else {
        Err(BadFigure { field: field.to_owned(), value, min, max })
    }
}

fn numbers(figures: &Figures) -> Result<Numbers, BadFigure> {
    let Figures { r#box, start, morning, day, evening, round_end, count, .. } = figures;
    let amount = |figure: Figure<u8>, field: &str, min| figure.within(field, min, MAX_AMOUNT);
    let kittens = r#box.kittens_per_family.within("box.kittens-per-family", 2, i64::from(MAX_KITTENS))?;
    // The set-up is drawn: two fields and the stick between them.
    start.fields.within("start.fields", 2, 2)?;
    start.sticks.within("start.sticks", 1, 1)?;
    for food in day.food.value {
        bounded("day.food", i64::from(food), 0, MAX_FOOD)?;
    }
    Ok(Numbers {
        rounds: figures.rounds.within("rounds", 1, MAX_ROUNDS)?,
        kittens_per_family: kittens,
        start_kittens: start.kittens.within("start.kittens", 1, i64::from(kittens))?,
        start_food: start.food.within("start.food", 0, MAX_FOOD)?.into(),
        start_gold: start.gold.within("start.gold", 0, MAX_FOOD)?.into(),
        all_awake_food: amount(morning.all_awake_food, "morning.all-awake-food", 0)?.into(),
        wake_cost: amount(morning.wake_cost, "morning.wake-cost", 1)?.into(),
        most_workers: day.most_workers.within("day.most-workers", 1, MOST_WORKERS as i64)?,
        food: day.food.value,
        gold_per_worker: amount(day.gold_per_worker, "day.gold-per-worker", 1)?.into(),
        recruit_cost: amount(day.recruit_cost, "day.recruit-cost", 1)?.into(),
        pass_food: amount(day.pass_food, "day.pass-food", 0)?.into(),
        kitten_eats: amount(evening.kitten_eats, "evening.kitten-eats", 1)?.into(),
        watered_field_gives: amount(evening.watered_field_gives, "evening.watered-field-gives", 0)?.into(),
        dismissal_food: amount(evening.dismissal_food, "evening.dismissal-food", 0)?.into(),
        bonus_food: amount(round_end.bonus_food, "round-end.bonus-food", 0)?.into(),
        awake_food: amount(count.awake_food, "count.awake-food", 0)?.into(),
        kitten: amount(count.kitten, "count.kitten", 0)?.into(),
        stick_per_field: amount(count.stick_per_field, "count.stick-per-field", 0)?.into(),
        merchant_gold: amount(count.merchant_gold, "count.merchant-gold", 0)?.into(),
        merchant_food: amount(count.merchant_food, "count.merchant-food", 0)?.into(),
        gold: amount(count.gold, "count.gold", 0)?.into(),
        food_for_a_point: amount(count.food_for_a_point, "count.food-for-a-point", 1)?.into(),
        malus: amount(count.malus, "count.malus", 0)?.into(),
    })
}

/// At least one piece of each kind stays on the board after the set-up, and no more are in play than the
/// box holds.
fn check_stocks(figures: &Figures) -> Result<(), BadFigure> {
    let fields = i64::from(figures.r#box.fields.within("box.fields", 1, MAX_PIECES)?);
    let sticks = i64::from(figures.r#box.sticks.within("box.sticks", 1, MAX_PIECES)?);
    let stocks = [
        ("two-players", 2, &figures.two_players),
        ("three-players", 3, &figures.three_players),
        ("four-players", 4, &figures.four_players),
    ];
    for (field, seats, stock) in stocks {
        stock.fields.within(&format!("{field}.fields"), 2 * seats + 1, fields)?;
        stock.sticks.within(&format!("{field}.sticks"), seats + 1, sticks)?;
    }
    Ok(())
}

/// Two different actions a tile, and each action on two tiles.
fn check_pairs(pairs: &[[Job; 2]; Job::COUNT]) -> Result<(), BadFigure> {
    for (tile, pair) in Job::ALL.into_iter().zip(pairs) {
        let field = format!("side-b.{tile}");
        bounded(&field, if pair[0] == pair[1] { 1 } else { 2 }, 2, 2)?;
        for job in pair {
            let times = pairs.iter().filter(|other| other.contains(job)).count() as i64;
            bounded(&field, times, 2, 2)?;
        }
    }
    Ok(())
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
