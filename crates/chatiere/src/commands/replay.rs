use game_api::Viewer;
use table::{MAX_RECORD_BYTES, Record};

use crate::cli::ReplayArgs;
use crate::files;
use crate::house::House;

/// Tells a saved game from its first step to its last.
pub fn run(house: &House, args: &ReplayArgs) -> Result<(), String> {
    let text = files::read(house, &args.file, MAX_RECORD_BYTES)?;
    let record = Record::from_json(&text).map_err(|error| house.explain(&error))?;
    let table = catalog::replay(&record).map_err(|error| house.explain(&error))?;
    // Who only reads a record is no player: it is told from where spectators sit.
    let voice = house.voice(&*table, Viewer::Spectator);
    println!("{}", voice.say("title", &[]));
    for said in table.told(&voice, 0) {
        println!("{:>5}. {}", said.step, said.text);
    }
    println!("\n{}", table.draw(&voice));
    let ending = match table.say_outcome(&voice) {
        Some(outcome) => outcome,
        None => house.say("replay-unfinished", &[]),
    };
    println!("\n{ending}");
    if table.had_free_undo() {
        println!("{}", house.say("replay-free-undo", &[]));
    }
    Ok(())
}
