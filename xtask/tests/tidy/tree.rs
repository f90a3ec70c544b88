//! Small trees in a temporary folder.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;
use xtask::tidy::Finding;

/// A folder that vanishes with the test.
pub struct Tree(TempDir);

impl Tree {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder can be made"))
    }

    /// The same tree with this file, in place of an older one of that name.
    pub fn with(self, path: &str, content: impl AsRef<[u8]>) -> Self {
        let file = self.root().join(path);
        let folder = file.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).expect("a folder can be made");
        fs::write(file, content).expect("a file can be written");
        self
    }

    pub fn without(self, path: &str) -> Self {
        fs::remove_file(self.root().join(path)).expect("the file was there");
        self
    }

    /// The same tree as a git repository in which nothing is committed yet.
    pub fn in_git(self) -> Self {
        let git = Command::new("git")
            .args(["init", "--quiet"])
            .current_dir(self.root())
            .env_remove("GIT_DIR")
            .env_remove("GIT_INDEX_FILE")
            .env_remove("GIT_WORK_TREE")
            .status();
        assert!(git.expect("git can be run").success());
        self
    }

    pub fn root(&self) -> &Path {
        self.0.path()
    }
}

/// Asserts that these are the findings, in any order.
pub fn assert_findings(mut found: Vec<Finding>, expected: &[&str]) {
    found.sort();
    let found: Vec<_> = found.iter().map(Finding::to_string).collect();
    let mut expected: Vec<_> = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(found, expected);
}
