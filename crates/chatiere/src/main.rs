//! The one binary of the house.

use std::process::ExitCode;

fn main() -> ExitCode {
    chatiere::main()
}
