//! The end, the grades, and the invariant.

use game_api::{Outcome, PerSeat, Seat, Solo, rule};

use crate::{Cat, Edition, Face, Kind, Phase, Place, Play, Public, Tile, Walk, paths};

/// The worst of the seven grades.
pub(crate) const LOWEST_GRADE: u8 = 7;

pub(crate) fn outcome(public: &Public, edition: &Edition) -> Option<Outcome> {
    if public.phase != Phase::Over {
        return None;
    }
    let seats = public.seats();
    // Partners share what they have won.
    let shared = |seat: Seat, of: &dyn Fn(Seat) -> i32| -> i32 {
        Seat::all(seats).filter(|&other| public.partners(seat, other)).map(of).sum()
    };
    let scores =
        PerSeat::from_fn(seats, |seat| shared(seat, &|seat| i32::from(public.points(seat, edition))));
    let cats = PerSeat::from_fn(seats, |seat| shared(seat, &|seat| i32::from(public.won[seat].total())));
    if public.counts_turns() {
        rule!("CH9.2");
        let grade = if public.all_home() { edition.grade(public.turns) } else { LOWEST_GRADE };
        let solo = Some(Solo { result: u32::from(public.turns), grade });
        return Some(Outcome { scores, ranks: PerSeat::from_fn(seats, |_| 1), teams: None, solo });
    }
    rule!("CH9.1");
    let better = |other: Seat, seat: Seat| (scores[other], cats[other]) > (scores[seat], cats[seat]);
    let ranks = PerSeat::from_fn(seats, |seat| {
        1 + Seat::all(seats).filter(|&other| better(other, seat)).count() as u8
    });
    let teams = (public.options.play == Play::Teams)
        .then(|| PerSeat::from_fn(seats, |seat| public.team(seat).unwrap_or_default()));
    Some(Outcome { scores, ranks, teams, solo: None })
}

/// Every card of the box lies in exactly one place, and the parts of the state fit together.
pub(crate) fn audit(public: &Public, edition: &Edition) -> Result<(), String> {
    gutters(public, edition)?;
    cats(public, edition)?;
    ring(public)?;
    walks(public)?;
    let side = public.board.side();
    if side != edition.side(public.options.board) {
        return Err(format!("the board has {side} cards on a side"));
    }
    let dealing = matches!(public.phase, Phase::Deal { .. });
    if public.board.gap().is_some() != dealing {
        return Err("the board has gaps exactly while it is dealt".to_owned());
    }
    if public.pile.top.is_none() != (dealing || public.phase == Phase::Top) {
        return Err("a card lies open on the pile, but for when one is turned up".to_owned());
    }
    if public.won.get(public.turn).is_none() || public.won.get(public.first).is_none() {
        return Err("nobody sits in a seat that has the turn".to_owned());
    }
    match public.phase {
        Phase::Act if public.actions == 0 => Err("somebody acts without an action left".to_owned()),
        Phase::Home { cat } if !has_choice(public, cat) => {
            Err(format!("the cat at {cat} has no choice of homes"))
        }
        Phase::NewCat if public.arrivals.cats.is_empty() || public.cat_pile.is_empty() => {
            Err("there is no cat to replace, or none to come".to_owned())
        }
        _ if public.actions > edition.actions() => Err("there are too many actions".to_owned()),
        _ => Ok(()),
    }
}

fn has_choice(public: &Public, cat: Place) -> bool {
    public.ring.cats.iter().any(|stray| stray.place == cat)
        && paths::reached(&public.board, cat, public.ring.homes).both()
}

fn gutters(public: &Public, edition: &Edition) -> Result<(), String> {
    for &kind in Kind::ALL {
        let lies = |tile: Tile| tile.kind() == Some(kind);
        let on_board = public.board.cells().filter(|&cell| lies(public.board.tile(cell))).count();
        let found = on_board + usize::from(public.pile.count(kind));
        let wanted = edition.gutters(kind);
        if found != usize::from(wanted) {
            return Err(format!("there are {found} of {kind}, not {wanted}"));
        }
    }
    Ok(())
}

fn cats(public: &Public, edition: &Edition) -> Result<(), String> {
    for &cat in Cat::ALL {
        let won: u8 = public.won.values().map(|litter| litter.count(cat)).sum();
        let outside = public.ring.cats.iter().filter(|stray| stray.cat == cat).count() as u8;
        let found = won + outside + public.cat_pile.count(cat);
        let wanted = edition.cats(cat);
        if found != wanted {
            return Err(format!("there are {found} of {cat}, not {wanted}"));
        }
    }
    Ok(())
}

/// No two share a place, every place is there, and both lists are in order.
fn ring(public: &Public) -> Result<(), String> {
    let ring = &public.ring;
    let in_order =
        ring.homes[0] < ring.homes[1] && ring.cats.windows(2).all(|two| two[0].place < two[1].place);
    let apart = ring.cats.iter().all(|stray| !ring.homes.contains(&stray.place));
    let mut places = ring.cats.iter().map(|stray| stray.place).chain(ring.homes);
    if in_order && apart && places.all(|place| place.is_on(public.board.side())) {
        Ok(())
    } else {
        Err(format!("the ring is in disorder: {ring:?}"))
    }
}

/// Every walk is one of a cat that is at home now, and its way can still be seen.
fn walks(public: &Public) -> Result<(), String> {
    let at_home: u8 = public.won.values().map(|litter| litter.total()).sum();
    if public.walks.len() > usize::from(at_home) {
        return Err(format!("{} cats have walked, but {at_home} are at home", public.walks.len()));
    }
    for Walk { from, home } in &public.walks {
        let on_ring = [from, home].iter().all(|place| place.is_on(public.board.side()));
        if !on_ring || !paths::reached(&public.board, *from, [*home; 2]).any() {
            return Err(format!("no cat can have walked from {from} to {home}"));
        }
    }
    Ok(())
}
