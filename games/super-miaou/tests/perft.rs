//! Every line of play counted, as far as a person can count along, and a little further.

use std::collections::BTreeMap;

use game_api::{Game, Setup};
use game_test::perft;
use super_miaou::{FirstSteps, Options, SuperMiaou};

mod play;

use play::Play;

fn usual(seats: u8) -> Setup<SuperMiaou> {
    Setup::standard(seats)
}

fn first_steps(seats: u8) -> Setup<SuperMiaou> {
    Setup { options: Options { first_steps: FirstSteps::Yes }, ..Setup::standard(seats) }
}

/// The lines of so many choices from a fresh game; none of them may have ended.
#[track_caller]
fn lines(setup: &Setup<SuperMiaou>, depth: u32) -> u64 {
    let counted = perft(&SuperMiaou::start(setup).expect("a set-up of the game"), depth);
    assert_eq!(counted.over, 0, "nobody wins so soon");
    counted.lines
}

#[test]
fn one_choice_after_a_stated_deal() {
    let mut game = Play::fresh(&usual(2));
    game.falls("first:1");
    game.falls("up:start-blue");
    game.falls("up:locked");
    // Three coins: a coin 2, a Mouse or cat food; bin the start coin; pass.
    assert_eq!(perft(&game.game, 1).lines, 5);
    // Whatever it was, seat 2 has turned up, of its 3 start coins and 1 locked coin,
    // two start coins (one way): coin 2, Mouse, bin, pass: 4 choices;
    // or a start coin and the locked one (two ways): 5 choices each.
    assert_eq!(perft(&game.game, 2).lines, 5 * (4 + 5 + 5));
    // Seat 1 goes on with the two start coins that were left: 4 choices.
    assert_eq!(perft(&game.game, 3).lines, 5 * 14 * 4);
}

/// What a player may do in the first turn, over all that the hand may be: see above.
const FIRST_TURN: u64 = 4 + 5 + 5;
/// The same over the first two turns: the second hand is what the first left in the backpack.
const TWO_TURNS: u64 = 4 * (5 + 5) + 5 * 4 + 5 * 4;
/// Without a Mouse to buy every hand has one choice less.
const FIRST_TURN_NO_MOUSE: u64 = 3 + 4 + 4;
const TWO_TURNS_NO_MOUSE: u64 = 3 * (4 + 4) + 4 * 3 + 4 * 3;

#[test]
fn the_first_two_turns_of_each_player_as_counted_by_hand() {
    for seats in 2..=4 {
        // Any seat may begin.
        let n = u64::from(seats);
        assert_eq!(lines(&usual(seats), 1), n * FIRST_TURN);
        assert_eq!(lines(&usual(seats), 2), n * FIRST_TURN.pow(2));
        assert_eq!(lines(&first_steps(seats), 1), n * FIRST_TURN_NO_MOUSE);
        assert_eq!(lines(&first_steps(seats), 2), n * FIRST_TURN_NO_MOUSE.pow(2));
    }
    assert_eq!(lines(&usual(2), 3), 2 * TWO_TURNS * FIRST_TURN);
    assert_eq!(lines(&usual(2), 4), 2 * TWO_TURNS.pow(2));
    assert_eq!(lines(&usual(3), 3), 3 * FIRST_TURN.pow(3));
    assert_eq!(lines(&usual(3), 4), 3 * TWO_TURNS * FIRST_TURN.pow(2));
    assert_eq!(lines(&usual(4), 3), 4 * FIRST_TURN.pow(3));
    assert_eq!(lines(&usual(4), 4), 4 * FIRST_TURN.pow(4));
    assert_eq!(lines(&first_steps(2), 3), 2 * TWO_TURNS_NO_MOUSE * FIRST_TURN_NO_MOUSE);
    assert_eq!(lines(&first_steps(2), 4), 2 * TWO_TURNS_NO_MOUSE.pow(2));
    assert_eq!(lines(&first_steps(3), 3), 3 * FIRST_TURN_NO_MOUSE.pow(3));
    assert_eq!(lines(&first_steps(3), 6), 3 * TWO_TURNS_NO_MOUSE.pow(3));
    assert_eq!(lines(&first_steps(4), 5), 4 * TWO_TURNS_NO_MOUSE * FIRST_TURN_NO_MOUSE.pow(3));
}

/// A player's cards, each kind by a letter: s start coin, l locked, 2 and 3 coins, m Mouse, f cat food.
type Deck = BTreeMap<char, u64>;

/// One player's choices over three turns, counted without the game: the four start cards come up in the
/// first two, then everything is reshuffled. Nobody can have used a Mouse or bought a Cat before.
fn three_turns(mice_for_sale: bool, others: u64) -> u64 {
    let coins = |hand: [char; 2]| -> u64 {
        let gives = |card| match card {
            's' => 1,
            'l' | '2' => 2,
            '3' => 3,
            _ => 0,
        };
        hand.map(gives).iter().sum()
    };
    // What may be bought, as the card that comes to the deck.
    let wares = |hand: [char; 2]| -> Vec<char> {
        let prices = [('2', 2), ('3', 4), ('m', 2), ('f', 3), ('K', 5)];
        let mut wares: Vec<char> =
            prices.into_iter().filter(|&(_, price)| coins(hand) >= price).map(|(ware, _)| ware).collect();
        wares.retain(|&ware| ware != 'm' || mice_for_sale);
        if hand.contains(&'f') {
            wares.push('C');
        }
        wares
    };
    // What may be binned: different cards, not the locked one.
    let bins = |[left, right]: [char; 2]| -> Vec<char> {
        let mut cards = vec![left, right];
        cards.dedup();
        cards.retain(|&card| card != 'l');
        cards
    };
    let choices = |hand: [char; 2]| -> u64 {
        let targets = if hand.contains(&'m') { 2 * others } else { 0 };
        (wares(hand).len() + bins(hand).len() + 1) as u64 + targets
    };
    let mut sum = 0;
    // The order in which the four start cards come up: where the locked one is.
    for locked in 0..4 {
        let order: Vec<char> = (0..4).map(|place| if place == locked { 'l' } else { 's' }).collect();
        let (first, second) = ([order[0], order[1]], [order[2], order[3]]);
        // A second hand of two start coins is one outcome, wherever the locked card was before.
        let mut decks = vec![Deck::from([('s', 3), ('l', 1)])];
        for hand in [first, second] {
            let mut next = Vec::new();
            for deck in decks {
                next.push(deck.clone());
                for ware in wares(hand) {
                    let mut deck = deck.clone();
                    *deck.entry(ware).or_default() += 1;
                    next.push(deck);
                }
                for card in bins(hand) {
                    let mut deck = deck.clone();
                    *deck.get_mut(&card).expect("the card is in the deck") -= 1;
                    next.push(deck);
                }
            }
            decks = next;
        }
        for deck in decks {
            for (&left, &lefts) in &deck {
                for (&right, &rights) in &deck {
                    let possible = if left == right { lefts >= 2 } else { lefts >= 1 && rights >= 1 };
                    if possible {
                        sum += choices([left, right]);
                    }
                }
            }
        }
    }
    sum
}

#[test]
fn four_mice_bought_in_a_row_leave_none_for_the_fifth_choice() {
    // Each of the 3 first hands affords a Mouse, and so does each of the 4 orders of two hands.
    let no_mouse_left = 4 * 3 * 4;
    assert_eq!(lines(&usual(3), 5), 3 * (TWO_TURNS.pow(2) * FIRST_TURN - no_mouse_left));
    let no_mouse_left = 4 * 3 * 3 * 3;
    assert_eq!(lines(&usual(4), 5), 4 * (TWO_TURNS * FIRST_TURN.pow(3) - no_mouse_left));
}

#[test]
fn a_third_turn_as_counted_without_the_game() {
    // There are four Mice. Where both players bought one in each of their first two turns (in 4 of the
    // orders each), the pile is empty, and the third turn has one choice less with the 5 hands that give
    // two coins: of a deck of three start coins, the locked one and two Mice.
    let no_mouse_left = (4 * 5) * 4;
    assert_eq!(lines(&usual(2), 5), 2 * (three_turns(true, 1) * TWO_TURNS - no_mouse_left));
    assert_eq!(lines(&first_steps(2), 5), 2 * three_turns(false, 1) * TWO_TURNS_NO_MOUSE);
    assert_eq!(lines(&first_steps(2), 6), 2 * three_turns(false, 1).pow(2));
}

/// A position in which thefts, reshuffles, a short hand and a win are all near.
fn late(seats: u8) -> Play {
    let lines = [
        "? ? | mouse cat locked | cape",
        "cape ? | cat locked | start-orange mouse",
        "? - | locked |",
        "? ? | food locked coin3 | mouse",
    ];
    Play::at(1, &lines[..usize::from(seats)])
}

#[test]
fn one_turn_of_a_late_position_as_counted_by_hand() {
    // Seat 1 turns up two of a Mouse, a Cat and the locked card, in any order:
    // Mouse and Cat: bin either, point at 2 cards, pass: 5;
    // Mouse and locked: 2 coins for a coin 2 or a Mouse, bin the Mouse, point at 2 cards, pass: 6;
    // Cat and locked: a coin 2 or a Mouse, bin the Cat, pass: 4.
    let turned_up = 2 * (5 + 6 + 4);
    assert_eq!(perft(&late(2).game, 1).lines, turned_up);
    // The third seat has one card, the fourth two: so many more to point at with each of four hands.
    assert_eq!(perft(&late(3).game, 1).lines, turned_up + 4);
    assert_eq!(perft(&late(4).game, 1).lines, turned_up + 4 * 3);
}

/// Deeper counts prove nothing right; they show when something changes that should not.
#[test]
fn deeper_counts_stay_as_they_are() {
    let counts = |seats, depth| {
        let counted = perft(&late(seats).game, depth);
        (counted.lines, counted.over)
    };
    assert_eq!([2, 3, 4].map(|seats| counts(seats, 3)), [(1500, 86), (500, 26), (754, 50)]);
    assert_eq!([2, 3, 4].map(|seats| counts(seats, 5)), [(482686, 32354), (177016, 4098), (220188, 9090)]);
}
