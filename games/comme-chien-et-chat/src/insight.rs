//! What a good player knows: what the pawns are worth now, and what can still be made of them.

use game_api::{Insight, PerSeat, Seat};

use crate::{CommeChienEtChat, Phase, scoring};

impl Insight for CommeChienEtChat {
    fn prospects(&self) -> PerSeat<f32> {
        let seats = self.public.seats();
        if let Phase::Over { .. } = self.public.phase {
            let scores = scoring::scores(&self.public);
            let best = scores.values().max().copied().unwrap_or_default();
            let winners = scores.values().filter(|&&score| score == best).count() as f32;
            return PerSeat::from_fn(seats, |seat| if scores[seat] == best { winners.recip() } else { 0.0 });
        }
        let scores = scoring::scores(&self.public);
        let calm = self.calm();
        let strengths = PerSeat::from_fn(seats, |seat| (self.strength(seat, &scores) / calm).exp());
        let sum: f32 = strengths.values().sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

/// What a pawn on an animal that is not sated may still gain, for each card that the animal can take.
const PER_OPEN_CARD: f32 = 0.35;
/// What a pawn in stock may still earn.
const PER_STOCK: f32 = 0.6;
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

    fn strength(&self, seat: Seat, scores: &PerSeat<i32>) -> f32 {
        let open = |pet: &crate::Pet| {
            let own = pet.pawns.iter().filter(|&&owner| owner == seat).count();
            (own * (self.edition.sated_at() - pet.food.len())) as f32
        };
        let chances: f32 = self.public.pets.iter().map(open).sum();
        scores[seat] as f32
            + PER_OPEN_CARD * chances
            + PER_STOCK * f32::from(self.public.stock[seat])
            + PER_CARD * f32::from(self.public.held[seat])
    }
}
