//! The games' rules for the reader's browser: the worker that keeps a table. The page loads this module only when a
//! game is played in it, and speaks with it in the words of the crate `protocol`, as JSON.

mod dice;
mod keeper;
mod opening;
mod replay;
mod side;

use keeper::Keeper;
use protocol::HereMessage;
use wasm_bindgen::prelude::wasm_bindgen;

/// A whole game played at random, as its record; the same seed gives the same record on every platform.
#[wasm_bindgen]
pub fn random_record(game: &str, seats: u8, seed: u64) -> Result<String, String> {
    catalog::random_record(game, seats, seed).map_err(|error| error.to_string())
}

/// The worker's side of the conversation.
#[wasm_bindgen]
#[derive(Debug)]
pub struct House {
    keeper: Keeper,
}

#[wasm_bindgen]
impl House {
    /// The bots' luck comes from the given number.
    #[wasm_bindgen(constructor)]
    pub fn new(luck: u64) -> House {
        House { keeper: Keeper::new(luck) }
    }

    /// Takes one request and gives the answers.
    pub fn hear(&mut self, request: &str) -> Vec<String> {
        match serde_json::from_str(request) {
            Ok(request) => written(self.keeper.answer(request)),
            Err(error) => written(vec![HereMessage::Closed { reason: error.to_string() }]),
        }
    }

    /// Lets the bot whose turn it is move once, and tells of it; nothing if it is no bot's turn.
    pub fn play(&mut self) -> Vec<String> {
        written(self.keeper.play())
    }
}

fn written(messages: Vec<HereMessage>) -> Vec<String> {
    messages.iter().map(|message| serde_json::to_string(message).expect("a message is plain data")).collect()
}
