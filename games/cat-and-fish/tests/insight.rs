//! The prospects are sound, and a greedy bot that follows them shows that buying gear pays.

use bots::{Bot, Greedy};
use cat_and_fish::{Action, CatAndFish, Space};
use game_api::{Game, GameRng, Insight, Pending, Seat, Seed, Setup, Silent, ViewRef, Viewer};
use serde_json::{Value, json};

/// Plays a game between greedy bots; those for which `thrifty` says so never buy.
fn play(seats: u8, seed: u64, thrifty: impl Fn(Seat) -> bool) -> CatAndFish {
    let mut rng = GameRng::stream(Seed::from(seed), 0);
    let mut thought = GameRng::stream(Seed::from(seed), 1);
    let mut state = CatAndFish::start(&Setup::standard(seats)).expect("a valid set-up");
    let mut legal = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => return state,
            Pending::Chance(_) => {
                let outcome = state.sample(&mut rng);
                state.apply_chance(outcome, &mut Silent);
            }
            Pending::Seat(seat) => {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                if thrifty(seat) {
                    legal.retain(|&action| {
                        !matches!(action, Action::Place(Space::Buying) | Action::Buy(_))
                            && !matches!(action, Action::As { action: Space::Buying, .. })
                    });
                }
                let view = ViewRef::of(&state, Viewer::Seat(seat));
                let action = Greedy.choose(view, &legal, &mut thought);
                state.apply(seat, action, &mut Silent);
            }
        }
    }
}

#[test]
fn prospects_are_shares_and_the_winner_has_all() {
    let mut rng = GameRng::stream(Seed::from(5), 0);
    let mut state = CatAndFish::start(&Setup::standard(3)).expect("a valid set-up");
    let mut legal = Vec::new();
    loop {
        let prospects = state.prospects();
        let sum: f32 = prospects.values().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{prospects:?}");
        assert!(prospects.values().all(|&part| (0.0..=1.0).contains(&part)));
        match state.pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                let outcome = state.sample(&mut rng);
                state.apply_chance(outcome, &mut Silent);
            }
            Pending::Seat(seat) => {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                state.apply(seat, *rng.pick(&legal), &mut Silent);
            }
        }
    }
    let outcome = state.outcome().expect("the end");
    for (seat, &part) in state.prospects().iter() {
        assert_eq!(part > 0.0, outcome.ranks[seat] == 1);
    }
}

#[test]
fn more_money_is_better() {
    let state = differing(|_, _| {});
    let richer = differing(|fisher, _| fisher["money"] = json!(12));
    let second = Seat::numbered(2).expect("a seat");
    assert!(richer.prospects()[second] > state.prospects()[second]);
    assert!((state.prospects()[second] - 0.5).abs() < 1e-6, "nobody is ahead");
}

/// The start of a game of two in which the second fisher, and the table, differ by this.
fn differing(change: impl Fn(&mut Value, &mut Value)) -> CatAndFish {
    let state = CatAndFish::start(&Setup::standard(2)).expect("a valid set-up");
    let mut json = serde_json::to_value(&state).expect("plain data");
    let mut fisher = json["public"]["fishers"][1].take();
    change(&mut fisher, &mut json["public"]);
    json["public"]["fishers"][1] = fisher;
    serde_json::from_value(json).expect("a state")
}

#[test]
fn money_counts_for_more_as_long_as_it_buys_what_brings_more() {
    let second = Seat::numbered(2).expect("a seat");
    let four_more = |round: u8| {
        differing(|fisher, public| {
            fisher["money"] = json!(9);
            public["round"] = json!(round);
        })
    };
    let [first_round, last_round] = [1, 20].map(|round| four_more(round).prospects()[second]);
    assert!(first_round > last_round + 0.05, "{first_round} in the first round, {last_round} in the last");
}

#[test]
fn whoever_owns_a_wizard_fishes_from_the_market_too() {
    let second = Seat::numbered(2).expect("a seat");
    let odds = |wizard: u8, selling: u8| {
        let state = differing(|fisher, public| {
            fisher["gear"] = json!({ "boat": 1, "net": 1, "wizard": wizard });
            fisher["markers"] = json!({ "selling": selling });
            public["round"] = json!(10);
        });
        let prospects = state.prospects()[second];
        prospects / (1.0 - prospects)
    };
    // There is nothing to sell.
    let [without, promised] = [0, 1].map(|wizard| odds(wizard, 1) / odds(wizard, 0));
    assert!(promised > without * 1.05, "{promised} with a Wizard, {without} without");
}

#[test]
fn buying_gear_beats_never_buying() {
    let games = 60;
    let (mut buyers, mut savers, mut wins) = (0, 0, 0);
    for seed in 0..games {
        // They change seats from game to game.
        let saver = Seat::numbered(1 + (seed % 2) as u8).expect("a seat");
        let state = play(2, seed, |seat| seat == saver);
        let outcome = state.outcome().expect("the end");
        for (seat, &score) in outcome.scores.iter() {
            if seat == saver { savers += score } else { buyers += score }
        }
        wins += u64::from(outcome.ranks[saver] > 1);
    }
    assert!(buyers > savers + 5 * games as i32, "{buyers} against {savers} in {games} games");
    assert!(wins * 20 > games * 11, "{wins} of {games}");
}

#[test]
fn fortunes_of_four_greedy_cats_are_sensible() {
    for seed in 0..4 {
        let outcome = play(4, seed, |_| false).outcome().expect("the end");
        let total: i32 = outcome.scores.values().sum();
        assert!((40..600).contains(&total), "{:?}", outcome.scores);
    }
}
