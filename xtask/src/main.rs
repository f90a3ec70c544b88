//! The command line of the chores: `cargo run -p xtask -- tidy`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use xtask::tidy;

const USAGE: &str = "usage: cargo run -p xtask -- tidy [workspace folder]";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    match arguments.next() {
        Some(chore) if chore == "tidy" => {
            let root = arguments.next().map_or_else(own_workspace, PathBuf::from);
            report(&root)
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn report(root: &Path) -> ExitCode {
    let findings = tidy::run(root);
    for finding in &findings {
        println!("{finding}");
    }
    let checks = tidy::CHECKS.map(|(name, _)| name).join(", ");
    if findings.is_empty() {
        println!("tidy: nothing to report ({checks})");
        ExitCode::SUCCESS
    } else {
        eprintln!("tidy: {} to put right ({checks})", findings.len());
        ExitCode::FAILURE
    }
}

/// The workspace this binary was built from, so that the chore works from any folder in it.
fn own_workspace() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}
