//! Tidy checks what neither the compiler nor clippy can see: that rules, marks and tests agree,
//! that crates keep to their floors, and that nothing unfinished is left lying about.
//!
//! Each check is one function of the workspace's root that returns its findings. A check that can't
//! do its work (no git, a broken manifest) reports that as a finding: silence must mean clean.

use std::path::Path;

pub mod cargo;
pub mod files;
pub mod finding;
pub mod floors;
pub mod manifest;
pub mod rules;
pub mod source;
pub mod texts;
pub mod tree;

pub use finding::Finding;

/// One check: from the workspace's root to what is wrong there.
pub type Check = fn(&Path) -> Vec<Finding>;

/// All checks with their names, in the order in which they run.
pub const CHECKS: [(&str, Check); 5] = [
    ("rules", rules::check),
    ("floors", floors::check),
    ("files", files::check),
    ("manifest", manifest::check),
    ("texts", texts::check),
];

/// Runs every check; the findings come sorted by place, each once.
#[must_use]
pub fn run(root: &Path) -> Vec<Finding> {
    let mut findings: Vec<_> = CHECKS.iter().flat_map(|(_, check)| check(root)).collect();
    findings.sort();
    findings.dedup();
    findings
}
