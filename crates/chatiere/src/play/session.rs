use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use bots::Pace;
use catalog::AnyBot;
use game_api::{GameRng, Pending, PerSeat, Seat, Viewer, Voice};
use table::{AnyTable, Explain, Player, Refusal};

use super::choices::Choices;
use super::command::Command;
use crate::files;
use crate::house::House;

/// One game at one screen.
pub struct Session<'a, I, O> {
    house: &'a House,
    table: Box<dyn AnyTable>,
    bots: BTreeMap<Seat, Box<dyn AnyBot>>,
    input: I,
    output: O,
    /// Up to which step each seat has heard what happened.
    heard: PerSeat<usize>,
    /// Who sits before the screen, where hands are private.
    looking: Option<Seat>,
    /// The file that this game came from or was saved to, and how much of it is safe there.
    file: Option<PathBuf>,
    saved_steps: usize,
}

/// Whether the game goes on after a command.
enum Then {
    Ask,
    Done,
    Quit,
}

impl<'a, I: BufRead, O: Write> Session<'a, I, O> {
    pub fn new(
        house: &'a House,
        table: Box<dyn AnyTable>,
        file: Option<PathBuf>,
        input: I,
        output: O,
    ) -> Result<Self, String> {
        let record = table.record();
        // The bots' luck follows from the table's, so that a game with a seed can be played again.
        let mut luck = GameRng::stream(record.seed, u64::MAX);
        let mut bots = BTreeMap::new();
        for (seat, player) in table.players().iter() {
            if let Player::Bot(level) = player {
                let level = level.parse().map_err(|_| {
                    house
                        .say("unknown-level", &[("level", level.chars().take(60).collect::<String>().into())])
                })?;
                bots.insert(seat, catalog::bot(&*table, level, luck.seed()));
            }
        }
        let heard = PerSeat::from_fn(table.players().seats(), |_| 0);
        let saved_steps = if file.is_some() { table.steps() } else { 0 };
        Ok(Session { house, table, bots, input, output, heard, looking: None, file, saved_steps })
    }

    /// Plays until the game is over, somebody quits or the input ends.
    pub fn run(mut self) -> io::Result<()> {
        let voice = self.voice(Viewer::Spectator);
        writeln!(self.output, "{}\n{}", voice.say("title", &[]), voice.say("pitch", &[]))?;
        self.tell_line("play-commands", &[])?;
        loop {
            match self.table.pending() {
                Pending::Over => return self.finale(),
                Pending::Seat(seat) if self.bots.contains_key(&seat) => self.bot_turn(seat)?,
                Pending::Seat(seat) => {
                    if !self.person_turn(seat)? {
                        return Ok(());
                    }
                }
                Pending::Chance(_) => unreachable!("the referee resolves chance before anyone is asked"),
            }
        }
    }

    fn voice(&self, viewer: Viewer) -> Voice {
        self.house.voice(&*self.table, viewer)
    }

    fn people(&self) -> usize {
        usize::from(self.heard.seats()) - self.bots.len()
    }

    fn bot_turn(&mut self, seat: Seat) -> io::Result<()> {
        let bot = self.bots.get_mut(&seat).expect("the seat is a bot's");
        let choice = bot.choose(&*self.table, seat);
        self.table.submit(seat, &choice).expect("a bot takes one of its legal choices");
        if self.people() == 0 { self.tell(Viewer::Spectator) } else { Ok(()) }
    }

    /// Asks until a choice is made; false if the person leaves.
    fn person_turn(&mut self, seat: Seat) -> io::Result<bool> {
        if !self.curtain(seat)? {
            return Ok(false);
        }
        writeln!(self.output)?;
        self.tell(Viewer::Seat(seat))?;
        self.show_table(seat)?;
        let choices = self.show_choices(seat)?;
        loop {
            let Some(line) = self.ask("play-ask")? else {
                writeln!(self.output, "{}", self.house.say("play-input-ended", &[]))?;
                return Ok(false);
            };
            match self.obey(seat, &choices, Command::read(&line))? {
                Then::Ask => {}
                Then::Done => return Ok(true),
                Then::Quit => return Ok(false),
            }
        }
    }

    fn obey(&mut self, seat: Seat, choices: &Choices, command: Command<'_>) -> io::Result<Then> {
        match command {
            Command::Choice(number) => match choices.numbered(number) {
                Some(choice) => return self.submit(seat, &choice.notation),
                None => self.tell_line("play-no-number", &[("most", choices.0.len().into())])?,
            },
            Command::Move(text) => {
                let meant = choices.lines(text);
                if meant.is_empty() || choices.number_of(text).is_some() {
                    return self.submit(seat, text);
                }
                self.list(&meant)?;
            }
            Command::List => self.list(&choices.lines(""))?,
            Command::Rules => writeln!(self.output, "{}", self.table.rules().get(self.house.lang))?,
            Command::Hint => self.hint(seat, choices)?,
            Command::WhyNot(notation) => self.why_not(seat, choices, notation)?,
            Command::Save(name) => self.save(name)?,
            Command::Table | Command::Nothing => {
                self.show_table(seat)?;
                self.show_choices(seat)?;
            }
            Command::Undo => match self.table.undo(seat) {
                Ok(()) => return Ok(Then::Done),
                Err(refusal) => self.refuse(seat, refusal)?,
            },
            Command::Quit => return self.quit(),
        }
        Ok(Then::Ask)
    }

    fn submit(&mut self, seat: Seat, notation: &str) -> io::Result<Then> {
        match self.table.submit(seat, notation) {
            Ok(()) => Ok(Then::Done),
            Err(refusal) => {
                self.refuse(seat, refusal)?;
                Ok(Then::Ask)
            }
        }
    }

    fn refuse(&mut self, seat: Seat, refusal: Refusal) -> io::Result<()> {
        let sentence = refusal.explain(&self.voice(Viewer::Seat(seat)).book);
        writeln!(self.output, "{sentence}")?;
        if refusal == Refusal::Unreadable {
            self.tell_line("play-help", &[])?;
        }
        Ok(())
    }

    /// The best three choices in words, as a tiger sees them from this seat.
    fn hint(&mut self, seat: Seat, choices: &Choices) -> io::Result<()> {
        let mut luck = GameRng::stream(self.table.record().seed, u64::MAX - self.table.steps() as u64);
        let hints = catalog::advise(&*self.table, seat, Pace::default(), luck.seed());
        for hint in hints.iter().take(3) {
            let number = choices.number_of(&hint.notation).expect("advice is about what is offered");
            let choice = choices.numbered(number).expect("it has that number");
            let percent = |share: f32| format!("{:.0}", 100.0 * share);
            let args = [
                ("number", number.into()),
                ("choice", choice.text.trim_end_matches('.').into()),
                ("chance", percent(hint.chance).into()),
                ("error", percent(hint.give_or_take).into()),
            ];
            self.tell_line("play-hint", &args)?;
        }
        Ok(())
    }

    fn why_not(&mut self, seat: Seat, choices: &Choices, notation: &str) -> io::Result<()> {
        let asked = match notation {
            "" => match self.ask("play-why-ask")? {
                Some(line) => line.trim().to_owned(),
                None => return Ok(()),
            },
            _ => notation.to_owned(),
        };
        match self.table.why_not(seat, &asked) {
            Some(refusal) => self.refuse(seat, refusal),
            None => {
                let number = choices.number_of(&asked).expect("what is not refused is offered");
                self.tell_line("play-why-possible", &[("number", number.into())])
            }
        }
    }

    /// Saves the game. A file that is not this game's is never written over: a free name is taken instead.
    fn save(&mut self, name: &str) -> io::Result<()> {
        let wanted = match (name, &self.file) {
            ("", Some(file)) => file.clone(),
            ("", None) => PathBuf::from(format!("{}.json", self.table.info().id)),
            _ => PathBuf::from(name),
        };
        let path = if self.file.as_deref() == Some(&*wanted) { wanted } else { files::free_name(&wanted) };
        match files::replace(&path, &self.table.record().to_json()) {
            Ok(()) => {
                self.tell_line("play-saved", &[("file", shown(&path).into())])?;
                self.saved_steps = self.table.steps();
                self.file = Some(path);
                Ok(())
            }
            Err(error) => {
                let args = [("file", shown(&path).into()), ("problem", error.to_string().into())];
                self.tell_line("file-unwritable", &args)
            }
        }
    }

    /// Leaves, but asks once where something would be lost.
    fn quit(&mut self) -> io::Result<Then> {
        if self.saved_steps == self.table.steps() {
            return Ok(Then::Quit);
        }
        match self.ask("play-quit-ask")? {
            Some(line) => match Command::read(&line) {
                Command::Quit => Ok(Then::Quit),
                Command::Save(name) => {
                    self.save(name)?;
                    let safe = self.saved_steps == self.table.steps();
                    Ok(if safe { Then::Quit } else { Then::Ask })
                }
                _ => Ok(Then::Ask),
            },
            None => Ok(Then::Quit),
        }
    }

    /// Where hands are private and several people share the screen, nobody sees another's hand in passing.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        let changes = self.looking != Some(seat);
        self.looking = Some(seat);
        if !changes || !self.table.info().private_hands || self.people() < 2 {
            return Ok(true);
        }
        let hide = if self.house.plain { "\n".repeat(40) } else { "\x1b[2J\x1b[3J\x1b[H".to_owned() };
        let name = self.voice(Viewer::Spectator).name(seat).to_owned();
        write!(self.output, "{hide}{}", self.house.say("play-curtain", &[("name", name.into())]))?;
        self.output.flush()?;
        Ok(self.read_line()?.is_some())
    }

    /// Tells what happened since the viewer last listened.
    fn tell(&mut self, viewer: Viewer) -> io::Result<()> {
        // Where nothing is private everybody at the screen has heard the same.
        let ear = match viewer {
            Viewer::Seat(seat) if self.table.info().private_hands => seat,
            _ => Seat::FIRST,
        };
        let from = std::mem::replace(&mut self.heard[ear], self.table.steps());
        for said in self.table.told(&self.voice(viewer), from) {
            writeln!(self.output, "  {}", said.text)?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> io::Result<()> {
        let drawn = self.table.draw(&self.voice(Viewer::Seat(seat)));
        writeln!(self.output, "\n{drawn}\n")
    }

    fn show_choices(&mut self, seat: Seat) -> io::Result<Choices> {
        let voice = self.voice(Viewer::Seat(seat));
        writeln!(self.output, "{}", self.table.prompt(&voice))?;
        let choices = Choices(self.table.choices(&voice));
        if choices.are_many() {
            let args = [("count", choices.0.len().into()), ("words", choices.summary().into())];
            self.tell_line("play-many", &args)?;
        } else {
            self.list(&choices.lines(""))?;
        }
        Ok(choices)
    }

    fn list(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn finale(&mut self) -> io::Result<()> {
        let person = Seat::all(self.heard.seats()).find(|seat| !self.bots.contains_key(seat));
        let viewer = match person {
            Some(seat) if self.people() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        writeln!(self.output)?;
        self.tell(viewer)?;
        let voice = self.voice(viewer);
        let outcome = self.table.say_outcome(&voice).expect("a game that is over has an outcome");
        writeln!(self.output, "\n{}\n\n{outcome}", self.table.draw(&voice))
    }

    fn tell_line(&mut self, key: &str, args: &game_api::Args<'_>) -> io::Result<()> {
        writeln!(self.output, "{}", self.house.say(key, args))
    }

    fn ask(&mut self, key: &str) -> io::Result<Option<String>> {
        write!(self.output, "{} ", self.house.say(key, &[]))?;
        self.output.flush()?;
        self.read_line()
    }

    /// The next line, or nothing at the end of the input.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        // A stray byte that is no text must not end the game.
        let length = self.input.read_until(b'\n', &mut line)?;
        Ok((length > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl<I, O> std::fmt::Debug for Session<'_, I, O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Session at {:?}", self.table)
    }
}
