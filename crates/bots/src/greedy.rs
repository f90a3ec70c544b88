use game_api::{Game, GameRng, Insight, Pending, Seat, Silent, ViewRef};

use crate::Bot;

/// Looks one step ahead and takes the choice after which its prospects are best.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// How often the chance that follows a choice is tried.
const TRIES: u32 = 8;

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        let seat = view.seat().expect("a bot sits in a seat");
        let mut best = (f32::NEG_INFINITY, legal[0], 0);
        for &action in legal {
            let value = after(view, seat, action, rng);
            // Of equally good choices each is as likely: the n-th takes the place with chance 1 in n.
            let equals = if value == best.0 { best.2 + 1 } else { 1 };
            if value > best.0 || (value == best.0 && rng.below(equals) == 0) {
                best = (value, action, equals);
            } else if value == best.0 {
                best.2 = equals;
            }
        }
        best.1
    }
}

/// The seat's prospects after an action, on average over guesses and the chance that follows at once.
pub(crate) fn after<G: Insight>(
    view: ViewRef<'_, G>,
    seat: Seat,
    action: G::Action,
    rng: &mut GameRng,
) -> f32 {
    let mut sum = 0.0;
    for _ in 0..TRIES {
        let mut state = G::guess(view, rng);
        state.apply(seat, action, &mut Silent);
        if let Pending::Chance(_) = Game::pending(&state) {
            let outcome = state.sample(rng);
            state.apply_chance(outcome, &mut Silent);
        }
        sum += state.prospects()[seat];
    }
    sum / TRIES as f32
}
