use xtask::tidy::files::check;

use crate::tree::{Tree, assert_findings};

fn assert_finds(path: &str, content: &str, expected: &[&str]) {
    let tree = Tree::new().with(path, content).in_git();
    assert_findings(check(tree.root()), expected);
}

/// A machine's own path, put together so that tidy doesn't find it here.
fn machine_path(folder: &str) -> String {
    format!("/{folder}/cat")
}

#[test]
fn clean_files_have_no_findings() {
    let tree = Tree::new()
        .with("src/lib.rs", "//! Clean.\n#![forbid(unsafe_code)]\nfn cat() {}\n")
        .with("README.md", "See https://example.org/home/cat and target/work/cat.\n")
        .with("empty.toml", "")
        .with("cat.png", [0, 159, 146, 150, b' ', b'\n'])
        .with(".gitignore", "/target\n")
        .with("target/out.rs", "fn cat() {} \n")
        .in_git();
    assert_findings(check(tree.root()), &[]);
}

#[test]
fn a_long_rust_file_is_found() {
    assert_finds("a.rs", &"// Cat.\n".repeat(400), &[]);
    assert_finds("a.rs", &"// Cat.\n".repeat(401), &["a.rs:401: This file has 401 lines; the most is 400."]);
    assert_finds("a.md", &"Cat.\n".repeat(401), &[]);
}

#[test]
fn blanks_at_the_end_of_a_line_are_found() {
    assert_finds("a.md", "Cat.\nDog. \n", &["a.md:2: There are blanks at the end of the line."]);
}

#[test]
fn a_tab_in_rust_is_found() {
    assert_finds("a.rs", "fn cat() {\n\tcat();\n}\n", &["a.rs:2: There is a tab in the line."]);
    assert_finds("Makefile", "cat:\n\tcat\n", &[]);
}

#[test]
fn a_last_line_without_an_end_is_found() {
    assert_finds("a.toml", "cat = 1\ndog = 2", &["a.toml:2: The last line has no end."]);
}

#[test]
fn crlf_is_found_once_a_file() {
    assert_finds("a.ftl", "cat = 1\r\ndog = 2\r\n", &["a.ftl:1: The lines end with CRLF."]);
}

#[test]
fn words_of_unfinished_work_are_found() {
    let words = [["TO", "DO"], ["FIX", "ME"], ["X", "XX"], ["HA", "CK"]].map(|parts| parts.concat());
    let calls = [["to", "do!("], ["unimple", "mented!("]].map(|parts| parts.concat());
    for word in words.iter().chain(&calls) {
        let sentence = format!("The word {word} says that something is unfinished.");
        for path in ["a.rs", "a.md", "a.toml", "a.ftl"] {
            assert_finds(path, &format!("\n# {word}\n"), &[&format!("{path}:2: {sentence}")]);
        }
        assert_finds("a.txt", &format!("{word}\n"), &[]);
    }
    assert_finds("a.md", "The method and its hacks; mastodon.\n", &[]);
}

#[test]
fn a_test_ignored_without_a_reason_is_found() {
    let sentence = "a.rs:2: This test is ignored without a reason.";
    for attribute in ["#[ignore]", "#[ignore = \"\"]", "#[cfg_attr(windows, ignore)]"] {
        assert_finds("a.rs", &format!("#[test]\n{attribute}\nfn cat() {{}}\n"), &[sentence]);
    }
    assert_finds("a.rs", "#[test]\n#[ignore = \"an hour\"]\nfn cat() {}\n", &[]);
}

#[test]
fn unsafe_code_is_found_but_not_the_word() {
    assert_finds("a.rs", "fn cat() {\n    unsafe { dog() }\n}\n", &["a.rs:2: This code is unsafe."]);
    assert_finds("a.rs", "// An unsafe place.\nconst A: &str = \"unsafe place\";\n", &[]);
}

#[test]
fn paths_of_one_machine_are_found_in_any_text() {
    for folder in ["home", "root", "work"] {
        let text = format!("cat\ndir = \"{}\"\n", machine_path(folder));
        let expected = format!("a.txt:2: The path /{folder}/ exists on one machine only.");
        assert_finds("a.txt", &text, &[&expected]);
    }
}

#[test]
fn a_folder_without_git_is_found() {
    let tree = Tree::new().with("a.md", "Cat.\n");
    let found = check(tree.root());
    assert_eq!(found.len(), 1);
    assert!(found[0].to_string().starts_with(".:1: Git can't list the files"));
}
