//! What a good player knows: what fish, cards, markers and a place at sea are worth, in money.

mod growth;

use game_api::{Insight, PerSeat, Seat, Thought, priors_by_prospects};
use growth::Kit;

use crate::sea::sea;
use crate::{Action, CatAndFish, Disaster, Fisher, Gear, Phase, Season, Space, Tile, scoring};

/// What a catch of a zone brings, roughly.
const CATCH: [f32; 3] = [1.0, 2.7, 4.7];
/// What a marker is worth that will catch something, beside the catch.
const FISHING: f32 = 0.6;
/// So many tiles within reach are as many as anybody wants.
const PLENTY: f32 = 7.0;
/// How many euros a lead must have to be nearly won.
const LEAD: f32 = 6.0;

impl Insight for CatAndFish {
    const THOUGHT: Thought = Thought::USUAL;
    const THOUGHT_IN_COMPANY: Thought = Thought { tomcat: 180, ..Thought::USUAL };

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        priors_by_prospects(self, seat, legal, 0.05, out);
    }

    fn prospects(&self) -> PerSeat<f32> {
        let seats = self.public.seats();
        if let Some(outcome) = scoring::outcome(&self.public, &self.edition) {
            let share = 1.0 / outcome.winners().count() as f32;
            return PerSeat::from_fn(seats, |seat| if outcome.ranks[seat] == 1 { share } else { 0.0 });
        }
        let worth = PerSeat::from_fn(seats, |seat| self.worth(seat));
        let best = worth.values().copied().fold(f32::NEG_INFINITY, f32::max);
        let strength = PerSeat::from_fn(seats, |seat| ((worth[seat] - best) / LEAD).exp());
        let sum: f32 = strength.values().sum();
        PerSeat::from_fn(seats, |seat| strength[seat] / sum)
    }
}

impl CatAndFish {
    /// How many rounds follow the one under way.
    fn rounds_left(&self) -> u8 {
        let all = self.edition.years() * Season::COUNT as u8;
        all.saturating_sub(self.public.round)
    }

    fn worth(&self, seat: Seat) -> f32 {
        let fisher = &self.public.fishers[seat];
        let mut worth = f32::from(fisher.money) - 3.0 * f32::from(fisher.penalties);
        worth += fisher.warehouse.iter().map(|&tile| self.keeping(fisher, tile)).sum::<f32>();
        worth += 0.9 * f32::from(fisher.magic);
        worth += f32::from(self.rounds_left().min(2)) * (0.1 * self.berth(fisher) + 0.5 * self.shoal(fisher));
        let under_way = self.under_way(seat);
        let marker = |space| fisher.markers.count(space) + u8::from(under_way == Some(space));
        // Who is in the shop already spends what is in the purse; a sale comes too late.
        let selling = marker(Space::Selling) > 0 && under_way != Some(Space::Buying);
        for space in Space::ALL {
            let count = marker(space);
            if count > 0 {
                let as_it_is = self.marker(seat, fisher, space, count, selling);
                let is_changeable = space != Space::Fishing && space.is_trade() && under_way != Some(space);
                worth += if is_changeable { self.with_wizard(fisher, count, as_it_is) } else { as_it_is };
            }
        }
        let sales: u16 = match selling {
            true => fisher.warehouse.iter().map(|&tile| self.proceeds(seat, tile)).sum(),
            false => 0,
        };
        self.growth(fisher, worth, fisher.money + sales, marker(Space::Buying))
    }

    /// What a stored tile will bring: a part of the best price that is still to come, for it blocks a place
    /// and takes an action to sell.
    fn keeping(&self, fisher: &Fisher, tile: Tile) -> f32 {
        if !tile.is_fish() {
            return -0.5;
        }
        if tile == Tile::Whale && !fisher.owns(Gear::BlackMarket) {
            return 0.5;
        }
        let bonus = if fisher.owns(Gear::Merchant) { self.edition.merchant_bonus() } else { 0 };
        let now = self.public.season() as usize;
        let mut best = 0.0_f32;
        for wait in 0..=usize::from(self.rounds_left().min(3)) {
            let price = self.edition.price(tile, Season::ALL[(now + wait) % Season::COUNT]);
            let price = if price > 0 { price + bonus } else { 0 };
            best = best.max(f32::from(price) * (1.0 - 0.15 * wait as f32));
        }
        0.75 * best
    }

    /// What the best catch within reach brings.
    fn berth(&self, fisher: &Fisher) -> f32 {
        let within = fisher.reach() & self.public.waters.laid.hexes();
        let best = (0..CATCH.len()).rev().find(|&zone| !(within & sea().zones[zone]).is_empty());
        best.map_or(0.0, |zone| CATCH[zone])
    }

    /// How much of the best that the fisher's gear can catch lies within reach.
    fn shoal(&self, fisher: &Fisher) -> f32 {
        let zone = Kit::of(fisher).farthest();
        let within = fisher.reach() & self.public.waters.laid.hexes() & sea().zones[zone];
        CATCH[zone] * (within.len() as f32 / PLENTY).min(1.0)
    }

    /// What markers on a space promise.
    fn marker(&self, seat: Seat, fisher: &Fisher, space: Space, count: u8, selling: bool) -> f32 {
        let room = self.edition.places(fisher.owns(Gear::ColdStorage)) - fisher.warehouse.len();
        let count = f32::from(count);
        match space {
            Space::Fishing => {
                count.min(room as f32 + f32::from(u8::from(selling))) * FISHING * self.berth(fisher)
            }
            Space::Sailing => {
                let hope = CATCH[Kit::of(fisher).farthest()] - self.berth(fisher);
                0.05 + 0.4 * count.min(2.0) * hope.max(0.0)
            }
            Space::Selling => {
                let gain = |&tile: &Tile| f32::from(self.proceeds(seat, tile)) - self.keeping(fisher, tile);
                0.1 + 0.9 * fisher.warehouse.iter().map(gain).filter(|&gain| gain > 0.0).sum::<f32>()
            }
            // What is bought makes the fortune grow.
            Space::Buying => 0.0,
            Space::Treasure => 1.2,
            Space::Library => 0.6,
            Space::Thief if room > 0 => 1.5,
            Space::Thief | Space::Typhoon | Space::Oil | Space::Summoner => 0.05,
        }
    }

    /// What markers promise that a Wizard may change: at least what fishing brings, less his fee.
    fn with_wizard(&self, fisher: &Fisher, count: u8, as_it_is: f32) -> f32 {
        let fee = self.edition.wizard_fee();
        if !fisher.owns(Gear::Wizard) || fisher.money < fee {
            return as_it_is;
        }
        let fishing = (FISHING * self.berth(fisher) - f32::from(fee)).max(0.0);
        as_it_is.max(fishing) + f32::from(count - 1) * fishing
    }

    /// What a tile brings now; a whale without Black Market, nothing.
    fn proceeds(&self, seat: Seat, tile: Tile) -> u16 {
        let smuggled = tile == Tile::Whale && !self.public.fishers[seat].owns(Gear::BlackMarket);
        if smuggled { 0 } else { self.public.sale(&self.edition, seat, tile) }
    }

    /// The action that a seat is in the middle of.
    fn under_way(&self, seat: Seat) -> Option<Space> {
        if seat != self.public.turn {
            return None;
        }
        match self.public.phase {
            Phase::Fish | Phase::Catch { .. } => Some(Space::Fishing),
            Phase::Sail { .. } => Some(Space::Sailing),
            Phase::Sell => Some(Space::Selling),
            Phase::Buy => Some(Space::Buying),
            Phase::Steal => Some(Space::Thief),
            Phase::Move { disaster: Disaster::Typhoon, .. } => Some(Space::Typhoon),
            Phase::Move { disaster: Disaster::Oil, .. } => Some(Space::Oil),
            Phase::Move { disaster: Disaster::Monster, .. } => Some(Space::Summoner),
            Phase::Treasure => Some(Space::Treasure),
            Phase::Library => Some(Space::Library),
            _ => None,
        }
    }
}
