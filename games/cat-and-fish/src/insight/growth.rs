//! How a fortune grows: cards bring money every round, and money buys the next card. A euro in the first year is
//! therefore worth several in the last.

use std::sync::LazyLock;

use super::CATCH;
use crate::{CatAndFish, Fisher, Gear};

/// The cards that somebody owns, one bit each.
#[derive(Clone, Copy)]
pub(super) struct Kit(usize);

/// What every kit brings in a round.
static INCOMES: LazyLock<[f32; 1 << Gear::COUNT]> =
    LazyLock::new(|| std::array::from_fn(|bits| Kit(bits).estimate()));

/// How many fish are caught and sold in a round, less what the way to them costs, and how many more by a Wizard.
const FISH: f32 = 0.6;
const FISH_BY_WIZARD: f32 = 0.08;
/// What whales add where they are caught and may be sold.
const WHALES: f32 = 0.4;
/// What a visit to the shop costs beside the price when cards are compared: a trifle is not worth the way.
const VISIT: f32 = 3.0;

impl Kit {
    pub(super) fn of(fisher: &Fisher) -> Kit {
        Kit(fisher.gear.iter().map(|(gear, _)| 1 << gear as usize).sum())
    }

    fn owns(self, gear: Gear) -> bool {
        self.0 >> gear as usize & 1 == 1
    }

    fn with(self, gear: Gear) -> Kit {
        Kit(self.0 | 1 << gear as usize)
    }

    /// The zone that ships and tackle together reach: each step of either goes a zone further.
    pub(super) fn farthest(self) -> usize {
        let steps = [Gear::Boat, Gear::Vessel, Gear::Net, Gear::FisherMan];
        steps.into_iter().filter(|&gear| self.owns(gear)).count().min(CATCH.len() - 1)
    }

    fn income(self) -> f32 {
        INCOMES[self.0]
    }

    fn estimate(self) -> f32 {
        let zone = self.farthest();
        let fish = FISH + if self.owns(Gear::Wizard) { FISH_BY_WIZARD } else { 0.0 };
        let whales = if zone == 2 && self.owns(Gear::BlackMarket) { WHALES } else { 0.0 };
        let others: f32 = Gear::ALL.into_iter().filter(|&gear| self.owns(gear)).map(use_of).sum();
        fish * CATCH[zone] + whales + others
    }
}

/// What a card brings in a round beside the zone that it opens.
fn use_of(gear: Gear) -> f32 {
    match gear {
        Gear::Membership => 1.0,
        Gear::Merchant | Gear::FisherMan => 0.6,
        Gear::ColdStorage => 0.4,
        Gear::Wizard => 0.2,
        Gear::Net => 0.15,
        Gear::Boat | Gear::Vessel | Gear::Engine | Gear::Sorcerer => 0.1,
        Gear::BlackMarket => 0.05,
    }
}

/// A card to be bought.
struct Purchase {
    gear: Gear,
    price: f32,
    /// In how many rounds; 0 is this one.
    wait: f32,
    /// What it brings up to the end for what it costs.
    merit: f32,
}

impl CatAndFish {
    /// What a fisher will own at the end who has so much now, cash in hand and what will soon be cash, and buys what
    /// pays best, card by card. So many cards may be bought this round, out of the cash in hand.
    pub(super) fn growth(&self, fisher: &Fisher, purse: f32, cash: u16, visits: u8) -> f32 {
        let (mut purse, mut cash, mut visits) = (purse, f32::from(cash), visits);
        let mut kit = Kit::of(fisher);
        let mut left = f32::from(self.rounds_left());
        loop {
            let ready = if visits > 0 { cash } else { 0.0 };
            let Some(next) = self.best_purchase(kit, purse, ready, left) else {
                return purse + left * kit.income();
            };
            if next.wait == 0.0 {
                visits -= 1;
                cash -= next.price;
            } else {
                visits = 0;
            }
            purse += next.wait * kit.income() - next.price;
            left -= next.wait;
            kit = kit.with(next.gear);
        }
    }

    /// The card that pays best: at once out of what is ready, or as soon as the purse is full enough.
    fn best_purchase(&self, kit: Kit, purse: f32, ready: f32, left: f32) -> Option<Purchase> {
        let mut best: Option<Purchase> = None;
        for gear in Gear::ALL {
            let gain = kit.with(gear).income() - kit.income();
            // Most cards fall out here.
            if gain * left <= 1.0 || !gear.needs().is_none_or(|needed| kit.owns(needed)) {
                continue;
            }
            let Some(price) = self.public.price(&self.edition, gear).map(f32::from) else { continue };
            let wait = if price <= ready { 0.0 } else { ((price - purse) / kit.income()).max(1.0) };
            let profit = gain * (left - wait) - price;
            let merit = profit / (price + VISIT);
            if profit > 0.0 && best.as_ref().is_none_or(|best| merit > best.merit) {
                best = Some(Purchase { gear, price, wait, merit });
            }
        }
        best
    }
}
