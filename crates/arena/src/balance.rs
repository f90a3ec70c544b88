//! What equal players make of a game: who has the better seat, how long it lasts, how far scores lie apart, and
//! what is chosen how often.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::duel::won;
use crate::report::Quantiles;
use crate::{DuelResult, Share};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    pub game: &'static str,
    pub seats: u8,
    pub bot: &'static str,
    pub games: u32,
    /// Each place's share of the wins, counted from the first player.
    pub places: Vec<Share>,
    pub rounds: Quantiles,
    pub scores: Quantiles,
    /// How far the best score lies above the worst.
    pub spread: Quantiles,
    /// How often each kind of choice was made, in a game.
    pub used: BTreeMap<String, f64>,
}

/// The balance of a match between equals; none if the two are not.
pub fn balance(result: &DuelResult) -> Option<Balance> {
    if result.a != result.b || result.games.is_empty() {
        return None;
    }
    let games = result.games.len();
    let mut rounds = BTreeMap::new();
    let mut scores = BTreeMap::new();
    let mut spread = BTreeMap::new();
    let mut used: BTreeMap<String, f64> = BTreeMap::new();
    let mut wins = vec![0.0; usize::from(result.pair.seats)];
    for (_, game) in &result.games {
        *rounds.entry(game.rounds as i32).or_default() += 1;
        let all = game.outcome.scores.values();
        all.clone().for_each(|&score| *scores.entry(score).or_default() += 1);
        let (best, worst) = (all.clone().max(), all.min());
        *spread.entry(best.zip(worst).map_or(0, |(best, worst)| best - worst)).or_default() += 1;
        for (_, choice) in &game.choices {
            *used.entry(kind(choice).to_owned()).or_default() += 1.0 / games as f64;
        }
        for seat in game_api::Seat::all(result.pair.seats) {
            let place = seat.places_left_of(game.first, result.pair.seats);
            wins[usize::from(place)] += won(seat, game);
        }
    }
    Some(Balance {
        game: result.pair.game,
        seats: result.pair.seats,
        bot: result.pair.a,
        games: games as u32,
        places: wins
            .into_iter()
            .zip(1..)
            .map(|(wins, place): (f64, u32)| Share::of_wins(place.to_string(), wins, games as u64))
            .collect(),
        rounds: Quantiles::of(&rounds),
        scores: Quantiles::of(&scores),
        spread: Quantiles::of(&spread),
        used,
    })
}

/// What kind of choice a notation stands for: its words such as `buy:coin2`, without places such as `a1` and numbers.
fn kind(notation: &str) -> &str {
    let is_letter = |c: char| c.is_ascii_lowercase() || c == '-';
    let is_word = |part: &str| {
        part.chars().take(2).all(is_letter) && part.chars().all(|c| is_letter(c) || c.is_ascii_digit())
    };
    let end = notation
        .match_indices(':')
        .map(|(index, _)| index)
        .chain([notation.len()])
        .scan(0, |begin, end| {
            let part = &notation[*begin..end];
            *begin = end + 1;
            is_word(part).then_some(end)
        })
        .last();
    &notation[..end.unwrap_or(0)]
}
