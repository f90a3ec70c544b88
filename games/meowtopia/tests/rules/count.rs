//! The count at the end.

use game_api::RuleWatch;
use meowtopia::{Count, Event, Load, Phase};

use crate::play::{Play, farm, merchant, seat, workers};

/// The count of seat 1 in a game that is over, its food included.
fn count(change: impl FnOnce(&mut meowtopia::Public)) -> Count {
    let game = Play::day(2, |public| {
        public.phase = Phase::Over;
        let home = &mut public.homes[seat(1)];
        (home.food, home.gold) = (0, 0);
        change(public);
    });
    Count::of(game.home(1), game.numbers())
}

/// Two kittens, and a stick between two fields.
const BARE: Count =
    Count { kittens: 6, sticks: 2, merchants_gold: 0, merchants_food: 0, gold: 0, food: 0, malus: 0 };

#[test]
fn mt16_a_kitten_counts_three_whatever_it_is_and_does() {
    let _watch = RuleWatch::new("MT16");
    assert_eq!(count(|_| {}), BARE);
    let more = count(|public| {
        workers(public, 1, 1, 2);
        merchant(public, 1, Load::Nothing);
        public.homes[seat(1)].asleep[seat(2)] = 1;
    });
    assert_eq!(more, Count { kittens: 15, ..BARE });
}

#[test]
fn mt16_a_stick_counts_one_or_two_by_the_fields_that_it_touches() {
    let _watch = RuleWatch::new("MT16");
    let outer = count(|public| public.homes[seat(1)].farm = farm("", "2.0w 0.0n"));
    assert_eq!(outer, Count { sticks: 4, ..BARE });
    let inner = count(|public| public.homes[seat(1)].farm = farm("2.0 0.-1", "2.0w 0.0n"));
    assert_eq!(inner, Count { sticks: 6, ..BARE });
}

#[test]
fn mt16_goods_on_merchants_and_in_stock() {
    let _watch = RuleWatch::new("MT16");
    let goods = count(|public| {
        merchant(public, 1, Load::Gold(3));
        merchant(public, 1, Load::Food(4));
        merchant(public, 1, Load::Gold(1));
        public.homes[seat(1)].gold = 5;
    });
    assert_eq!(goods, Count { kittens: 15, merchants_gold: 12, merchants_food: 8, gold: 5, ..BARE });
}

#[test]
fn mt16_two_food_make_a_point_and_an_odd_one_nothing() {
    let _watch = RuleWatch::new("MT16");
    for (food, points) in [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5)] {
        let found = count(|public| public.homes[seat(1)].food = food);
        assert_eq!(found, Count { food: points, ..BARE }, "{food} food");
    }
}

#[test]
fn mt16_a_malus_costs_three() {
    let _watch = RuleWatch::new("MT16");
    let found = count(|public| public.homes[seat(1)].malus = 2);
    assert_eq!(found, Count { malus: -6, ..BARE });
    assert_eq!(found.total(), 6 + 2 - 6);
}

#[test]
fn mt16_the_total_is_the_sum_of_all_items() {
    let _watch = RuleWatch::new("MT16");
    count(|_| {});
    let all = Count {
        kittens: 1,
        sticks: 20,
        merchants_gold: 300,
        merchants_food: 4_000,
        gold: 50_000,
        food: 600_000,
        malus: -7_000_000,
    };
    assert_eq!(all.total(), 654_321 - 7_000_000);
    let names = all.items().map(|(name, _)| name);
    assert_eq!(names, ["kittens", "sticks", "merchants-gold", "merchants-food", "gold", "food", "malus"]);
}

#[test]
fn mt16_first_every_kitten_that_is_awake_brings_one_food_merchants_included() {
    let _watch = RuleWatch::new("MT16");
    let mut game = Play::evening(2, |public| {
        public.round = 60;
        public.first = seat(2);
        workers(public, 1, 1, 1);
        merchant(public, 1, Load::Nothing);
        public.homes[seat(1)].food = 5;
        workers(public, 2, 2, 3);
    });
    // Three kittens and two watered fields: 4 food.
    let events = game.does(1, "unfed:0");
    assert_eq!(events[1], Event::AwakeFood { seat: seat(1), food: 2 });
    assert_eq!(events[2], Event::AwakeFood { seat: seat(2), food: 2 });
    assert_eq!((game.food(1), game.food(2)), (1 + 2, 4 + 2));
    // Seat 1: 9 for kittens, 2 for the stick, 1 gold, 1 for three food. Seat 2: 15, 2, 1 and 3.
    assert_eq!(game.outcome().scores.values().collect::<Vec<_>>(), [&13, &21]);
    assert_eq!(game.outcome().ranks.values().collect::<Vec<_>>(), [&2, &1]);
}

#[test]
fn mt16_a_tie_is_shared() {
    let _watch = RuleWatch::new("MT16");
    let game = Play::day(3, |public| {
        public.phase = Phase::Over;
        public.homes[seat(2)].malus = 1;
    });
    assert_eq!(game.outcome().ranks.values().collect::<Vec<_>>(), [&1, &3, &1]);
}
