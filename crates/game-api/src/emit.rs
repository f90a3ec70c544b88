//! How the rules tell what happened, without cost where nobody listens.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Who hears an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    Everyone,
    Seat(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Seat(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// Takes the events of a step. The closure is called only where an event is wanted.
pub trait Emit<E> {
    fn emit(&mut self, to: Audience, event: impl FnOnce() -> E);
    /// Marks that this step shows hidden information to somebody: it can't be taken back alone.
    fn reveal(&mut self);

    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.emit(Audience::Everyone, event);
    }
    fn tell(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.emit(Audience::Seat(seat), event);
    }
}

/// Drops everything: for playouts.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Emit<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _to: Audience, _event: impl FnOnce() -> E) {}
    #[inline(always)]
    fn reveal(&mut self) {}
}

/// Keeps everything: for the referee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorder<E> {
    pub events: Vec<(Audience, E)>,
    pub revealed: bool,
}

impl<E> Default for Recorder<E> {
    fn default() -> Self {
        Recorder { events: Vec::new(), revealed: false }
    }
}

impl<E: Clone> Recorder<E> {
    /// What one viewer hears of it.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<E> {
        self.events.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| event.clone()).collect()
    }
}

impl<E> Emit<E> for Recorder<E> {
    fn emit(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.events.push((to, event()));
    }
    fn reveal(&mut self) {
        self.revealed = true;
    }
}
