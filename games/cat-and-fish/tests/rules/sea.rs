//! The board's tables against the counts of the rules page.

use std::collections::BTreeMap;

use cat_and_fish::{Edition, Gear, Magic, Place, Point, PointSet, Tile, Treasure, Zone, sea};
use game_api::Edition as _;

/// How many intersections of a line reach so many hexes of zones 1, 2 and 3.
fn reach(line: usize, gear: usize) -> BTreeMap<[usize; 3], usize> {
    let mut counts = BTreeMap::new();
    for point in sea().lines[line].iter() {
        let within = sea().reach[gear][point.index()];
        *counts.entry(sea().zones.map(|zone| (zone & within).len())).or_default() += 1;
    }
    counts
}

#[test]
fn zones_and_lines_have_the_sizes_of_the_rules_page() {
    assert_eq!(sea().zones.map(|zone| zone.len()), [6, 12, 18]);
    assert_eq!(sea().lines.map(|line| line.len()), [6, 18, 30]);
}

#[test]
fn reach_is_as_counted_in_the_rules_page() {
    let table = |line, gear| reach(line, gear).into_iter().collect::<Vec<_>>();
    assert_eq!(table(0, 0), [([2, 0, 0], 6)]);
    assert_eq!(table(0, 1), [([4, 5, 0], 6)]);
    assert_eq!(table(0, 2), [([6, 9, 8], 6)]);
    assert_eq!(table(1, 0), [([1, 2, 0], 12), ([2, 1, 0], 6)]);
    assert_eq!(table(1, 1), [([3, 4, 4], 12), ([4, 5, 2], 6)]);
    assert_eq!(table(1, 2), [([5, 7, 7], 12), ([6, 9, 8], 6)]);
    assert_eq!(table(2, 0), [([0, 1, 2], 18), ([0, 2, 1], 12)]);
    assert_eq!(table(2, 1), [([1, 3, 4], 12), ([2, 3, 4], 6), ([2, 4, 4], 12)]);
    assert_eq!(table(2, 2), [([3, 5, 6], 12), ([4, 5, 6], 6), ([4, 6, 7], 12)]);
}

#[test]
fn neighbours_and_distances_agree() {
    for from in (!PointSet::EMPTY).iter() {
        for to in (!PointSet::EMPTY).iter() {
            let far = sea().distance[from.index()][to.index()];
            assert_eq!(far, sea().distance[to.index()][from.index()], "{from} {to}");
            assert_eq!(far == 1, sea().steps[from.index()].contains(to), "{from} {to}");
            assert_eq!(far == 0, from == to);
        }
    }
    let point = |name: &str| name.parse::<Point>().expect("an intersection").index();
    // Along the coast, and out to sea: x1 y1 y2 z2.
    assert_eq!(sea().distance[point("x1")][point("x4")], 3);
    assert_eq!(sea().distance[point("x1")][point("z2")], 3);
}

#[test]
fn the_box_holds_what_the_rulebook_counts() {
    let edition = Edition::standard();
    let (rods, summoner) = edition.given();
    let sold: u8 = Gear::ALL.into_iter().map(|gear| edition.stock().count(gear)).sum();
    assert_eq!(rods + summoner + sold, 43, "game cards");
    assert_eq!(Gear::COUNT, 11, "piles of the shop");
    assert_eq!(edition.spells().total(), 12, "magic cards");
    assert_eq!(edition.hoard().total(), 12, "treasure cards");
    let tiles = |zone| -> u8 {
        Tile::ALL.into_iter().filter(|tile| tile.zone() == zone).map(|tile| edition.tiles(tile)).sum()
    };
    assert_eq!(Zone::ALL.map(tiles), [24, 30, 36]);
    assert_eq!(Zone::ALL.map(tiles).iter().sum::<u8>(), 90, "fish tiles");
    assert_eq!(edition.penalty_tokens(), 3);
    assert_eq!(Magic::ALL.map(|card| edition.spells().count(card)), [1, 2, 1, 2, 1, 1, 4]);
    assert_eq!(
        Treasure::ALL.map(|card| (edition.hoard().count(card), edition.pays(card))),
        [(4, 0), (3, 1), (3, 2), (1, 3), (1, 5)]
    );
}
