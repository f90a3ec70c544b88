//! What every game's insight must hold to, in all positions of random games.

use catalog::{Playable, Visitor, each};
use game_api::{Game, GameRng, Pending, Seat, Seed, Silent, every_setup};

struct Sane;

impl Visitor for Sane {
    fn visit<G: Playable>(&mut self) {
        for setup in every_setup::<G>() {
            let mut rng = GameRng::stream(Seed::from(4), 0);
            let mut state = G::start(&setup).expect("a valid set-up");
            let (mut legal, mut weights) = (Vec::new(), Vec::new());
            for _ in 0..400 {
                match Game::pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(_) => {
                        let outcome = state.sample(&mut rng);
                        state.apply_chance(outcome, &mut Silent);
                    }
                    Pending::Seat(seat) => {
                        legal.clear();
                        state.legal_actions(seat, &mut legal);
                        weights.clear();
                        state.priors(seat, &legal, &mut weights);
                        check_weights::<G>(&legal, &weights);
                        assert!(legal.contains(&state.quick_choice(seat, &legal, &mut rng)));
                        state.apply(seat, *rng.pick(&legal), &mut Silent);
                    }
                }
                check_prospects(&state);
            }
        }
    }
}

fn check_weights<G: Playable>(legal: &[G::Action], weights: &[f32]) {
    assert_eq!(weights.len(), legal.len(), "{}: one weight for each choice", G::INFO.id);
    assert!(weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0), "{}: {weights:?}", G::INFO.id);
    assert!(weights.iter().any(|weight| *weight > 0.0), "{}: something is worth doing", G::INFO.id);
}

/// Prospects lie between 0 and 1; those who play against each other share one win.
fn check_prospects<G: Playable>(state: &G) {
    let prospects = state.prospects();
    let id = G::INFO.id;
    assert!(prospects.values().all(|value| (0.0..=1.0).contains(value)), "{id}: {prospects:?}");
    let Some(outcome) = state.outcome() else { return };
    if outcome.solo.is_none() {
        let winners = outcome.winners().count();
        for seat in Seat::all(state.seats()) {
            let won = outcome.ranks[seat] == 1;
            assert_eq!(prospects[seat] > 0.0, won, "{id}: {winners} winners, {prospects:?}");
        }
    }
}

#[test]
fn priors_and_prospects_are_sane_in_every_set_up() {
    each(&mut Sane);
}
