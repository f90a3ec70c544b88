//! `chatiere`: serve, play in the terminal, simulate, replay, count, measure. Each command has a file of its own.

mod cli;
mod commands;
mod config;
mod files;
pub mod house;
mod load;
pub mod play;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use house::House;

pub fn main() -> ExitCode {
    let cli = Cli::parse();
    if cli.command.as_ref().is_some_and(Command::only_tells) {
        sigpipe::reset();
    }
    let house = House::new(cli.lang, cli.plain);
    let done = match cli.command {
        None => commands::serve::run(&house, &cli::ServeArgs::default()),
        Some(Command::Games(args)) => commands::games::run(&house, &args),
        Some(Command::Play(args)) => commands::play::run(&house, &args),
        Some(Command::Sim(args)) => commands::sim::run(&house, &args),
        Some(Command::Arena(args)) => commands::arena::run(&house, &args),
        Some(Command::Replay(args)) => commands::replay::run(&house, &args),
        Some(Command::Perft(args)) => commands::perft::run(&house, &args),
        Some(Command::Serve(args)) => commands::serve::run(&house, &args),
        Some(Command::Verify(args)) => commands::verify::run(&house, &args),
        Some(Command::Backup(args)) => commands::backup::run(&house, &args),
        Some(Command::Load(args)) => commands::load::run(&house, &args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
