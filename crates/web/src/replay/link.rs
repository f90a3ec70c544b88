//! A position as a link: the seed and the choices are enough, since they decide everything else.

use std::collections::BTreeMap;

use game_api::{Lang, Seed};
use protocol::{HereRequest, PlayerCard, TableOrder};
use table::{Record, RecordStep};

use crate::route::Route;

/// A game as a link tells it.
#[derive(Clone, PartialEq, Debug)]
pub struct Retraced {
    game: String,
    seats: u8,
    seed: Seed,
    options: BTreeMap<String, String>,
    choices: Vec<String>,
}

/// The link to the position after so many decisions; only a game of the standard edition has one.
pub fn link(record: &str, decisions: usize) -> Option<String> {
    let record = Record::from_json(record).ok()?;
    let mut parts = vec![
        format!("seats={}", record.players.len()),
        format!("seed={}", record.seed),
        format!("moves={}", choices(&record, decisions).join(",")),
    ];
    parts.extend(record.setup.options.iter().map(|(key, value)| format!("{key}={value}")));
    Some(Route::Replay(record.game, Some(parts.join("&"))).to_string())
}

/// The choices that still count after so many decisions, an undo being one.
fn choices(record: &Record, decisions: usize) -> Vec<String> {
    let mut line: Vec<(usize, &String)> = Vec::new();
    let decided =
        record.steps.iter().enumerate().filter(|(_, step)| !matches!(step, RecordStep::Chance { .. }));
    for (number, step) in decided.take(decisions) {
        match step {
            RecordStep::Choice { choice, .. } => line.push((number, choice)),
            RecordStep::Undo { undo, .. } => line.retain(|(number, _)| number < undo),
            RecordStep::Chance { .. } => {}
        }
    }
    line.into_iter().map(|(_, choice)| choice.clone()).collect()
}

impl Retraced {
    pub fn read(game: &str, parts: &str) -> Option<Retraced> {
        let mut options: BTreeMap<String, String> = parts
            .split('&')
            .filter_map(|part| part.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let moves = options.remove("moves")?;
        Some(Retraced {
            game: game.to_owned(),
            seats: options.remove("seats")?.parse().ok()?,
            seed: options.remove("seed")?.parse().ok()?,
            choices: moves.split(',').filter(|choice| !choice.is_empty()).map(str::to_owned).collect(),
            options,
        })
    }

    pub fn request(self, lang: Lang) -> HereRequest {
        let nobody = PlayerCard { name: String::new(), bot: None };
        let order = TableOrder {
            game: self.game,
            options: self.options,
            edition: None,
            players: vec![nobody; usize::from(self.seats)],
            seed: self.seed,
            lang,
        };
        HereRequest::Retrace { order: Box::new(order), choices: self.choices }
    }
}
