use std::io::{BufRead, Write};

use bots::Level;
use catalog::Order;
use game_api::Seat;
use table::{AnyTable, MAX_RECORD_BYTES, Player, Record};

use super::setup;
use crate::cli::{BotSeats, PlayArgs, SetupArgs};
use crate::files;
use crate::house::House;
use crate::play::Session;

pub fn run(house: &House, args: &PlayArgs) -> Result<(), String> {
    if args.game.is_none() && args.load.is_none() {
        return at_the_door(house);
    }
    let (table, file) = match (&args.load, &args.game) {
        (Some(file), _) => (load(house, file)?, Some(file.clone())),
        (None, Some(game)) => (open(house, game, args)?, None),
        (None, None) => unreachable!("without either, the door asks"),
    };
    let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
    Session::new(house, table, file, input, output)?.run().map_err(|error| error.to_string())
}

/// `chatiere play` alone: asks which game, and with how many.
fn at_the_door(house: &House) -> Result<(), String> {
    let shelf = catalog::shelf(house.lang);
    println!("{}\n", house.say("door-welcome", &[]));
    for (number, card) in (1..).zip(&shelf) {
        println!("{number:>3}. {}: {}", card.title, card.pitch);
    }
    let which = ask(house, &house.say("door-game", &[("most", shelf.len().into())]), 1, 1, shelf.len())?;
    let Some(card) = which.and_then(|which| shelf.get(which - 1)) else { return Ok(()) };
    let (min, max) = (usize::from(card.seats.0), usize::from(card.seats.1));
    let usual = 2.clamp(min, max);
    let question = [("min", min.into()), ("max", max.into()), ("usual", usual.into())];
    let Some(seats) = ask(house, &house.say("door-seats", &question), usual, min, max)? else {
        return Ok(());
    };
    let setup = SetupArgs { seats: Some(seats as u8), variants: Vec::new(), edition: None };
    run(house, &PlayArgs { game: Some(card.id.to_owned()), setup, bots: None, seed: None, load: None })
}

/// Asks for a number until one comes; nothing at the end of the input.
fn ask(house: &House, question: &str, usual: usize, min: usize, max: usize) -> Result<Option<usize>, String> {
    loop {
        print!("\n{question} ");
        std::io::stdout().flush().map_err(|error| error.to_string())?;
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).map_err(|error| error.to_string())? == 0 {
            println!();
            return Ok(None);
        }
        match line.trim() {
            "" => return Ok(Some(usual)),
            text => match text.parse() {
                Ok(number) if (min..=max).contains(&number) => return Ok(Some(number)),
                _ => println!("{}", house.say("door-number", &[("min", min.into()), ("max", max.into())])),
            },
        }
    }
}

fn load(house: &House, file: &std::path::Path) -> Result<Box<dyn AnyTable>, String> {
    let text = files::read(house, file, MAX_RECORD_BYTES)?;
    let table = Record::from_json(&text).and_then(|record| catalog::replay(&record));
    table.map_err(|error| house.explain(&error))
}

fn open(house: &House, game: &str, args: &PlayArgs) -> Result<Box<dyn AnyTable>, String> {
    let entry = setup::entry(house, game)?;
    let seats = setup::seats(&entry, &args.setup);
    let order = Order {
        players: players(house, seats, args.bots.as_ref())?,
        options: args.setup.variants.iter().cloned().collect(),
        edition: setup::edition(house, &args.setup)?,
        seed: setup::seed(house, args.seed)?,
    };
    catalog::open(game, order).map_err(|error| setup::explain(house, game, &error))
}

/// Without a word about bots a person sits in seat 1 and tomcats in the others.
fn players(house: &House, seats: u8, bots: Option<&BotSeats>) -> Result<Vec<Player>, String> {
    let person = || Player::Person(String::new());
    let Some(BotSeats(bots)) = bots else {
        let others = (1..seats).map(|_| Player::Bot(Level::Matou.to_string()));
        return Ok(std::iter::once(person()).chain(others).collect());
    };
    let mut players: Vec<Player> = (0..seats).map(|_| person()).collect();
    for &(seat, level) in bots {
        let outside =
            |seat: Seat| house.say("bots-seat", &[("seat", seat.number().into()), ("seats", seats.into())]);
        *players.get_mut(seat.index()).ok_or_else(|| outside(seat))? = Player::Bot(level.to_string());
    }
    Ok(players)
}
