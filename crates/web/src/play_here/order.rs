//! The table that the form describes.

use bots::Level;
use game_api::{GameInfo, Lang, Seat, Seed};
use leptos::prelude::*;
use protocol::{HereRequest, PlayerCard, TableOrder};

/// What the form holds, field by field.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    pub info: &'static GameInfo,
    pub players: RwSignal<Vec<Sitter>>,
    /// The values of the variants, in the game's order.
    pub options: RwSignal<Vec<&'static str>>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub name: String,
    /// A bot's level; a person has none.
    pub bot: Option<Level>,
}

impl Draft {
    /// A person against bots.
    pub fn new(info: &'static GameInfo) -> Draft {
        let seats = 3.clamp(info.min_seats, info.max_seats);
        let players = Seat::all(seats).map(|seat| match seat {
            Seat::FIRST => Sitter { name: String::new(), bot: None },
            _ => Sitter::bot(),
        });
        Draft {
            info,
            players: RwSignal::new(players.collect()),
            options: RwSignal::new(info.variants.iter().map(|variant| variant.values[0]).collect()),
        }
    }

    pub fn request(&self, lang: Lang) -> HereRequest {
        let players = self.players.get_untracked().into_iter();
        let players = players.map(|sitter| PlayerCard {
            name: sitter.name.trim().to_owned(),
            bot: sitter.bot.map(|level| level.name().to_owned()),
        });
        let variants = self.info.variants.iter().map(|variant| variant.key.to_owned());
        let values = self.options.get_untracked().into_iter().map(str::to_owned);
        HereRequest::Open(Box::new(TableOrder {
            game: self.info.id.to_owned(),
            options: variants.zip(values).collect(),
            edition: super::corrected(self.info.id),
            players: players.collect(),
            seed: fresh_seed(),
            lang,
        }))
    }
}

impl Sitter {
    /// A bot of middling strength.
    pub fn bot() -> Sitter {
        Sitter { name: String::new(), bot: Some(Level::Matou) }
    }
}

/// A secret from the browser's own random source, which it has on any address.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    let crypto = window().crypto().expect("every browser with WebAssembly has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("so few bytes are never too many");
    Seed(bytes)
}
