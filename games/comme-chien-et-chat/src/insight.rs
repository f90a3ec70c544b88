//! What a good player knows: what the pawns are worth now, and what can still be made of them.

use arrayvec::ArrayVec;
use game_api::{GameRng, Insight, PerSeat, Seat, Thought, best_of_three, priors_by_prospects};

use crate::state::{MAX_ANIMALS, MAX_SQUARES};
use crate::{Action, CommeChienEtChat, Phase, scoring};

impl Insight for CommeChienEtChat {
    /// Luck is strong here, and little thought finds most of what there is to find.
    /// Who gets a food card depends on the card.
    const THOUGHT: Thought = Thought { look_ahead: 6, tomcat: 220, apart_from: 0, ..Thought::USUAL };
    const THOUGHT_IN_COMPANY: Thought = Thought { look_ahead: 30, tomcat: 60, ..Self::THOUGHT };

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        priors_by_prospects(self, seat, legal, 0.03, out);
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
        let (safe, open) = self.points();
        let squares = self.squares_to_come();
        let to_come = self.to_come();
        let per_safe = SAFE - SAFE_LOSS * to_come;
        let per_open = OPEN * (-OPEN_LOSS * to_come).exp();
        let strength = |seat: Seat| {
            let turn = if seat == self.public.turn { TURN } else { 0.0 };
            let cards = CARD * f32::from(self.public.held[seat]);
            (per_safe * safe[seat] + per_open * (open[seat] + SQUARES * squares[seat]) + cards + turn).exp()
        };
        let strengths = PerSeat::from_fn(seats, strength);
        let sum: f32 = strengths.values().sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

// The figures were fitted to the results of 4,000 games between two greedy bots. All but SQUARES and LATER stand in
// the exponent: so much stronger makes what they count.

/// A point on a sated animal, which nobody can touch any more, and what it loses for each card still to come.
const SAFE: f32 = 0.2;
const SAFE_LOSS: f32 = 0.007;
/// A point on an animal that still eats counts as much at the very end, and less and less the more is to come.
const OPEN: f32 = 0.15;
const OPEN_LOSS: f32 = 0.135;
/// What a point to be had on a free square is worth beside one that is there.
const SQUARES: f32 = 0.8;
/// A square that is taken later counts for less: until then much can happen.
const LATER: f32 = 0.7;
/// An action card in hand, and having the turn.
const CARD: f32 = 0.22;
const TURN: f32 = 0.1;

impl CommeChienEtChat {
    /// How many food cards may still be laid, scaled to a table of two.
    fn to_come(&self) -> f32 {
        let room: usize = self.public.pets.iter().map(|pet| self.edition.sated_at() - pet.food.len()).sum();
        (room as f32).min(f32::from(self.public.pile.total())) * 2.0 / f32::from(self.public.seats())
    }

    /// Each player's points on sated animals, and on the others.
    fn points(&self) -> (PerSeat<f32>, PerSeat<f32>) {
        let none = PerSeat::from_fn(self.public.seats(), |_| 0.0);
        let (mut safe, mut open) = (none.clone(), none);
        for pet in &self.public.pets {
            let points = if pet.is_sated(&self.edition) { &mut safe } else { &mut open };
            let worth = pet.worth() as f32;
            pet.pawns.iter().for_each(|&owner| points[owner] += worth);
        }
        (safe, open)
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
}
