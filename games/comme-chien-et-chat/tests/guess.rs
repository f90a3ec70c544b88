//! A guess uses all that its viewer knows, and nothing more.

#[allow(dead_code, reason = "each test file uses its part of it")]
mod common;

use std::collections::BTreeMap;

use comme_chien_et_chat::{Card, CommeChienEtChat};
use game_api::{Game, GameRng, Pending, Seat, Seed, Setup, Silent, ViewRef, Viewer};

use common::{Given, Played, seat};

const GUESSES: usize = 6_000;

/// Everything but the action cards that this viewer may count on.
const DISCARDED: &str = "take-away dog-for-cat fish-for-bone fish-for-bone like-for-like like-for-like \
                         card-for-card card-for-card all-for-all all-for-all pawn-for-pawn pawn-for-pawn";

/// How often each assignment of hands was guessed.
fn spread(table: &Played, viewer: Viewer) -> BTreeMap<Vec<String>, usize> {
    let mut rng = GameRng::stream(Seed::from(4), 0);
    let mut found = BTreeMap::new();
    for _ in 0..GUESSES {
        let guess = CommeChienEtChat::guess(ViewRef::of(&table.game, viewer), &mut rng);
        guess.audit().expect("a guess keeps every card");
        let hands = Seat::all(guess.seats()).map(|seat| format!("{:?}", guess.private(seat).hand));
        *found.entry(hands.collect()).or_default() += 1;
    }
    found
}

#[test]
fn guesses_spread_evenly_over_all_hands_that_are_possible() {
    // Unknown to seat 1: take-away, dog-for-cat, go-home, my-place; seat 2 holds two, seat 3 one.
    let table = Given::seats(3)
        .discarded(DISCARDED)
        .hand(1, "go-home my-place")
        .hand(2, "take-away go-home")
        .hand(3, "my-place")
        .set();
    let found = spread(&table, Viewer::Seat(seat(1)));
    assert_eq!(found.len(), 12, "six pairs for seat 2, then two cards for seat 3: {found:?}");
    for (hands, times) in found {
        assert!((400..600).contains(&times), "{hands:?}: {times} of {GUESSES}, not a twelfth");
    }
}

#[test]
fn a_card_of_which_two_are_left_is_twice_as_likely() {
    let rest = DISCARDED.replace("take-away dog-for-cat", "dog-for-cat dog-for-cat go-home go-home");
    // Unknown to seat 1: take-away twice and my-place once; seat 2 holds one of them.
    let table = Given::seats(2).discarded(&rest).hand(1, "my-place").hand(2, "my-place").set();
    let mut found = spread(&table, Viewer::Seat(seat(1)));
    assert_eq!(found.len(), 2);
    let own = r#"{"my-place": 1}"#.to_owned();
    let taken = found.remove(&vec![own.clone(), r#"{"take-away": 1}"#.to_owned()]).unwrap_or_default();
    assert!((3_800..4_200).contains(&taken), "{taken} of {GUESSES}, not two thirds");
}

#[test]
fn a_spectator_guesses_every_hand() {
    let table = Given::seats(2)
        .discarded(DISCARDED)
        .discarded("go-home my-place")
        .hand(1, "my-place")
        .hand(2, "take-away")
        .set();
    // Unknown: take-away, dog-for-cat, go-home, my-place; each seat holds one.
    assert_eq!(spread(&table, Viewer::Spectator).len(), 12);
}

#[test]
fn with_six_players_nothing_is_left_over() {
    let table = Given::seats(6)
        .discarded(DISCARDED)
        .hand(1, "take-away")
        .hand(2, "dog-for-cat go-home")
        .hand(3, "go-home")
        .hand(4, "my-place")
        .hand(5, "my-place")
        .set();
    let mut rng = GameRng::stream(Seed::from(6), 0);
    for _ in 0..200 {
        let guess = CommeChienEtChat::guess(ViewRef::of(&table.game, Viewer::Seat(seat(1))), &mut rng);
        for (card, others) in
            [(Card::DogForCat, 1), (Card::GoHome, 2), (Card::MyPlace, 2), (Card::TakeAway, 0)]
        {
            let held: u8 = Seat::all(6).skip(1).map(|seat| guess.private(seat).hand.count(card)).sum();
            assert_eq!(held, others, "the others hold between them what everybody can count");
        }
    }
    assert_eq!(spread(&table, Viewer::Seat(seat(1))).len(), 18, "who holds which is open");
}

#[test]
fn a_guess_depends_on_the_view_alone() {
    let given = |other: &str| Given::seats(2).animal("rex", "bone3", "1").hand(1, "go-home").hand(2, other);
    let one = given("take-away my-place").under("fish3 bone2").set();
    let other = given("all-for-all go-home").under("fish3 bone2").set();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let guess = |table: &Played| {
            let mut rng = GameRng::stream(Seed::from(5), 0);
            let mut guesses = Vec::new();
            guesses.resize_with(50, || CommeChienEtChat::guess(ViewRef::of(&table.game, viewer), &mut rng));
            guesses
        };
        if viewer == Viewer::Spectator {
            assert_eq!(ViewRef::of(&one.game, viewer), ViewRef::of(&other.game, viewer));
        }
        assert_eq!(guess(&one), guess(&other));
    }
}

#[test]
fn what_lies_under_the_pile_is_known_to_every_guess() {
    let table = Given::seats(2).animal("rex", "bone3", "1").under("fish3 bone2").set();
    let mut rng = GameRng::stream(Seed::from(7), 0);
    let guess = CommeChienEtChat::guess(ViewRef::of(&table.game, Viewer::Seat(seat(2))), &mut rng);
    assert_eq!(guess.public().pile, table.public().pile);
}

/// In whole random games no guess ever contradicts what its viewer has seen.
#[test]
fn no_guess_contradicts_what_was_seen() {
    for seats in 2..=6 {
        let mut rng = GameRng::stream(Seed::from(44), u64::from(seats));
        let mut differed = 0;
        for _ in 0..20 {
            let mut game = CommeChienEtChat::start(&Setup::standard(seats)).expect("2 to 6 seats");
            let mut legal = Vec::new();
            while game.pending() != Pending::Over {
                for viewer in Viewer::all(seats) {
                    let guess = CommeChienEtChat::guess(ViewRef::of(&game, viewer), &mut rng);
                    assert_eq!(ViewRef::of(&guess, viewer), ViewRef::of(&game, viewer));
                    guess.audit().expect("a guess keeps every card");
                    differed += u32::from(guess != game);
                }
                match game.pending() {
                    Pending::Seat(seat) => {
                        legal.clear();
                        game.legal_actions(seat, &mut legal);
                        game.apply(seat, *rng.pick(&legal), &mut Silent);
                    }
                    _ => {
                        let outcome = game.sample(&mut rng);
                        game.apply_chance(outcome, &mut Silent);
                    }
                }
            }
        }
        assert!(differed > 1_000, "guesses are no copies of the truth");
    }
}
