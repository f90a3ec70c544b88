//! The file `components.toml`, field by field.

use game_api::Figure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Job;
use crate::edition::MOST_WORKERS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    pub name: String,
    pub rounds: Figure<u16>,
    pub r#box: BoxFigures,
    pub two_players: StockFigures,
    pub three_players: StockFigures,
    pub four_players: StockFigures,
    pub start: StartFigures,
    pub morning: MorningFigures,
    pub day: DayFigures,
    pub evening: EveningFigures,
    pub round_end: RoundEndFigures,
    pub count: CountFigures,
    pub side_b: SideBFigures,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BoxFigures {
    pub kittens_per_family: Figure<u8>,
    pub fields: Figure<u8>,
    pub sticks: Figure<u8>,
    pub food_tokens: Figure<u8>,
    pub gold_tokens: Figure<u8>,
    pub malus_tokens: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StockFigures {
    pub fields: Figure<u8>,
    pub sticks: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartFigures {
    pub kittens: Figure<u8>,
    pub fields: Figure<u8>,
    pub sticks: Figure<u8>,
    pub food: Figure<u8>,
    pub gold: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MorningFigures {
    pub all_awake_food: Figure<u8>,
    pub wake_cost: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DayFigures {
    pub most_workers: Figure<u8>,
    pub food: Figure<[u8; MOST_WORKERS]>,
    pub gold_per_worker: Figure<u8>,
    pub recruit_cost: Figure<u8>,
    pub pass_food: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EveningFigures {
    pub kitten_eats: Figure<u8>,
    pub watered_field_gives: Figure<u8>,
    pub dismissal_food: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoundEndFigures {
    pub bonus_food: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CountFigures {
    pub awake_food: Figure<u8>,
    pub kitten: Figure<u8>,
    pub stick_per_field: Figure<u8>,
    pub merchant_gold: Figure<u8>,
    pub merchant_food: Figure<u8>,
    pub gold: Figure<u8>,
    pub food_for_a_point: Figure<u8>,
    pub malus: Figure<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideBFigures {
    pub food: Figure<[Job; 2]>,
    pub irrigation: Figure<[Job; 2]>,
    pub gold: Figure<[Job; 2]>,
    pub recruit: Figure<[Job; 2]>,
    pub fields: Figure<[Job; 2]>,
}
