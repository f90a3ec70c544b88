//! What a good player knows: what the pawns are worth now, and what can still be made of them.

use arrayvec::ArrayVec;
use game_api::{GameRng, Insight, PerSeat, Seat, best_of_three, priors_by_prospects};

use crate::state::{MAX_ANIMALS, MAX_SQUARES};
use crate::{Action, CommeChienEtChat, Phase, scoring};

impl Insight for CommeChienEtChat {
    const LOOK_AHEAD: u32 = 6;
    /// Luck is strong here, and little thought finds most of what there is to find.
    const TOMCAT: u32 = 220;
    /// Who gets a food card depends on the card.
    const TELLS_CHANCE_APART: bool = true;

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
        let to_come = self.food_to_come();
        let players = f32::from(seats);
        let point = (SURE + UNSURE * players * to_come).sqrt().recip();
        let kept = (1.0 + CHANGE * to_come).recip();
        let strength = |seat: Seat| {
            let turn = if seat == self.public.turn { TURN } else { 0.0 };
            let cards = CARD / players * f32::from(self.public.held[seat]);
            (point * (safe[seat] + kept * (open[seat] + SQUARES * squares[seat])) + cards + turn).exp()
        };
        let strengths = PerSeat::from_fn(seats, strength);
        let sum: f32 = strengths.values().sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

// The figures were fitted to the results of 9,000 games of two and of four tomcats. How much stronger a point makes, a
// card or the turn stands in the exponent.

/// A point's weight is one over the root of these: of SURE at the very end, and of UNSURE more for each player and each
/// food card still to come, for the more is to come, the further scores will still drift apart.
const SURE: f32 = 9.0;
const UNSURE: f32 = 1.6;
/// How soon a point fades on an animal that still eats, for each food card still to come.
const CHANGE: f32 = 0.15;
/// What a point to be had on a free square is worth beside one that is there.
const SQUARES: f32 = 0.75;
/// A square that is taken later counts for less: until then much can happen.
const LATER: f32 = 0.7;
/// An action card in hand, shared among the players whom it can help or harm; and having the turn.
const CARD: f32 = 1.15;
const TURN: f32 = 0.08;

impl CommeChienEtChat {
    /// How many food cards may still be laid.
    fn food_to_come(&self) -> f32 {
        let room: usize = self.public.pets.iter().map(|pet| self.edition.sated_at() - pet.food.len()).sum();
        (room as f32).min(f32::from(self.public.pile.total()))
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
