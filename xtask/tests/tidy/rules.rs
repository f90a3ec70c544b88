use xtask::tidy::rules::check;

use crate::tree::{Tree, assert_findings};

const RULES: &str = "\
# Toy
- **SM3 A turn.** One action.
- **SM4 Buy.** One card.
  - **SM4.1** The hand reaches the cost.
";
const SOURCE: &str = "\
fn turn() { rule!(\"SM3\"); }
fn buy() {
    rule!(\"SM4\");
    rule!(\"SM4.1\");
}
";
const PAGE: &str = "# Toy\n## SM3 · A turn\nText.\n## SM4 · Buy\n**SM4.1** Text.\n";

fn test_of(name: &str, rule: &str) -> String {
    format!("#[test]\nfn {name}() {{\n    let _watch = RuleWatch::new(\"{rule}\");\n}}\n")
}

fn tests() -> String {
    test_of("sm3_one_action", "SM3") + &test_of("sm4_buys", "SM4") + &test_of("sm4_1_cost", "SM4.1")
}

fn clean() -> Tree {
    Tree::new()
        .with("games/toy/RULES.md", RULES)
        .with("games/toy/src/rules.rs", SOURCE)
        .with("games/toy/tests/rules.rs", tests())
        .with("docs/rules/toy.fr.md", PAGE)
        .with("docs/rules/toy.en.md", PAGE)
}

fn assert_finds(tree: &Tree, expected: &[&str]) {
    assert_findings(check(tree.root()), expected);
}

#[test]
fn a_clean_game_has_no_findings() {
    assert_finds(&clean(), &[]);
}

#[test]
fn a_workspace_without_games_has_no_findings() {
    assert_finds(&Tree::new(), &[]);
}

#[test]
fn a_rule_without_a_mark_is_found() {
    let source = SOURCE.replace("rule!(\"SM4.1\");", "// rule!(\"SM4.1\");");
    let tree = clean().with("games/toy/src/rules.rs", source);
    assert_finds(&tree, &["games/toy/RULES.md:4: The rule SM4.1 has no mark `rule!(\"SM4.1\")` in src."]);
}

#[test]
fn a_rule_without_a_test_is_found() {
    let tests = test_of("sm3_one_action", "SM3") + &test_of("sm4_1_cost", "SM4.1");
    let tree = clean().with("games/toy/tests/rules.rs", tests);
    assert_finds(&tree, &["games/toy/RULES.md:3: The rule SM4 has no test `fn sm4_…` in tests."]);
}

#[test]
fn a_helper_or_an_ignored_test_proves_nothing() {
    let helper = tests().replacen("#[test]", "", 1);
    let ignored = tests().replacen("#[test]", "#[test]\n#[ignore = \"slow\"]", 1);
    for tests in [helper, ignored] {
        let tree = clean().with("games/toy/tests/rules.rs", tests);
        assert_finds(&tree, &["games/toy/RULES.md:2: The rule SM3 has no test `fn sm3_…` in tests."]);
    }
}

#[test]
fn a_test_that_watches_another_rule_is_found() {
    let tests = tests().replace("RuleWatch::new(\"SM4.1\")", "RuleWatch::new(\"SM4\")");
    let tree = clean().with("games/toy/tests/rules.rs", tests);
    assert_finds(
        &tree,
        &["games/toy/tests/rules.rs:10: No test of SM4.1 holds `RuleWatch::new(\"SM4.1\")`."],
    );
}

#[test]
fn one_watching_test_of_several_is_enough() {
    let tests = tests() + "#[test]\nfn sm4_also_this() { assert!('{' > '\\n'); }\n";
    assert_finds(&clean().with("games/toy/tests/rules.rs", tests), &[]);
}

#[test]
fn a_mark_that_names_no_rule_is_found() {
    let source = SOURCE.to_string() + "fn bin() { rule!(\"SM5\"); }\n";
    let tree = clean().with("games/toy/src/rules.rs", source);
    assert_finds(&tree, &["games/toy/src/rules.rs:6: The mark SM5 names no rule of games/toy/RULES.md."]);
}

#[test]
fn a_watch_that_names_no_rule_is_found() {
    let tree = clean().with("games/toy/tests/more.rs", test_of("more", "CC1"));
    assert_finds(&tree, &["games/toy/tests/more.rs:3: The watch CC1 names no rule of games/toy/RULES.md."]);
}

#[test]
fn a_test_that_names_no_rule_is_found() {
    let tests = test_of("sm4_2_change", "SM4") + &test_of("sm4buys", "SM4");
    let tree = clean().with("games/toy/tests/more.rs", tests);
    assert_finds(
        &tree,
        &[
            "games/toy/tests/more.rs:2: The test sm4_2_change names no rule of games/toy/RULES.md.",
            "games/toy/tests/more.rs:6: The test sm4buys names no rule of games/toy/RULES.md.",
        ],
    );
}

#[test]
fn a_number_given_twice_is_found() {
    let rules = RULES.to_string() + "- **SM3 Again.** Text.\n";
    let tree = clean().with("games/toy/RULES.md", rules);
    assert_finds(&tree, &["games/toy/RULES.md:5: The rule SM3 is already on line 2."]);
}

#[test]
fn a_page_without_a_single_rule_is_found() {
    let tree = Tree::new()
        .with("games/toy/RULES.md", "# Toy\nSM1: text.\n")
        .with("docs/rules/toy.fr.md", PAGE)
        .with("docs/rules/toy.en.md", PAGE);
    assert_finds(&tree, &["games/toy/RULES.md:1: This page has no rule in the form `- **AB1 …**`."]);
}

#[test]
fn a_rule_without_a_heading_for_the_players_is_found() {
    let page = PAGE.replace("## SM4 ·", "## SM4.1 ·");
    let tree = clean().with("docs/rules/toy.fr.md", page);
    assert_finds(&tree, &["docs/rules/toy.fr.md:1: No heading names the rule SM4."]);
}

#[test]
fn a_missing_page_for_the_players_is_found() {
    let tree = clean().without("docs/rules/toy.en.md");
    let found = check(tree.root());
    assert_eq!(found.len(), 1);
    assert!(found[0].to_string().starts_with("docs/rules/toy.en.md:1: This file can't be read"));
}
