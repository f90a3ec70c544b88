//! What a good player knows: what the pawns are worth now, and what can still be made of them.

use arrayvec::ArrayVec;
use game_api::{GameRng, Insight, PerSeat, Seat, best_of_three, priors_by_prospects};

use crate::state::{MAX_ANIMALS, MAX_SQUARES};
use crate::{Action, CommeChienEtChat, Phase, scoring};

impl Insight for CommeChienEtChat {
    const LOOK_AHEAD: u32 = 6;
    /// Who gets a food card depends on the card.
    const TELLS_CHANCE_APART: bool = true;

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        priors_by_prospects(self, seat, legal, 0.1, out);
        // Whoever has taken up a card plays it: going back and forth leads nowhere.
        for (action, weight) in legal.iter().zip(out) {
            if *action == Action::Back {
                *weight = 0.0;
            }
        }
    }

    fn quick_choice(&self, seat: Seat, legal: &[Action], rng: &mut GameRng) -> Action {
        best_of_three(self, seat, legal, rng)
    }

    fn prospects(&self) -> PerSeat<f32> {
        let seats = self.public.seats();
        if let Phase::Over { .. } = self.public.phase {
            let scores = scoring::scores(&self.public);
            let best = scores.values().max().copied().unwrap_or_default();
            let winners = scores.values().filter(|&&score| score == best).count() as f32;
            return PerSeat::from_fn(seats, |seat| if scores[seat] == best { winners.recip() } else { 0.0 });
        }
        let scores = scoring::scores(&self.public);
        let squares = self.squares_to_come();
        let calm = self.calm();
        let strengths =
            PerSeat::from_fn(seats, |seat| ((self.strength(seat, &scores) + squares[seat]) / calm).exp());
        let sum: f32 = strengths.values().sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

/// What a pawn on an animal that is not sated may still gain, for each card that the animal can take.
const PER_OPEN_CARD: f32 = 0.35;
/// A square that is taken later counts for less: until then much can happen.
const LATER: f32 = 0.85;
/// What an action card in hand is good for.
const PER_CARD: f32 = 1.0;
/// How many points decide a game that is nearly over, and how much more it takes for each card to come.
const LEAST_CALM: f32 = 2.0;
const CALM_PER_CARD: f32 = 0.25;

impl CommeChienEtChat {
    /// By how many points a lead must be larger to mean as much as at the end.
    fn calm(&self) -> f32 {
        let to_come: usize =
            self.public.pets.iter().map(|pet| self.edition.sated_at() - pet.food.len()).sum();
        LEAST_CALM + CALM_PER_CARD * (to_come as f32).min(f32::from(self.public.pile.total()))
    }

    /// What the free squares bring as they are now: pawns must be placed, and the best squares go first.
    fn squares_to_come(&self) -> PerSeat<f32> {
        let public = &self.public;
        let mut free: ArrayVec<f32, { MAX_ANIMALS * MAX_SQUARES }> = ArrayVec::new();
        for pet in public.pets.iter().filter(|pet| !pet.is_sated(&self.edition)) {
            let squares = usize::from(self.edition.squares(pet.animal)) - pet.pawns.len();
            free.extend(std::iter::repeat_n(pet.worth() as f32, squares));
        }
        free.sort_unstable_by(|a, b| b.total_cmp(a));
        let mut gain = PerSeat::from_fn(public.seats(), |_| 0.0);
        let mut stock = public.stock.clone();
        let mut seat = match public.phase {
            Phase::Place => public.turn,
            _ => public.turn.left(public.seats()),
        };
        let mut weight = 1.0;
        for worth in free {
            let Some(next) = Seat::all(public.seats())
                .map(|steps| self.seat_after(seat, steps))
                .find(|&next| stock[next] > 0)
            else {
                break;
            };
            stock[next] -= 1;
            gain[next] += weight * worth;
            weight *= LATER;
            seat = next.left(public.seats());
        }
        gain
    }

    /// The seat so many places to the left.
    fn seat_after(&self, from: Seat, steps: Seat) -> Seat {
        (0..steps.index()).fold(from, |seat, _| seat.left(self.public.seats()))
    }

    fn strength(&self, seat: Seat, scores: &PerSeat<i32>) -> f32 {
        let open = |pet: &crate::Pet| {
            let own = pet.pawns.iter().filter(|&&owner| owner == seat).count();
            (own * (self.edition.sated_at() - pet.food.len())) as f32
        };
        let chances: f32 = self.public.pets.iter().map(open).sum();
        scores[seat] as f32 + PER_OPEN_CARD * chances + PER_CARD * f32::from(self.public.held[seat])
    }
}
