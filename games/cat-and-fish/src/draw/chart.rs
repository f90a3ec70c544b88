//! The sea as a chart of letters: a row of hexes, then the intersections below it, and so on.
//!
//! A hex is eight letters wide, so that an intersection, which lies a half hex further, has four.

use game_api::ViewRef;

use super::SYMBOLS;
use crate::places::{HEXES, Hex, POINTS, Place, Point};
use crate::sea::sea;
use crate::{CatAndFish, RINGS};

const WIDTH: i32 = 8;
/// Rows of hexes, with a row of intersections between each two.
const ROWS: usize = 4 * RINGS + 1;
const COLUMNS: usize = (2 * RINGS + 1) * WIDTH as usize;

pub(super) fn rows(view: ViewRef<'_, CatAndFish>) -> Vec<String> {
    let mut chart = vec![vec![' '; COLUMNS]; ROWS];
    for hex in (0..HEXES).map(Hex::numbered) {
        let place = sea().coordinates[hex.index()];
        let middle = (i32::from(place.q) * WIDTH, i32::from(place.r));
        write(&mut chart, column(middle.0, middle.1), 2 * middle.1, &hex_sign(view, hex));
    }
    write(&mut chart, 0, 0, "/\\_/\\");
    for point in (0..POINTS).map(Point::numbered) {
        // The middle of three hexes, the island included where only two are sea.
        let hexes: Vec<_> =
            sea().at_point[point.index()].iter().map(|hex| sea().coordinates[hex.index()]).collect();
        let (q, r) =
            hexes.iter().fold((0, 0), |sum, hex| (sum.0 + i32::from(hex.q), sum.1 + i32::from(hex.r)));
        let across = (2 * q + r) * WIDTH / 2 / 3;
        write(&mut chart, across, half_row(r), &point_sign(view, point));
    }
    chart.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

fn column(across: i32, row: i32) -> i32 {
    across + row * WIDTH / 2
}

/// The row between the rows of the three hexes, whose numbers add up to `sum`.
fn half_row(sum: i32) -> i32 {
    2 * sum.div_euclid(3) + 1
}

/// Writes around a column and a row counted from the island.
fn write(chart: &mut [Vec<char>], column: i32, row: i32, text: &str) {
    let length = text.chars().count() as i32;
    let from = column - length / 2 + COLUMNS as i32 / 2;
    let line = &mut chart[(row + ROWS as i32 / 2) as usize];
    for (place, letter) in (from..).zip(text.chars()) {
        line[place as usize] = letter;
    }
}

fn hex_sign(view: ViewRef<'_, CatAndFish>, hex: Hex) -> String {
    let public = view.public();
    let sign = if public.typhoon == hex {
        '@'
    } else if public.oil == hex {
        '%'
    } else if public.monster == Some(hex) {
        '&'
    } else if public.waters.laid.hexes().contains(hex) {
        '?'
    } else {
        '~'
    };
    format!("[{hex} {sign}]")
}

fn point_sign(view: ViewRef<'_, CatAndFish>, point: Point) -> String {
    let pawn = view.public().fishers.iter().find(|(_, fisher)| fisher.pawn == point);
    pawn.map_or_else(|| point.to_string(), |(seat, _)| SYMBOLS[seat.index()].to_owned())
}
