//! What play, sim and perft set up alike.

use catalog::{Entry, OpenError};
use game_api::{MAX_EDITION_BYTES, Seed};

use crate::cli::SetupArgs;
use crate::files;
use crate::house::House;

/// The game of that name.
pub fn entry(house: &House, game: &str) -> Result<Entry, String> {
    catalog::entries()
        .into_iter()
        .find(|entry| entry.info.id == game)
        .ok_or_else(|| house.say("unknown-game", &[("name", game.to_owned().into())]))
}

/// The seats asked for; else two, or what the game needs.
pub fn seats(entry: &Entry, args: &SetupArgs) -> u8 {
    args.seats.unwrap_or_else(|| 2.clamp(entry.info.min_seats, entry.info.max_seats))
}

/// The text of the edition's file, if one is named.
pub fn edition(house: &House, args: &SetupArgs) -> Result<Option<String>, String> {
    args.edition.as_deref().map(|path| files::read(house, path, MAX_EDITION_BYTES)).transpose()
}

/// A number becomes its seed; without one, the system's random source gives one.
pub fn seed(house: &House, number: Option<u64>) -> Result<Seed, String> {
    if let Some(number) = number {
        return Ok(Seed::from(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| house.say("no-randomness", &[("problem", error.to_string().into())]))?;
    Ok(Seed(bytes))
}

/// Why a table of that game can't be opened.
pub fn explain(house: &House, game: &str, error: &OpenError) -> String {
    match error {
        OpenError::Game(unknown) => house.say("unknown-game", &[("name", unknown.0.as_str().into())]),
        OpenError::Setup(error) => house.explain_in(game, error),
        OpenError::Edition(error) => house.explain(error),
    }
}
