//! A seat's choices as a numbered list, or, where there are many, by the words that they begin with.

use table::Choice;

/// A list longer than this helps nobody, least of all who has it read aloud.
const MANY: usize = 30;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices(pub Vec<Choice>);

impl Choices {
    pub fn are_many(&self) -> bool {
        self.0.len() > MANY
    }

    /// The choice of that number, counted from 1.
    pub fn numbered(&self, number: usize) -> Option<&Choice> {
        self.0.get(number.checked_sub(1)?)
    }

    /// The number of a choice in its notation.
    pub fn number_of(&self, notation: &str) -> Option<usize> {
        self.0.iter().position(|choice| choice.notation == notation).map(|index| index + 1)
    }

    /// A line for each choice whose notation begins like that.
    pub fn lines(&self, beginning: &str) -> Vec<String> {
        (1..)
            .zip(&self.0)
            .filter(|(_, choice)| choice.notation.starts_with(beginning))
            .map(|(number, Choice { notation, text })| format!("{number:>4}. {text} [{notation}]"))
            .collect()
    }

    /// The first words of the notations with their numbers: `turn ×22, push ×64, stop`.
    pub fn summary(&self) -> String {
        let mut words: Vec<(&str, usize)> = Vec::new();
        for choice in &self.0 {
            let word = choice.notation.split(':').next().unwrap_or_default();
            match words.iter_mut().find(|(other, _)| *other == word) {
                Some((_, count)) => *count += 1,
                None => words.push((word, 1)),
            }
        }
        let told = words.iter().map(|(word, count)| match count {
            1 => (*word).to_owned(),
            _ => format!("{word} ×{count}"),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}
