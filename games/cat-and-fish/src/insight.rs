//! What a good player knows: what fish, cards, markers and a place at sea are worth, in money.

use game_api::{Insight, PerSeat, Seat};

use crate::places::Place;
use crate::sea::sea;
use crate::{CatAndFish, Disaster, Fisher, Gear, Phase, Season, Space, Tile, scoring};

/// What a catch of a zone brings, roughly.
const CATCH: [f32; 3] = [1.0, 2.7, 4.7];
/// How many euros a lead must have to be nearly won.
const LEAD: f32 = 6.0;

impl Insight for CatAndFish {
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
        worth += fisher.gear.iter().map(|(gear, _)| use_of(gear) * left).sum::<f32>();
        worth += fisher.warehouse.iter().map(|&tile| self.keeping(fisher, tile)).sum::<f32>();
        worth += 0.9 * f32::from(fisher.magic) + 0.25 * left.min(2.0) * self.berth(fisher);
        let under_way = self.under_way(seat);
        let marker = |space| fisher.markers.count(space) + u8::from(under_way == Some(space));
        for space in Space::ALL {
            if marker(space) > 0 {
                worth += self.marker(seat, fisher, space, marker(space), marker(Space::Selling) > 0);
            }
        }
        worth
    }

    /// What a stored tile will bring: nearly the best price that is still to come.
    fn keeping(&self, fisher: &Fisher, tile: Tile) -> f32 {
        if !tile.is_fish() {
            return -0.5;
        }
        if tile == Tile::Whale && !fisher.owns(Gear::BlackMarket) {
            return 0.5;
        }
        let bonus = if fisher.owns(Gear::Merchant) { self.edition.merchant_bonus() } else { 0 };
        let coming = usize::from(self.rounds_left().min(3)) + 1;
        let now = self.public.season() as usize;
        let seasons = (now..now + coming).map(|season| Season::ALL[season % Season::COUNT]);
        let best = seasons.map(|season| self.edition.price(tile, season)).max().unwrap_or_default();
        0.75 * f32::from(if best > 0 { best + bonus } else { 0 })
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
                let ships = if fisher.owns(Gear::Vessel) { 2 } else { usize::from(fisher.owns(Gear::Boat)) };
                count * (0.1 + 0.8 * ships.saturating_sub(fisher.pawn.ring()) as f32)
            }
            Space::Selling => {
                let gain = |&tile: &Tile| f32::from(self.sale(seat, tile)) - self.keeping(fisher, tile);
                0.1 + 0.9 * fisher.warehouse.iter().map(gain).filter(|&gain| gain > 0.0).sum::<f32>()
            }
            Space::Buying => self.best_purchase(seat, fisher, selling),
            Space::Treasure => 1.2,
            Space::Library => 0.6,
            Space::Thief if room > 0 => 1.5,
            Space::Thief | Space::Typhoon | Space::Oil | Space::Summoner => 0.05,
        }
    }

    fn best_purchase(&self, seat: Seat, fisher: &Fisher, selling: bool) -> f32 {
        let sales: u16 = fisher.warehouse.iter().map(|&tile| self.sale(seat, tile)).sum();
        let purse = fisher.money + if selling { sales } else { 0 };
        let left = f32::from(self.rounds_left());
        let gain = |gear: Gear| {
            let price = self.public.price(&self.edition, gear).filter(|&price| price <= purse)?;
            let allowed = !fisher.owns(gear) && gear.needs().is_none_or(|needed| fisher.owns(needed));
            allowed.then(|| use_of(gear) * left - f32::from(price))
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

/// What a card brings in a round, roughly.
fn use_of(gear: Gear) -> f32 {
    match gear {
        Gear::Membership => 1.0,
        Gear::Net => 0.9,
        Gear::FisherMan => 0.8,
        Gear::Boat | Gear::Vessel => 0.7,
        Gear::Merchant => 0.6,
        Gear::ColdStorage => 0.5,
        Gear::BlackMarket => 0.3,
        Gear::Engine | Gear::Wizard | Gear::Sorcerer => 0.15,
    }
}
