//! The turn of the season: fee, Monster, fresh fish.

use arrayvec::ArrayVec;
use game_api::{Emit, Seat, rule};

use crate::places::HexSet;
use crate::{CatAndFish, Event, Phase, Season, Tile};

impl CatAndFish {
    /// Everybody has executed.
    pub(crate) fn end_season(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CF14");
        let winter = self.public.season() == Season::Winter;
        if winter && self.public.year() >= self.edition.years() {
            self.public.phase = Phase::Over;
            emit.tell_all(|| Event::Over);
            return;
        }
        let left = self.public.first.left(self.public.seats());
        self.public.first = self.public.thief.unwrap_or(left);
        if winter {
            self.public.turn = self.public.first;
            self.ask_fee(emit);
        } else {
            self.begin_round(emit);
        }
    }

    /// The tiles that may be given for the fee: neither bones nor whales, equal ones once.
    pub(crate) fn gifts(&self, seat: Seat) -> impl Iterator<Item = Tile> + Clone {
        rule!("CF15.1");
        self.public.fishers[seat].different().filter(|&tile| tile.is_fish() && tile != Tile::Whale)
    }

    /// Asks the player in turn for the fee, unless there is only one way to pay it.
    fn ask_fee(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CF15");
        let seat = self.public.turn;
        let gifts: ArrayVec<Tile, 4> = self.gifts(seat).collect();
        let has_money = self.public.fishers[seat].money >= self.edition.fee();
        match gifts[..] {
            [] if has_money => self.pay_fee(seat, emit),
            [] => self.take_loan(seat, emit),
            [only] if !has_money => self.give_fish(seat, only, emit),
            _ => self.public.phase = Phase::Fee,
        }
    }

    pub(crate) fn pay_fee(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        rule!("CF15.2");
        let money = self.edition.fee();
        self.public.fishers[seat].money -= money;
        emit.tell_all(|| Event::PaidFee { seat, money });
        self.next_fee(emit);
    }

    pub(crate) fn give_fish(&mut self, seat: Seat, tile: Tile, emit: &mut impl Emit<Event>) {
        self.public.fishers[seat].take(tile);
        self.public.waters.discard(tile);
        emit.tell_all(|| Event::GaveFish { seat, tile });
        self.next_fee(emit);
    }

    /// The loan is spent on the fee at once, so that only the penalty is left of it.
    fn take_loan(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        rule!("CF15.3");
        let money = self.edition.fee();
        self.public.fishers[seat].penalties += 1;
        emit.tell_all(|| Event::Loan { seat, money });
        self.next_fee(emit);
    }

    fn next_fee(&mut self, emit: &mut impl Emit<Event>) {
        self.public.turn = self.public.turn.left(self.public.seats());
        if self.public.turn != self.public.first {
            return self.ask_fee(emit);
        }
        if self.public.year() + 1 >= self.edition.monster_spring() {
            rule!("CF17");
            let seat = self.poorest();
            self.public.summoner = Some(seat);
            self.public.turn = seat;
            self.public.phase = Phase::SetMonster;
            emit.tell_all(|| Event::Summoner { seat });
        } else {
            self.fresh_fish(emit);
        }
    }

    /// Who has the least in money and cards; of equals, who acts last in the coming spring.
    fn poorest(&self) -> Seat {
        let seats = self.public.seats();
        let mut seat = self.public.first;
        let mut poorest = (u16::MAX, seat);
        for _ in 0..seats {
            let fisher = &self.public.fishers[seat];
            let wealth = fisher.money + fisher.worth;
            if wealth <= poorest.0 {
                poorest = (wealth, seat);
            }
            seat = seat.left(seats);
        }
        poorest.1
    }

    pub(crate) fn leave_monster(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        emit.tell_all(|| Event::MonsterLeft { seat });
        self.fresh_fish(emit);
    }

    /// Every empty hex is filled, and spring begins.
    pub(crate) fn fresh_fish(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CF16");
        let tiles = self.fill(!HexSet::EMPTY, emit);
        emit.tell_all(|| Event::FreshFish { tiles });
        self.begin_round(emit);
    }
}
