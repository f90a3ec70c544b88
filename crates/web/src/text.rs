//! The page's own sentences, in the reader's language.

use std::sync::LazyLock;

use game_api::{Args, Lang, Phrasebook, Texts};

pub const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };

/// A sentence without figures.
pub fn text(lang: Lang, key: &str) -> String {
    text_with(lang, key, &[])
}

/// A sentence with figures or names in it.
pub fn text_with(lang: Lang, key: &str, args: &Args<'_>) -> String {
    book(lang).say(key, args)
}

pub fn knows(key: &str) -> bool {
    book(Lang::En).knows(key)
}

fn book(lang: Lang) -> &'static Phrasebook {
    static FR: LazyLock<Phrasebook> = LazyLock::new(|| Phrasebook::new(Lang::Fr, &[TEXTS]));
    static EN: LazyLock<Phrasebook> = LazyLock::new(|| Phrasebook::new(Lang::En, &[TEXTS]));
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}
