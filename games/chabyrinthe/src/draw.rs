//! The table in text: the roof in box-drawing characters, then the same in words for those who listen.

use game_api::{Seat, ViewRef, Voice};

use crate::say::{cat_at, cat_with_points, say_kind};
use crate::{Board, Cell, Chabyrinthe, Kind, Phase, Place, Side, Tile};

/// A symbol for each seat, beside its name.
const SYMBOLS: [&str; 4] = ["●", "▲", "■", "◆"];
const HOME: char = '⌂';
/// A card's picture and the gap after it.
const CARD_WIDTH: usize = 5;
/// Room left of the board for a row's number, a place's number and who stands there.
const MARGIN: usize = 9;

pub(crate) fn table(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> String {
    let public = view.public();
    let round = [("round", public.round.into()), ("turns", public.turns.into())];
    let mut lines = vec![voice.say("draw-round", &round), String::new()];
    lines.extend(roof(view));
    lines.push(String::new());
    lines.extend(ring_in_words(view, voice));
    lines.push(voice.say("draw-top", &[("card", top_card(view, voice).into())]));
    lines.push(pile_in_words(view, voice));
    lines.push(voice.say("draw-cats-left", &[("count", public.cat_pile.total().into())]));
    for seat in Seat::all(public.seats()) {
        lines.push(player(view, seat, voice));
    }
    lines.join("\n")
}

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

/// The board with its ring. Between two cards a line goes on only where their gutters meet.
fn roof(view: ViewRef<'_, Chabyrinthe>) -> Vec<String> {
    let board = &view.public().board;
    let side = board.side();
    let pad = " ".repeat(MARGIN);
    let columns: Vec<u8> = (1..=side).collect();
    let above = |text: &dyn Fn(u8) -> String| -> String {
        let cells: Vec<String> =
            columns.iter().map(|&column| format!("{:^CARD_WIDTH$}", text(column))).collect();
        format!("{pad} {}", cells.join(" "))
    };
    let (top, bottom) = (|column: u8| Place(column - 1), |column: u8| Place(3 * side - column));
    let mut lines = vec![
        above(&|column| Cell::new(1, column).to_string()[..1].to_owned()),
        above(&|column| top(column).to_string()),
        above(&|column| standing(view, top(column))),
        seam(view, 0),
    ];
    for row in 1..=side {
        lines.extend(row_of_cards(view, row));
        lines.push(seam(view, row));
    }
    lines.push(above(&|column| standing(view, bottom(column))));
    lines.push(above(&|column| bottom(column).to_string()));
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

fn row_of_cards(view: ViewRef<'_, Chabyrinthe>, row: u8) -> [String; 3] {
    let board = &view.public().board;
    let side = board.side();
    let (left, right) = (Place(4 * side - row), Place(side + row - 1));
    std::array::from_fn(|line| {
        let middle = line == 1;
        let mut text =
            if middle { format!("{row}  {left:>2} {:<3}", standing(view, left)) } else { " ".repeat(MARGIN) };
        for column in 0..=side {
            if column > 0 {
                text.push_str(picture(board.tile(Cell::new(row, column)))[line]);
            }
            let joined = middle && meets(view, Cell::new(row, column), Side::East);
            text.push(if joined { '─' } else { ' ' });
        }
        if middle {
            text.push_str(&format!("{:<3} {right}", standing(view, right)));
        }
        text
    })
}

/// The line between a row and the next.
fn seam(view: ViewRef<'_, Chabyrinthe>, row: u8) -> String {
    let side = view.public().board.side();
    let mut text = format!("{}·", " ".repeat(MARGIN));
    for column in 1..=side {
        let joined = meets(view, Cell::new(row, column), Side::South);
        text.push_str(if joined { "  │  ·" } else { "     ·" });
    }
    text
}

/// Whether gutter goes on from a cell to the one beside it. A cat and a home are joined to what opens to
/// them.
fn meets(view: ViewRef<'_, Chabyrinthe>, cell: Cell, side: Side) -> bool {
    let opens = |cell: Cell, side: Side| {
        view.public().board.tile(cell).opens(side) || !standing_at(view, cell).is_empty()
    };
    opens(cell, side) && opens(cell.beside(side), side.opposite())
}

fn standing_at(view: ViewRef<'_, Chabyrinthe>, cell: Cell) -> String {
    let side = view.public().board.side();
    Place::all(side)
        .find(|place| place.outside(side).0 == cell)
        .map(|place| standing(view, place))
        .unwrap_or_default()
}

/// A cat's face with its points between the ears, or a house.
fn standing(view: ViewRef<'_, Chabyrinthe>, place: Place) -> String {
    let ring = &view.public().ring;
    if ring.homes.contains(&place) {
        return format!(" {HOME} ");
    }
    let stray = ring.cats.iter().find(|stray| stray.place == place);
    stray.map(|stray| format!("^{}^", view.edition().points(stray.cat))).unwrap_or_default()
}

fn ring_in_words(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> Vec<String> {
    let public = view.public();
    let touches = |place: Place| touched(&public.board, place).to_string();
    let cats = public.ring.cats.iter().map(|stray| {
        let args = [
            ("cat", cat_at(view.edition(), public, stray.place, voice).into()),
            ("place", stray.place.0.into()),
            ("cell", touches(stray.place).into()),
        ];
        voice.say("draw-cat", &args)
    });
    let homes = public
        .ring
        .homes
        .iter()
        .map(|&home| voice.say("draw-home", &[("place", home.0.into()), ("cell", touches(home).into())]));
    cats.chain(homes).collect()
}

/// The card beside a place.
fn touched(board: &Board, place: Place) -> Cell {
    let (frame, inward) = place.outside(board.side());
    frame.beside(inward)
}

fn top_card(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> String {
    match view.public().pile.top {
        None => voice.say("draw-nothing", &[]),
        Some(kind) => {
            let letters: Vec<String> = kind.tiles().iter().map(|tile| tile.letter().to_string()).collect();
            format!("{} ({})", say_kind(voice, Some(kind)), letters.join(" "))
        }
    }
}

fn pile_in_words(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> String {
    let pile = &view.public().pile;
    let unseen = pile.unseen.iter().map(|(kind, count)| format!("{} ×{count}", say_kind(voice, Some(kind))));
    let under = pile.under.iter().map(|&kind: &Kind| say_kind(voice, Some(kind)));
    let list =
        |cards: Vec<String>| if cards.is_empty() { voice.say("draw-nothing", &[]) } else { cards.join(", ") };
    let args = [("unseen", list(unseen.collect()).into()), ("under", list(under.collect()).into())];
    voice.say("draw-pile", &args)
}

fn player(view: ViewRef<'_, Chabyrinthe>, seat: Seat, voice: &Voice) -> String {
    let public = view.public();
    let playing =
        public.turn == seat && !matches!(public.phase, Phase::Lot | Phase::Over) && public.turns > 0;
    let won: Vec<String> = public.won[seat]
        .iter()
        .map(|(cat, count)| format!("{} ×{count}", cat_with_points(view.edition(), cat, voice)))
        .collect();
    let won = if won.is_empty() { voice.say("draw-nothing", &[]) } else { won.join(", ") };
    let args = [
        ("symbol", SYMBOLS[seat.index()].into()),
        ("turn", if playing { "yes" } else { "no" }.into()),
        ("team", public.team(seat).unwrap_or_default().into()),
        ("points", public.points(seat, view.edition()).into()),
        ("cats", won.into()),
    ];
    voice.say_of(seat, "draw-player", &args)
}
