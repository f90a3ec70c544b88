//! A farm written down, and read again only if it could have grown in play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Edge, Farm, MAX_SPAN, Spot};

/// A farm written down: `{"fields": ["0.0", "1.0"], "sticks": ["1.0w"]}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pieces {
    fields: Vec<Spot>,
    sticks: Vec<Edge>,
}

/// Why the pieces make no farm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadFarm {
    /// The two fields of the set-up, or the stick between them, are missing.
    NoStart,
    TooWide,
    Apart(Spot),
    Twice(Spot),
    BadStick(Edge),
}

impl From<Farm> for Pieces {
    fn from(farm: Farm) -> Pieces {
        let mut pieces = Pieces { fields: Vec::new(), sticks: Vec::new() };
        farm.each_field(|spot| pieces.fields.push(spot));
        farm.each_stick(|edge| pieces.sticks.push(edge));
        pieces
    }
}

impl TryFrom<Pieces> for Farm {
    type Error = BadFarm;

    fn try_from(pieces: Pieces) -> Result<Self, BadFarm> {
        let mut farm = Farm::start();
        let mut left = pieces.fields;
        for spot in [Spot::new(0, 0), Spot::new(1, 0)] {
            let place = left.iter().position(|&other| other == spot).ok_or(BadFarm::NoStart)?;
            left.remove(place);
        }
        // A list that no farm has room for is not even looked through.
        if left.len() > MAX_SPAN * MAX_SPAN {
            return Err(BadFarm::TooWide);
        }
        for first in 0..left.len() {
            if farm.has_field(left[first]) || left[first + 1..].contains(&left[first]) {
                return Err(BadFarm::Twice(left[first]));
            }
        }
        if span(&left, |spot| spot.column).max(span(&left, |spot| spot.row)) > MAX_SPAN {
            return Err(BadFarm::TooWide);
        }
        // Laid from the start outwards, as they were in play; what can't be reached like this stands apart.
        while let Some(place) = left.iter().position(|&spot| farm.adjoins(spot)) {
            farm.lay_field(left.swap_remove(place));
        }
        if let Some(&spot) = left.first() {
            return Err(BadFarm::Apart(spot));
        }
        let first = Spot::new(1, 0).west();
        if !pieces.sticks.contains(&first) {
            return Err(BadFarm::NoStart);
        }
        for (place, &edge) in pieces.sticks.iter().enumerate() {
            if farm.fields_at(edge) == 0 || pieces.sticks[..place].contains(&edge) {
                return Err(BadFarm::BadStick(edge));
            }
            farm.lay_stick(edge);
        }
        Ok(farm)
    }
}

/// How many squares the fields, the two of the set-up among them, measure in one direction.
fn span(fields: &[Spot], coordinate: impl Fn(&Spot) -> i8) -> usize {
    let [least, most] = fields.iter().map(coordinate).fold([0, 1], |[a, b], c| [a.min(c), b.max(c)]);
    usize::from(most.abs_diff(least)) + 1
}

impl std::fmt::Display for BadFarm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadFarm::NoStart => f.write_str("a farm holds 0.0 and 1.0 and the stick 1.0w between them"),
            BadFarm::TooWide => write!(f, "a farm spans at most {MAX_SPAN} squares"),
            BadFarm::Apart(spot) => write!(f, "the field {spot} stands apart"),
            BadFarm::Twice(spot) => write!(f, "the field {spot} is there twice"),
            BadFarm::BadStick(edge) => write!(f, "the stick {edge} touches no field or is there twice"),
        }
    }
}
