//! What a good player knows: how near a player's cards are to showing a Cat and a Cape together.

use game_api::{GameRng, Insight, PerSeat, Seat, best_of_three, priors_by_prospects};

use crate::{Action, Card, Phase, SuperMiaou};

impl Insight for SuperMiaou {
    const LOOK_AHEAD: u32 = 4;
    const TOMCAT: u32 = 2000;

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        priors_by_prospects(self, seat, legal, 0.05, out);
    }

    fn quick_choice(&self, seat: Seat, legal: &[Action], rng: &mut GameRng) -> Action {
        best_of_three(self, seat, legal, rng)
    }

    fn prospects(&self) -> PerSeat<f32> {
        let seats = self.public.seats();
        if let Phase::Over { winner } = self.public.phase {
            return PerSeat::from_fn(seats, |seat| match winner {
                Some(winner) => f32::from(u8::from(winner == seat)),
                None => 0.5,
            });
        }
        let strengths = PerSeat::from_fn(seats, |seat| self.strength(seat).exp());
        let sum: f32 = strengths.values().sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

impl SuperMiaou {
    /// How good a player's cards are, as they would come in the long run.
    fn strength(&self, seat: Seat) -> f32 {
        let owned = |card| f32::from(self.public.owned(seat, card));
        let cards: f32 = Card::ALL.into_iter().map(owned).sum();
        let coins: f32 =
            Card::ALL.into_iter().map(|card| owned(card) * f32::from(self.edition.coins(card))).sum();
        let (cats, capes, food) = (owned(Card::Cat), owned(Card::Cape), owned(Card::Food));
        // The chance that two cards of all are a Cat and a Cape.
        let pair = 2.0 * cats * capes / (cards * (cards - 1.0)).max(1.0);
        let mut strength = 8.0 * pair + 0.1 * owned(Card::Mouse).min(1.0) - 0.05 * cards;
        strength += if capes > 0.0 { 1.5 } else { 0.6 * coins / cards };
        strength += if cats > 0.0 { 1.5 } else { 0.6 * food.min(1.0) };
        strength
    }
}
