//! The morning: waking and selling. Here and later, a question that has only one answer is not asked.

use game_api::{Emit, PerSeat, Seat, rule};

use crate::{Event, Home, Meowtopia, Phase, Ware};

impl Meowtopia {
    pub(crate) fn begin_turn(&mut self, emit: &mut impl Emit<Event>) {
        rule!("MT3");
        let public = &mut self.public;
        public.actor = public.turn;
        (public.tile, public.job) = (None, None);
        let (seat, numbers) = (public.turn, self.edition.numbers());
        if public.home().n_asleep() == 0 {
            let food = numbers.all_awake_food;
            self.home_mut().food += food;
            emit.tell_all(|| Event::Rewarded { seat, food });
            self.sell_from(0);
        } else if self.most_to_wake() == 0 {
            self.sell_from(0);
        } else {
            self.public.phase = Phase::Wake;
        }
    }

    /// How many the active player can wake and pay for.
    pub(crate) fn most_to_wake(&self) -> u8 {
        let home = self.public.home();
        let asleep = home.n_asleep();
        (0..=asleep).rev().find(|&count| self.wake_cost(count) <= home.food).unwrap_or(0)
    }

    pub(crate) fn wake(&mut self, count: u8, emit: &mut impl Emit<Event>) {
        let (seat, paid) = (self.public.actor, self.wake_cost(count));
        self.home_mut().food -= paid;
        emit.tell_all(|| Event::Woke { seat, count, paid });
        self.public.phase = Phase::Rouse { left: count };
        self.rouse_alike();
    }

    pub(crate) fn rouse(&mut self, family: Seat) {
        let Phase::Rouse { left } = self.public.phase else { return };
        self.home_mut().rouse(family);
        self.public.phase = Phase::Rouse { left: left - 1 };
        self.rouse_alike();
    }

    /// Wakes those whose family needs no asking: all that are left, or the only family that is.
    fn rouse_alike(&mut self) {
        let Phase::Rouse { left } = self.public.phase else { return };
        let home = self.home_mut();
        if take_alike(&mut home.asleep, &mut home.awake, left) {
            self.sell_from(0);
        }
    }

    /// Asks about the next merchant, from this index on, that can be given something.
    pub(crate) fn sell_from(&mut self, index: usize) {
        let home = self.public.home();
        let can_load = |index: &usize| Ware::ALL.into_iter().any(|ware| home.can_load(*index, ware));
        self.public.phase = match (index..home.merchants.len()).find(can_load) {
            Some(index) => Phase::Sell { merchant: index as u8 + 1 },
            None => Phase::Take,
        };
    }

    pub(crate) fn sell(&mut self, merchant: u8, ware: Option<Ware>, emit: &mut impl Emit<Event>) {
        rule!("MT4");
        let seat = self.public.actor;
        if let Some(ware) = ware {
            let home = self.home_mut();
            match ware {
                Ware::Food => home.food -= 1,
                Ware::Gold => home.gold -= 1,
            }
            let load = &mut home.merchants[usize::from(merchant) - 1].load;
            *load = load.with(ware);
            emit.tell_all(|| Event::Loaded { seat, merchant, ware });
        }
        self.sell_from(usize::from(merchant));
    }
}

impl Home {
    pub(crate) fn rouse(&mut self, family: Seat) {
        self.asleep[family] -= 1;
        self.awake[family] += 1;
    }

    /// A worker that is sent falls asleep.
    pub(crate) fn tire(&mut self, family: Seat) {
        self.awake[family] -= 1;
        self.asleep[family] += 1;
    }
}

/// Moves `left` kittens if it makes no difference which: all of them go, or they are of one family.
pub(crate) fn take_alike(from: &mut PerSeat<u8>, to: &mut PerSeat<u8>, left: u8) -> bool {
    let all: u8 = from.values().sum();
    let families = from.values().filter(|&&count| count > 0).count();
    if left != 0 && left != all && families > 1 {
        return false;
    }
    let mut left = left;
    for family in Seat::all(from.seats()) {
        let moved = from[family].min(left);
        from[family] -= moved;
        to[family] += moved;
        left -= moved;
    }
    true
}
