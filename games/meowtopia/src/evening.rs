//! The evening, and what comes after it: the next turn, the next round, the end.

use game_api::{Emit, Seat, rule};

use crate::{Event, Kitten, Meowtopia, Phase};

impl Meowtopia {
    pub(crate) fn begin_evening(&mut self, emit: &mut impl Emit<Event>) {
        rule!("MT12");
        if self.public.home().bill(0, self.edition.numbers()) > 0 {
            self.public.phase = Phase::Evening;
        } else {
            let seat = self.public.turn;
            emit.tell_all(|| Event::Fed { seat, paid: 0, unfed: 0 });
            self.end_turn(emit);
        }
    }

    pub(crate) fn dismiss(&mut self, kitten: Kitten, emit: &mut impl Emit<Event>) {
        rule!("MT12.1");
        let (seat, food) = (self.public.actor, self.edition.numbers().dismissal_food);
        let home = self.home_mut();
        home.food += food;
        let family = match kitten {
            Kitten::Awake(family) => {
                home.awake[family] -= 1;
                family
            }
            Kitten::Asleep(family) => {
                home.asleep[family] -= 1;
                family
            }
            Kitten::Merchant(place) => home.merchants.remove(usize::from(place) - 1).family,
        };
        self.public.stock[family] += 1;
        emit.tell_all(|| Event::Dismissed { seat, kitten, food });
        self.begin_evening(emit);
    }

    pub(crate) fn feed(&mut self, unfed: u8, emit: &mut impl Emit<Event>) {
        rule!("MT12");
        let (seat, paid) = (self.public.actor, self.public.home().bill(unfed, self.edition.numbers()));
        let home = self.home_mut();
        home.food -= paid;
        home.malus += u16::from(unfed);
        emit.tell_all(|| Event::Fed { seat, paid, unfed });
        self.end_turn(emit);
    }

    fn end_turn(&mut self, emit: &mut impl Emit<Event>) {
        self.public.turn = self.public.turn.left(self.public.seats());
        if self.public.turn == self.public.first {
            self.end_round(emit);
        } else {
            self.begin_turn(emit);
        }
    }

    fn end_round(&mut self, emit: &mut impl Emit<Event>) {
        let numbers = *self.edition.numbers();
        if self.public.round >= numbers.rounds {
            rule!("MT15.1");
            return self.finish(emit);
        }
        if self.public.ending.is_some() {
            return self.finish(emit);
        }
        rule!("MT14");
        let public = &mut self.public;
        for tile in &mut public.tiles {
            if tile.taken.take().is_none() {
                tile.bonus += numbers.bonus_food;
            }
        }
        public.first = public.first.left(public.seats());
        public.turn = public.first;
        public.round += 1;
        let (round, first) = (public.round, public.first);
        emit.tell_all(|| Event::Round { round, first });
        self.begin_turn(emit);
    }

    /// The last evening is over: those who are awake bring food, and the count is made.
    fn finish(&mut self, emit: &mut impl Emit<Event>) {
        rule!("MT16");
        let numbers = *self.edition.numbers();
        let public = &mut self.public;
        public.phase = Phase::Over;
        (public.tile, public.job) = (None, None);
        for seat in Seat::all(public.seats()) {
            let home = &mut public.homes[seat];
            let awake = u32::from(home.n_awake()) + home.merchants.len() as u32;
            let food = numbers.awake_food * awake;
            home.food += food;
            emit.tell_all(|| Event::AwakeFood { seat, food });
        }
        let rounds = public.round;
        emit.tell_all(|| Event::Over { rounds });
    }
}
