//! A game in words: all of it from views, so that nothing hidden can be said or drawn.

use crate::{Game, Outcome, Texts, ViewRef, Voice};

pub trait Present: Game {
    /// Names, actions, events, prompts, refusals.
    const TEXTS: Texts;
    /// The rules for players, in Markdown.
    const RULES: Texts;

    /// The table in text, for terminals and screen readers.
    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String;
    /// What the viewer should do now, or whom the table waits for.
    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String;
    /// What a choice of the viewer's means.
    fn say_action(view: ViewRef<'_, Self>, action: Self::Action, voice: &Voice) -> String;
    fn say_event(event: &Self::Event, voice: &Voice) -> String;
    /// Who won, and why.
    fn say_outcome(view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String;
}
