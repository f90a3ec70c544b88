//! How far a seat may take back, on the toy game: `swap` tells the others nothing and needs no luck, `draw`
//! needs luck, `play` shows a hidden card.

use game_api::{Pending, PerSeat, Seat, Seed, Setup, Viewer};
use game_test::toy::{Action, Toy};
use table::{Player, Refusal, Step, Table};

const FIRST: Seat = Seat::FIRST;

fn person() -> Player {
    Player::Person(String::new())
}

fn among_people() -> Table<Toy> {
    let players = PerSeat::from_fn(2, |_| person());
    Table::open(Setup::standard(2), Seed::from(5), players).expect("a valid set-up")
}

fn alone_with_a_bot() -> Table<Toy> {
    let players =
        PerSeat::from_fn(2, |seat| if seat == FIRST { person() } else { Player::Bot("random".into()) });
    Table::open(Setup::standard(2), Seed::from(5), players).expect("a valid set-up")
}

fn legal(table: &Table<Toy>) -> (Seat, Vec<Action>) {
    let Pending::Seat(seat) = table.pending() else { panic!("a seat is to move") };
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    (seat, legal)
}

/// Does the first legal choice of a kind.
fn choose(table: &mut Table<Toy>, wanted: fn(&Action) -> bool) {
    let (seat, legal) = legal(table);
    let action = legal.into_iter().find(wanted).expect("a choice of this kind is legal");
    table.submit(seat, action).expect("it is legal");
}

fn swap(action: &Action) -> bool {
    matches!(action, Action::Swap(_))
}
fn draw(action: &Action) -> bool {
    matches!(action, Action::Draw)
}
fn play(action: &Action) -> bool {
    matches!(action, Action::Play(_))
}

fn view(table: &Table<Toy>) -> String {
    format!("{:?}", table.view(Viewer::Seat(FIRST)))
}

#[test]
fn an_own_choice_that_told_nothing_can_be_taken_back() {
    let mut table = among_people();
    let (before, steps) = (view(&table), table.journal().entries().len());
    choose(&mut table, swap);
    table.undo(FIRST).expect("it may be taken back");
    assert_eq!(view(&table), before);
    assert_eq!(table.journal().entries().len(), steps + 2, "step numbers only grow");
    assert_eq!(table.journal().live().count(), steps);
    assert!(!table.had_free_undo());
}

#[test]
fn nobody_takes_back_anothers_choice() {
    let mut table = among_people();
    choose(&mut table, swap);
    let second = FIRST.left(2);
    assert_eq!(table.undo(second).err(), Some(Refusal::NothingToUndo));
}

#[test]
fn undo_stops_at_luck() {
    let mut table = among_people();
    choose(&mut table, swap);
    choose(&mut table, draw);
    assert_eq!(table.undo(FIRST).err(), Some(Refusal::NothingToUndo));
}

#[test]
fn undo_stops_at_a_reveal() {
    let mut table = among_people();
    choose(&mut table, play);
    assert_eq!(table.undo(FIRST).err(), Some(Refusal::NothingToUndo));
}

#[test]
fn who_plays_alone_with_bots_may_go_anywhere_and_it_is_written_down() {
    let mut table = alone_with_a_bot();
    let before = view(&table);
    choose(&mut table, swap);
    choose(&mut table, draw);
    choose(&mut table, play);
    choose(&mut table, play);
    for _ in 0..3 {
        table.undo(FIRST).expect("a person alone may go back");
    }
    assert_eq!(view(&table), before);
    assert_eq!(table.undo(FIRST).err(), Some(Refusal::NothingToUndo), "there is no choice left");
    assert!(table.had_free_undo());
}

#[test]
fn undo_does_not_roll_the_dice_again() {
    let mut table = alone_with_a_bot();
    choose(&mut table, swap);
    choose(&mut table, draw);
    let drawn = view(&table);
    table.undo(FIRST).expect("a person alone may go back");
    choose(&mut table, draw);
    assert_eq!(view(&table), drawn);
}

#[test]
fn a_journal_with_undo_replays() {
    let mut table = alone_with_a_bot();
    for wanted in [swap, draw, play, play] {
        choose(&mut table, wanted);
    }
    table.undo(FIRST).expect("a person alone may go back");
    choose(&mut table, play);
    let again = table.record().replay::<Toy>().expect("a journal of this game");
    assert_eq!(view(&again), view(&table));
    assert_eq!(again.record(), table.record());
    let steps = |table: &Table<Toy>| {
        table.journal().entries().iter().map(|entry| entry.step).collect::<Vec<Step<Toy>>>()
    };
    assert_eq!(steps(&again), steps(&table));
}
