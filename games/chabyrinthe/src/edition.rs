//! The figures of a box, their bounds, and the tables derived from them.

use std::sync::{Arc, OnceLock};

use game_api::{BadFigure, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::MIN_SIDE;
use crate::figures::{Cats, Figures, Gutters, Scale};
use crate::pile::MAX_PILE;
use crate::{BoardSize, Cat, Face, Kind, MAX_SIDE, Place, Tile};

/// The figures of one box. An edition that exists is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figures", into = "Figures")]
#[schemars(with = "Figures")]
pub struct Edition {
    figures: Figures,
    gutters: [u8; Kind::COUNT],
    points: [u8; Cat::COUNT],
    cats: [u8; Cat::COUNT],
    scale: [u16; 6],
}

impl Edition {
    pub fn actions(&self) -> u8 {
        self.figures.actions.value
    }
    pub fn deals(&self) -> u8 {
        self.figures.deals.value
    }
    pub fn rounds(&self) -> u16 {
        self.figures.rounds.value
    }
    /// How many gutters of a kind there are.
    pub fn gutters(&self, kind: Kind) -> u8 {
        self.gutters[kind.index()]
    }
    pub fn points(&self, cat: Cat) -> u8 {
        self.points[cat.index()]
    }
    /// How many cats of a colour there are.
    pub fn cats(&self, cat: Cat) -> u8 {
        self.cats[cat.index()]
    }
    pub fn side(&self, board: BoardSize) -> u8 {
        let boards = &self.figures.boards;
        match board {
            BoardSize::Standard => boards.standard.value,
            BoardSize::Kittens => {
                rule!("CH10.1");
                boards.kittens.value
            }
            BoardSize::BigTom => {
                rule!("CH10.5");
                boards.big_tom.value
            }
        }
    }
    /// How the elbows lie in the top-right and in the bottom-left corner.
    pub fn corners(&self) -> [Tile; 2] {
        let corners = &self.figures.corners;
        [corners.top_right.value.tile(), corners.bottom_left.value.tile()]
    }
    /// Where the first cats stand around a board of that side.
    pub fn first_cats(&self, side: u8) -> [Place; 2] {
        let ring = &self.figures.ring;
        [ring.first_cat.value, ring.second_cat.value].map(|corner| Place(corner * side))
    }
    /// Where the homes stand at the start: at the corners where no cat does.
    pub fn first_homes(&self, side: u8) -> [Place; 2] {
        let cats = self.first_cats(side);
        let mut free = (0..4).map(|corner| Place(corner * side)).filter(|place| !cats.contains(place));
        [(); 2].map(|()| free.next().expect("two cats leave two of four corners free"))
    }
    /// The step of the scale for so many turns, 1 for the best.
    pub fn grade(&self, turns: u16) -> u8 {
        1 + self.scale.iter().filter(|&&most| turns > most).count() as u8
    }
    pub fn first_edition_insertions(&self) -> u8 {
        self.figures.options.first_edition_insertions.value
    }
    pub fn even_start_actions(&self) -> u8 {
        self.figures.options.even_start_actions.value
    }
}

const MAX_COPIES: i64 = 30;
pub(crate) const MAX_CATS: usize = 60;
const MAX_POINTS: i64 = 20;
const MAX_ACTIONS: i64 = 5;
const MAX_DEALS: i64 = 200;
const MAX_ROUNDS: i64 = 1000;
const MAX_NAME: i64 = 60;
/// The largest board and one spare gutter.
const MIN_GUTTERS: i64 = MAX_SIDE as i64 * MAX_SIDE as i64 + 1;
/// What the smallest board leaves must fit into the pile.
const MAX_GUTTERS: i64 = MIN_SIDE as i64 * MIN_SIDE as i64 + MAX_PILE as i64 - 1;
const LAST_CORNER: i64 = 3;

impl TryFrom<Figures> for Edition {
    type Error = BadFigure;

    fn try_from(figures: Figures) -> Result<Self, BadFigure> {
        within("name", figures.name.chars().count() as i64, 1, MAX_NAME)?;
        figures.actions.within("actions", 1, MAX_ACTIONS)?;
        figures.deals.within("deals", 1, MAX_DEALS)?;
        figures.rounds.within("rounds", 1, MAX_ROUNDS)?;
        figures.homes.copies.within("homes.copies", 2, 2)?;
        let boards = &figures.boards;
        let sides = [("standard", boards.standard), ("kittens", boards.kittens), ("big-tom", boards.big_tom)];
        for (name, side) in sides {
            side.within(&format!("boards.{name}"), MIN_SIDE.into(), MAX_SIDE.into())?;
        }
        let first = figures.ring.first_cat.within("ring.first-cat", 0, LAST_CORNER - 1)?;
        figures.ring.second_cat.within("ring.second-cat", i64::from(first) + 1, LAST_CORNER)?;
        let options = &figures.options;
        let insertions = options.first_edition_insertions;
        insertions.within("options.first-edition-insertions", 0, MAX_ACTIONS)?;
        options.even_start_actions.within("options.even-start-actions", 1, MAX_ACTIONS)?;
        let gutters = gutters(&figures.gutters)?;
        let (points, cats) = cats(&figures.cats)?;
        let scale = scale(&figures.scale)?;
        Ok(Edition { gutters, points, cats, scale, figures })
    }
}

fn within(field: &str, value: i64, min: i64, max: i64) -> Result<(), BadFigure> {
    if (min..=max).contains(&value) {
        Ok(())
    } else {
        Err(BadFigure { field: field.to_owned(), value, min, max })
    }
}

fn gutters(figures: &Gutters) -> Result<[u8; Kind::COUNT], BadFigure> {
    let Gutters { straight, elbow, double, bridge, tee, cross } = figures;
    let mut copies = [0; Kind::COUNT];
    for (&kind, figure) in Kind::ALL.iter().zip([straight, elbow, double, bridge, tee, cross]) {
        // Two elbows start in the corners.
        let min = if kind == Kind::Elbow { 2 } else { 0 };
        copies[kind.index()] = figure.within(&format!("gutters.{kind}"), min, MAX_COPIES)?;
    }
    let total = copies.iter().map(|&count| i64::from(count)).sum();
    within("gutters", total, MIN_GUTTERS, MAX_GUTTERS)?;
    Ok(copies)
}

fn cats(figures: &Cats) -> Result<([u8; Cat::COUNT], [u8; Cat::COUNT]), BadFigure> {
    let (mut points, mut copies) = ([0; Cat::COUNT], [0; Cat::COUNT]);
    for (&cat, figure) in Cat::ALL.iter().zip([&figures.grey, &figures.ginger, &figures.black]) {
        points[cat.index()] = figure.points.within(&format!("cats.{cat}.points"), 1, MAX_POINTS)?;
        copies[cat.index()] = figure.copies.within(&format!("cats.{cat}.copies"), 0, MAX_COPIES)?;
    }
    // Two cats wait beside the board from the start.
    within("cats", copies.iter().map(|&count| i64::from(count)).sum(), 2, MAX_CATS as i64)?;
    Ok((points, copies))
}

fn scale(figures: &Scale) -> Result<[u16; 6], BadFigure> {
    let Scale { grade1, grade2, grade3, grade4, grade5, grade6 } = figures;
    let mut least = 1;
    let mut scale = [0; 6];
    for (index, figure) in [grade1, grade2, grade3, grade4, grade5, grade6].into_iter().enumerate() {
        scale[index] = figure.within(&format!("scale.grade-{}", index + 1), least, MAX_ROUNDS)?;
        least = i64::from(scale[index]) + 1;
    }
    Ok(scale)
}

impl From<Edition> for Figures {
    fn from(edition: Edition) -> Figures {
        edition.figures
    }
}

impl game_api::Edition for Edition {
    type Figures = Figures;

    fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Edition>> = OnceLock::new();
        game_api::standard_edition(&STANDARD, include_str!("../components.toml"))
    }

    fn name(&self) -> &str {
        &self.figures.name
    }
}
