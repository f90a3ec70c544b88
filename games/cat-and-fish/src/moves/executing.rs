//! Executing the markers: which one, as what, and whose turn is next.

use game_api::{Emit, Seat, rule};

use crate::{CatAndFish, Disaster, Event, Magic, Markers, Phase, Space};

impl CatAndFish {
    /// Goes on to the next player who has a marker left to execute; when there is none, the season ends.
    pub(crate) fn next_to_act(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CF4");
        loop {
            let turn = self.public.turn;
            if !self.public.fishers[turn].markers.is_empty() {
                self.public.phase = Phase::Act;
                return;
            }
            self.public.turn = turn.left(self.public.seats());
            if self.public.turn == self.public.first {
                return self.end_season(emit);
            }
        }
    }

    pub(crate) fn start_action(&mut self, seat: Seat, space: Space, emit: &mut impl Emit<Event>) {
        self.public.fishers[seat].markers.take(space);
        emit.tell_all(|| Event::Started { seat, space });
        self.enter(space);
    }

    /// The Wizard executes a marker as another action, for money.
    pub(crate) fn change_by_wizard(
        &mut self,
        seat: Seat,
        marker: Space,
        action: Space,
        emit: &mut impl Emit<Event>,
    ) {
        rule!("CF13.4");
        let paid = self.edition.wizard_fee();
        self.public.fishers[seat].money -= paid;
        self.public.fishers[seat].markers.take(marker);
        emit.tell_all(|| Event::Changed { seat, marker, action, paid });
        self.enter(action);
    }

    /// The card Change does the same for nothing.
    pub(crate) fn change_by_card(
        &mut self,
        seat: Seat,
        marker: Space,
        action: Space,
        emit: &mut impl Emit<Event>,
    ) {
        rule!("CF12.3");
        self.spend(seat, Magic::Change, emit);
        self.public.fishers[seat].markers.take(marker);
        emit.tell_all(|| Event::Changed { seat, marker, action, paid: 0 });
        self.enter(action);
    }

    fn enter(&mut self, space: Space) {
        self.public.phase = match space {
            Space::Fishing => Phase::Fish,
            Space::Sailing => Phase::Sail { extra: 0, anywhere: false },
            Space::Selling => Phase::Sell,
            Space::Buying => Phase::Buy,
            Space::Typhoon => Phase::Move { disaster: Disaster::Typhoon, extra: 0 },
            Space::Oil => Phase::Move { disaster: Disaster::Oil, extra: 0 },
            Space::Summoner => Phase::Move { disaster: Disaster::Monster, extra: 0 },
            Space::Treasure => Phase::Treasure,
            Space::Library => Phase::Library,
            Space::Thief => Phase::Steal,
        };
    }

    /// Gives up all markers that are left.
    pub(crate) fn end_turn(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        self.public.fishers[seat].markers = Markers::default();
        emit.tell_all(|| Event::Ended { seat });
        self.next_to_act(emit);
    }

    /// Ends the action under way, or gives it up.
    pub(crate) fn finish(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        let space = match self.public.phase {
            Phase::Fish => Space::Fishing,
            Phase::Sail { .. } => Space::Sailing,
            Phase::Sell => Space::Selling,
            Phase::Buy => Space::Buying,
            Phase::Steal => Space::Thief,
            Phase::Move { disaster: Disaster::Typhoon, .. } => Space::Typhoon,
            Phase::Move { disaster: Disaster::Oil, .. } => Space::Oil,
            Phase::Move { disaster: Disaster::Monster, .. } => Space::Summoner,
            phase => unreachable!("nothing is ended in {phase:?}"),
        };
        emit.tell_all(|| Event::Finished { seat, space });
        self.next_to_act(emit);
    }
}
