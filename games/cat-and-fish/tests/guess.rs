//! Guesses fit the view and leave the unseen cards to luck.

use std::collections::BTreeSet;

use cat_and_fish::{CatAndFish, Magic};
use game_api::{Game, GameRng, Seat, Seed, Setup, Silent, ViewRef, Viewer};

/// Three seats that have each drawn these cards from the Library, in turn, round by round.
fn after_draws(draws: &[(u8, &str)]) -> CatAndFish {
    let mut state = CatAndFish::start(&Setup::standard(3)).expect("a valid set-up");
    let chance = |state: &mut CatAndFish, text: &str| {
        state.apply_chance(text.parse().expect("an outcome"), &mut Silent);
    };
    let choose = |state: &mut CatAndFish, text: &str| {
        let game_api::Pending::Seat(seat) = state.pending() else { panic!("nobody to move") };
        let action = text.parse().expect("an action");
        assert_eq!(state.refusal(seat, action), None, "{text}");
        state.apply(seat, action, &mut Silent);
    };
    chance(&mut state, "first:1");
    for &(drawer, card) in draws {
        let round = state.round();
        while state.round() == round {
            match state.pending() {
                game_api::Pending::Seat(seat) if seat.number() == drawer => {
                    let fisher = &state.public().fishers[seat];
                    let (placed, left) = (fisher.placed, fisher.markers.total());
                    let text = match (placed, left) {
                        (0, _) => "place:library",
                        (_, 0) => "stop",
                        _ if fisher.done => "do:library",
                        _ => "stop",
                    };
                    choose(&mut state, text);
                }
                game_api::Pending::Seat(_) => choose(&mut state, "stop"),
                game_api::Pending::Chance(_) => chance(&mut state, &format!("magic:{card}")),
                game_api::Pending::Over => panic!("the game is not that long"),
            }
        }
    }
    state
}

#[test]
fn a_guess_keeps_the_own_hand_and_the_numbers() {
    let state = after_draws(&[(1, "wind"), (2, "storm"), (3, "blank"), (2, "warp")]);
    let mut rng = GameRng::stream(Seed::from(1), 0);
    let mut hands = BTreeSet::new();
    for _ in 0..300 {
        for viewer in Viewer::all(3) {
            let guess = CatAndFish::guess(ViewRef::of(&state, viewer), &mut rng);
            guess.audit().expect("nothing is missing");
            assert!(ViewRef::of(&guess, viewer) == ViewRef::of(&state, viewer));
            if viewer == Viewer::Seat(Seat::FIRST) {
                let second = Seat::numbered(2).expect("a seat");
                let cards: Vec<_> = guess.private(second).magic.iter().collect();
                assert!(cards.iter().all(|&(card, _)| card != Magic::Blank));
                hands.insert(cards);
            }
        }
    }
    // Seven unseen cards of six kinds for two places: 15 pairs, and two Good Hauls.
    assert_eq!(hands.len(), 16, "{hands:?}");
}

#[test]
fn nothing_hidden_nothing_to_guess() {
    let state = after_draws(&[(1, "blank")]);
    let mut rng = GameRng::stream(Seed::from(1), 0);
    for viewer in Viewer::all(3) {
        assert_eq!(CatAndFish::guess(ViewRef::of(&state, viewer), &mut rng), state);
    }
}
