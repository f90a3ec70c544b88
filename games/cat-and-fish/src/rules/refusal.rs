//! Why a choice is not allowed: written from the rules, apart from the list of what is.

use game_api::{RuleId, Seat, rule};

use crate::places::{Hex, HexSet, Place, Point};
use crate::sea::sea;
use crate::{Action, CatAndFish, Disaster, Gear, Magic, Phase, Season, Space, Tile};

/// The first reason of several, if there is one.
macro_rules! refuse {
    ($($when:expr => $rule:expr,)*) => {{
        $(if $when { return Some($rule); })*
        None
    }};
}

impl CatAndFish {
    pub(super) fn refuse(&self, seat: Seat, action: Action) -> Option<RuleId> {
        match (self.public.phase, action) {
            (Phase::Choose, Action::Stop) | (Phase::Act, Action::End) => None,
            (Phase::Choose, Action::Place(space)) => self.refuse_space(seat, space),
            (Phase::Act, Action::Do(space)) => self.refuse_act(seat, space),
            (Phase::Act, Action::As { marker, action }) => self.refuse_wizard(seat, marker, action),
            (Phase::Act, Action::Change { marker, action }) => self.refuse_change(seat, marker, action),
            (Phase::Fish, Action::Fish(hex)) => self.refuse_catch(seat, hex),
            (Phase::Sail { extra, anywhere }, Action::Sail(to)) => {
                self.refuse_sail(seat, extra, anywhere, to)
            }
            (Phase::Sail { anywhere: false, .. }, Action::Sorcerer) => self.refuse_sorcery(seat),
            (Phase::Sell, Action::Sell(tile)) => self.refuse_sale(seat, tile),
            (Phase::Sell, Action::Drop(tile)) => self.refuse_drop(seat, tile),
            (Phase::Buy, Action::Buy(gear)) => self.refuse_purchase(seat, gear),
            (Phase::Steal, Action::Steal { victim, tile }) => self.refuse_theft(seat, victim, tile),
            (Phase::Move { disaster, extra }, Action::Move(hex)) => self.refuse_course(disaster, extra, hex),
            (Phase::Discard { .. }, Action::Discard(tile)) => refuse! {
                !self.stores(seat, tile) || !tile.is_fish() => rule!("CF10.2"),
            },
            (Phase::Flee { .. }, Action::Flee(to)) => self.refuse_refuge(seat, to),
            (Phase::Fee, Action::Pay) => refuse! {
                self.public.fishers[seat].money < self.edition.fee() => rule!("CF15.2"),
            },
            (Phase::Fee, Action::Give(tile)) => refuse! {
                !self.stores(seat, tile) || !tile.is_fish() || tile == Tile::Whale => rule!("CF15.1"),
            },
            (Phase::SetMonster, Action::Set(hex)) => refuse! {
                self.public.disasters().contains(hex) => rule!("CF9.3"),
            },
            (Phase::SetMonster, Action::Leave) => {
                refuse! { self.public.monster.is_none() => rule!("CF17.3"), }
            }
            (phase, Action::Play(card)) => self.refuse_card(seat, phase, card),
            (
                Phase::Fish
                | Phase::Sail { .. }
                | Phase::Sell
                | Phase::Buy
                | Phase::Steal
                | Phase::Move { .. },
                Action::Done,
            ) => None,
            _ => Some(rule!("CF2")),
        }
    }

    fn stores(&self, seat: Seat, tile: Tile) -> bool {
        self.public.fishers[seat].warehouse.contains(&tile)
    }

    fn refuse_space(&self, seat: Seat, space: Space) -> Option<RuleId> {
        let public = &self.public;
        let there: u8 = public.fishers.values().map(|fisher| fisher.markers.count(space)).sum();
        refuse! {
            space == Space::Thief && (public.season() != Season::Winter || public.thief.is_some()) => rule!("CF3.1"),
            space == Space::Summoner && (public.summoner != Some(seat) || there > 0) => rule!("CF17.1"),
            space == Space::Library && there >= public.library => rule!("CF12.2"),
            there >= self.edition.room(space, public.seats()) => rule!("CF3.2"),
        }
    }

    fn refuse_act(&self, seat: Seat, space: Space) -> Option<RuleId> {
        let fisher = &self.public.fishers[seat];
        refuse! {
            fisher.markers.count(space) == 0 => rule!("CF4.1"),
            space == Space::Fishing && !fisher.has_room(&self.edition) => rule!("CF5.1"),
            space == Space::Thief && !fisher.has_room(&self.edition) => rule!("CF13.1"),
        }
    }

    fn refuse_wizard(&self, seat: Seat, marker: Space, action: Space) -> Option<RuleId> {
        let fisher = &self.public.fishers[seat];
        refuse! {
            !fisher.owns(Gear::Wizard) || fisher.money < self.edition.wizard_fee() => rule!("CF13.4"),
        }
        .or_else(|| self.refuse_exchange(seat, marker, action))
    }

    fn refuse_change(&self, seat: Seat, marker: Space, action: Space) -> Option<RuleId> {
        refuse! {
            self.hands[seat].magic.count(Magic::Change) == 0 => rule!("CF12.1"),
            !self.public.fishers[seat].owns(Gear::Wizard) => rule!("CF12.3"),
        }
        .or_else(|| self.refuse_exchange(seat, marker, action))
    }

    fn refuse_exchange(&self, seat: Seat, marker: Space, action: Space) -> Option<RuleId> {
        let fisher = &self.public.fishers[seat];
        refuse! {
            !marker.is_trade() || !action.is_trade() || marker == action => rule!("CF13.3"),
            fisher.markers.count(marker) == 0 => rule!("CF4.1"),
            action == Space::Fishing && !fisher.has_room(&self.edition) => rule!("CF5.1"),
        }
    }

    fn refuse_catch(&self, seat: Seat, hex: Hex) -> Option<RuleId> {
        refuse! {
            !self.public.fishers[seat].reach().contains(hex) => rule!("CF5.2"),
            self.public.waters.laid.bag(hex).is_none() => rule!("CF5.3"),
        }
    }

    fn refuse_sail(&self, seat: Seat, extra: u8, anywhere: bool, to: Point) -> Option<RuleId> {
        let fisher = &self.public.fishers[seat];
        let steps = 1 + u8::from(fisher.owns(Gear::Engine)) + extra;
        refuse! {
            self.has_pawn(to) => rule!("CF6.3"),
            self.is_touched(to) => rule!("CF6.4"),
            !anywhere && !self.may_sail(seat, to) => rule!("CF6.2"),
            !anywhere && !self.finds_way(seat, fisher.pawn, to, steps) => rule!("CF6.1"),
        }
    }

    fn has_pawn(&self, point: Point) -> bool {
        self.public.fishers.values().any(|fisher| fisher.pawn == point)
    }

    /// Whether a disaster touches the intersection.
    fn is_touched(&self, point: Point) -> bool {
        let touching = sea().at_point[point.index()];
        Disaster::ALL
            .into_iter()
            .filter_map(|disaster| self.public.place_of(disaster))
            .any(|hex| touching.contains(hex))
    }

    fn may_sail(&self, seat: Seat, point: Point) -> bool {
        let fisher = &self.public.fishers[seat];
        match point.ring() {
            0 => true,
            1 => fisher.owns(Gear::Boat),
            _ => fisher.owns(Gear::Vessel),
        }
    }

    /// Every step ends on a free intersection of a line that the player may sail.
    fn finds_way(&self, seat: Seat, from: Point, to: Point, steps: u8) -> bool {
        steps > 0
            && sea().steps[from.index()].iter().any(|next| {
                let open = self.may_sail(seat, next) && !self.has_pawn(next) && !self.is_touched(next);
                open && (next == to || self.finds_way(seat, next, to, steps - 1))
            })
    }

    fn refuse_sorcery(&self, seat: Seat) -> Option<RuleId> {
        let fisher = &self.public.fishers[seat];
        refuse! { !fisher.owns(Gear::Sorcerer) || fisher.money < self.edition.sorcerer_fee() => rule!("CF13.5"), }
    }

    fn refuse_sale(&self, seat: Seat, tile: Tile) -> Option<RuleId> {
        refuse! {
            !self.stores(seat, tile) => rule!("CF7.3"),
            tile.is_bone() => rule!("CF7.2"),
            tile == Tile::Whale && !self.public.fishers[seat].owns(Gear::BlackMarket) => rule!("CF7.1"),
        }
    }

    fn refuse_drop(&self, seat: Seat, tile: Tile) -> Option<RuleId> {
        let unsaleable =
            tile.is_bone() || tile == Tile::Whale && !self.public.fishers[seat].owns(Gear::BlackMarket);
        refuse! {
            !self.stores(seat, tile) => rule!("CF7.3"),
            !unsaleable => rule!("CF7.4"),
        }
    }

    fn refuse_purchase(&self, seat: Seat, gear: Gear) -> Option<RuleId> {
        let fisher = &self.public.fishers[seat];
        let missing = match gear {
            Gear::FisherMan => !fisher.owns(Gear::Net),
            Gear::Vessel => !fisher.owns(Gear::Boat),
            Gear::Sorcerer => !fisher.owns(Gear::Wizard),
            _ => false,
        };
        let price = self.public.price(&self.edition, gear);
        refuse! {
            fisher.owns(gear) => rule!("CF8.3"),
            missing => rule!("CF8.4"),
            price.is_none() => rule!("CF8.1"),
            price.is_some_and(|price| price > fisher.money) => rule!("CF8.2"),
        }
    }

    fn refuse_theft(&self, seat: Seat, victim: Seat, tile: Tile) -> Option<RuleId> {
        let there = self.public.fishers.get(victim).is_some_and(|other| other.warehouse.contains(&tile));
        refuse! { victim == seat || !there || !tile.is_fish() => rule!("CF13.2"), }
    }

    fn refuse_course(&self, disaster: Disaster, extra: u8, to: Hex) -> Option<RuleId> {
        let near_coast = disaster != Disaster::Monster && to.ring() == 0;
        let from = self.public.place_of(disaster);
        let drifts = from.is_some_and(|from| self.drifts(disaster, from, to, 1 + extra));
        refuse! {
            near_coast => rule!("CF9.2"),
            self.public.disasters().contains(to) => rule!("CF9.3"),
            !drifts && disaster == Disaster::Oil => rule!("CF9.1"),
            !drifts && disaster == Disaster::Typhoon => rule!("CF10.1"),
            !drifts => rule!("CF17.2"),
        }
    }

    fn drifts(&self, disaster: Disaster, from: Hex, to: Hex, steps: u8) -> bool {
        let others: HexSet = self.public.disasters();
        steps > 0
            && sea().around[from.index()].iter().any(|next| {
                let open = (disaster == Disaster::Monster || next.ring() > 0) && !others.contains(next);
                open && (next == to || self.drifts(disaster, next, to, steps - 1))
            })
    }

    fn refuse_refuge(&self, seat: Seat, to: Point) -> Option<RuleId> {
        let distance = sea().distance[self.public.fishers[seat].pawn.index()];
        let safe =
            |point: Point| !self.has_pawn(point) && !self.is_touched(point) && self.may_sail(seat, point);
        let nearer = (0..crate::POINTS)
            .map(Point::numbered)
            .any(|point| distance[point.index()] < distance[to.index()] && safe(point));
        refuse! { !safe(to) || nearer => rule!("CF11.1"), }
    }

    fn refuse_card(&self, seat: Seat, phase: Phase, card: Magic) -> Option<RuleId> {
        let fits = match card {
            Magic::GoodHaul => phase == Phase::Fish,
            Magic::Wind | Magic::StrongWind | Magic::Warp => {
                matches!(phase, Phase::Sail { anywhere: false, .. })
            }
            Magic::Storm => matches!(phase, Phase::Move { disaster: Disaster::Typhoon, .. }),
            Magic::Change | Magic::Blank => false,
        };
        refuse! {
            self.hands[seat].magic.count(card) == 0 => rule!("CF12.1"),
            !fits => rule!("CF12.4"),
            card == Magic::Warp && !self.public.fishers[seat].owns(Gear::Sorcerer) => rule!("CF12.3"),
        }
    }
}
