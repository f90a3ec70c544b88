/// What a person typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Number n of the listed choices.
    Choice(usize),
    /// A move in its notation.
    Move(&'a str),
    Rules,
    Undo,
    /// What a good player would do.
    Hint,
    WhyNot(&'a str),
    Save(&'a str),
    Table,
    /// All choices.
    List,
    Quit,
    Nothing,
}

impl<'a> Command<'a> {
    pub fn read(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => Command::Nothing,
            "?" => Command::Rules,
            "u" => Command::Undo,
            "h" => Command::Hint,
            "w" => Command::WhyNot(rest.trim()),
            "s" => Command::Save(rest.trim()),
            "t" => Command::Table,
            "l" => Command::List,
            "q" => Command::Quit,
            _ => match line.parse() {
                Ok(number) => Command::Choice(number),
                Err(_) => Command::Move(line),
            },
        }
    }
}
