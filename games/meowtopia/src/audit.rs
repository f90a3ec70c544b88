//! The invariant: no kitten appears or vanishes, the board's stock fits the farms, and the phase is one in
//! which somebody can choose. It bears any position that can be read, however odd.

use game_api::{Game, PerSeat, Seat};

use crate::{Home, Job, Load, Meowtopia, Phase, Side};

/// The last piece of the board ends the game with the round. With side B two players may send six workers
/// each for such pieces in one round: the first of these twelve was still on the board.
const OVERSHOOT: u32 = 11;
/// More food or gold than any game brings.
const MAX_AMOUNT: u32 = 1_000_000;
const MAX_LOAD: u16 = 10_000;

pub(crate) fn audit(game: &Meowtopia) -> Result<(), String> {
    seats(game)?;
    amounts(game)?;
    kittens(game)?;
    pieces(game)?;
    phase(game)
}

fn check(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Every list has a place for every seat, and nobody is named who does not sit at the table.
fn seats(game: &Meowtopia) -> Result<(), String> {
    let public = &game.public;
    let seats = public.seats();
    let valid = (Meowtopia::INFO.min_seats..=Meowtopia::INFO.max_seats).contains(&seats);
    check(valid, || format!("{seats} players"))?;
    let sits = |seat: Seat| seat.number() <= seats;
    let named = [public.first, public.turn, public.actor].into_iter();
    let takers = public.tiles.iter().filter_map(|tile| tile.taken);
    let families =
        public.homes.values().flat_map(|home| home.merchants.iter().map(|merchant| merchant.family));
    for seat in named.chain(takers).chain(families) {
        check(sits(seat), || format!("nobody sits in seat {seat}"))?;
    }
    let whole = |list: &PerSeat<u8>| list.seats() == seats;
    let lists = public.homes.values().flat_map(|home| [&home.awake, &home.asleep]).chain([&public.stock]);
    check(lists.into_iter().all(whole), || "a list of families is not as long as the table".to_owned())
}

fn amounts(game: &Meowtopia) -> Result<(), String> {
    let public = &game.public;
    let numbers = game.edition.numbers();
    check((1..=numbers.rounds).contains(&public.round), || format!("round {}", public.round))?;
    for (seat, home) in public.homes.iter() {
        let fits = home.food <= MAX_AMOUNT && home.gold <= MAX_AMOUNT && home.malus <= MAX_LOAD;
        check(fits, || format!("seat {seat} is too rich"))?;
        for merchant in &home.merchants {
            let fits = match merchant.load {
                Load::Nothing => true,
                Load::Food(units) | Load::Gold(units) => (1..=MAX_LOAD).contains(&units),
            };
            check(fits, || format!("seat {seat} has a merchant with {:?}", merchant.load))?;
        }
    }
    let too_rich = public.tiles.iter().any(|tile| tile.bonus > MAX_LOAD);
    check(!too_rich, || "a tile is too rich".to_owned())
}

fn kittens(game: &Meowtopia) -> Result<(), String> {
    let public = &game.public;
    for family in Seat::all(public.seats()) {
        let of_home = |home: &Home| {
            let merchants = home.merchants.iter().filter(|merchant| merchant.family == family).count();
            u32::from(home.awake[family]) + u32::from(home.asleep[family]) + merchants as u32
        };
        let owned: u32 = public.homes.values().map(of_home).sum();
        let found = owned + u32::from(public.stock[family]);
        let wanted = u32::from(game.edition.numbers().kittens_per_family);
        check(found == wanted, || format!("family {family} has {found} kittens, not {wanted}"))?;
    }
    for (seat, home) in public.homes.iter() {
        check(home.kittens() > 0, || format!("seat {seat} has no kitten"))?;
    }
    Ok(())
}

fn pieces(game: &Meowtopia) -> Result<(), String> {
    let public = &game.public;
    let in_play = game.edition.in_play(public.seats());
    let laid = |count: fn(&Home) -> u32| public.homes.values().map(count).sum::<u32>();
    let kinds = [
        ("fields", laid(|home| home.farm.fields()), in_play.fields, public.fields),
        ("sticks", laid(|home| home.farm.sticks()), in_play.sticks, public.sticks),
    ];
    for (name, laid, in_play, left) in kinds {
        let in_play = u32::from(in_play);
        let wanted = in_play.saturating_sub(laid);
        check(u32::from(left) == wanted, || format!("{left} {name} lie on the board, not {wanted}"))?;
        check(laid <= in_play + OVERSHOOT, || format!("{laid} {name} are laid"))?;
        check(wanted > 0 || public.ending.is_some(), || format!("the last of the {name} ended nothing"))?;
    }
    Ok(())
}

/// The phase fits what it is about, so that there is a choice.
fn phase(game: &Meowtopia) -> Result<(), String> {
    let public = &game.public;
    let (home, own_turn) = (public.home(), public.actor == public.turn);
    let room = public.job.map(|job| game.room(public.actor, job));
    let tile = public.tile.is_some_and(|tile| public.tile_of(tile).taken == Some(public.turn));
    let acting = tile && room.is_some();
    let mixed = |workers: &PerSeat<u8>| workers.values().filter(|&&count| count > 0).count() > 1;
    let most = if own_turn { game.edition.numbers().most_workers } else { 1 };
    let fits = match public.phase {
        Phase::Lot => public.round == 1,
        Phase::Over => true,
        Phase::Wake => own_turn && home.n_asleep() > 0,
        Phase::Rouse { left } => own_turn && (1..home.n_asleep()).contains(&left) && mixed(&home.asleep),
        Phase::Sell { merchant } => own_turn && (1..=home.merchants.len()).contains(&usize::from(merchant)),
        Phase::Take => own_turn && public.tiles.iter().any(|tile| tile.taken.is_none()),
        Phase::Choose => own_turn && tile && public.side == Side::B,
        Phase::Send => own_turn && acting,
        Phase::Name { count, left } => {
            let named = (1..=count).contains(&left) && left < home.n_awake() && mixed(&home.awake);
            own_turn && acting && named && count <= most && room >= Some(u32::from(count))
        }
        Phase::Lay { left } => {
            let laid = matches!(public.job, Some(Job::Fields | Job::Irrigation | Job::Recruit));
            acting && laid && (1..=most).contains(&left) && room >= Some(u32::from(left))
        }
        Phase::Follow => !own_turn && acting,
        Phase::Evening => own_turn && home.bill(0, game.edition.numbers()) > 0,
    };
    check(fits, || format!("{:?} is no question for seat {}", public.phase, public.actor))
}
