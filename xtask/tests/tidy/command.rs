use std::process::{Command, Output};

use crate::tree::Tree;

fn clean() -> Tree {
    Tree::new()
        .with("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = []\n")
        .with("README.md", "A house of games.\n")
        .in_git()
}

fn tidy(tree: &Tree) -> Output {
    let binary = env!("CARGO_BIN_EXE_xtask");
    Command::new(binary).arg("tidy").arg(tree.root()).output().expect("xtask can be run")
}

#[test]
fn a_clean_tree_ends_well_with_one_line() {
    let output = tidy(&clean());
    let expected = "tidy: nothing to report (rules, floors, files, manifest, texts)\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn findings_are_printed_with_their_place_and_end_badly() {
    let tree = clean().with("README.md", "A house \nof games.");
    let output = tidy(&tree);
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "README.md:1: There are blanks at the end of the line.\n\
         README.md:2: The last line has no end.\n"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn an_unknown_chore_is_refused() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("nap").output();
    assert_eq!(output.expect("xtask can be run").status.code(), Some(2));
}
