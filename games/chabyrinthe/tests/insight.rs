mod common;

use chabyrinthe::{Action, Chabyrinthe};
use common::{QUIET, act, roof, seat};
use game_api::{Game, GameRng, Insight, Pending, Seat, Seed, Setup, Silent, every_setup};
use serde_json::json;

#[test]
fn prospects_are_shares_of_one_victory() {
    for (number, setup) in every_setup::<Chabyrinthe>().into_iter().enumerate() {
        let mut rng = GameRng::stream(Seed::from(7), number as u64);
        let mut state = Chabyrinthe::start(&setup).expect("a set-up");
        let mut legal = Vec::new();
        for _ in 0..120 {
            let prospects = state.prospects();
            assert!(prospects.values().all(|share| (0.0..=1.0).contains(share)), "{prospects:?}");
            let public = state.public();
            let sum: f32 = prospects.values().sum();
            if !public.counts_turns() {
                let shares = if public.team(seat(1)).is_some() { 2.0 } else { 1.0 };
                assert!((sum - shares).abs() < 1e-3, "{prospects:?}");
            }
            match state.pending() {
                Pending::Over => break,
                Pending::Chance(_) => state.apply_chance(state.sample(&mut rng), &mut Silent),
                Pending::Seat(seat) => {
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    state.apply(seat, *rng.pick(&legal), &mut Silent);
                }
            }
        }
    }
}

#[test]
fn points_are_worth_something() {
    let share = |won: [[u8; 3]; 2]| roof(&QUIET).won(&won).state().prospects()[seat(1)];
    assert!(share([[0, 0, 2], [0, 0, 0]]) > share([[0, 0, 0], [0, 0, 0]]));
    assert!(share([[0, 0, 0], [0, 0, 2]]) < share([[0, 0, 0], [0, 0, 0]]));
}

#[test]
fn a_cat_one_turn_from_home_is_worth_more_to_the_player_to_move() {
    // The cat at 15 needs one turn of a1 to reach the home at 0; from 6 it needs more.
    let corner = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).homes([0, 1]).field("actions", json!(1));
    let near = corner.clone().cats(&[(10, "grey"), (15, "black")]).state();
    let far = corner.cats(&[(6, "black"), (10, "grey")]).state();
    assert!(near.prospects()[seat(1)] > far.prospects()[seat(1)]);
}

#[test]
fn what_is_left_to_the_next_player_matters_less_the_longer_all_have_waited() {
    let waiting = |turns: u16| {
        let corner =
            roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).homes([0, 1]).cats(&[(10, "grey"), (15, "black")]);
        corner.field("actions", json!(1)).field("turns", json!(turns)).state().prospects()[seat(1)]
    };
    assert_eq!(waiting(1), waiting(8));
    assert!(waiting(12) > waiting(8));
    assert!(waiting(16) > waiting(12));
    assert_eq!(waiting(40), waiting(16));
}

#[test]
fn nobody_passes_without_having_done_anything() {
    let weight_of_stop = |actions: u8| {
        let state = roof(&QUIET).field("actions", json!(actions)).state();
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        state.legal_actions(seat(1), &mut legal);
        state.priors(seat(1), &legal, &mut weights);
        weights[legal.iter().position(|&action| action == Action::Stop).expect("it is offered")]
    };
    assert_eq!(weight_of_stop(2), 0.0);
    assert!(weight_of_stop(1) > 0.0);
}

#[test]
fn at_the_end_the_winner_has_it_all() {
    let last = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
    let mut state = last.won(&[[5, 5, 4], [0, 0, 0]]).state();
    act(&mut state, "turn:a1:nw");
    let prospects = state.prospects();
    assert_eq!((prospects[seat(1)], prospects[seat(2)]), (1.0, 0.0));
}

#[test]
fn alone_fewer_turns_are_better() {
    let after = |turns: u16| {
        let state = roof(&QUIET).seats(1).won(&[[4, 4, 4]]).field("turns", json!(turns)).state();
        state.prospects()[seat(1)]
    };
    assert!(after(5) > after(9));
    let ended = |turns: u16| {
        let last = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
        let mut state = last.seats(1).won(&[[5, 5, 4]]).field("turns", json!(turns)).state();
        act(&mut state, "turn:a1:nw");
        state.prospects()[seat(1)]
    };
    assert_eq!((ended(7), ended(12), ended(18)), (1.0, 0.5, 0.0));
}

/// Plays a game: the greedy seats take what looks best at once, the others anything.
fn played(seats: u8, greedy: &[Seat], seed: u64) -> Chabyrinthe {
    let mut rng = GameRng::stream(Seed::from(seed), 0);
    let mut state = Chabyrinthe::start(&Setup::standard(seats)).expect("a set-up");
    let mut legal = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => return state,
            Pending::Chance(_) => state.apply_chance(state.sample(&mut rng), &mut Silent),
            Pending::Seat(seat) => {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let mut choice = *rng.pick(&legal);
                if greedy.contains(&seat) {
                    let value = |&action: &Action| {
                        let mut next = state.clone();
                        next.apply(seat, action, &mut Silent);
                        next.prospects()[seat]
                    };
                    let better = |a: &&_, b: &&_| value(a).total_cmp(&value(b));
                    choice = *legal.iter().max_by(better).expect("there is a choice");
                }
                state.apply(seat, choice, &mut Silent);
            }
        }
    }
}

#[test]
fn whoever_follows_the_prospects_beats_whoever_does_not() {
    let wins = (0..20)
        .filter(|&seed| played(2, &[seat(2)], seed).outcome().expect("over").ranks[seat(2)] == 1)
        .count();
    assert!(wins >= 19, "{wins} of 20");
}

#[test]
fn whoever_follows_the_prospects_alone_brings_all_cats_home() {
    let results: Vec<u32> = (0..20)
        .map(|seed| played(1, &[seat(1)], seed).outcome().expect("over").solo.expect("alone").result)
        .collect();
    assert!(results.iter().all(|&turns| turns < 40), "{results:?}");
}
