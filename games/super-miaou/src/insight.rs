//! What a good player knows: how near a player is to showing a Cat and a Cape together.

use game_api::{GameRng, Insight, PerSeat, Seat, Thought, best_of_three, priors_by_prospects};

use crate::{Action, Bag, Card, Phase, Slot, SuperMiaou, Zone};

impl Insight for SuperMiaou {
    /// What to buy depends on the hand that is turned up: who has time to think remembers each hand by itself.
    const THOUGHT: Thought = Thought { look_ahead: 2, tomcat: 1200, curiosity: 0.8, apart_from: 60 };
    const THOUGHT_IN_COMPANY: Thought = Thought { look_ahead: 30, tomcat: 500, ..Thought::USUAL };

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
    /// How good a player's position is: the logarithm of the odds, as they were found in games between bots, but for a
    /// constant. A Mouse counts less than was found: players who love it more steal from each other for ever.
    fn strength(&self, seat: Seat) -> f32 {
        let zone = &self.public.zones[seat];
        let owned = zone.cards();
        let has = |card| owned.count(card) > 0;
        let cards = f32::from(owned.total());
        let start_coins: f32 = Card::START.map(|card| f32::from(owned.count(card))).iter().sum();
        let mice = f32::from(owned.count(Card::Mouse));
        let coins: f32 =
            owned.iter().map(|(card, copies)| f32::from(copies) * f32::from(self.edition.coins(card))).sum();
        let coins_of_a_hand = coins * cards.min(2.0) / cards.max(1.0);

        // Every further card makes all of them rarer.
        let mut strength = -0.11 * cards - 0.1 * start_coins + 0.1 * mice.min(2.0);
        strength += if has(Card::Coin3) { 0.28 } else { 0.0 };
        // Whoever has a Cape has little use for coins.
        strength += if has(Card::Cape) { 1.24 - 0.21 * coins_of_a_hand } else { 0.07 * coins_of_a_hand };
        strength += match (has(Card::Cat), has(Card::Food), has(Card::Cape)) {
            (true, _, true) => 0.6,
            (true, _, false) | (false, true, true) => 0.3,
            (false, true, false) => 0.15,
            (false, false, _) => 0.0,
        };
        strength += 1.5 * chance_of_the_pair(&owned);
        let soon = chance_to_show_the_pair(zone);
        let is_next = self.public.turn == seat && self.public.phase != Phase::Lot;
        strength + if is_next { 0.14 + 2.5 * soon } else { 1.5 * soon }
    }
}

/// The chance that two cards of these are a Cat and a Cape.
fn chance_of_the_pair(cards: &Bag) -> f32 {
    let [cats, capes, all] = [cards.count(Card::Cat), cards.count(Card::Cape), cards.total()].map(f32::from);
    2.0 * cats * capes / (all * (all - 1.0)).max(1.0)
}

/// The chance that the hand is a Cat and a Cape, as far as everybody knows it.
fn chance_to_show_the_pair(zone: &Zone) -> f32 {
    let hidden_is = |card| f32::from(zone.unseen.count(card)) / f32::from(zone.unseen.total()).max(1.0);
    match zone.hand {
        [Slot::Hidden, Slot::Hidden] => chance_of_the_pair(&zone.unseen),
        [Slot::Known(Card::Cat), Slot::Hidden] | [Slot::Hidden, Slot::Known(Card::Cat)] => {
            hidden_is(Card::Cape)
        }
        [Slot::Known(Card::Cape), Slot::Hidden] | [Slot::Hidden, Slot::Known(Card::Cape)] => {
            hidden_is(Card::Cat)
        }
        _ => 0.0,
    }
}
