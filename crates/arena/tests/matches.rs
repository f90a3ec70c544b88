//! Matches: deals shared, seats rotated, results told.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{
    Duel, Rating, Sequential, SoloPlan, TEXTS, Verdict, balance, contest, duel, page, ratings, solo,
};
use bots::Level;
use chabyrinthe::Chabyrinthe;
use game_api::{Insight, Lang, PerSeat, Phrasebook, Seat, Seed, Setup};
use meowtopia::Meowtopia;
use super_miaou::SuperMiaou;

fn plan(seats: u8, a: Level, b: Level, games: u32) -> Duel<SuperMiaou> {
    let setup = Setup::standard(seats);
    Duel { setup, a, b, games, seed: 1, share: 0.01, bar: None, threads: 2 }
}

#[test]
fn a_deal_is_the_same_whoever_sits_where() {
    let first_seen = |levels: [Level; 2]| {
        let levels = PerSeat::from_fn(2, |seat| levels[usize::from(seat != Seat::FIRST)]);
        let game = contest::<SuperMiaou>(&Setup::standard(2), &levels, 0.01, Seed::from(9), 0)
            .expect("two can play");
        game.first
    };
    assert_eq!(first_seen([Level::Random, Level::Greedy]), first_seen([Level::Greedy, Level::Random]));
}

#[test]
fn equal_bots_never_play_the_same_game_twice() {
    fn all_differ<G: Insight>(a: Level) {
        let setup = Setup::<G>::standard(2);
        let plan = Duel { setup, a, b: a, games: 6, seed: 1, share: 0.02, bar: None, threads: 2 };
        let games = duel(&plan, &|| ()).expect("two can play").games;
        let different: HashSet<_> = games.iter().map(|(_, game)| &game.choices).collect();
        assert_eq!(different.len(), 6, "{}", G::INFO.id);
    }
    all_differ::<SuperMiaou>(Level::Matou);
    all_differ::<Meowtopia>(Level::Matou);
}

#[test]
fn every_seat_is_taken_equally_often_and_a_better_bot_wins_more() {
    let done = AtomicU32::new(0);
    let count = || {
        done.fetch_add(1, Ordering::Relaxed);
    };
    let result = duel(&plan(3, Level::Greedy, Level::Random, 60), &count).expect("three can play");
    assert_eq!(done.into_inner(), 60);
    for seat in Seat::all(3) {
        assert_eq!(result.games.iter().filter(|(first, _)| *first == seat).count(), 20);
    }
    let pair = &result.pair;
    assert_eq!(
        (pair.game, pair.seats, pair.a, pair.b, pair.games),
        ("super-miaou", 3, "greedy", "random", 60)
    );
    assert!(pair.low < pair.a_share && pair.high <= 1.0);
    assert!(pair.a_share > 0.5, "one greedy bot against two random ones won {}", pair.a_share);
}

#[test]
fn a_match_stops_as_soon_as_the_bar_is_clearly_passed() {
    let barred = Duel { bar: Some(0.3), threads: 1, ..plan(2, Level::Greedy, Level::Random, 400) };
    let result = duel(&barred, &|| ()).expect("two can play");
    assert!(result.pair.games < 100, "{} games", result.pair.games);
}

#[test]
fn the_sequential_test_follows_walds_bounds() {
    // ln(0.95 / 0.05) = 2.94; a win against 70 to 80% brings ln(0.8 / 0.7) = 0.1335, a loss ln(0.2 / 0.3) = −0.4055.
    let mut wins = Sequential::new(0.75);
    (0..22).for_each(|_| wins.add(1.0));
    assert_eq!(wins.verdict(), Verdict::Open);
    wins.add(1.0);
    assert_eq!(wins.verdict(), Verdict::Above);
    let mut losses = Sequential::new(0.75);
    (0..7).for_each(|_| losses.add(0.0));
    assert_eq!(losses.verdict(), Verdict::Open);
    losses.add(0.0);
    assert_eq!(losses.verdict(), Verdict::Below);
}

#[test]
fn ratings_rank_the_bots_and_stay_within_their_intervals() {
    let results = [duel(&plan(2, Level::Greedy, Level::Random, 60), &|| ()).expect("two can play")];
    let ratings = ratings(&results);
    let names: Vec<&str> = ratings.iter().map(|rating| rating.bot).collect();
    assert_eq!(names, ["greedy", "random"]);
    assert!(ratings.iter().all(|rating| rating.low < rating.rating && rating.rating < rating.high));
}

#[test]
fn ratings_settle_as_more_games_are_played() {
    let plan = Duel { threads: 1, ..plan(2, Level::Greedy, Level::Chaton, 200) };
    let mut result = duel(&plan, &|| ()).expect("two can play");
    let share = result.pair.a_share;
    assert!((0.6..0.95).contains(&share), "both win some: {share}");
    let settled = ratings(std::slice::from_ref(&result));
    // A lead of 400 points is a tenfold chance: that is what the scale of ratings means.
    let lead = settled[0].rating - settled[1].rating;
    let expected = 400.0 * (share / (1.0 - share)).log10();
    assert!((lead - expected).abs() < 60.0, "{lead} where {expected} were expected");
    let width = |rating: &Rating| rating.high - rating.low;
    result.games.truncate(20);
    assert!(width(&settled[0]) < 0.6 * width(&ratings(&[result])[0]), "more games tell more");
}

#[test]
fn equals_show_the_balance_of_a_game() {
    let result = duel(&plan(2, Level::Greedy, Level::Greedy, 40), &|| ()).expect("two can play");
    let balance = balance(&result).expect("they are equals");
    assert_eq!(balance.games, 40);
    let sum: f64 = balance.places.iter().map(|place| place.share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "somebody wins every game, or they share it: {sum}");
    assert!(balance.used.keys().any(|kind| kind == "buy:cape"), "{:?}", balance.used.keys());
    assert!(
        balance.used.keys().all(|kind| !kind.contains(|c: char| c.is_ascii_digit() && c != '2' && c != '3'))
    );
    let unequal = duel(&plan(2, Level::Greedy, Level::Random, 2), &|| ()).expect("two can play");
    assert!(arena::balance(&unequal).is_none());
}

#[test]
fn the_page_needs_nothing_else_and_says_everything() {
    let results = [Level::Greedy, Level::Random]
        .map(|b| duel(&plan(2, Level::Greedy, b, 10), &|| ()).expect("two can play"));
    let balances: Vec<_> = results.iter().filter_map(balance).collect();
    for lang in Lang::ALL {
        let html = page(&results, &ratings(&results), &balances, &Phrasebook::new(lang, &[TEXTS]));
        assert!(!html.contains(game_api::MISSING), "a sentence is missing in {lang:?}");
        assert!(!html.contains("http"), "the page loads nothing");
        let titles: Vec<&str> = html.split("<h2>").skip(1).collect();
        let named =
            titles.iter().filter(|title| title.split("</h2>").next().is_some_and(|t| t.contains("random")));
        assert_eq!(named.count(), 2, "lengths and scores name who played");
        assert!(html.matches("<svg").count() >= 7, "{}", html.matches("<svg").count());
    }
}

#[test]
fn who_plays_alone_is_graded_over_the_same_deals() {
    let plan = SoloPlan::<Chabyrinthe> {
        setup: Setup::standard(1),
        level: Level::Greedy,
        deals: 4,
        share: 1.0,
        threads: 2,
    };
    let report = solo(&plan, &|| ()).expect("one can play").expect("it has a result");
    assert_eq!(report.deals, 4);
    assert_eq!(report.grades.values().sum::<u64>(), 4);
    assert!(report.mean_turns >= 4.0);
    let versus =
        SoloPlan { setup: Setup::standard(2), level: Level::Random, deals: 1, share: 1.0, threads: 1 };
    assert_eq!(solo::<Chabyrinthe>(&versus, &|| ()).expect("two can play"), None);
}
