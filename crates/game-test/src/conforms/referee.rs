//! The game on a table: replay, refusals that change nothing, undo.

use game_api::{Game, GameRng, Pending, PerSeat, Seat, Seed, Setup, ViewRef, Viewer};
use table::{Player, Refusal, Step, Table};

use super::{At, Broken, Violation, legal::Seen};

/// The journal gives the same state again, through its file too.
pub(crate) fn replays<G: Game>(
    at: At,
    setup: &Setup<G>,
    steps: &[Step<G>],
    end: &G,
) -> Result<(), Violation> {
    let players = people(setup.seats);
    let table = match Table::replay(setup.clone(), Seed::from(0), players, steps.iter().copied()) {
        Ok(table) => table,
        Err(error) => return at.broken(Broken::Replay, error),
    };
    let again = table::Record::from_json(&table.record().to_json()).and_then(|record| record.replay::<G>());
    match again {
        Ok(again) if again.is_at(end) && table.is_at(end) => Ok(()),
        Ok(_) => at.broken(Broken::Replay, "the journal leads to another state"),
        Err(error) => at.broken(Broken::Replay, error),
    }
}

fn people(seats: u8) -> PerSeat<Player> {
    PerSeat::from_fn(seats, |_| Player::Person(String::new()))
}

fn one_person(seats: u8) -> PerSeat<Player> {
    PerSeat::from_fn(seats, |seat| match seat {
        Seat::FIRST => Player::Person(String::new()),
        _ => Player::Bot("random".to_owned()),
    })
}

/// Plays a game through the referee, trying what is not allowed and taking back what is.
pub(crate) fn keeps_order<G: Game>(
    at: At,
    setup: &Setup<G>,
    seen: &Seen<G>,
    rng: &mut GameRng,
) -> Result<(), Violation> {
    // The only seat of a table has nobody to ask either.
    let alone = at.game % 2 == 1 || setup.seats == 1;
    let players = if alone { one_person(setup.seats) } else { people(setup.seats) };
    let mut table = Table::open(setup.clone(), Seed::from(at.game), players).expect("a valid set-up");
    let mut legal = Vec::new();
    while let Pending::Seat(seat) = table.pending() {
        let at = At { step: table.journal().entries().len(), ..at };
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let watched = rng.below(8) == 0;
        if watched {
            refuses(at, &mut table, seat, &legal, seen, rng)?;
        }
        let action = *rng.pick(&legal);
        let before = watched.then(|| views(&table));
        if let Err(refusal) = table.submit(seat, action) {
            return at.broken(Broken::Submit, format!("{action} was offered, but refused: {refusal}"));
        }
        if let Some(before) = before {
            takes_back(at, &mut table, seat, action, &before, alone && seat == Seat::FIRST)?;
        }
    }
    let over = table.submit(Seat::FIRST, *rng.pick(&legal)).err();
    if over != Some(Refusal::Over) {
        return at.broken(Broken::Submit, format!("after the end the referee says {over:?}"));
    }
    Ok(())
}

/// All that anybody can see of the table.
fn views<G: Game>(table: &Table<G>) -> Vec<String> {
    Viewer::all(table.setup().seats).map(|viewer| json(table.view(viewer))).collect()
}

fn json<G: Game>(view: ViewRef<'_, G>) -> String {
    serde_json::to_string(&view).expect("a view is plain data")
}

fn refuses<G: Game>(
    at: At,
    table: &mut Table<G>,
    seat: Seat,
    legal: &[G::Action],
    seen: &Seen<G>,
    rng: &mut GameRng,
) -> Result<(), Violation> {
    let before = (views(table), table.journal().entries().len());
    for action in seen.some(20, rng) {
        let who = *rng.pick(&Seat::all(table.setup().seats).collect::<Vec<_>>());
        if who == seat && legal.contains(&action) {
            continue;
        }
        if table.submit(who, action).is_ok() {
            return at.broken(Broken::Submit, format!("{action} of seat {who} was let through"));
        }
    }
    if (views(table), table.journal().entries().len()) != before {
        return at.broken(Broken::Submit, "a refused action changed something");
    }
    Ok(())
}

/// What may be taken back leads to the position before; and the same choice then has the same consequences.
fn takes_back<G: Game>(
    at: At,
    table: &mut Table<G>,
    seat: Seat,
    action: G::Action,
    before: &[String],
    free: bool,
) -> Result<(), Violation> {
    let after = views(table);
    let entry = table.journal().entries().last().expect("a step was just taken");
    let last_is_own = matches!(entry.step, Step::Choice { .. }) && !entry.revealed;
    let length = table.journal().entries().len();
    match table.undo(seat) {
        Err(_) if free || last_is_own => at.broken(Broken::Undo, "the own last choice can't be taken back"),
        Err(_) => Ok(()),
        Ok(_) if !free && !last_is_own => at.broken(Broken::Undo, "undo went past luck or a reveal"),
        Ok(_) => {
            if views(table) != before || table.journal().entries().len() != length + 1 {
                return at.broken(Broken::Undo, "undo does not lead back to the position before");
            }
            let again = table.submit(seat, action).is_ok();
            if !again || views(table) != after {
                return at.broken(Broken::Undo, "after an undo the same choice has other consequences");
            }
            Ok(())
        }
    }
}
