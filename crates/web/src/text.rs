//! The page's own sentences, in the reader's language.

use std::sync::LazyLock;

use game_api::{Lang, Phrasebook, Texts};

pub const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };

/// A sentence without figures.
pub fn text(lang: Lang, key: &str) -> String {
    text_with(lang, key, [])
}

/// A sentence with figures in it.
pub fn text_with<const N: usize>(lang: Lang, key: &str, figures: [(&str, u8); N]) -> String {
    book(lang).say(key, &figures.map(|(name, figure)| (name, figure.into())))
}

fn book(lang: Lang) -> &'static Phrasebook {
    static FR: LazyLock<Phrasebook> = LazyLock::new(|| Phrasebook::new(Lang::Fr, &[TEXTS]));
    static EN: LazyLock<Phrasebook> = LazyLock::new(|| Phrasebook::new(Lang::En, &[TEXTS]));
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}
