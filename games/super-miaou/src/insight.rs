//! What a good player knows: how near a player's cards are to showing a Cat and a Cape together.

use game_api::{GameRng, Insight, PerSeat, Seat, best_of_three, priors_by_prospects};

use crate::{Action, Card, Phase, SuperMiaou};

impl Insight for SuperMiaou {
    const LOOK_AHEAD: u32 = 4;
    const TOMCAT: u32 = 1400;

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
        let owned = |card| f32::from(self.public.owned(seat, card));
        let has = |card| self.public.owned(seat, card) > 0;
        let cards: f32 = Card::ALL.into_iter().map(owned).sum();
        let mut strength = -0.09 * cards;
        strength += if has(Card::Cape) { 1.8 } else { 0.3 * self.coins_towards(Card::Cape, seat, cards) };
        strength += match (has(Card::Cat), has(Card::Food)) {
            (true, _) => 1.1,
            (false, true) => 0.5,
            (false, false) => 0.1 * self.coins_towards(Card::Food, seat, cards),
        };
        // The chance that two cards of all are a Cat and a Cape.
        let pair = 2.0 * owned(Card::Cat) * owned(Card::Cape) / (cards * (cards - 1.0)).max(1.0);
        strength + 4.0 * pair + if has(Card::Mouse) { 0.2 } else { 0.0 }
    }

    /// The coins of a usual hand, as far as they help to buy a card.
    fn coins_towards(&self, wanted: Card, seat: Seat, cards: f32) -> f32 {
        let worth = |card| self.public.owned(seat, card) * u16::from(self.edition.coins(card));
        let coins: u16 = Card::ALL.into_iter().map(worth).sum();
        let hand = f32::from(coins) * cards.min(2.0) / cards;
        hand.min(self.edition.price(wanted).map_or(0.0, |price| f32::from(price.amount)))
    }
}
