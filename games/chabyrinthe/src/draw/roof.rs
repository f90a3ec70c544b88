//! The board with its ring, in box-drawing characters. The gutters that cats have just walked are heavy.

use game_api::ViewRef;

use super::light::Light;
use crate::{Cell, Chabyrinthe, Place, Side, Tile};

const HOME: char = '⌂';
/// A card's picture and the gap after it.
const CARD_WIDTH: usize = 5;
/// Room left of the board for a row's number, a place's number and who stands there.
const MARGIN: usize = 9;

/// The picture of a card, three lines of five: both gutters of a bridge and of a double elbow stay apart.
fn picture(tile: Tile) -> [&'static str; 3] {
    match tile {
        Tile::Ns => ["  │  ", "  │  ", "  │  "],
        Tile::Ew => ["     ", "─────", "     "],
        Tile::Ne => ["  │  ", "  ╰──", "     "],
        Tile::Es => ["     ", "  ╭──", "  │  "],
        Tile::Sw => ["     ", "──╮  ", "  │  "],
        Tile::Nw => ["  │  ", "──╯  ", "     "],
        Tile::NeSw => ["  ╰╮ ", "─╮ ╰─", " ╰╮  "],
        Tile::NwEs => [" ╭╯  ", "─╯ ╭─", "  ╭╯ "],
        Tile::NsEw => ["  │  ", "─╴│╶─", "  │  "],
        Tile::New => ["  │  ", "──┴──", "     "],
        Tile::Nes => ["  │  ", "  ├──", "  │  "],
        Tile::Esw => ["     ", "──┬──", "  │  "],
        Tile::Nsw => ["  │  ", "──┤  ", "  │  "],
        Tile::Nesw => ["  │  ", "──┼──", "  │  "],
        Tile::Gap => ["     ", "  ·  ", "     "],
    }
}

/// The board with its ring, line by line.
pub(super) fn drawn(view: ViewRef<'_, Chabyrinthe>) -> Vec<String> {
    let lines = Roof { view, light: Light::of(view.public()) }.lines();
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

struct Roof<'a> {
    view: ViewRef<'a, Chabyrinthe>,
    light: Light,
}

impl Roof<'_> {
    fn side(&self) -> u8 {
        self.view.public().board.side()
    }

    fn lines(&self) -> Vec<String> {
        let side = self.side();
        let (top, bottom) = (|column: u8| Place(column - 1), |column: u8| Place(3 * side - column));
        let mut lines = vec![
            self.above(&|column| Cell::new(1, column).to_string()[..1].to_owned()),
            self.above(&|column| top(column).to_string()),
            self.above(&|column| self.standing(top(column))),
            self.seam(0),
        ];
        for row in 1..=side {
            lines.extend(self.row_of_cards(row));
            lines.push(self.seam(row));
        }
        lines.push(self.above(&|column| self.standing(bottom(column))));
        lines.push(self.above(&|column| bottom(column).to_string()));
        lines
    }

    /// A word for each column, above or below the board.
    fn above(&self, text: &dyn Fn(u8) -> String) -> String {
        let cells: Vec<String> =
            (1..=self.side()).map(|column| format!("{:^CARD_WIDTH$}", text(column))).collect();
        format!("{} {}", " ".repeat(MARGIN), cells.join(" "))
    }

    fn row_of_cards(&self, row: u8) -> [String; 3] {
        let side = self.side();
        let (left, right) = (Place(4 * side - row), Place(side + row - 1));
        std::array::from_fn(|line| {
            let middle = line == 1;
            let mut text = if middle {
                format!("{row}  {left:>2} {:<3}", self.standing(left))
            } else {
                " ".repeat(MARGIN)
            };
            for column in 0..=side {
                let cell = Cell::new(row, column);
                if column > 0 {
                    text.extend(self.line_of_card(cell, line));
                }
                text.push(if middle { self.joint(cell, Side::East, ['─', '━']) } else { ' ' });
            }
            if middle {
                text.push_str(&format!("{:<3} {right}", self.standing(right)));
            }
            text
        })
    }

    fn line_of_card(&self, cell: Cell, line: usize) -> impl Iterator<Item = char> {
        let tile = self.view.public().board.tile(cell);
        let drawn = picture(tile)[line].chars().enumerate();
        drawn.map(move |(column, drawn)| self.light.fall_on(cell, tile, (line, column), drawn))
    }

    /// The line between a row and the next.
    fn seam(&self, row: u8) -> String {
        let mut text = format!("{}·", " ".repeat(MARGIN));
        for column in 1..=self.side() {
            let joint = self.joint(Cell::new(row, column), Side::South, ['│', '┃']);
            text.push_str(&format!("  {joint}  ·"));
        }
        text
    }

    /// What is drawn between a cell and the one beside it: nothing, a light line or a heavy one.
    fn joint(&self, cell: Cell, side: Side, [light, heavy]: [char; 2]) -> char {
        match (self.light.crosses(cell, side), self.meets(cell, side)) {
            (true, _) => heavy,
            (false, true) => light,
            (false, false) => ' ',
        }
    }

    /// Whether gutter goes on from a cell to the one beside it. A cat and a home are joined to what opens to
    /// them.
    fn meets(&self, cell: Cell, side: Side) -> bool {
        let opens = |cell: Cell, side: Side| {
            self.view.public().board.tile(cell).opens(side) || !self.standing_at(cell).is_empty()
        };
        opens(cell, side) && opens(cell.beside(side), side.opposite())
    }

    fn standing_at(&self, cell: Cell) -> String {
        let side = self.side();
        Place::all(side)
            .find(|place| place.outside(side).0 == cell)
            .map(|place| self.standing(place))
            .unwrap_or_default()
    }

    /// A cat's face with its points between the ears, or a house.
    fn standing(&self, place: Place) -> String {
        let ring = &self.view.public().ring;
        if ring.homes.contains(&place) {
            return format!(" {HOME} ");
        }
        let stray = ring.cats.iter().find(|stray| stray.place == place);
        stray.map(|stray| format!("^{}^", self.view.edition().points(stray.cat))).unwrap_or_default()
    }
}
