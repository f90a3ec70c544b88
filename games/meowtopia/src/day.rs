//! The day: the active player's action, and the others who follow it or pass.

use game_api::{Emit, Seat, rule};

use crate::morning::take_alike;
use crate::{Edge, Ending, Event, Job, Load, Meowtopia, Merchant, Phase, Role, Side, Spot};

impl Meowtopia {
    /// Takes a tile, and the food on it before anything else.
    pub(crate) fn take(&mut self, tile: Job, emit: &mut impl Emit<Event>) {
        rule!("MT5");
        let seat = self.public.turn;
        let taken = &mut self.public.tiles[tile.index()];
        let bonus = std::mem::take(&mut taken.bonus);
        taken.taken = Some(seat);
        self.home_mut().food += u32::from(bonus);
        self.public.tile = Some(tile);
        emit.tell_all(|| Event::Took { seat, tile, pair: self.public.pair(tile, &self.edition), bonus });
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
        self.home_mut().tire(family);
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

    /// The workers are asleep already; now their work is done.
    fn work(&mut self, count: u8, emit: &mut impl Emit<Event>) {
        let (seat, job, numbers) = (self.public.actor, self.job(), *self.edition.numbers());
        match job {
            Job::Food => {
                rule!("MT7");
                let food = numbers.brings(job, count);
                self.home_mut().food += food;
                emit.tell_all(|| Event::Gathered { seat, food });
                self.next_actor(emit);
            }
            Job::Gold => {
                rule!("MT9");
                let gold = numbers.brings(job, count);
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
        self.home_mut().tire(family);
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
            self.home_mut().rouse(family);
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
