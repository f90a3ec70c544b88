//! Magic Library, Treasure Island and the Thief.

use game_api::{Emit, Seat, rule};

use crate::{CatAndFish, Event, Magic, Phase, Tile, Treasure};

impl CatAndFish {
    /// A card from the Library. Who draws it sees it; the others see that one was drawn.
    pub(crate) fn draw_magic(&mut self, card: Magic, emit: &mut impl Emit<Event>) {
        rule!("CF12");
        let seat = self.public.turn;
        self.public.library -= 1;
        if card == Magic::Blank {
            self.public.spent.add(card, 1);
            emit.tell_all(|| Event::DrewBlank { seat });
        } else {
            self.hands[seat].magic.add(card, 1);
            self.public.fishers[seat].magic += 1;
            emit.tell_all(|| Event::Drew { seat });
            emit.tell(seat, || Event::Got { card });
        }
        self.next_to_act(emit);
    }

    /// A magic card that is used is shown and leaves the game.
    pub(crate) fn spend(&mut self, seat: Seat, card: Magic, emit: &mut impl Emit<Event>) {
        rule!("CF12.1");
        self.hands[seat].magic.take(card);
        self.public.fishers[seat].magic -= 1;
        self.public.spent.add(card, 1);
        emit.tell_all(|| Event::Played { seat, card });
        emit.reveal();
    }

    /// A card that lengthens the action under way.
    pub(crate) fn play(&mut self, seat: Seat, card: Magic, emit: &mut impl Emit<Event>) {
        rule!("CF12.4");
        if card == Magic::GoodHaul {
            return self.good_haul(seat, emit);
        }
        self.spend(seat, card, emit);
        match (&mut self.public.phase, card) {
            (Phase::Sail { extra, .. }, Magic::Wind) => *extra += 1,
            (Phase::Sail { extra, .. }, Magic::StrongWind) => *extra += 2,
            (Phase::Sail { anywhere, .. }, Magic::Warp) => *anywhere = true,
            (Phase::Move { extra, .. }, Magic::Storm) => *extra += 1,
            (phase, _) => unreachable!("{card} is not played in {phase:?}"),
        }
    }

    pub(crate) fn draw_treasure(&mut self, card: Treasure, emit: &mut impl Emit<Event>) {
        rule!("CF13");
        let seat = self.public.turn;
        self.public.hoard.take(card);
        if self.public.hoard.is_empty() {
            self.public.hoard = self.edition.hoard();
        }
        let money = self.edition.pays(card);
        self.public.fishers[seat].money += money;
        emit.tell_all(|| Event::Found { seat, card, money });
        self.next_to_act(emit);
    }

    pub(crate) fn steal(&mut self, seat: Seat, victim: Seat, tile: Tile, emit: &mut impl Emit<Event>) {
        rule!("CF13.2");
        self.public.fishers[victim].take(tile);
        self.public.fishers[seat].store(tile);
        emit.tell_all(|| Event::Stole { seat, victim, tile });
        self.next_to_act(emit);
    }
}
