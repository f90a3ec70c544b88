use xtask::tidy::floors::{check, check_metadata};

use crate::tree::{Tree, assert_findings};

/// A crate's folder with what it depends on: a folder and the kind of dependency.
type Crate<'a> = (&'a str, &'a [(&'a str, Option<&'a str>)]);

/// The metadata of a workspace in `/house`.
fn metadata(crates: &[Crate<'_>]) -> String {
    let packages: Vec<_> = crates
        .iter()
        .map(|(folder, dependencies)| {
            let dependencies: Vec<_> = dependencies
                .iter()
                .map(|(path, kind)| serde_json::json!({ "path": format!("/house/{path}"), "kind": kind }))
                .chain([serde_json::json!({ "name": "serde", "kind": null })])
                .collect();
            let manifest = format!("/house/{folder}/Cargo.toml");
            serde_json::json!({ "manifest_path": manifest, "dependencies": dependencies })
        })
        .collect();
    serde_json::json!({ "workspace_root": "/house", "packages": packages }).to_string()
}

fn assert_finds(crates: &[Crate<'_>], expected: &[&str]) {
    assert_findings(check_metadata(&metadata(crates)), expected);
}

#[test]
fn a_house_in_order_has_no_findings() {
    let game: &[_] = &[("crates/game-api", None), ("crates/game-test", Some("dev"))];
    assert_finds(
        &[
            ("crates/game-api", &[("crates/game-test", Some("dev"))]),
            ("crates/table", &[("crates/game-api", None)]),
            ("games/super-miaou", game),
            ("crates/catalog", &[("games/super-miaou", None)]),
            ("crates/chatiere", &[("crates/catalog", None), ("crates/table", None)]),
            ("xtask", &[("crates/chatiere", None)]),
        ],
        &[],
    );
}

#[test]
fn leaning_upwards_is_found() {
    assert_finds(
        &[("crates/table", &[("crates/server", None)])],
        &["crates/table/Cargo.toml:1: crates/table on floor 1 uses crates/server on floor 5, \
           which isn't lower."],
    );
}

#[test]
fn leaning_on_the_same_floor_is_found_in_build_dependencies_too() {
    assert_finds(
        &[("crates/web-dist", &[("crates/web", Some("build"))])],
        &["crates/web-dist/Cargo.toml:1: crates/web-dist on floor 4 uses crates/web on floor 4, \
           which isn't lower."],
    );
}

#[test]
fn a_game_that_knows_another_game_is_found() {
    assert_finds(
        &[("games/meowtopia", &[("games/chabyrinthe", None)])],
        &["games/meowtopia/Cargo.toml:1: A game knows no other game, but games/meowtopia uses \
           games/chabyrinthe."],
    );
}

#[test]
fn leaning_on_a_tool_is_found() {
    assert_finds(
        &[("crates/server", &[("xtask", None)])],
        &["crates/server/Cargo.toml:1: crates/server uses xtask, which stands outside the house."],
    );
}

#[test]
fn a_crate_without_a_floor_is_found() {
    assert_finds(
        &[("crates/attic", &[])],
        &["crates/attic/Cargo.toml:1: This crate has no floor in tidy's table."],
    );
}

#[test]
fn unreadable_metadata_is_found() {
    assert_findings(check_metadata("{}"), &["Cargo.toml:1: Cargo's metadata lacks a field."]);
}

#[test]
fn cargo_is_asked_and_the_line_is_named() {
    let package = "[package]\nname = \"NAME\"\nversion = \"0.1.0\"\n";
    let leaning = "[dependencies]\nbots = { path = \"../bots\" }\n";
    let tree = Tree::new()
        .with("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\n")
        .with("crates/bots/Cargo.toml", package.replace("NAME", "bots"))
        .with("crates/bots/src/lib.rs", "")
        .with("crates/table/Cargo.toml", package.replace("NAME", "table") + leaning)
        .with("crates/table/src/lib.rs", "");
    assert_findings(
        check(tree.root()),
        &["crates/table/Cargo.toml:5: crates/table on floor 1 uses crates/bots on floor 1, \
           which isn't lower."],
    );
}
