//! Tables as the page orders them; a reason not to open one is a sentence in the reader's language.

use catalog::{OpenError, Order};
use game_api::{Lang, Pending, Phrasebook, Seed};
use protocol::{PlayerCard, TableOrder};
use serde_json::Value;
use table::{AnyTable, Explain, Player, Record, RecordError, Refusal};

pub fn open(order: TableOrder) -> Result<Box<dyn AnyTable>, String> {
    let TableOrder { game, options, edition, players, seed, lang } = order;
    let players = players.into_iter().map(player).collect();
    catalog::open(&game, Order { players, options, edition, seed }).map_err(|error| {
        let book = book(lang, &game);
        match error {
            OpenError::Game(unknown) => RecordError::UnknownGame(unknown.0).explain(&book),
            OpenError::Setup(error) => error.explain(&book),
            OpenError::Edition(error) => error.explain(&book),
        }
    })
}

pub fn restore(record: &str, lang: Lang) -> Result<Box<dyn AnyTable>, String> {
    let record = Record::from_json(record).map_err(|error| error.explain(&book(lang, "")))?;
    catalog::replay(&record).map_err(|error| error.explain(&book(lang, &record.game)))
}

/// A table on which these choices have been made, each by whoever's turn it was.
pub fn retrace(order: TableOrder, choices: &[String]) -> Result<Box<dyn AnyTable>, String> {
    let book = book(order.lang, &order.game);
    let mut table = open(order)?;
    for choice in choices {
        let played = match table.pending() {
            Pending::Seat(seat) => table.submit(seat, choice),
            _ => Err(Refusal::Over),
        };
        played.map_err(|refusal| refusal.explain(&book))?;
    }
    Ok(table)
}

/// The figures of an edition, if its file can be read: the smallest table of it is opened to see.
pub fn edition(game: &str, edition: Option<String>, lang: Lang) -> Result<Value, String> {
    let entry = catalog::entries().into_iter().find(|entry| entry.info.id == game);
    let seats = entry.map_or(0, |entry| entry.info.min_seats);
    let nobody = PlayerCard { name: String::new(), bot: None };
    let order = TableOrder {
        game: game.to_owned(),
        options: Default::default(),
        edition,
        players: vec![nobody; usize::from(seats)],
        seed: Seed::from(0),
        lang,
    };
    open(order).map(|table| table.edition())
}

fn player(card: PlayerCard) -> Player {
    match card.bot {
        Some(level) => Player::Bot(level),
        None => Player::Person(card.name),
    }
}

/// The referee's sentences and, where the game is known, the game's own.
fn book(lang: Lang, game: &str) -> Phrasebook {
    let mut texts = vec![table::TEXTS];
    texts.extend(catalog::texts(game).ok());
    Phrasebook::new(lang, &texts)
}
