//! No bot ever holds a state: where what is hidden is swapped for something else that fits the view, every bot makes
//! the same choice under the same seed.

use bots::Bot;
use bots::{Budget, Level, Pace, Search, Tiger};
use catalog::{Playable, Visitor, each};
use game_api::{Game, GameRng, Pending, Seed, Setup, Silent, ViewRef, Viewer};

const POSITIONS: u64 = 25;

struct Blind;

impl Visitor for Blind {
    fn visit<G: Playable>(&mut self) {
        let mut swapped = 0;
        for number in 0..POSITIONS {
            let Some(truth) = position::<G>(number) else { continue };
            let Pending::Seat(seat) = Game::pending(&truth) else { continue };
            let view = ViewRef::of(&truth, Viewer::Seat(seat));
            let twin = G::guess(view, &mut GameRng::stream(Seed::from(number), 99));
            swapped += u32::from(twin != truth);
            for name in ["random", "greedy", "chaton", "search", "plain", "tiger"] {
                let [one, other] = [&truth, &twin].map(|state| {
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    let mut rng = GameRng::stream(Seed::from(number), 5);
                    bot::<G>(name).choose(ViewRef::of(state, Viewer::Seat(seat)), &legal, &mut rng)
                });
                assert_eq!(one, other, "{name} at {} looked behind the cards", G::INFO.id);
            }
        }
        assert!(swapped > 0 || !G::INFO.private_hands, "nothing was ever swapped in {}", G::INFO.id);
    }
}

fn bot<G: Playable>(name: &str) -> Box<dyn Bot<G>> {
    let budget = Budget::Iterations(60);
    match name {
        "search" => Box::new(Search::new(budget)),
        "plain" => Box::new(Search::without_insight(budget)),
        "tiger" => Box::new(Tiger::new(budget, 2)),
        level => level.parse::<Level>().expect("a level").bot(2, Pace::default()),
    }
}

/// A position of a random game, a few steps later each time.
fn position<G: Playable>(number: u64) -> Option<G> {
    let mut rng = GameRng::stream(Seed::from(number), 0);
    let mut state = G::start(&Setup::standard(2)).expect("two can play");
    let mut choices = 0;
    let mut legal = Vec::new();
    loop {
        match Game::pending(&state) {
            Pending::Over => return None,
            Pending::Chance(_) => {
                let outcome = state.sample(&mut rng);
                state.apply_chance(outcome, &mut Silent);
            }
            Pending::Seat(_) if choices == 2 * number => return Some(state),
            Pending::Seat(seat) => {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                state.apply(seat, *rng.pick(&legal), &mut Silent);
                choices += 1;
            }
        }
    }
}

#[test]
fn what_is_hidden_changes_no_choice() {
    each(&mut Blind);
}
