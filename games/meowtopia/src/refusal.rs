//! What is not allowed, and which rule says so. Written from the rules, not from the legal list.

use game_api::{Game, Pending, PerSeat, RuleId, Seat, rule};

use crate::{Action, Job, Kitten, Meowtopia, Phase, Ware};

impl Meowtopia {
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Option<RuleId> {
        if self.pending() != Pending::Seat(seat) {
            return Some(rule!("MT2"));
        }
        match (self.public.phase, action) {
            (Phase::Wake, Action::Wake(count)) => self.refuse_wake(count),
            (Phase::Rouse { .. }, Action::Pick(family)) => {
                none_of(&self.public.home().asleep, family).then(|| rule!("MT3.1"))
            }
            (Phase::Sell { merchant }, Action::Sell(Some(ware))) => self.refuse_sale(merchant, ware),
            (Phase::Sell { .. }, Action::Sell(None)) => None,
            (Phase::Take, Action::Take(tile)) => {
                self.public.tile_of(tile).taken.is_some().then(|| rule!("MT5.1"))
            }
            (Phase::Choose, Action::Do(job)) => {
                let on_tile = self.public.tile.is_some_and(|tile| self.edition.pair(tile).contains(&job));
                (!on_tile).then(|| rule!("MT17.1"))
            }
            (Phase::Send, Action::Send(count)) => self.refuse_send(count),
            (Phase::Name { .. }, Action::Pick(family)) => {
                none_of(&self.public.home().awake, family).then(|| rule!("MT5.3"))
            }
            (Phase::Lay { .. }, action) => self.refuse_piece(action),
            (Phase::Follow, Action::Follow(family)) => self.refuse_follow(family),
            (Phase::Follow, Action::Pass(Some(family))) => {
                none_of(&self.public.home().asleep, family).then(|| rule!("MT6.3"))
            }
            (Phase::Follow, Action::Pass(None)) => None,
            (Phase::Evening, Action::Dismiss(kitten)) => self.refuse_dismissal(kitten),
            (Phase::Evening, Action::Unfed(count)) => self.refuse_unfed(count),
            _ => Some(rule!("MT2")),
        }
    }

    fn refuse_wake(&self, count: u8) -> Option<RuleId> {
        let home = self.public.home();
        if count > home.n_asleep() {
            return Some(rule!("MT3.1"));
        }
        (self.wake_cost(count) > home.food).then(|| rule!("MT3.2"))
    }

    fn refuse_sale(&self, merchant: u8, ware: Ware) -> Option<RuleId> {
        let home = self.public.home();
        if !home.merchants[usize::from(merchant) - 1].load.takes(ware) {
            return Some(rule!("MT4.1"));
        }
        (home.stock(ware) == 0).then(|| rule!("MT4.2"))
    }

    fn refuse_send(&self, count: u8) -> Option<RuleId> {
        if count > self.edition.numbers().most_workers {
            return Some(rule!("MT5.2"));
        }
        if count > self.public.home().n_awake() {
            return Some(rule!("MT5.3"));
        }
        let room = self.public.job.map_or(0, |job| self.room(self.public.actor, job));
        (u32::from(count) > room).then(|| rule!("MT5.4"))
    }

    fn refuse_piece(&self, action: Action) -> Option<RuleId> {
        let farm = &self.public.home().farm;
        match (self.public.job, action) {
            (Some(Job::Fields), Action::Field(spot)) => {
                if farm.has_field(spot) {
                    return Some(rule!("MT11.1"));
                }
                (!farm.adjoins(spot)).then(|| rule!("MT11.2"))
            }
            (Some(Job::Irrigation), Action::Stick(edge)) => {
                if farm.has_stick(edge) {
                    return Some(rule!("MT8.1"));
                }
                (farm.fields_at(edge) == 0).then(|| rule!("MT8.2"))
            }
            (Some(Job::Recruit), Action::Recruit { family, .. }) => {
                let own = self.public.actor;
                if family != own && self.public.stock[own] > 0 {
                    return Some(rule!("MT10.1"));
                }
                none_of(&self.public.stock, family).then(|| rule!("MT10.2"))
            }
            _ => Some(rule!("MT2")),
        }
    }

    fn refuse_follow(&self, family: Seat) -> Option<RuleId> {
        if none_of(&self.public.home().awake, family) {
            return Some(rule!("MT6.1"));
        }
        let able = self.public.job.is_some_and(|job| self.room(self.public.actor, job) > 0);
        (!able).then(|| rule!("MT6.2"))
    }

    fn refuse_dismissal(&self, kitten: Kitten) -> Option<RuleId> {
        let home = self.public.home();
        let missing = match kitten {
            Kitten::Awake(family) => none_of(&home.awake, family),
            Kitten::Asleep(family) => none_of(&home.asleep, family),
            Kitten::Merchant(place) => !(1..=home.merchants.len()).contains(&usize::from(place)),
        };
        if missing {
            return Some(rule!("MT12.1"));
        }
        (home.kittens() == 1).then(|| rule!("MT12.4"))
    }

    fn refuse_unfed(&self, count: u8) -> Option<RuleId> {
        let (home, numbers) = (self.public.home(), self.edition.numbers());
        if count > 0 && home.bill(count - 1, numbers) == 0 {
            return Some(rule!("MT12.3"));
        }
        (home.bill(count, numbers) > home.food).then(|| rule!("MT12.2"))
    }
}

/// Whether there is none of that family here; a family that is not in play has none anywhere.
fn none_of(kittens: &PerSeat<u8>, family: Seat) -> bool {
    kittens.get(family).is_none_or(|&count| count == 0)
}
