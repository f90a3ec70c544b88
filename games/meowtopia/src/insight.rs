//! What a good player knows: points now, and what kittens, water and gold will still bring.

use game_api::{Game, Insight, PerSeat, Seat, Thought, priors_by_prospects};

use crate::{Action, Count, Home, Job, Meowtopia, Phase, Ware};

/// So many points ahead make a player nearly three times as likely to win as another.
const SPREAD: f32 = 6.0;
/// What a unit of food is worth.
const FOOD: f32 = 0.5;

/// How readily a place is looked at that is worth the same as another.
const TWIN: f32 = 0.1;

impl Insight for Meowtopia {
    const THOUGHT: Thought = Thought::USUAL;
    const OPENING: u32 = 12;

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let from = out.len();
        priors_by_prospects(self, seat, legal, 0.05, out);
        // Places that are worth the same are mostly mirrored or turned: one of them is enough to think about.
        for later in from + 1..out.len() {
            if out[from..later].contains(&out[later]) {
                out[later] *= TWIN;
            }
        }
    }

    fn prospects(&self) -> PerSeat<f32> {
        let seats = self.public.seats();
        if let Some(outcome) = self.outcome() {
            let share = 1.0 / outcome.winners().count() as f32;
            return PerSeat::from_fn(seats, |seat| if outcome.ranks[seat] == 1 { share } else { 0.0 });
        }
        let values = PerSeat::from_fn(seats, |seat| self.value(seat));
        let best = values.values().copied().fold(f32::NEG_INFINITY, f32::max);
        let strengths = PerSeat::from_fn(seats, |seat| ((values[seat] - best) / SPREAD).exp());
        let sum: f32 = strengths.values().sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

impl Meowtopia {
    /// Roughly how many rounds are still to come: the stock that runs out first shrinks by one piece for
    /// each player and round.
    fn rounds_left(&self) -> f32 {
        if self.public.ending.is_some() {
            return 0.0;
        }
        let left = f32::from(self.edition.numbers().rounds) - f32::from(self.public.round);
        let pieces = self.public.fields.min(self.public.sticks);
        (f32::from(pieces) / f32::from(self.public.seats())).min(left)
    }

    /// A player's expected points.
    fn value(&self, seat: Seat) -> f32 {
        let home = &self.public.homes[seat];
        let rounds = self.rounds_left();
        let mut value = self.points(home) + self.future(home, rounds);
        if self.public.actor == seat {
            value += self.under_way(home, rounds);
        }
        value
    }

    fn points(&self, home: &Home) -> f32 {
        let count = Count::of(home, self.edition.numbers());
        // Food is counted without rounding, and those who are awake bring some more.
        let awake = f32::from(home.n_awake()) + home.merchants.len() as f32;
        (count.total() - count.food) as f32 + FOOD * (home.food as f32 + awake)
    }

    /// What comes in the rounds that are left.
    fn future(&self, home: &Home, rounds: f32) -> f32 {
        let bill = home.bill(0, self.edition.numbers()) as f32;
        let short = (bill - home.food as f32).max(0.0);
        let workers = f32::from(home.n_awake() + home.n_asleep());
        let buyers = home.merchants.iter().filter(|merchant| merchant.load.takes(Ware::Gold)).count();
        let sales = (buyers as f32 * rounds).min(home.gold as f32);
        let dry = (home.farm.fields() - home.farm.watered()) as f32;
        let meals = (rounds + 0.5) * FOOD * bill;
        rounds * (1.1 * workers + 0.8 * home.merchants.len() as f32) + 1.5 * sales + 0.3 * dry.min(4.0)
            - meals
            - 1.5 * short
            - 0.4 * f32::from(home.n_asleep())
    }

    /// What the action that the player is about to do, or is doing, will bring.
    fn under_way(&self, home: &Home, rounds: f32) -> f32 {
        let Some(job) = self.public.job else { return 0.0 };
        let each = match job {
            Job::Food => 1.3,
            Job::Gold => 1.2,
            Job::Irrigation => 1.8 + 0.3 * rounds,
            Job::Recruit => 2.5 + 0.5 * rounds,
            Job::Fields => 0.6 + 0.1 * rounds,
        };
        match self.public.phase {
            Phase::Lay { left } => f32::from(left) * each,
            Phase::Send => {
                let count = f32::from(self.most_to_send());
                (count * (each - 0.9)).max(0.0)
            }
            Phase::Follow if home.n_awake() > 0 => 0.3,
            _ => 0.0,
        }
    }
}
