//! CC7 and the nine action cards, CC7.1 to CC7.9.

use comme_chien_et_chat::{Animal, Card, Event};
use game_api::{Game, Pending, RuleWatch};

use crate::common::{Given, Played, seat};

/// Two dogs and two cats, all hungry.
fn four(hand: &str) -> Played {
    Given::seats(2)
        .animal("rex", "bone3 fish2", "1 2")
        .animal("mimi", "fish4", "2")
        .animal("bruno", "", "1 1")
        .animal("clarence", "bone5", "1")
        .hand(1, hand)
        .hand(2, "card-for-card")
        .set()
}

#[test]
fn cc7_a_card_of_the_hand_is_played_and_discarded_face_up() {
    let _watch = RuleWatch::new("CC7");
    let mut table = four("go-home take-away");
    table.play("1 card:go-home\n1 pawn:mimi:2");
    assert_eq!(table.told()[0], Event::Played { seat: seat(1), card: Card::GoHome });
    assert!(table.heard.revealed, "a hidden card was shown");
    assert_eq!(table.hand(1), "take-away", "none is drawn");
    assert_eq!(table.public().held[seat(1)], 1);
    assert_eq!(table.public().discard.count(Card::GoHome), 1);
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)), "the turn is over");
}

#[test]
fn cc7_only_a_card_of_the_own_hand_can_be_played() {
    let _watch = RuleWatch::new("CC7");
    let table = four("go-home");
    assert_eq!(table.legal(), ["feed", "card:go-home"]);
    assert_eq!(table.refused(1, "card:card-for-card"), "CC7");
    assert_eq!(table.refused(1, "card:take-away"), "CC7");
    assert_eq!(table.refused(1, "pawn:mimi:2"), "CC7");
}

#[test]
fn cc7_1_take_away_puts_a_food_card_under_the_pile() {
    let _watch = RuleWatch::new("CC7.1");
    let mut table = four("take-away");
    table.play("1 card:take-away");
    assert_eq!(
        table.legal(),
        ["food:rex:bone3", "food:rex:fish2", "food:mimi:fish4", "food:clarence:bone5", "back"]
    );
    table.play("1 food:rex:fish2");
    assert_eq!(table.food("rex"), "bone3");
    assert_eq!(table.public().pile.under[..], ["fish2".parse().expect("food")]);
    assert_eq!(table.public().pile.total(), 51);
}

#[test]
fn cc7_1_it_comes_last_beneath_any_put_there_before() {
    let _watch = RuleWatch::new("CC7.1");
    let mut given = Given::seats(6).animal("rex", "bone3 bone3", "").fed("mimi", 1).under("fish4");
    for animal in
        ["clarence", "minka", "carlo", "moritz", "tiger", "bruno", "hasso", "bella", "waldi", "lotte"]
    {
        given = given.fed(animal, 5);
    }
    assert!(given.unseen().is_empty(), "53 cards lie on animals, one under the pile");
    let mut table = given.hand(1, "take-away").hand(2, "take-away").set();
    table.play("1 card:take-away\n1 food:rex:bone3\n2 place:rex\n2 card:take-away\n2 food:rex:bone3");
    let under: Vec<String> = table.public().pile.under.iter().map(ToString::to_string).collect();
    assert_eq!(under, ["fish4", "bone3", "bone3"]);
    table.play("3 place:rex\n3 feed");
    assert_eq!(table.chances(), [("up:fish4".to_owned(), 1)], "what lies on top is known");
    table.play("~ up:fish4\n3 lay:rex\n3 more");
    assert_eq!(table.chances(), [("up:bone3".to_owned(), 1)]);
}

#[test]
fn cc7_1_only_food_that_lies_there_can_be_taken_away() {
    let _watch = RuleWatch::new("CC7.1");
    let mut table = four("take-away");
    table.play("1 card:take-away");
    for target in ["food:rex:bone4", "food:bruno:bone3", "animal:rex", "pawn:rex:1"] {
        assert_eq!(table.refused(1, target), "CC7.1");
    }
}

#[test]
fn cc7_2_dog_for_cat_swaps_all_their_food() {
    let _watch = RuleWatch::new("CC7.2");
    let mut table = four("dog-for-cat");
    table.play("1 card:dog-for-cat");
    assert_eq!(table.legal(), ["animal:rex", "animal:bruno", "back"]);
    table.play("1 animal:rex");
    assert_eq!(table.legal(), ["animal:mimi", "animal:clarence", "back"]);
    table.play("1 animal:mimi");
    assert_eq!((table.food("rex"), table.food("mimi")), ("fish4".into(), "bone3 fish2".into()));
    assert_eq!(table.told()[1], Event::SwappedBowls { one: Animal::Rex, other: Animal::Mimi });
}

#[test]
fn cc7_2_a_dog_first_then_a_cat() {
    let _watch = RuleWatch::new("CC7.2");
    let mut table = four("dog-for-cat");
    table.play("1 card:dog-for-cat");
    assert_eq!(table.refused(1, "animal:mimi"), "CC7.2");
    assert_eq!(table.refused(1, "food:rex:bone3"), "CC7.2");
    table.play("1 animal:bruno");
    assert_eq!(table.refused(1, "animal:rex"), "CC7.2");
    assert_eq!(table.refused(1, "animal:bruno"), "CC7.2");
}

#[test]
fn cc7_3_fish_for_bone_swaps_one_card_each() {
    let _watch = RuleWatch::new("CC7.3");
    let mut table = four("fish-for-bone");
    table.play("1 card:fish-for-bone");
    assert_eq!(table.legal(), ["food:rex:fish2", "food:mimi:fish4", "back"]);
    table.play("1 food:rex:fish2");
    assert_eq!(table.legal(), ["food:clarence:bone5", "back"], "not on the same animal");
    table.play("1 food:clarence:bone5");
    assert_eq!((table.food("rex"), table.food("clarence")), ("bone3 bone5".into(), "fish2".into()));
}

#[test]
fn cc7_3_a_fish_first_then_a_bone_elsewhere() {
    let _watch = RuleWatch::new("CC7.3");
    let mut table = four("fish-for-bone");
    table.play("1 card:fish-for-bone");
    assert_eq!(table.refused(1, "food:rex:bone3"), "CC7.3");
    assert_eq!(table.refused(1, "animal:rex"), "CC7.3");
    table.play("1 food:rex:fish2");
    assert_eq!(table.refused(1, "food:rex:bone3"), "CC7.3");
    assert_eq!(table.refused(1, "food:mimi:fish4"), "CC7.3");
}

#[test]
fn cc7_4_like_for_like_swaps_two_dogs_or_two_cats() {
    let _watch = RuleWatch::new("CC7.4");
    let mut table = four("like-for-like");
    table.play("1 card:like-for-like");
    assert_eq!(table.legal(), ["animal:rex", "animal:mimi", "animal:bruno", "animal:clarence", "back"]);
    table.play("1 animal:bruno");
    assert_eq!(table.legal(), ["animal:rex", "back"]);
    assert_eq!(table.refused(1, "animal:mimi"), "CC7.4");
    assert_eq!(table.refused(1, "animal:bruno"), "CC7.4");
    table.play("1 animal:rex");
    assert_eq!((table.food("rex"), table.food("bruno")), ("".into(), "bone3 fish2".into()));
    let mut cats = four("like-for-like");
    cats.play("1 card:like-for-like\n1 animal:mimi\n1 animal:clarence");
    assert_eq!((cats.food("mimi"), cats.food("clarence")), ("bone5".into(), "fish4".into()));
}

#[test]
fn cc7_5_card_for_card_swaps_any_two_food_cards() {
    let _watch = RuleWatch::new("CC7.5");
    let mut table = four("card-for-card");
    table.play("1 card:card-for-card\n1 food:mimi:fish4");
    assert_eq!(table.legal(), ["food:rex:bone3", "food:rex:fish2", "food:clarence:bone5", "back"]);
    table.play("1 food:rex:fish2");
    assert_eq!((table.food("rex"), table.food("mimi")), ("bone3 fish4".into(), "fish2".into()));
    let (one, other) = (Animal::Mimi, Animal::Rex);
    let (gave, got) = ("fish4".parse().expect("food"), "fish2".parse().expect("food"));
    assert_eq!(table.told()[1], Event::SwappedFood { one, gave, other, got });
}

#[test]
fn cc7_5_the_cards_lie_on_two_different_animals() {
    let _watch = RuleWatch::new("CC7.5");
    let mut table = four("card-for-card");
    table.play("1 card:card-for-card");
    assert_eq!(table.refused(1, "animal:rex"), "CC7.5");
    table.play("1 food:rex:bone3");
    assert_eq!(table.refused(1, "food:rex:fish2"), "CC7.5");
    assert_eq!(table.refused(1, "food:mimi:fish1"), "CC7.5");
}

#[test]
fn cc7_6_all_for_all_swaps_any_two_animals() {
    let _watch = RuleWatch::new("CC7.6");
    let mut table = four("all-for-all");
    table.play("1 card:all-for-all\n1 animal:bruno");
    assert_eq!(table.legal(), ["animal:rex", "animal:mimi", "animal:clarence", "back"]);
    assert_eq!(table.refused(1, "animal:bruno"), "CC7.6");
    assert_eq!(table.refused(1, "food:rex:bone3"), "CC7.6");
    table.play("1 animal:clarence");
    assert_eq!((table.food("bruno"), table.food("clarence")), ("bone5".into(), "".into()));
    assert_eq!((table.pawns("bruno"), table.pawns("clarence")), ("1 1".into(), "1".into()));
}

#[test]
fn cc7_7_pawn_for_pawn_swaps_any_two_pawns() {
    let _watch = RuleWatch::new("CC7.7");
    let mut table = four("pawn-for-pawn");
    table.play("1 card:pawn-for-pawn");
    assert_eq!(
        table.legal(),
        ["pawn:rex:1", "pawn:rex:2", "pawn:mimi:2", "pawn:bruno:1", "pawn:clarence:1", "back"]
    );
    table.play("1 pawn:rex:1");
    assert_eq!(table.legal(), ["pawn:mimi:2", "back"]);
    table.play("1 pawn:mimi:2");
    assert_eq!((table.pawns("rex"), table.pawns("mimi")), ("2 2".into(), "1".into()));
    assert_eq!((table.stock(1), table.stock(2)), (2, 4), "no stock changes");
}

#[test]
fn cc7_7_pawns_on_two_different_animals() {
    let _watch = RuleWatch::new("CC7.7");
    let mut table = four("pawn-for-pawn");
    table.play("1 card:pawn-for-pawn");
    assert_eq!(table.refused(1, "pawn:mimi:1"), "CC7.7");
    assert_eq!(table.refused(1, "food:mimi:fish4"), "CC7.7");
    table.play("1 pawn:rex:1");
    assert_eq!(table.refused(1, "pawn:rex:2"), "CC7.7");
}

#[test]
fn cc7_8_go_home_returns_a_pawn_to_its_owner() {
    let _watch = RuleWatch::new("CC7.8");
    let mut table = four("go-home go-home");
    table.play("1 card:go-home");
    assert_eq!(table.refused(1, "pawn:mimi:1"), "CC7.8");
    assert_eq!(table.refused(1, "animal:mimi"), "CC7.8");
    table.play("1 pawn:rex:2");
    assert_eq!((table.pawns("rex"), table.stock(1), table.stock(2)), ("1".into(), 2, 5));
    assert_eq!(table.told()[1], Event::WentHome { animal: Animal::Rex, owner: seat(2) });
    table.play(
        "2 place:mimi\n2 feed\n~ up:bone1\n2 lay:bruno\n2 stop\n1 place:rex\n1 card:go-home\n1 pawn:bruno:1",
    );
    assert_eq!((table.pawns("bruno"), table.stock(1)), ("1".into(), 2), "an own pawn may go home too");
}

#[test]
fn cc7_9_my_place_sends_a_pawn_home_and_takes_its_square() {
    let _watch = RuleWatch::new("CC7.9");
    let mut table = four("my-place");
    table.play("1 card:my-place");
    assert_eq!(table.legal(), ["pawn:rex:2", "pawn:mimi:2", "back"]);
    assert_eq!(table.refused(1, "pawn:clarence:2"), "CC7.9");
    assert_eq!(table.refused(1, "food:rex:bone3"), "CC7.9");
    table.play("1 pawn:rex:2");
    assert_eq!((table.pawns("rex"), table.stock(1), table.stock(2)), ("1 1".into(), 1, 5));
    let took = Event::TookPlace { seat: seat(1), animal: Animal::Rex, owner: seat(2) };
    assert_eq!(table.told()[1], took);
}

/// Seat 1 has this many pawns in stock when its turn begins; a square is free for one.
fn short_of_pawns(pawns: &str) -> Played {
    Given::seats(2)
        .animal("clarence", "", pawns)
        .animal("bruno", "", "1 1")
        .animal("lotte", "", "2")
        .animal("mimi", "", "")
        .hand(1, "my-place")
        .phase(comme_chien_et_chat::Phase::Place)
        .set()
}

#[test]
fn cc7_9_the_last_pawn_placed_this_turn_leaves_none_for_it() {
    let _watch = RuleWatch::new("CC7.9");
    let mut table = short_of_pawns("1 1 1");
    assert_eq!(table.stock(1), 1);
    table.play("1 place:bruno");
    assert_eq!(table.refused(1, "card:my-place"), "CC7.9");
    assert_eq!(table.legal(), ["feed"]);
}

#[test]
fn cc7_9_one_pawn_left_after_placing_is_enough() {
    let _watch = RuleWatch::new("CC7.9");
    let mut table = short_of_pawns("1 1");
    assert_eq!(table.stock(1), 2);
    table.play("1 place:bruno\n1 card:my-place\n1 pawn:lotte:2");
    assert_eq!((table.pawns("lotte"), table.stock(1), table.stock(2)), ("1".into(), 0, 6));
}
