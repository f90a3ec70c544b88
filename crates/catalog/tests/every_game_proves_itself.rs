//! A game of the catalog that lacks one of the tests of the contract fails here.

use std::fs;
use std::path::{Path, PathBuf};

use game_api::{Lang, MISSING, Phrasebook};

fn folder(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(id)
}

/// The text of a test file, or of all files of a test folder of that name.
fn source(tests: &Path, name: &str) -> String {
    let single = tests.join(format!("{name}.rs"));
    if single.is_file() {
        return fs::read_to_string(single).expect("a readable file");
    }
    let files =
        fs::read_dir(tests.join(name)).unwrap_or_else(|_| panic!("{} has no {name} test", tests.display()));
    files
        .map(|file| fs::read_to_string(file.expect("a readable folder").path()).expect("a readable file"))
        .collect()
}

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap_or_else(|_| panic!("{} is missing", folder.display())).count()
}

#[test]
fn every_game_has_every_test_of_the_contract() {
    for entry in catalog::entries() {
        let id = entry.info.id;
        let tests = folder(id).join("tests");
        for (file, call) in [
            ("conformance", "conforms("),
            ("playthroughs", "playthrough"),
            ("perft", "perft("),
            ("scenarios", "run_scenario::<"),
            ("rules", "RuleWatch::new("),
        ] {
            let source = source(&tests, file);
            assert!(
                source.contains("#[test]") && source.contains(call),
                "{id}: tests/{file} does not call {call}…"
            );
        }
        assert!(source(&tests, "conformance").contains("every_setup::<"), "{id}: not every set-up is tested");
        assert!(count(&tests.join("scenarios")) > 0, "{id} has no scenario");
        assert!(count(&tests.join("playthroughs")) > 0, "{id} has no golden playthrough");
    }
}

#[test]
fn every_game_is_written_down() {
    for entry in catalog::entries() {
        for file in ["RULES.md", "components.toml", "text/fr.ftl", "text/en.ftl"] {
            assert!(folder(entry.info.id).join(file).is_file(), "{} has no {file}", entry.info.id);
        }
    }
}

#[test]
fn the_shelf_is_told_in_both_languages() {
    struct Options(Lang);
    impl catalog::Visitor for Options {
        fn visit<G: catalog::Playable>(&mut self) {
            let book = Phrasebook::new(self.0, &[G::TEXTS, table::TEXTS]);
            for variant in G::INFO.variants {
                assert!(book.knows(&format!("option-{}", variant.key)), "{}: {}", G::INFO.id, variant.key);
                for value in variant.values {
                    let key = format!("option-{}-{value}", variant.key);
                    assert!(book.knows(&key), "{}: {key}", G::INFO.id);
                }
            }
        }
    }
    for lang in Lang::ALL {
        catalog::each(&mut Options(lang));
        for card in catalog::shelf(lang) {
            assert!(!card.title.contains(MISSING) && !card.pitch.contains(MISSING), "{card:?}");
        }
    }
}

#[test]
fn every_game_has_a_schema_and_an_edition_with_sources() {
    for entry in catalog::entries() {
        let schema = catalog::schema(entry.info.id).expect("a game of the catalog");
        for key in ["options", "edition", "public", "private", "event", "action", "chance"] {
            assert!(schema.get(key).is_some(), "{}: {key}", entry.info.id);
        }
        assert!(entry.editions[0].figures.values().sum::<u32>() > 0, "{}", entry.info.id);
    }
    assert!(catalog::schema("chess").is_err());
}
