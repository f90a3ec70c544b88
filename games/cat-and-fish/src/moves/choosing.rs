//! Placing markers on the action board.

use game_api::{Emit, Seat, rule};

use crate::{CatAndFish, Event, Gear, Phase, Space};

impl CatAndFish {
    /// A new season: everybody has the markers back.
    pub(crate) fn begin_round(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CF2");
        let public = &mut self.public;
        public.round += 1;
        public.thief = None;
        for fisher in public.fishers.values_mut() {
            fisher.placed = 0;
            fisher.done = false;
        }
        public.turn = public.first;
        public.phase = Phase::Choose;
        let (season, year, first) = (public.season(), public.year(), public.first);
        emit.tell_all(|| Event::Season { season, year, first });
    }

    pub(crate) fn place(&mut self, seat: Seat, space: Space, emit: &mut impl Emit<Event>) {
        rule!("CF3");
        let fisher = &mut self.public.fishers[seat];
        fisher.markers.add(space, 1);
        fisher.placed += 1;
        // A Membership that is bought later in the round comes too late for it.
        fisher.done = fisher.placed >= self.edition.markers(fisher.owns(Gear::Membership));
        if space == Space::Thief {
            rule!("CF3.1");
            fisher.done = true;
            self.public.thief = Some(seat);
        }
        emit.tell_all(|| Event::Placed { seat, space });
        self.next_to_place(emit);
    }

    pub(crate) fn stop(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        self.public.fishers[seat].done = true;
        emit.tell_all(|| Event::Stopped { seat });
        self.next_to_place(emit);
    }

    /// The next player to the left who still places; when there is none, the actions are executed.
    fn next_to_place(&mut self, emit: &mut impl Emit<Event>) {
        let seats = self.public.seats();
        for _ in 0..seats {
            self.public.turn = self.public.turn.left(seats);
            if !self.public.fishers[self.public.turn].done {
                return;
            }
        }
        self.public.turn = self.public.first;
        self.next_to_act(emit);
    }
}
