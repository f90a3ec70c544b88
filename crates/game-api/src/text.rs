//! All that is said to people, in their language. The sentences live in Fluent files beside each crate.

use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lang {
    Fr,
    En,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    pub fn tag(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language of a tag such as `fr-CH` or `en_US.UTF-8`, if the house speaks it.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }
}

/// The same text in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    pub fr: &'static str,
    pub en: &'static str,
}

impl Texts {
    pub fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// Begins every sentence that could not be found; no text of ours contains it.
pub const MISSING: char = '⟦';

/// The named values that go into a sentence.
pub type Args<'a> = [(&'a str, FluentValue<'a>)];

/// The sentences of one language.
pub struct Phrasebook {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Phrasebook {
    /// # Panics
    /// If a file is malformed or says one thing twice; a test reads every file of the house.
    pub fn new(lang: Lang, sources: &[Texts]) -> Self {
        let id = lang.tag().parse().expect("our tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Terminals print the invisible marks that keep right-to-left names apart.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source.get(lang).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("malformed text in {lang:?}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("text in {lang:?} given twice: {errors:?}"));
        }
        Phrasebook { lang, bundle }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence of that key; one that is missing or lacks a value begins with [`MISSING`].
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("{MISSING}{key}⟧");
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { text } else { format!("{MISSING}{key}⟧ {text}") }
    }
}

impl std::fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Phrasebook({})", self.lang.tag())
    }
}

/// Speaks to one viewer of one table: knows the language, the names, and who is "you".
#[derive(Clone, Debug)]
pub struct Voice {
    pub book: Arc<Phrasebook>,
    pub viewer: Viewer,
    pub names: PerSeat<String>,
}

impl Voice {
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.book.say(key, args)
    }

    /// A sentence about a seat: adds its `$name` and `$you` (`yes` or `no`).
    pub fn say_of(&self, seat: Seat, key: &str, args: &Args<'_>) -> String {
        let you = if self.viewer == Viewer::Seat(seat) { "yes" } else { "no" };
        let mut all = vec![("name", self.name(seat).into()), ("you", you.into())];
        all.extend_from_slice(args);
        self.say(key, &all)
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("?", String::as_str)
    }
}
