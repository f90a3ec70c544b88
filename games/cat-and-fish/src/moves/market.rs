//! Selling fish and buying cards.

use game_api::{Emit, Seat, rule};

use crate::{CatAndFish, Event, Gear, Tile};

impl CatAndFish {
    pub(crate) fn sell(&mut self, seat: Seat, tile: Tile, emit: &mut impl Emit<Event>) {
        rule!("CF7");
        let price = self.public.sale(&self.edition, seat, tile);
        self.public.fishers[seat].take(tile);
        self.public.fishers[seat].money += price;
        self.public.waters.discard(tile);
        emit.tell_all(|| Event::Sold { seat, tile, price });
        self.go_on_selling(seat, emit);
    }

    pub(crate) fn drop(&mut self, seat: Seat, tile: Tile, emit: &mut impl Emit<Event>) {
        rule!("CF7.4");
        self.public.fishers[seat].take(tile);
        self.public.waters.discard(tile);
        emit.tell_all(|| Event::Dropped { seat, tile });
        self.go_on_selling(seat, emit);
    }

    /// An empty warehouse ends the action by itself.
    fn go_on_selling(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        if self.public.fishers[seat].warehouse.is_empty() {
            self.next_to_act(emit);
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, gear: Gear, emit: &mut impl Emit<Event>) {
        rule!("CF8");
        let price = self.public.price(&self.edition, gear).expect("the pile has a card");
        self.public.shop.take(gear);
        let fisher = &mut self.public.fishers[seat];
        fisher.money -= price;
        fisher.worth += price;
        fisher.gear.add(gear, 1);
        emit.tell_all(|| Event::Bought { seat, gear, price });
        self.next_to_act(emit);
    }
}
