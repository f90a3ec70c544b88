//! The sea as tables: who is next to whom, how far a line reaches, how far it is from here to there.
//! They are built once, from the number of rings alone.

use std::cmp::Ordering;
use std::sync::LazyLock;

use crate::places::{HEXES, Hex, HexSet, POINTS, Place, Point, PointSet, RINGS};

/// A hex in axial coordinates, pointy top; the island is (0, 0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Axial {
    pub q: i8,
    pub r: i8,
}

/// E, NE, NW, W, SW, SE: each next to the one before.
const DIRECTIONS: [Axial; 6] = [
    Axial { q: 1, r: 0 },
    Axial { q: 1, r: -1 },
    Axial { q: 0, r: -1 },
    Axial { q: -1, r: 0 },
    Axial { q: -1, r: 1 },
    Axial { q: 0, r: 1 },
];

impl Axial {
    pub fn ring(self) -> usize {
        let third = self.q + self.r;
        usize::from(self.q.unsigned_abs().max(self.r.unsigned_abs()).max(third.unsigned_abs()))
    }

    fn plus(self, other: Axial) -> Axial {
        Axial { q: self.q + other.q, r: self.r + other.r }
    }

    fn touches(self, other: Axial) -> bool {
        DIRECTIONS.iter().any(|&direction| self.plus(direction) == other)
    }

    /// Twice the way to the east, and the rows to the south.
    fn east_and_south(self) -> (i32, i32) {
        (2 * i32::from(self.q) + i32::from(self.r), i32::from(self.r))
    }
}

/// All that never changes about the board.
#[derive(Debug)]
pub struct Sea {
    pub coordinates: [Axial; HEXES],
    /// The hexes of each zone, and the intersections of each line.
    pub zones: [HexSet; RINGS],
    pub lines: [PointSet; RINGS],
    /// The sea hexes next to a hex, and those that meet in an intersection.
    pub around: [HexSet; HEXES],
    pub at_point: [HexSet; POINTS],
    /// The intersections at the corners of a hex, and those one step from an intersection.
    pub corners: [PointSet; HEXES],
    pub steps: [PointSet; POINTS],
    /// What can be fished from an intersection with Rod, Net and Fisher Man.
    pub reach: [[HexSet; POINTS]; 3],
    pub distance: [[u8; POINTS]; POINTS],
}

/// The one sea.
#[inline]
pub fn sea() -> &'static Sea {
    static SEA: LazyLock<Sea> = LazyLock::new(Sea::build);
    &SEA
}

impl Sea {
    pub fn hex_at(&self, place: Axial) -> Option<Hex> {
        self.coordinates.iter().position(|&other| other == place).map(Hex::numbered)
    }

    /// The intersections at the corners of any of the hexes.
    #[inline]
    pub fn corners_of(&self, hexes: HexSet) -> PointSet {
        hexes.iter().fold(PointSet::EMPTY, |corners, hex| corners | self.corners[hex.index()])
    }

    fn build() -> Sea {
        let disc = disc();
        let mut hexes: Vec<Axial> = disc.iter().copied().filter(|hex| hex.ring() > 0).collect();
        hexes.sort_by(|a, b| {
            a.ring().cmp(&b.ring()).then_with(|| clockwise(a.east_and_south(), b.east_and_south()))
        });
        let points = meeting_points(&disc);
        let numbered = |hex: &Axial| hexes.iter().position(|other| other == hex).map(Hex::numbered);
        let sea_hexes = |test: &dyn Fn(Axial) -> bool| {
            hexes.iter().filter(|&&hex| test(hex)).filter_map(numbered).collect()
        };
        let some_points = |test: &dyn Fn(&[Axial; 3]) -> bool| {
            let found = points.iter().enumerate().filter(|(_, point)| test(point));
            found.map(|(index, _)| Point::numbered(index)).collect::<PointSet>()
        };
        let around = std::array::from_fn(|hex| sea_hexes(&|other| other.touches(hexes[hex])));
        let at_point = std::array::from_fn(|point| sea_hexes(&|hex| points[point].contains(&hex)));
        let steps = std::array::from_fn(|point| {
            some_points(&|other| other.iter().filter(|hex| points[point].contains(hex)).count() == 2)
        });
        Sea {
            coordinates: std::array::from_fn(|hex| hexes[hex]),
            zones: std::array::from_fn(|zone| sea_hexes(&|hex| hex.ring() == zone + 1)),
            lines: std::array::from_fn(|line| some_points(&|point| line_of(point) == line)),
            corners: std::array::from_fn(|hex| some_points(&|point| point.contains(&hexes[hex]))),
            reach: reach(&at_point, &around),
            distance: distances(&steps),
            around,
            at_point,
            steps,
        }
    }
}

/// The island and the sea.
fn disc() -> Vec<Axial> {
    let range = -(RINGS as i8)..=RINGS as i8;
    let all = range.clone().flat_map(|q| range.clone().map(move |r| Axial { q, r }));
    all.filter(|hex| hex.ring() <= RINGS).collect()
}

/// Every three hexes that touch each other, line by line and clockwise from the north.
fn meeting_points(disc: &[Axial]) -> Vec<[Axial; 3]> {
    let mut points: Vec<[Axial; 3]> = Vec::new();
    for &hex in disc {
        for (turn, &direction) in DIRECTIONS.iter().enumerate() {
            let next = DIRECTIONS[(turn + 1) % DIRECTIONS.len()];
            let mut point = [hex, hex.plus(direction), hex.plus(next)];
            point.sort();
            if point.iter().all(|hex| hex.ring() <= RINGS) && !points.contains(&point) {
                points.push(point);
            }
        }
    }
    let middle = |point: &[Axial; 3]| {
        let places = point.map(Axial::east_and_south);
        places.iter().fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1))
    };
    points.sort_by(|a, b| line_of(a).cmp(&line_of(b)).then_with(|| clockwise(middle(a), middle(b))));
    points
}

/// The coast touches ring 0, line 1 ring 1, line 2 ring 2.
fn line_of(point: &[Axial; 3]) -> usize {
    point.iter().map(|hex| hex.ring()).min().unwrap_or_default()
}

/// Orders directions clockwise from the north. Stretching the map does not change the order, so whole
/// numbers are enough.
fn clockwise(a: (i32, i32), b: (i32, i32)) -> Ordering {
    let west = |(east, south): (i32, i32)| east < 0 || (east == 0 && south > 0);
    west(a).cmp(&west(b)).then_with(|| 0.cmp(&(a.0 * b.1 - a.1 * b.0)))
}

/// Steps go over sea hexes, whatever their zone, never over the island.
fn reach(at_point: &[HexSet; POINTS], around: &[HexSet; HEXES]) -> [[HexSet; POINTS]; 3] {
    let wider = |near: HexSet| near.iter().fold(near, |all, hex| all | around[hex.index()]);
    let rod = *at_point;
    let net = rod.map(wider);
    [rod, net, net.map(wider)]
}

fn distances(steps: &[PointSet; POINTS]) -> [[u8; POINTS]; POINTS] {
    std::array::from_fn(|from| {
        let mut distance = [u8::MAX; POINTS];
        let mut reached = PointSet::of(Point::numbered(from));
        let mut edge = reached;
        for far in 0.. {
            edge.iter().for_each(|point| distance[point.index()] = far);
            let next = edge.iter().fold(PointSet::EMPTY, |next, point| next | steps[point.index()]);
            edge = next & !reached;
            if edge.is_empty() {
                break;
            }
            reached |= edge;
        }
        distance
    })
}
