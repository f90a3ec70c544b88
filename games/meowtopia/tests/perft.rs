//! Every line of play counted, as far as a person can count along, and a little further.

use std::collections::BTreeSet;

use game_api::{Game, Setup};
use game_test::perft;
use meowtopia::Meowtopia;

mod play;

use play::{Play, first_free, seat, side_b, usual, workers};

/// The lines of so many choices from a fresh game; none of them may have ended.
#[track_caller]
fn lines(setup: &Setup<Meowtopia>, depth: u32) -> u64 {
    let counted = perft(&Meowtopia::start(setup).expect("a set-up of the game"), depth);
    assert_eq!(counted.over, 0, "nothing ends so soon");
    counted.lines
}

/// Food, irrigation, gold and fields: none, one or two workers; recruit: gold for one.
const SENDS: u64 = 3 + 3 + 3 + 2 + 3;
/// What comes after that: the next player follows or passes; or a stick goes to one of 6 free edges, a field
/// to one of 6 places, a recruit to one of 2 roles.
const AFTER_SENDS: u64 = (2 + 2 + 2) + (2 + 6 + 6) + (2 + 2 + 2) + (2 + 2) + (2 + 6 + 6);

#[test]
fn the_first_three_choices_as_counted_by_hand() {
    for seats in 2..=4 {
        // Any seat may begin, and all have the same choices.
        let n = u64::from(seats);
        for setup in [usual(seats), first_free(seats)] {
            assert_eq!(lines(&setup, 1), n * 5);
            assert_eq!(lines(&setup, 2), n * SENDS);
            assert_eq!(lines(&setup, 3), n * AFTER_SENDS);
        }
        // On side B each action is on two tiles.
        assert_eq!(lines(&side_b(seats), 1), n * 5);
        assert_eq!(lines(&side_b(seats), 2), n * 10);
        assert_eq!(lines(&side_b(seats), 3), n * 2 * SENDS);
        assert_eq!(lines(&side_b(seats), 4), n * 2 * AFTER_SENDS);
    }
}

#[test]
fn the_fourth_choice_as_counted_by_hand() {
    // With two players the evening follows: 2 food are due, so all fed or one unfed, or dismiss: a kitten
    // that is awake or one that is asleep, if there are both.
    let evenings = 3 + 4 + 3;
    let (food, gold) = (2 * evenings, 2 * evenings);
    // Nobody sent: the other lays one of 6 or passes, and the evening has 3 answers. One sent: follow or
    // pass. Two sent: the second stick.
    let irrigation = (6 + 3) + 6 * 2 + 6 * 5;
    let recruit = (2 + 3) + 2 * 2;
    // The second field: a row of three has 8 places around it, a corner 7.
    let second_field = 2 * 8 + 4 * 7;
    let fields = (6 + 3) + 6 * 2 + second_field;
    assert_eq!(lines(&usual(2), 4), 2 * (food + irrigation + gold + recruit + fields));
    // With more players another one follows or passes.
    let (food, gold) = (3 * 2 * 2, 3 * 2 * 2);
    let irrigation = (6 + 2) + 6 * 2 + 6 * 5;
    let recruit = (2 + 2) + 2 * 2;
    let fields = (6 + 2) + 6 * 2 + second_field;
    for seats in 3..=4 {
        let n = u64::from(seats);
        assert_eq!(lines(&usual(seats), 4), n * (food + irrigation + gold + recruit + fields));
    }
}

/// Seat 1 has sent six workers to this tile.
fn six_sent(tile: &str) -> Play {
    let mut game = Play::day(2, |public| {
        workers(public, 1, 6, 0);
        public.homes[seat(1)].gold = 6;
    });
    game.plays(1, &[&format!("take:{tile}"), "send:6"]);
    game
}

/// The ways to lay so many fields, one after the other, counted on a plain set of squares.
fn ways(farm: &BTreeSet<(i8, i8)>, left: u32) -> u64 {
    if left == 0 {
        return 1;
    }
    let around = |&(x, y): &(i8, i8)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
    let places: BTreeSet<(i8, i8)> =
        farm.iter().flat_map(around).filter(|spot| !farm.contains(spot)).collect();
    let with = |&spot: &(i8, i8)| {
        let mut farm = farm.clone();
        farm.insert(spot);
        ways(&farm, left - 1)
    };
    places.iter().map(with).sum()
}

#[test]
fn fields_can_be_laid_in_as_many_ways_as_on_a_plain_grid() {
    let start = BTreeSet::from([(0, 0), (1, 0)]);
    let game = six_sent("fields");
    for depth in 1..=5 {
        assert_eq!(perft(&game.game, depth).lines, ways(&start, depth));
    }
}

#[test]
fn sticks_go_to_one_free_edge_after_the_other() {
    let game = six_sent("irrigation");
    let ways = [6, 6 * 5, 6 * 5 * 4, 6 * 5 * 4 * 3, 6 * 5 * 4 * 3 * 2, 6 * 5 * 4 * 3 * 2];
    for (depth, ways) in (1..).zip(ways) {
        assert_eq!(perft(&game.game, depth).lines, ways);
    }
}
