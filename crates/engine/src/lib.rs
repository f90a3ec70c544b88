//! The games' rules for the reader's browser. The page loads this module only when a game is played in it.

use wasm_bindgen::prelude::wasm_bindgen;

/// A whole game played at random, as its record; the same seed gives the same record on every platform.
#[wasm_bindgen]
pub fn random_record(game: &str, seats: u8, seed: u64) -> Result<String, String> {
    catalog::random_record(game, seats, seed).map_err(|error| error.to_string())
}
