//! What each choice of the morning and the day does to the state, and how a turn flows from one question
//! to the next. A question that has only one answer is not asked.

use game_api::{Emit, PerSeat, Seat, rule};

use crate::{Edge, Ending, Event, Job, Load, Meowtopia, Merchant, Phase, Public, Role, Side, Spot, Ware};

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
        if self.public.first_free && self.public.home().n_asleep() > 1 && count > 0 {
            rule!("MT3.3");
        }
        self.home_mut().food -= paid;
        emit.tell_all(|| Event::Woke { seat, count, paid });
        self.public.phase = Phase::Rouse { left: count };
        self.rouse_alike();
    }

    pub(crate) fn rouse(&mut self, family: Seat) {
        let Phase::Rouse { left } = self.public.phase else { return };
        rouse_one(&mut self.public, family);
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

    /// Takes a tile, and the food on it before anything else.
    pub(crate) fn take(&mut self, tile: Job, emit: &mut impl Emit<Event>) {
        rule!("MT5");
        let seat = self.public.turn;
        let taken = &mut self.public.tiles[tile.index()];
        let bonus = std::mem::take(&mut taken.bonus);
        taken.taken = Some(seat);
        self.home_mut().food += u32::from(bonus);
        self.public.tile = Some(tile);
        emit.tell_all(|| Event::Took { seat, tile, bonus });
        match self.public.side {
            Side::A => self.begin_action(tile, emit),
            Side::B => self.public.phase = Phase::Choose,
        }
    }

    pub(crate) fn choose(&mut self, job: Job, emit: &mut impl Emit<Event>) {
        rule!("MT17");
        let seat = self.public.turn;
        emit.tell_all(|| Event::Chose { seat, job });
        self.begin_action(job, emit);
    }

    fn begin_action(&mut self, job: Job, emit: &mut impl Emit<Event>) {
        self.public.job = Some(job);
        if self.most_to_send() == 0 {
            self.send(0, emit);
        } else {
            self.public.phase = Phase::Send;
        }
    }

    /// How many workers the active player can send to the chosen action.
    pub(crate) fn most_to_send(&self) -> u8 {
        let Some(job) = self.public.job else { return 0 };
        let able = self.public.home().n_awake().min(self.edition.numbers().most_workers);
        // At most six, so the cut to a byte loses nothing.
        u32::from(able).min(self.room(self.public.actor, job)) as u8
    }

    pub(crate) fn send(&mut self, count: u8, emit: &mut impl Emit<Event>) {
        let (seat, job) = (self.public.actor, self.job());
        emit.tell_all(|| Event::Sent { seat, job, count });
        if count == 0 {
            self.next_actor(emit);
        } else {
            self.public.phase = Phase::Name { count, left: count };
            self.name_alike(emit);
        }
    }

    pub(crate) fn name_worker(&mut self, family: Seat, emit: &mut impl Emit<Event>) {
        let Phase::Name { count, left } = self.public.phase else { return };
        self.tire(family);
        self.public.phase = Phase::Name { count, left: left - 1 };
        self.name_alike(emit);
    }

    fn name_alike(&mut self, emit: &mut impl Emit<Event>) {
        let Phase::Name { count, left } = self.public.phase else { return };
        let home = self.home_mut();
        if take_alike(&mut home.awake, &mut home.asleep, left) {
            self.work(count, emit);
        }
    }

    /// A worker that is sent falls asleep.
    fn tire(&mut self, family: Seat) {
        let home = self.home_mut();
        home.awake[family] -= 1;
        home.asleep[family] += 1;
    }

    /// The workers are asleep already; now their work is done.
    fn work(&mut self, count: u8, emit: &mut impl Emit<Event>) {
        let (seat, job, numbers) = (self.public.actor, self.job(), *self.edition.numbers());
        match job {
            Job::Food => {
                rule!("MT7");
                let food = u32::from(numbers.food[usize::from(count) - 1]);
                self.home_mut().food += food;
                emit.tell_all(|| Event::Gathered { seat, food });
                self.next_actor(emit);
            }
            Job::Gold => {
                rule!("MT9");
                let gold = numbers.gold_per_worker * u32::from(count);
                self.home_mut().gold += gold;
                emit.tell_all(|| Event::Earned { seat, gold });
                self.next_actor(emit);
            }
            Job::Irrigation | Job::Recruit | Job::Fields => self.public.phase = Phase::Lay { left: count },
        }
    }

    pub(crate) fn lay_field(&mut self, at: Spot, emit: &mut impl Emit<Event>) {
        rule!("MT11");
        let seat = self.public.actor;
        self.home_mut().farm.lay_field(at);
        emit.tell_all(|| Event::LaidField { seat, at, watered: self.public.home().farm.is_watered(at) });
        if take_piece(&mut self.public.fields) {
            self.end_with(Ending::LastField, emit);
        }
        self.laid(emit);
    }

    pub(crate) fn lay_stick(&mut self, at: Edge, emit: &mut impl Emit<Event>) {
        rule!("MT8");
        let seat = self.public.actor;
        self.home_mut().farm.lay_stick(at);
        emit.tell_all(|| Event::LaidStick { seat, at, touches: self.public.home().farm.fields_at(at) });
        if take_piece(&mut self.public.sticks) {
            self.end_with(Ending::LastStick, emit);
        }
        self.laid(emit);
    }

    pub(crate) fn recruit(&mut self, role: Role, family: Seat, emit: &mut impl Emit<Event>) {
        rule!("MT10");
        let (seat, cost) = (self.public.actor, self.edition.numbers().recruit_cost);
        self.public.stock[family] -= 1;
        let home = self.home_mut();
        home.gold -= cost;
        match role {
            Role::Worker => home.awake[family] += 1,
            Role::Merchant => home.merchants.push(Merchant { family, load: Load::Nothing }),
        }
        emit.tell_all(|| Event::Recruited { seat, role, family });
        if family != seat {
            rule!("MT10.1");
            self.end_with(Ending::Adoption, emit);
        }
        self.laid(emit);
    }

    fn end_with(&mut self, ending: Ending, emit: &mut impl Emit<Event>) {
        rule!("MT15");
        if self.public.ending.is_none() {
            self.public.ending = Some(ending);
            emit.tell_all(|| Event::LastRound { ending });
        }
    }

    /// One piece less to lay.
    fn laid(&mut self, emit: &mut impl Emit<Event>) {
        match self.public.phase {
            Phase::Lay { left } if left > 1 => self.public.phase = Phase::Lay { left: left - 1 },
            _ => self.next_actor(emit),
        }
    }

    /// Asks the player on the left whether to follow; after all of them the evening comes.
    fn next_actor(&mut self, emit: &mut impl Emit<Event>) {
        rule!("MT6");
        if self.public.actor == self.public.turn {
            self.public.job = self.job_of_followers();
        }
        loop {
            self.public.actor = self.public.actor.left(self.public.seats());
            if self.public.actor == self.public.turn {
                return self.begin_evening(emit);
            }
            if self.can_follow() || self.public.home().n_asleep() > 0 {
                self.public.phase = Phase::Follow;
                return;
            }
            self.rest(None, emit);
        }
    }

    pub(crate) fn can_follow(&self) -> bool {
        self.public.home().n_awake() > 0 && self.room(self.public.actor, self.job()) > 0
    }

    pub(crate) fn follow(&mut self, family: Seat, emit: &mut impl Emit<Event>) {
        let (seat, job) = (self.public.actor, self.job());
        emit.tell_all(|| Event::Followed { seat, job });
        self.tire(family);
        self.work(1, emit);
    }

    pub(crate) fn pass(&mut self, wakes: Option<Seat>, emit: &mut impl Emit<Event>) {
        self.rest(wakes, emit);
        self.next_actor(emit);
    }

    /// Passing wakes one kitten, or brings food to those who have none to wake.
    fn rest(&mut self, wakes: Option<Seat>, emit: &mut impl Emit<Event>) {
        let seat = self.public.actor;
        let all_awake = self.public.home().n_asleep() == 0;
        let food = if all_awake { self.edition.numbers().pass_food } else { 0 };
        self.home_mut().food += food;
        if let Some(family) = wakes {
            rouse_one(&mut self.public, family);
        }
        emit.tell_all(|| Event::Passed { seat, woke: wakes.is_some(), food });
    }

    /// What the actor does in this turn.
    fn job(&self) -> Job {
        self.public.job.expect("an action is under way")
    }
}

/// Takes a piece from the board; true if it was the last one. When there is none, set-aside ones serve.
fn take_piece(left: &mut u8) -> bool {
    if *left == 0 {
        rule!("MT13");
        return false;
    }
    *left -= 1;
    *left == 0
}

fn rouse_one(public: &mut Public, family: Seat) {
    let home = &mut public.homes[public.actor];
    home.asleep[family] -= 1;
    home.awake[family] += 1;
}

/// Moves `left` kittens if it makes no difference which: all of them go, or they are of one family.
fn take_alike(from: &mut PerSeat<u8>, to: &mut PerSeat<u8>, left: u8) -> bool {
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
