//! CC7.10 to CC7.12: what must change, what can't be played, and the way back.

use game_api::{Game, RuleWatch, ViewRef, Viewer};

use crate::common::{Given, Played, seat};

fn played(given: Given, hand: &str) -> Played {
    given.hand(1, hand).set()
}

#[test]
fn cc7_10_two_equal_food_cards_are_not_swapped() {
    let _watch = RuleWatch::new("CC7.10");
    let given = || Given::seats(2).animal("rex", "bone3 fish2", "").animal("mimi", "bone3", "");
    let mut table = played(given(), "card-for-card");
    table.play("1 card:card-for-card");
    assert_eq!(table.legal(), ["food:rex:fish2", "food:mimi:bone3", "back"]);
    table.play("1 food:mimi:bone3");
    assert_eq!(table.refused(1, "food:rex:bone3"), "CC7.10");
    assert_eq!(table.legal(), ["food:rex:fish2", "back"]);
}

#[test]
fn cc7_10_two_equal_or_two_empty_sets_of_food_are_not_swapped() {
    let _watch = RuleWatch::new("CC7.10");
    let given = || {
        Given::seats(2)
            .animal("rex", "bone3 fish2", "")
            .animal("mimi", "fish2 bone3", "")
            .animal("bruno", "", "")
            .animal("clarence", "", "")
    };
    let mut all = played(given(), "all-for-all");
    all.play("1 card:all-for-all\n1 animal:rex");
    assert_eq!(all.refused(1, "animal:mimi"), "CC7.10");
    all.play("1 back\n1 animal:bruno");
    assert_eq!(all.refused(1, "animal:clarence"), "CC7.10");
    let mut dog = played(given(), "dog-for-cat");
    dog.play("1 card:dog-for-cat\n1 animal:rex");
    assert_eq!(dog.refused(1, "animal:mimi"), "CC7.10");
    assert_eq!(dog.legal(), ["animal:clarence", "back"], "food for nothing is a change");
    let twins = Given::seats(2)
        .animal("rex", "bone3", "")
        .animal("bruno", "bone3", "")
        .animal("hasso", "", "")
        .animal("mimi", "", "");
    let mut like = played(twins, "like-for-like");
    like.play("1 card:like-for-like\n1 animal:rex");
    assert_eq!(like.refused(1, "animal:bruno"), "CC7.10");
    assert_eq!(like.legal(), ["animal:hasso", "back"]);
}

#[test]
fn cc7_10_two_pawns_of_one_owner_are_not_swapped() {
    let _watch = RuleWatch::new("CC7.10");
    let given = Given::seats(3).animal("rex", "", "1 2").animal("bruno", "", "1 3");
    let mut table = played(given, "pawn-for-pawn");
    table.play("1 card:pawn-for-pawn\n1 pawn:rex:1");
    assert_eq!(table.refused(1, "pawn:bruno:1"), "CC7.10");
    table.play("1 pawn:bruno:3");
    assert_eq!((table.pawns("rex"), table.pawns("bruno")), ("2 3".into(), "1 1".into()));
}

#[test]
fn cc7_10_an_own_pawn_does_not_take_the_place_of_an_own_pawn() {
    let _watch = RuleWatch::new("CC7.10");
    let mut table = played(Given::seats(2).animal("rex", "", "1 2").animal("mimi", "", "1"), "my-place");
    table.play("1 card:my-place");
    assert_eq!(table.refused(1, "pawn:rex:1"), "CC7.10");
    assert_eq!(table.refused(1, "pawn:mimi:1"), "CC7.10");
    assert_eq!(table.legal(), ["pawn:rex:2", "back"]);
}

/// Nothing on the table but one own pawn: of the nine cards only one can do anything.
#[test]
fn cc7_11_at_the_first_turn_only_go_home_can_be_played() {
    let _watch = RuleWatch::new("CC7.11");
    for card in comme_chien_et_chat::Card::ALL {
        let given = Given::seats(2).animal("rex", "", "1").animal("mimi", "", "").animal("bruno", "", "");
        let table = played(given, card.name());
        if card.name() == "go-home" {
            assert_eq!(table.legal(), ["feed", "card:go-home"]);
        } else {
            assert_eq!(table.legal(), ["feed"], "a player without a playable card feeds");
            assert_eq!(table.refused(1, &format!("card:{card}")), "CC7.11");
        }
    }
}

#[test]
fn cc7_11_a_card_that_can_t_be_played_stays_in_hand() {
    let _watch = RuleWatch::new("CC7.11");
    // The only food lies on a sated animal.
    let given = Given::seats(2).fed("rex", 5).animal("mimi", "", "").animal("bruno", "", "");
    let mut table = played(given, "take-away card-for-card");
    assert_eq!(table.refused(1, "card:take-away"), "CC7.11");
    assert_eq!(table.refused(1, "card:card-for-card"), "CC7.11");
    table.play("1 feed\n~ up:fish6\n1 lay:mimi\n1 stop");
    assert_eq!(table.hand(1), "take-away card-for-card");
}

/// An animal, its food and its pawns.
type Row = (&'static str, &'static str, &'static str);

/// For each swap: a table on which it can't be played, and the same with one thing more, on which it can.
#[test]
fn cc7_11_each_swap_needs_two_things_that_differ() {
    let _watch = RuleWatch::new("CC7.11");
    let cases: [(&str, [Row; 2], Row); 9] = [
        ("dog-for-cat", [("rex", "bone1", ""), ("bruno", "bone2", "")], ("mimi", "", "")),
        ("dog-for-cat", [("susi", "bone1", ""), ("mimi", "bone2", "")], ("rex", "bone2", "")),
        ("dog-for-cat", [("rex", "bone1", ""), ("mimi", "bone1", "")], ("bruno", "", "")),
        ("like-for-like", [("rex", "bone1", ""), ("mimi", "bone2", "")], ("bruno", "bone2", "")),
        ("all-for-all", [("rex", "bone1", ""), ("mimi", "bone1", "")], ("susi", "bone1 bone1", "")),
        ("fish-for-bone", [("rex", "bone1 fish1", ""), ("mimi", "", "")], ("susi", "bone2", "")),
        ("card-for-card", [("rex", "bone1 bone2", ""), ("mimi", "", "")], ("susi", "bone1", "")),
        ("card-for-card", [("rex", "bone1", ""), ("mimi", "bone1", "")], ("susi", "bone2", "")),
        ("pawn-for-pawn", [("rex", "", "1 2"), ("mimi", "", "")], ("susi", "", "1")),
    ];
    for (card, before, more) in cases {
        let lay = |given: Given, (animal, food, pawns): Row| given.animal(animal, food, pawns);
        let given = || before.into_iter().fold(Given::seats(2), lay).hand(1, card);
        assert_eq!(given().set().refused(1, &format!("card:{card}")), "CC7.11", "{before:?}");
        lay(given(), more).set().play(&format!("1 card:{card}"));
    }
}

#[test]
fn cc7_11_a_first_target_needs_a_second_one() {
    let _watch = RuleWatch::new("CC7.11");
    let given = || {
        Given::seats(2)
            .animal("rex", "bone3 fish2", "1 2")
            .animal("bruno", "bone3", "1")
            .animal("mimi", "bone3", "")
            .animal("susi", "bone3", "")
    };
    let mut fish = played(given(), "fish-for-bone");
    fish.play("1 card:fish-for-bone\n1 food:rex:fish2\n1 back\n1 back");
    let mut card = played(given(), "card-for-card");
    card.play("1 card:card-for-card");
    assert_eq!(card.refused(1, "food:rex:bone3"), "CC7.11", "every card elsewhere is the same");
    let mut like = played(given(), "like-for-like");
    like.play("1 card:like-for-like");
    assert_eq!(like.refused(1, "animal:mimi"), "CC7.11", "the only other cat has the same");
    assert_eq!(like.legal(), ["animal:rex", "animal:bruno", "back"]);
    let mut pawn = played(given(), "pawn-for-pawn");
    pawn.play("1 card:pawn-for-pawn");
    assert_eq!(pawn.refused(1, "pawn:rex:1"), "CC7.11", "elsewhere are only pawns of the same owner");
    assert_eq!(pawn.legal(), ["pawn:rex:2", "pawn:bruno:1", "back"]);
    let mut dog = played(given(), "dog-for-cat");
    dog.play("1 card:dog-for-cat");
    assert_eq!(dog.refused(1, "animal:bruno"), "CC7.11", "all cats have the same");
    assert_eq!(dog.legal(), ["animal:rex", "back"]);
}

#[test]
fn cc7_11_a_fish_needs_a_bone_elsewhere() {
    let _watch = RuleWatch::new("CC7.11");
    let given = Given::seats(2).animal("rex", "bone1 fish1", "").animal("mimi", "fish2", "");
    let mut table = played(given, "fish-for-bone");
    table.play("1 card:fish-for-bone");
    assert_eq!(table.refused(1, "food:rex:fish1"), "CC7.11", "the only bone lies on the same animal");
    assert_eq!(table.legal(), ["food:mimi:fish2", "back"]);
    // Two equal bones are as good as one.
    let given =
        Given::seats(2).animal("rex", "fish1", "").animal("mimi", "bone3", "").animal("susi", "bone3", "");
    let mut table = played(given, "fish-for-bone");
    table.play("1 card:fish-for-bone\n1 food:rex:fish1");
    assert_eq!(table.legal(), ["food:mimi:bone3", "food:susi:bone3", "back"]);
    let given = Given::seats(2).animal("rex", "fish1", "").animal("mimi", "bone3 bone3", "");
    let mut table = played(given, "fish-for-bone");
    table.play("1 card:fish-for-bone\n1 food:rex:fish1");
    assert_eq!(table.legal(), ["food:mimi:bone3", "back"]);
}

fn two_cards() -> Played {
    Given::seats(2)
        .animal("rex", "bone3 fish2", "1")
        .animal("mimi", "fish4", "2")
        .hand(1, "all-for-all go-home")
        .set()
}

#[test]
fn cc7_12_back_goes_one_step_at_a_time_until_the_last() {
    let _watch = RuleWatch::new("CC7.12");
    let mut table = two_cards();
    let before = table.game.clone();
    table.play("1 card:all-for-all");
    let with_card = table.game.clone();
    table.play("1 animal:rex\n1 back");
    assert_eq!(table.game, with_card);
    table.play("1 back");
    assert_eq!(table.game, before);
    table.play("1 card:go-home\n1 pawn:rex:1");
    assert_eq!(table.hand(1), "all-for-all");
}

#[test]
fn cc7_12_a_card_begun_is_played_to_the_end_or_taken_back() {
    let _watch = RuleWatch::new("CC7.12");
    let mut table = two_cards();
    assert_eq!(table.refused(1, "back"), "CC7.12");
    table.play("1 card:all-for-all");
    for action in ["feed", "card:go-home", "card:all-for-all"] {
        assert_eq!(table.refused(1, action), "CC7.12");
    }
    table.play("1 back\n1 feed");
}

#[test]
fn cc7_12_nobody_else_sees_the_half_made_move() {
    let _watch = RuleWatch::new("CC7.12");
    let mut table = two_cards();
    let before = table.game.clone();
    for line in ["1 card:all-for-all", "1 animal:rex", "1 back"] {
        table.play(line);
        assert!(table.heard.events.is_empty() && !table.heard.revealed);
        for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
            assert_eq!(ViewRef::of(&table.game, viewer), ViewRef::of(&before, viewer));
        }
    }
    assert_ne!(table.game.private(seat(1)), before.private(seat(1)), "its owner sees it");
}
