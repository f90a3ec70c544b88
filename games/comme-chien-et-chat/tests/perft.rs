//! Every line of play, counted.

#[allow(dead_code, reason = "each test file uses its part of it")]
mod common;

use comme_chien_et_chat::{Card, CommeChienEtChat};
use game_api::{Seed, Setup};
use game_test::{dealt, perft};

use common::Given;

/// Counted by hand: nobody has pawns or cards to play, so a turn is feeding and nothing else.
#[test]
fn a_turn_of_feeding_counts_as_it_does_by_hand() {
    let table = Given::seats(2)
        .animal("clarence", "", "1 1 1")
        .animal("bruno", "", "1 1 1")
        .animal("hasso", "", "2 2 2")
        .animal("bella", "", "2 2 2")
        .set();
    let lines = |depth| perft(&table.game, depth).lines;
    assert_eq!(lines(1), 1, "feed");
    // Twelve kinds of cards, four animals.
    assert_eq!(lines(2), 12 * 4);
    assert_eq!(lines(3), 12 * 4 * 2, "go on or stop");
    // Stop, and the other feeds; or go on, and after any of twelve cards go on or stop.
    assert_eq!(lines(4), 12 * 4 * (1 + 12 * 2));
}

/// Counted by hand: one card, one animal that has food, and a way back.
#[test]
fn an_action_card_counts_as_it_does_by_hand() {
    let table = Given::seats(2)
        .animal("clarence", "bone1 bone2", "1 1 1")
        .animal("bruno", "", "1 1 1")
        .animal("hasso", "", "2 2 2")
        .animal("bella", "", "2 2 2")
        .hand(1, "take-away")
        .set();
    let lines = |depth| perft(&table.game, depth).lines;
    assert_eq!(lines(1), 2, "feed, or the card");
    assert_eq!(lines(2), 12 * 4 + 3, "feeding; or two food cards and the way back");
    assert_eq!(lines(3), 12 * 4 * 2 + 2 + 2, "after the card the other feeds; after the way back, as before");
}

/// These guard against change; they were counted by the code itself.
#[test]
fn dealt_games_count_as_they_did() {
    for (seats, lines) in [(2, GOLDEN_2), (4, GOLDEN_4), (6, GOLDEN_6)] {
        let game = dealt::<CommeChienEtChat>(&Setup::standard(seats), Seed::from(1)).expect("a valid set-up");
        let found: Vec<u64> = (1..=5).map(|depth| perft(&game, depth).lines).collect();
        assert_eq!(found, lines, "{seats} seats");
    }
}

const GOLDEN_2: [u64; 5] = [4, 4, 192, 384, 5_328];
const GOLDEN_4: [u64; 5] = [8, 8, 768, 1_536, 24_288];
const GOLDEN_6: [u64; 5] = [12, 24, 1_752, 3_624, 63_528];

/// Where every action card has something to do. The second figure is counted by hand: feeding has eleven
/// kinds of cards for five animals, a card its first targets and the way back. The others guard against
/// change.
#[test]
fn every_action_card_counts_as_it_did() {
    for (card, [targets, three, four]) in Card::ALL.into_iter().zip(GOLDEN_CARDS) {
        let table = Given::seats(3)
            .animal("rex", "bone3 fish2", "1 2")
            .animal("mimi", "fish4 fish4", "2")
            .animal("bruno", "", "1 3 3")
            .animal("clarence", "bone3", "1")
            .animal("lotte", "bone3 fish2", "")
            .fed("susi", 5)
            .hand(1, card.name())
            .set();
        let found: Vec<u64> = (1..=4).map(|depth| perft(&table.game, depth).lines).collect();
        assert_eq!(found, [2, 11 * 5 + targets + 1, three, four], "{card}");
    }
}

/// First targets, lines of three choices, lines of four; for each action card.
const GOLDEN_CARDS: [[u64; 3]; Card::COUNT] = [
    [6, 130, 1_818],
    [3, 121, 1_827],
    [3, 122, 1_830],
    [5, 123, 1_847],
    [6, 136, 1_896],
    [5, 135, 1_883],
    [6, 136, 1_896],
    [6, 134, 1_822],
    [3, 121, 1_806],
];
