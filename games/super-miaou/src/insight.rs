//! What a good player knows: how near a player's cards are to showing a Cat and a Cape together.

use game_api::{GameRng, Insight, PerSeat, Seat, Thought, best_of_three, priors_by_prospects};

use crate::{Action, Card, Phase, SuperMiaou};

impl Insight for SuperMiaou {
    const THOUGHT: Thought = Thought { look_ahead: 8, tomcat: 1000 };
    const THOUGHT_IN_COMPANY: Thought = Thought { look_ahead: 30, tomcat: 500 };

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
    /// How good a player's cards are, as they would come in the long run. The weights follow how many turns a player
    /// needs who plays alone, without error: a Cape is worth most, and every further card makes all of them rarer.
    fn strength(&self, seat: Seat) -> f32 {
        let owned = self.public.zones[seat].cards();
        let has = |card| owned.count(card) > 0;
        let cards = f32::from(owned.total());
        let coins: f32 =
            owned.iter().map(|(card, copies)| f32::from(copies) * f32::from(self.edition.coins(card))).sum();
        // The coins of a usual hand, as far as they help to buy a card.
        let hand = coins * cards.min(2.0) / cards.max(1.0);
        let towards = |card| hand.min(self.edition.price(card).map_or(0.0, |price| f32::from(price.amount)));

        let mut strength = -0.09 * cards;
        strength += if has(Card::Cape) { 1.8 } else { 0.3 * towards(Card::Cape) };
        strength += match (has(Card::Cat), has(Card::Food)) {
            (true, _) => 1.1,
            (false, true) => 0.5,
            (false, false) => 0.1 * towards(Card::Food),
        };
        // The chance that two cards of all are a Cat and a Cape.
        let [cats, capes] = [Card::Cat, Card::Cape].map(|card| f32::from(owned.count(card)));
        let pair = 2.0 * cats * capes / (cards * (cards - 1.0)).max(1.0);
        strength + 4.0 * pair + if has(Card::Mouse) { 0.2 } else { 0.0 }
    }
}
