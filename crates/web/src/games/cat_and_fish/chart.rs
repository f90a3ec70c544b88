//! Where hexes and intersections lie in the drawing of the sea.

use cat_and_fish::{Axial, Hex, Place, Point, sea};

/// From one hex to the next, and from one row of hexes to the next.
const PITCH: f64 = 51.96;
const ROW: f64 = 45.0;

pub fn hex_middle(hex: Hex) -> (f64, f64) {
    middle(sea().coordinates[hex.index()])
}

/// The middle of the three hexes that meet there; on the coast the island, which lies at the origin, is one of them.
pub fn point_middle(point: Point) -> (f64, f64) {
    let hexes = sea().at_point[point.index()];
    let sum = hexes.iter().map(hex_middle).fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
    (sum.0 / 3.0, sum.1 / 3.0)
}

/// Where a drawing is put whose own origin lies at (0, 0).
pub fn at((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

fn middle(place: Axial) -> (f64, f64) {
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    (PITCH * (q + r / 2.0), ROW * r)
}
