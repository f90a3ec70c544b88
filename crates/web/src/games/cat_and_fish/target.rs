//! Fingers are larger than intersections: a tap goes to the nearest one that is legal.

/// How far from a target a tap still counts, in the drawing's units: on a small phone 44 pixels across.
const REACH: f64 = 28.0;
const CORNERS: u8 = 12;

type Spot = (f64, f64);

/// The outline of all that is nearer to a target than to any other, around the origin.
pub fn outline(target: Spot, others: &[Spot]) -> String {
    let mut corners: Vec<Spot> = (0..CORNERS)
        .map(|corner| (f64::from(corner) * std::f64::consts::TAU / f64::from(CORNERS)).sin_cos())
        .map(|(sin, cos)| (REACH * cos, REACH * sin))
        .collect();
    for &(x, y) in others.iter().filter(|&&other| other != target) {
        corners = nearer_side(&corners, (x - target.0, y - target.1));
    }
    let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    corners.join(" ")
}

/// Cuts off what is nearer to another place than to the origin.
fn nearer_side(corners: &[Spot], other: Spot) -> Vec<Spot> {
    let border = (other.0 * other.0 + other.1 * other.1) / 2.0;
    let beyond = |(x, y): Spot| x * other.0 + y * other.1 - border;
    let mut kept = Vec::with_capacity(corners.len() + 1);
    for (index, &from) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()];
        let (before, after) = (beyond(from), beyond(to));
        if before <= 0.0 {
            kept.push(from);
        }
        if (before > 0.0) != (after > 0.0) {
            let part = before / (before - after);
            kept.push((from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1)));
        }
    }
    kept
}
