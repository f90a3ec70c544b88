use game_api::{Pending, Present, Seat, View, Voice};
use leptos::prelude::*;

use super::{Board, Spot};
use crate::{table::Desk, text::text};

/// All that a board is drawn from.
pub struct Scene<'a, G: Board> {
    pub view: &'a View<G>,
    /// The viewer's own choices; none if it is not their turn.
    pub legal: &'a [G::Action],
    pub voice: &'a Voice,
    pub desk: Desk,
}

impl<G: Board> std::fmt::Debug for Scene<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("view", &self.view).field("legal", &self.legal).finish_non_exhaustive()
    }
}

impl<G: Board> Scene<'_, G> {
    /// A place of the board, with the legal actions that begin there.
    pub fn spot(
        &self,
        place: impl Into<String>,
        label: impl Into<String>,
        begins_here: impl Fn(&G::Action) -> bool,
    ) -> Spot {
        let actions = self.legal.iter().filter(|action| begins_here(action)).map(ToString::to_string);
        Spot::new(self.desk, place.into(), label.into(), actions.collect())
    }

    /// What an action means, in words.
    pub fn say(&self, action: G::Action) -> String {
        <G as Present>::say_action(self.view.borrow(), action, self.voice)
    }

    /// A sentence of the page itself.
    pub fn text(&self, key: &str) -> String {
        text(self.voice.book.lang(), key)
    }

    /// The seat that a person at this screen plays; for a spectator, the first.
    pub fn own_seat(&self) -> Seat {
        self.view.viewer.seat().unwrap_or(Seat::FIRST)
    }

    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.desk.shown.with(|shown| {
            shown.as_ref().is_some_and(|shown| shown.position.now().pending == Pending::Seat(seat))
        })
    }
}
