use xtask::tidy::manifest::check;

use crate::tree::{Tree, assert_findings};

const ROOT: &str = r#"
[workspace]
resolver = "3"
members = ["crates/*"]

[workspace.package]
edition = "2024"

[workspace.dependencies]
# These two travel together.
serde = { version = "1", features = [
    "derive", # Not a reason for what follows.
] }
serde_json = "1"

regex = "1" # It finds patterns.
"#;

const MEMBER: &str = r#"
[package]
name = "table"
version = "0.1.0"
edition.workspace = true

[lints]
workspace = true

[dependencies]
serde = { workspace = true, features = ["rc"] }

[target.'cfg(unix)'.dev-dependencies]
regex.workspace = true
"#;

fn assert_finds(root: &str, member: &str, expected: &[&str]) {
    let lints = "\n[workspace.lints.rust]\nunsafe_code = \"forbid\"\n";
    let tree = Tree::new()
        .with("Cargo.toml", root.to_string() + lints)
        .with("crates/table/Cargo.toml", member)
        .with("crates/table/src/lib.rs", "");
    assert_findings(check(tree.root()), expected);
}

#[test]
fn clean_manifests_have_no_findings() {
    assert_finds(ROOT, MEMBER, &[]);
}

#[test]
fn lints_of_its_own_are_found() {
    let sentence = "The lints aren't inherited from the workspace.";
    let none = MEMBER.replace("[lints]\nworkspace = true\n", "");
    assert_finds(ROOT, &none, &[&format!("crates/table/Cargo.toml:1: {sentence}")]);
    let own = MEMBER.replace("[lints]\nworkspace = true\n", "[lints]\nrust.unsafe_code = \"deny\"\n");
    assert_finds(ROOT, &own, &[&format!("crates/table/Cargo.toml:7: {sentence}")]);
}

#[test]
fn an_edition_of_its_own_is_found() {
    assert_finds(
        ROOT,
        &MEMBER.replace("edition.workspace = true", "edition = \"2021\""),
        &["crates/table/Cargo.toml:5: The edition isn't inherited from the workspace."],
    );
}

#[test]
fn a_version_of_its_own_is_found() {
    let expected = "crates/table/Cargo.toml:11: The dependency serde isn't taken from the workspace.";
    for own in ["serde = \"1\"", "serde = { version = \"1\" }"] {
        let member = MEMBER.replace("serde = { workspace = true, features = [\"rc\"] }", own);
        assert_finds(ROOT, &member, &[expected]);
    }
}

#[test]
fn a_version_of_its_own_is_found_in_every_kind_of_dependency() {
    assert_finds(
        ROOT,
        &MEMBER.replace("regex.workspace = true", "regex = \"1\""),
        &["crates/table/Cargo.toml:14: The dependency regex isn't taken from the workspace."],
    );
    assert_finds(
        ROOT,
        &(MEMBER.to_string() + "[build-dependencies.cc]\nversion = \"1\"\n"),
        &["crates/table/Cargo.toml:15: The dependency cc isn't taken from the workspace."],
    );
}

#[test]
fn a_dependency_without_a_reason_is_found() {
    assert_finds(
        &ROOT.replace(" # It finds patterns.", ""),
        MEMBER,
        &["Cargo.toml:16: No comment says why regex was chosen."],
    );
}

#[test]
fn a_comment_serves_no_further_than_the_next_empty_line() {
    assert_finds(
        &ROOT.replace("serde_json = \"1\"", "\nserde_json = \"1\""),
        MEMBER,
        &["Cargo.toml:15: No comment says why serde_json was chosen."],
    );
}

#[test]
fn a_comment_on_the_whole_section_is_no_reason() {
    let root = ROOT
        .replace("# These two travel together.\n", "")
        .replace("[workspace.dependencies]", "# All of them.\n[workspace.dependencies]");
    assert_finds(
        &root,
        MEMBER,
        &[
            "Cargo.toml:11: No comment says why serde was chosen.",
            "Cargo.toml:14: No comment says why serde_json was chosen.",
        ],
    );
}

#[test]
fn a_broken_workspace_is_found() {
    let tree = Tree::new().with("Cargo.toml", "[workspace\n");
    let found = check(tree.root());
    assert_eq!(found.len(), 1);
    assert!(found[0].to_string().starts_with("Cargo.toml:1: Cargo refuses the workspace"));
}
