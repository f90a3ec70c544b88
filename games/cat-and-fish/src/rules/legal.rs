//! What a seat may choose, in a fixed order.

use game_api::Seat;

use crate::{Action, CatAndFish, Disaster, Gear, Magic, Phase, Season, Space, Tile};

impl CatAndFish {
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let fisher = &self.public.fishers[seat];
        match self.public.phase {
            Phase::Choose => {
                out.extend(
                    Space::ALL.into_iter().filter(|&space| self.is_open(seat, space)).map(Action::Place),
                );
                out.push(Action::Stop);
            }
            Phase::Act => self.list_acts(seat, out),
            Phase::Fish => {
                let reach = fisher.reach() & self.public.waters.laid.hexes();
                out.extend(reach.iter().map(Action::Fish));
                self.list_cards(seat, &[Magic::GoodHaul], out);
                out.push(Action::Done);
            }
            Phase::Sail { extra, anywhere } => {
                out.extend(self.landings(seat, extra, anywhere).iter().map(Action::Sail));
                if !anywhere {
                    self.list_sailing(seat, out);
                }
                out.push(Action::Done);
            }
            Phase::Sell => {
                for tile in fisher.different() {
                    let sells = tile.is_fish() && (tile != Tile::Whale || fisher.owns(Gear::BlackMarket));
                    out.push(if sells { Action::Sell(tile) } else { Action::Drop(tile) });
                }
                out.push(Action::Done);
            }
            Phase::Buy => {
                out.extend(Gear::ALL.into_iter().filter(|&gear| self.can_buy(seat, gear)).map(Action::Buy));
                out.push(Action::Done);
            }
            Phase::Steal => {
                for (victim, other) in self.public.fishers.iter().filter(|&(victim, _)| victim != seat) {
                    let fish = other.different().filter(|tile| tile.is_fish());
                    out.extend(fish.map(|tile| Action::Steal { victim, tile }));
                }
                out.push(Action::Done);
            }
            Phase::Move { disaster, extra } => {
                out.extend(self.courses(disaster, extra).iter().map(Action::Move));
                if disaster == Disaster::Typhoon {
                    self.list_cards(seat, &[Magic::Storm], out);
                }
                out.push(Action::Done);
            }
            Phase::Discard { .. } => {
                out.extend(fisher.different().filter(|tile| tile.is_fish()).map(Action::Discard));
            }
            Phase::Flee { .. } => out.extend(self.refuges(seat).iter().map(Action::Flee)),
            Phase::Fee => {
                if fisher.money >= self.edition.fee() {
                    out.push(Action::Pay);
                }
                out.extend(self.gifts(seat).map(Action::Give));
            }
            Phase::SetMonster => {
                out.extend((!self.public.disasters()).iter().map(Action::Set));
                if self.public.monster.is_some() {
                    out.push(Action::Leave);
                }
            }
            Phase::Lot | Phase::Catch { .. } | Phase::Sink { .. } | Phase::Treasure => {}
            Phase::Library | Phase::Over => {}
        }
    }

    fn is_open(&self, seat: Seat, space: Space) -> bool {
        let taken = self.public.on_space(space);
        match space {
            Space::Thief => self.public.season() == Season::Winter && taken == 0,
            Space::Summoner => self.public.summoner == Some(seat) && taken == 0,
            Space::Library => taken < self.edition.room(space, self.public.seats()).min(self.public.library),
            _ => taken < self.edition.room(space, self.public.seats()),
        }
    }

    fn list_acts(&self, seat: Seat, out: &mut Vec<Action>) {
        let fisher = &self.public.fishers[seat];
        let has_room = fisher.has_room(&self.edition);
        for (space, _) in fisher.markers.iter() {
            if has_room || !matches!(space, Space::Fishing | Space::Thief) {
                out.push(Action::Do(space));
            }
        }
        if fisher.owns(Gear::Wizard) {
            let changes = Space::TRADES
                .into_iter()
                .filter(|&marker| fisher.markers.count(marker) > 0)
                .flat_map(|marker| {
                    Space::TRADES.into_iter().filter(move |&a| a != marker).map(move |a| (marker, a))
                });
            let changes = changes.filter(|&(_, action)| has_room || action != Space::Fishing);
            if fisher.money >= self.edition.wizard_fee() {
                out.extend(changes.clone().map(|(marker, action)| Action::As { marker, action }));
            }
            if self.hands[seat].magic.count(Magic::Change) > 0 {
                out.extend(changes.map(|(marker, action)| Action::Change { marker, action }));
            }
        }
        out.push(Action::End);
    }

    fn list_sailing(&self, seat: Seat, out: &mut Vec<Action>) {
        let fisher = &self.public.fishers[seat];
        self.list_cards(seat, &[Magic::Wind, Magic::StrongWind], out);
        if fisher.owns(Gear::Sorcerer) {
            if fisher.money >= self.edition.sorcerer_fee() {
                out.push(Action::Sorcerer);
            }
            self.list_cards(seat, &[Magic::Warp], out);
        }
    }

    fn list_cards(&self, seat: Seat, cards: &[Magic], out: &mut Vec<Action>) {
        if self.public.fishers[seat].magic > 0 {
            let held = cards.iter().filter(|&&card| self.hands[seat].magic.count(card) > 0);
            out.extend(held.map(|&card| Action::Play(card)));
        }
    }

    fn can_buy(&self, seat: Seat, gear: Gear) -> bool {
        let fisher = &self.public.fishers[seat];
        !fisher.owns(gear)
            && gear.needs().is_none_or(|needed| fisher.owns(needed))
            && self.public.price(&self.edition, gear).is_some_and(|price| price <= fisher.money)
    }
}
