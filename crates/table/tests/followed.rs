//! What each viewer is told, on the toy game: that a card was put aside everybody hears, which one only its owner.

use game_api::{Pending, PerSeat, Seat, Seed, Setup, Viewer};
use game_test::toy::Toy;
use table::{Decision, Followed, LiveTable, News, Player};

const FIRST: Viewer = Viewer::Seat(Seat::FIRST);

fn people() -> PerSeat<Player> {
    PerSeat::from_fn(2, |_| Player::Person(String::new()))
}

fn dealt() -> (Followed<Toy>, Vec<Decision>) {
    let (table, deal) = Followed::deal(Setup::standard(2), Seed::from(5), people()).expect("a valid set-up");
    (table, vec![deal])
}

/// Does the first legal choice whose notation begins like this.
fn heard_by(table: &Followed<Toy>, viewer: Viewer) -> Vec<String> {
    table.heard(viewer).iter().map(|event| event.get().to_owned()).collect()
}

fn choose(table: &mut Followed<Toy>, begin: &str) -> News {
    let Pending::Seat(seat) = table.table().pending() else { panic!("a seat is to move") };
    let legal = table.table().legal(seat);
    let action =
        legal.iter().find(|action| action.starts_with(begin)).expect("a choice of this kind is legal");
    table.submit(seat, action).expect("it is legal")
}

fn numbers(table: &Followed<Toy>) -> Vec<u64> {
    Viewer::all(2).map(|viewer| table.number(viewer)).collect()
}

#[test]
fn each_viewer_is_told_its_own_side() {
    let (mut table, _) = dealt();
    assert_eq!(numbers(&table), [0, 0, 0]);
    let news = choose(&mut table, "swap");
    let told: Vec<_> = news.told.iter().map(|told| (told.viewer, told.private.is_some())).collect();
    let second = Viewer::Seat(Seat::FIRST.left(2));
    assert_eq!(told, [(FIRST, true), (second, false), (Viewer::Spectator, false)]);
    assert!(news.public.is_some());
    let heard = |viewer| news.events.iter().filter(|(to, _)| to.includes(viewer)).count();
    assert_eq!((heard(FIRST), heard(second)), (2, 1), "which card is its owner's business");
    table.undo(Seat::FIRST).expect("it may be taken back");
    assert_eq!(numbers(&table), [2, 2, 2], "numbers only grow");
    assert_eq!(heard_by(&table, second).last().map(String::as_str), Some(r#"{"undone":1}"#));
}

#[test]
fn a_table_loaded_again_counts_and_tells_the_same() {
    let (mut table, mut decisions) = dealt();
    for begin in ["swap", "draw", "swap", "play"] {
        let Pending::Seat(seat) = table.table().pending() else { break };
        if table.table().legal(seat).iter().any(|action| action.starts_with(begin)) {
            decisions.push(choose(&mut table, begin).decision);
        }
        if begin == "swap" && table.can_undo(seat) {
            decisions.push(table.undo(seat).expect("it may").decision);
        }
    }
    assert!(decisions.len() > 4);
    // Another seed: what is stored is not drawn again.
    let again = Followed::<Toy>::resume(Setup::standard(2), Seed::from(6), people(), &decisions);
    let again = again.expect("what was played can be loaded");
    assert_eq!(numbers(&again), numbers(&table));
    for viewer in Viewer::all(2) {
        assert_eq!(heard_by(&again, viewer), heard_by(&table, viewer));
        assert_eq!(again.table().view(viewer), table.table().view(viewer));
    }
    for seat in Seat::all(2) {
        assert_eq!(again.last_choice(seat), table.last_choice(seat));
    }
}

#[test]
fn a_decision_without_its_chance_is_not_completed_by_new_luck() {
    let (mut table, mut decisions) = dealt();
    decisions.push(choose(&mut table, "swap").decision);
    let mut torn = choose(&mut table, "draw").decision;
    torn.pop();
    decisions.push(torn);
    let again = Followed::<Toy>::resume(Setup::standard(2), Seed::from(5), people(), &decisions);
    assert!(again.is_err(), "{again:?}");
}
