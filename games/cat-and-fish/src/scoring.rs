//! The end, and the invariant.

use game_api::{Outcome, PerSeat, Seat, rule};

use crate::places::Place;
use crate::sea::sea;
use crate::{CatAndFish, Edition, Gear, Magic, Phase, Public, Tile, Treasure, Zone};

/// What a player's fortune comes to: money, the fish left, less the penalties.
pub(crate) fn fortune(public: &Public, edition: &Edition, seat: Seat) -> i32 {
    let fisher = &public.fishers[seat];
    let fish = fisher.warehouse.iter().filter(|tile| tile.is_fish()).count() as i32;
    let penalties = i32::from(fisher.penalties) * i32::from(edition.penalty());
    i32::from(fisher.money) + fish * i32::from(edition.fish_left()) - penalties
}

/// The richest wins; of equals, who has fewer penalties.
pub(crate) fn outcome(public: &Public, edition: &Edition) -> Option<Outcome> {
    if public.phase != Phase::Over {
        return None;
    }
    rule!("CF18");
    let scores = PerSeat::from_fn(public.seats(), |seat| fortune(public, edition, seat));
    let standing = |seat: Seat| (scores[seat], -i32::from(public.fishers[seat].penalties));
    let ranks = PerSeat::from_fn(public.seats(), |seat| {
        1 + Seat::all(public.seats()).filter(|&other| standing(other) > standing(seat)).count() as u8
    });
    Some(Outcome { ranks, ..Outcome::by_score(scores) })
}

/// Every tile and card of the box lies in exactly one place, and what is counted twice agrees.
pub(crate) fn audit(state: &CatAndFish) -> Result<(), String> {
    tiles(state)?;
    bags(state)?;
    board(state)?;
    shop(state)?;
    magic(state)?;
    for card in Treasure::ALL {
        if state.public.hoard.count(card) > state.edition.hoard().count(card) {
            return Err(format!("Treasure Island has too many of {card}"));
        }
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Display>(what: &str, found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found}, not {wanted}")) }
}

fn tiles(state: &CatAndFish) -> Result<(), String> {
    let public = &state.public;
    for tile in Tile::ALL {
        let shoal = &public.waters.shoals[tile.zone() as usize];
        let unseen: u32 = shoal.bags.iter().map(|bag| u32::from(bag[tile.place()])).sum();
        let stored =
            public.fishers.values().flat_map(|fisher| &fisher.warehouse).filter(|&&t| t == tile).count();
        let found = unseen + u32::from(shoal.discards[tile.place()]) + stored as u32;
        same(tile.name(), found, state.edition.tiles(tile).into())?;
    }
    for (seat, fisher) in public.fishers.iter() {
        let places = state.edition.places(fisher.owns(Gear::ColdStorage));
        if fisher.warehouse.len() > places || !fisher.warehouse.is_sorted() {
            return Err(format!("the warehouse of seat {seat} is out of order"));
        }
        if fisher.warehouse.iter().any(|tile| tile.is_treasure()) {
            return Err(format!("seat {seat} has stored a treasure"));
        }
    }
    Ok(())
}

fn bags(state: &CatAndFish) -> Result<(), String> {
    let waters = &state.public.waters;
    for zone in Zone::ALL {
        let shoal = &waters.shoals[zone as usize];
        let known = |hex| waters.laid.bag(hex).is_none_or(|bag| usize::from(bag) < shoal.bags.len());
        if usize::from(shoal.from) >= shoal.bags.len() || !sea().zones[zone as usize].iter().all(known) {
            return Err(format!("zone {zone} has a tile of no bag"));
        }
        for (bag, counts) in (0..).zip(&shoal.bags) {
            let pile = if bag == shoal.from { shoal.pile } else { 0 };
            let unseen = counts.iter().map(|&count| u32::from(count)).sum::<u32>();
            same("tiles of a bag", unseen, u32::from(waters.face_down(zone, bag)) + u32::from(pile))?;
        }
    }
    Ok(())
}

fn board(state: &CatAndFish) -> Result<(), String> {
    let public = &state.public;
    same("pawns in places of their own", public.pawns().len(), usize::from(public.seats()))?;
    same("disasters", public.disasters().len(), 2 + usize::from(public.monster.is_some()))?;
    if public.typhoon.ring() == 0 || public.oil.ring() == 0 {
        return Err("a disaster lies in zone 1".to_owned());
    }
    let settled = !matches!(public.phase, Phase::Sink { .. });
    if settled && !(public.disasters() & public.waters.laid.hexes()).is_empty() {
        return Err("a tile lies under a disaster".to_owned());
    }
    for (seat, fisher) in public.fishers.iter() {
        if fisher.markers.total() > fisher.placed {
            return Err(format!("seat {seat} has more markers on the board than it placed"));
        }
    }
    Ok(())
}

fn shop(state: &CatAndFish) -> Result<(), String> {
    let (public, edition) = (&state.public, &state.edition);
    let mut sold = 0_u32;
    for gear in Gear::ALL {
        if public.fishers.values().any(|fisher| fisher.gear.count(gear) > 1) {
            return Err(format!("somebody owns two of {gear}"));
        }
        let owned: u8 = public.fishers.values().map(|fisher| fisher.gear.count(gear)).sum();
        let found = u32::from(owned) + u32::from(public.shop.count(gear));
        same(gear.name(), found, edition.stock().count(gear).into())?;
        sold += (0..owned).filter_map(|copy| edition.ware(gear, copy)).map(u32::from).sum::<u32>();
    }
    let worth = public.fishers.values().map(|fisher| u32::from(fisher.worth)).sum();
    same("prices of the cards sold", worth, sold)
}

fn magic(state: &CatAndFish) -> Result<(), String> {
    let public = &state.public;
    for card in Magic::ALL {
        let held: u32 = state.hands.values().map(|hand| u32::from(hand.magic.count(card))).sum();
        if held + u32::from(public.spent.count(card)) > state.edition.spells().count(card).into() {
            return Err(format!("there are too many of {card}"));
        }
    }
    same("cards in the Library", state.library().total(), public.library)?;
    for (seat, hand) in state.hands.iter() {
        same("magic cards in hand", hand.magic.total(), public.fishers[seat].magic)?;
        same("Blanks in hand", hand.magic.count(Magic::Blank), 0)?;
    }
    Ok(())
}
