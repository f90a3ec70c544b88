//! How strong bots are on one scale, after all their matches.

use std::collections::BTreeMap;

use bots::Level;
use game_api::Seat;
use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, confidence_interval, glicko};

use crate::DuelResult;

/// A bot's rating after Glicko, with its 95% interval; 1500 is the middle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub bot: &'static str,
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// Bots don't change between two games, so that what is known of them does not age.
const UNCHANGING: GlickoConfig = GlickoConfig { c: 0.0 };

/// The best first. At a table of more than two, the first bot has met each of the others by itself.
pub fn ratings(results: &[DuelResult]) -> Vec<Rating> {
    let mut ratings: BTreeMap<Level, GlickoRating> = BTreeMap::new();
    let matches: Vec<_> = results.iter().filter(|result| result.a != result.b).collect();
    // One game of each match after the other, so that none of the matches is the last.
    for round in 0..matches.iter().map(|result| result.games.len()).max().unwrap_or(0) {
        for (result, (first, game)) in
            matches.iter().filter_map(|result| Some((result, result.games.get(round)?)))
        {
            let ranks = &game.outcome.ranks;
            for other in Seat::all(ranks.seats()).filter(|other| other != first) {
                let outcome = match ranks[*first].cmp(&ranks[other]) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                let [a, b] =
                    [result.a, result.b].map(|level| ratings.get(&level).copied().unwrap_or_default());
                let (a, b) = glicko(&a, &b, &outcome, &UNCHANGING);
                ratings.extend([(result.a, a), (result.b, b)]);
            }
        }
    }
    let mut told: Vec<Rating> = ratings
        .into_iter()
        .map(|(level, rating)| {
            let (low, high) = confidence_interval(&rating);
            Rating { bot: level.name(), rating: rating.rating, low, high }
        })
        .collect();
    told.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    told
}
