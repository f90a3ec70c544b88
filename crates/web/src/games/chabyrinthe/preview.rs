//! The board as it is shown: as it lies, or as the action that is being weighed would leave it.

use chabyrinthe::{Action, Board, Cell, Chabyrinthe, Place, Side, reached, walk};
use leptos::prelude::*;

use crate::games::Scene;

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
    path: Vec<Cell>,
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

    /// The stretches of a card that are walked, each from side to side.
    pub fn lit(&self, cell: Cell) -> Vec<(Side, Side)> {
        self.walks.iter().flat_map(|walk| walk.through(cell, self.board.side())).collect()
    }
}

impl Walk {
    fn through(&self, cell: Cell, side: u8) -> Vec<(Side, Side)> {
        let mut stations = vec![self.cat.outside(side).0];
        stations.extend(&self.path);
        stations.push(self.home.outside(side).0);
        let towards = |from: Cell, to: Cell| Side::ALL.into_iter().find(|&side| from.beside(side) == to);
        let inner = stations.windows(3).filter(|stretch| stretch[1] == cell);
        inner.filter_map(|stretch| Some((towards(cell, stretch[0])?, towards(cell, stretch[2])?))).collect()
    }
}
