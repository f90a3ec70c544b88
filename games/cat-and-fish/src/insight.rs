//! What a good player knows: what fish, cards, markers and a place at sea are worth, in money.

use game_api::{Insight, PerSeat, Seat, Thought, priors_by_prospects};

use crate::places::Place;
use crate::sea::sea;
use crate::{Action, CatAndFish, Disaster, Fisher, Gear, Phase, Season, Space, Tile, scoring};

/// What a catch of a zone brings, roughly.
const CATCH: [f32; 3] = [1.0, 2.7, 4.7];
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
        let left = f32::from(self.rounds_left());
        let mut worth = f32::from(fisher.money) - 3.0 * f32::from(fisher.penalties);
        worth += left * income(|gear| fisher.owns(gear));
        worth += fisher.warehouse.iter().map(|&tile| self.keeping(fisher, tile)).sum::<f32>();
        worth += 0.9 * f32::from(fisher.magic) + 0.25 * left.min(2.0) * self.berth(fisher);
        worth += 0.1 * fisher.pawn.ring() as f32;
        let under_way = self.under_way(seat);
        let marker = |space| fisher.markers.count(space) + u8::from(under_way == Some(space));
        // Who is in the shop already spends what is in the purse; a sale comes too late.
        let selling = marker(Space::Selling) > 0 && under_way != Some(Space::Buying);
        for space in Space::ALL {
            if marker(space) > 0 {
                worth += self.marker(seat, fisher, space, marker(space), selling);
            }
        }
        worth
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
        0.6 * best
    }

    /// What the best catch within reach brings.
    fn berth(&self, fisher: &Fisher) -> f32 {
        let within = fisher.reach() & self.public.waters.laid.hexes();
        let best = (0..CATCH.len()).rev().find(|&zone| !(within & sea().zones[zone]).is_empty());
        best.map_or(0.0, |zone| CATCH[zone])
    }

    /// What markers on a space promise.
    fn marker(&self, seat: Seat, fisher: &Fisher, space: Space, count: u8, selling: bool) -> f32 {
        let room = self.edition.places(fisher.owns(Gear::ColdStorage)) - fisher.warehouse.len();
        let count = f32::from(count);
        match space {
            Space::Fishing => {
                count.min(room as f32 + f32::from(u8::from(selling))) * 0.6 * self.berth(fisher)
            }
            Space::Sailing => {
                let hope = CATCH[farthest(|gear| fisher.owns(gear))] - self.berth(fisher);
                0.05 + 0.4 * count.min(2.0) * hope.max(0.0)
            }
            Space::Selling => {
                let gain = |&tile: &Tile| f32::from(self.proceeds(seat, tile)) - self.keeping(fisher, tile);
                0.1 + 0.9 * fisher.warehouse.iter().map(gain).filter(|&gain| gain > 0.0).sum::<f32>()
            }
            Space::Buying => self.best_purchase(seat, fisher, selling),
            Space::Treasure => 1.2,
            Space::Library => 0.6,
            Space::Thief if room > 0 => 1.5,
            Space::Thief | Space::Typhoon | Space::Oil | Space::Summoner => 0.05,
        }
    }

    /// What a tile brings now; a whale without Black Market, nothing.
    fn proceeds(&self, seat: Seat, tile: Tile) -> u16 {
        let smuggled = tile == Tile::Whale && !self.public.fishers[seat].owns(Gear::BlackMarket);
        if smuggled { 0 } else { self.public.sale(&self.edition, seat, tile) }
    }

    fn best_purchase(&self, seat: Seat, fisher: &Fisher, selling: bool) -> f32 {
        let sales: u16 = fisher.warehouse.iter().map(|&tile| self.proceeds(seat, tile)).sum();
        let purse = fisher.money + if selling { sales } else { 0 };
        let left = f32::from(self.rounds_left());
        let without = income(|gear| fisher.owns(gear));
        let gain = |gear: Gear| {
            let price = self.public.price(&self.edition, gear).filter(|&price| price <= purse)?;
            let allowed = !fisher.owns(gear) && gear.needs().is_none_or(|needed| fisher.owns(needed));
            let with_it = income(|other| other == gear || fisher.owns(other));
            allowed.then(|| (with_it - without) * left - f32::from(price))
        };
        0.8 * Gear::ALL.into_iter().filter_map(gain).fold(0.0, f32::max)
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

/// The zone that ships and tackle together reach: each step of either goes a zone further.
fn farthest(owns: impl Fn(Gear) -> bool) -> usize {
    let steps = [Gear::Boat, Gear::Vessel, Gear::Net, Gear::FisherMan];
    steps.into_iter().filter(|&gear| owns(gear)).count().min(CATCH.len() - 1)
}

/// What cards bring in a round, roughly.
fn income(owns: impl Fn(Gear) -> bool) -> f32 {
    let zone = farthest(&owns);
    let others: f32 = Gear::ALL.into_iter().filter(|&gear| owns(gear)).map(use_of).sum();
    let whales = if zone == 2 && owns(Gear::BlackMarket) { 0.4 } else { 0.0 };
    0.6 * CATCH[zone] + others + whales
}

/// What a card brings beside the zone that it opens.
fn use_of(gear: Gear) -> f32 {
    match gear {
        Gear::Membership => 1.0,
        Gear::Merchant => 0.6,
        Gear::ColdStorage => 0.4,
        Gear::Net | Gear::FisherMan | Gear::Wizard => 0.15,
        Gear::Boat | Gear::Vessel | Gear::Engine | Gear::Sorcerer => 0.1,
        Gear::BlackMarket => 0.05,
    }
}
