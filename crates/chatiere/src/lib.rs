//! `chatiere`: play in the terminal, simulate, replay, count. Each command has a file of its own.

mod cli;
mod commands;
mod files;
pub mod house;
pub mod play;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use house::House;

pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let house = House::new(cli.lang, cli.plain);
    let done = match cli.command {
        None => commands::play::at_the_door(&house),
        Some(Command::Games(args)) => commands::games::run(&house, &args),
        Some(Command::Play(args)) => commands::play::run(&house, &args),
        Some(Command::Sim(args)) => commands::sim::run(&house, &args),
        Some(Command::Arena(args)) => commands::arena::run(&house, &args),
        Some(Command::Replay(args)) => commands::replay::run(&house, &args),
        Some(Command::Perft(args)) => commands::perft::run(&house, &args),
        Some(Command::Serve(args)) => commands::serve::run(&house, &args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
