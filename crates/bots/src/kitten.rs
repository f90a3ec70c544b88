use game_api::{GameRng, Insight, ViewRef};

use crate::{Bot, greedy};

/// Plays like a beginner: it sees what a choice brings at once, but overlooks some of its choices and
/// misjudges the others a little.
#[derive(Clone, Copy, Debug)]
pub struct Kitten;

/// Of so many choices one is overlooked.
const OVERLOOKS_ONE_IN: u32 = 3;
/// It looks at so many choices at most: the eye wanders.
const ATTENTION: usize = 12;
/// By how much a choice is misjudged at most, beside what lies between the best and the worst.
const MISJUDGED: f32 = 0.4;
const STEPS: u32 = 1000;

impl<G: Insight> Bot<G> for Kitten {
    fn choose(&mut self, view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let seat = view.seat().expect("a bot sits in a seat");
        let begin = rng.below(legal.len() as u32) as usize;
        let mut seen: Vec<(G::Action, f32)> = Vec::with_capacity(ATTENTION);
        for &action in legal[begin..].iter().chain(&legal[..begin]).take(ATTENTION) {
            // The first is never overlooked, so that there is one.
            if seen.is_empty() || rng.below(OVERLOOKS_ONE_IN) > 0 {
                seen.push((action, greedy::after(view, seat, action, rng)));
            }
        }
        let values = seen.iter().map(|&(_, value)| value);
        let spread = values.clone().fold(0.0, f32::max) - values.fold(1.0, f32::min);
        for (_, value) in &mut seen {
            *value += spread * MISJUDGED * (rng.below(2 * STEPS) as f32 / STEPS as f32 - 1.0);
        }
        seen.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).expect("something was seen").0
    }
}
