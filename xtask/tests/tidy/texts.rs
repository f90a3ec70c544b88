use xtask::tidy::texts::check;

use crate::tree::{Tree, assert_findings};

const FRENCH: &str = "# Les noms\ncard-cat = Chat\ncard-mouse = Souris\n    .hint = Elle vole.\n";
const ENGLISH: &str = "# Names\ncard-cat = Cat\ncard-mouse = Mouse\n    .hint = It steals.\n";

fn assert_finds(french: &str, english: &str, expected: &[&str]) {
    let tree = Tree::new()
        .with("games/toy/text/fr.ftl", french)
        .with("games/toy/text/en.ftl", english)
        .with("games/silent/src/lib.rs", "");
    assert_findings(check(tree.root()), expected);
}

#[test]
fn the_same_keys_in_both_languages_give_no_findings() {
    assert_finds(FRENCH, ENGLISH, &[]);
}

#[test]
fn a_key_that_one_language_lacks_is_found() {
    assert_finds(
        &(FRENCH.to_string() + "card-cape = Cape\n"),
        &(ENGLISH.to_string() + "pass = Pass\n"),
        &[
            "games/toy/text/fr.ftl:5: The key card-cape is missing in games/toy/text/en.ftl.",
            "games/toy/text/en.ftl:5: The key pass is missing in games/toy/text/fr.ftl.",
        ],
    );
}

#[test]
fn a_key_given_twice_is_found() {
    assert_finds(
        FRENCH,
        &(ENGLISH.to_string() + "card-cat = Kitty\n"),
        &["games/toy/text/en.ftl:5: The key card-cat is already on line 2."],
    );
}

#[test]
fn a_missing_language_is_found_in_a_crate_too() {
    let tree = Tree::new().with("crates/web/text/fr.ftl", FRENCH);
    let found = check(tree.root());
    assert_eq!(found.len(), 1);
    assert!(found[0].to_string().starts_with("crates/web/text/en.ftl:1: This file can't be read"));
}
