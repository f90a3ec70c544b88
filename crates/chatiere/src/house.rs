//! What every command knows: the language, the texts, and what kind of screen it speaks to.

use std::io::IsTerminal;
use std::sync::Arc;

use game_api::{Args, Lang, PerSeat, Phrasebook, Texts, Viewer, Voice};
use table::{AnyTable, Explain, Player};

const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };

#[derive(Debug)]
pub struct House {
    pub lang: Lang,
    /// No cursor tricks: the output is no terminal, or nobody wants them.
    pub plain: bool,
    book: Phrasebook,
}

impl House {
    /// French where the system's language is French, English elsewhere, unless a language is asked for.
    pub fn new(lang: Option<Lang>, plain: bool) -> Self {
        let system = || sys_locale::get_locale().and_then(|tag| Lang::from_tag(&tag));
        let lang = lang.or_else(system).unwrap_or(Lang::En);
        let plain = plain || !std::io::stdout().is_terminal();
        House { lang, plain, book: Phrasebook::new(lang, &[TEXTS, table::TEXTS]) }
    }

    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.book.say(key, args)
    }

    pub fn explain(&self, error: &impl Explain) -> String {
        error.explain(&self.book)
    }

    /// The same in the words of a game, whose rules may be the reason.
    pub fn explain_in(&self, game: &str, error: &impl Explain) -> String {
        let words =
            catalog::texts(game).map(|texts| Phrasebook::new(self.lang, &[TEXTS, table::TEXTS, texts]));
        error.explain(words.as_ref().unwrap_or(&self.book))
    }

    /// The sentences of the house and of a table's game together.
    pub fn book_of(&self, table: &dyn AnyTable) -> Arc<Phrasebook> {
        Arc::new(Phrasebook::new(self.lang, &[TEXTS, table::TEXTS, table.texts()]))
    }

    /// Speaks to one viewer of a table.
    pub fn voice(&self, table: &dyn AnyTable, viewer: Viewer) -> Voice {
        let players = table.players();
        let names = PerSeat::from_fn(players.seats(), |seat| {
            let number = ("seat", seat.number().into());
            match &players[seat] {
                Player::Person(name) if !name.is_empty() => name.clone(),
                Player::Person(_) => self.say("name-person", &[number]),
                Player::Bot(level) => self.say("name-bot", &[("level", level.as_str().into()), number]),
            }
        });
        Voice { book: self.book_of(table), viewer, names }
    }
}
