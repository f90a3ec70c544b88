//! The board as it is shown: as it lies, or as the action that is being weighed would leave it.

use chabyrinthe::{Action, Board, Cell, Chabyrinthe, Place, Side, Stride, reached, walk};
use leptos::prelude::*;

use super::motions::pushed;
use crate::{
    games::Scene,
    motion::{self, Pace},
};

/// A board, and the way of each cat that could walk home on it.
pub struct Preview {
    pub board: Board,
    pub walks: Vec<Walk>,
    /// The action that would lead there, if it is not there yet.
    pub action: Option<Action>,
}

pub struct Walk {
    pub cat: Place,
    pub home: Place,
    path: Vec<Stride>,
}

impl Preview {
    pub fn of(scene: &Scene<'_, Chabyrinthe>) -> Preview {
        let public = &scene.view.public;
        let chosen = scene.desk.chosen.get();
        let action: Option<Action> =
            chosen.and_then(|chosen| chosen.preview).and_then(|action| action.parse().ok());
        let mut board = public.board.clone();
        match action {
            Some(Action::Turn { cell, tile }) => board.lay(cell, tile),
            Some(Action::Push { place, tile }) => _ = board.push(place, tile),
            Some(Action::Home(_) | Action::Stop) | None => {}
        }
        let homes = public.ring.homes;
        let walks = public.ring.cats.iter().filter_map(|stray| {
            let reached = reached(&board, stray.place, homes);
            let home = homes.into_iter().zip(reached.0).find(|&(_, reached)| reached)?.0;
            Some(Walk { cat: stray.place, home, path: walk(&board, stray.place, home) })
        });
        let walks = walks.collect();
        Preview { board, walks, action }
    }

    /// What the cats that could walk home are worth.
    pub fn points(&self, scene: &Scene<'_, Chabyrinthe>) -> u16 {
        let cats = scene.view.public.ring.cats.iter();
        let home = cats.filter(|stray| self.walks.iter().any(|walk| walk.cat == stray.place));
        home.map(|stray| u16::from(scene.view.edition.points(stray.cat))).sum()
    }

    /// From where the card on a cell comes into sight, if the action that is being weighed moves it there.
    pub fn comes_from(&self, cell: Cell) -> Option<String> {
        if motion::pace() != Pace::Lively {
            return None;
        }
        match self.action? {
            Action::Turn { cell: turned, .. } => (turned == cell).then(|| "rotate(-90deg)".to_owned()),
            Action::Push { place, .. } => {
                let (mut line, (x, y)) = pushed(place, self.board.side());
                let shift = || format!("translate({}%, {}%)", -100.0 * x, -100.0 * y);
                line.any(|pushed| pushed == cell).then(shift)
            }
            Action::Home(_) | Action::Stop => None,
        }
    }

    /// The stretches of a card that are walked, each from side to side.
    pub fn lit(&self, cell: Cell) -> Vec<(Side, Side)> {
        let strides = self.walks.iter().flat_map(|walk| &walk.path).filter(|stride| stride.cell == cell);
        strides.map(|stride| (stride.entered, stride.left)).collect()
    }
}
