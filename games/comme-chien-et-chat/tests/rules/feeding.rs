//! CC5 and CC6: feeding, alone and in a series.

use comme_chien_et_chat::{Animal, Event, Phase};
use game_api::{Game, Pending, RuleWatch};

use crate::common::{Given, seat};

#[test]
fn cc5_the_card_is_seen_before_the_animal_is_chosen() {
    let _watch = RuleWatch::new("CC5");
    let mut table =
        Given::seats(2).animal("rex", "", "1").animal("mimi", "", "2").fed("bruno", 5).fed("lotte", 0).set();
    table.play("1 feed");
    assert!(matches!(table.game.pending(), Pending::Chance(_)));
    table.play("~ up:fish4");
    assert_eq!(table.legal(), ["lay:rex", "lay:mimi", "lay:lotte"], "own or not, loved or not, never sated");
    table.play("1 lay:rex");
    assert_eq!(table.food("rex"), "fish4");
    assert_eq!(table.worth("rex"), -4);
}

#[test]
fn cc5_every_card_of_the_pile_is_as_likely_as_any_other() {
    let _watch = RuleWatch::new("CC5");
    let mut table = Given::seats(2).animal("rex", "bone1 bone1", "").animal("mimi", "", "").set();
    table.play("1 feed");
    let counts = [2, 5, 6, 5, 4, 3, 4, 5, 6, 5, 4, 3];
    let weights: Vec<u32> = table.chances().iter().map(|&(_, weight)| weight).collect();
    assert_eq!(weights, counts);
    table.play("~ up:bone1\n1 lay:mimi");
    assert_eq!(table.public().pile.total(), 51);
}

#[test]
fn cc6_further_cards_must_go_to_the_same_animal() {
    let _watch = RuleWatch::new("CC6");
    let mut table = Given::seats(2).animal("rex", "", "1").animal("mimi", "", "2").set();
    table.play("1 feed\n~ up:bone4\n1 lay:rex");
    assert_eq!(table.legal(), ["more", "stop"]);
    assert_eq!(table.refused(1, "lay:mimi"), "CC6");
    table.play("1 more");
    assert_eq!(table.phase(), Phase::TurnUp { series: Some(Animal::Rex) });
    table.play("~ up:fish6");
    assert_eq!(table.food("rex"), "bone4 fish6", "laid without being asked");
    table.play("1 more\n~ up:bone1\n1 more\n~ up:bone2");
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)));
}

#[test]
fn cc6_a_series_stops_at_the_fourth_card() {
    let _watch = RuleWatch::new("CC6");
    let mut table = Given::seats(2).animal("rex", "bone1 bone2", "1").animal("mimi", "", "2").set();
    table.play("1 feed\n~ up:bone4\n1 lay:rex\n1 more\n~ up:fish6");
    assert_eq!(table.food("rex"), "bone1 bone2 bone4 fish6");
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)), "the turn is over");
    assert_eq!(table.refused(1, "more"), "CC2");
}

#[test]
fn cc6_a_first_card_that_is_the_fourth_ends_the_turn() {
    let _watch = RuleWatch::new("CC6");
    let mut table = Given::seats(2).animal("rex", "bone1 bone2 bone3", "1").animal("mimi", "", "2").set();
    table.play("1 feed\n~ up:bone4\n1 lay:rex");
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)));
}

#[test]
fn cc6_the_fifth_card_is_laid_only_alone() {
    let _watch = RuleWatch::new("CC6");
    let mut table = Given::seats(2)
        .animal("rex", "bone1 bone2 bone3 bone4", "1")
        .animal("mimi", "", "2")
        .animal("lotte", "", "")
        .set();
    table.play("1 feed\n~ up:fish6\n1 lay:rex");
    assert_eq!(table.food("rex"), "bone1 bone2 bone3 bone4 fish6");
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)), "a single card, and no more after it");
    let laid = Event::Laid { seat: seat(1), animal: Animal::Rex, food: "fish6".parse().expect("food") };
    assert_eq!(table.told(), [laid, Event::Sated { animal: Animal::Rex }]);
}

#[test]
fn cc6_the_player_may_stop_after_any_card() {
    let _watch = RuleWatch::new("CC6");
    let mut table = Given::seats(2).animal("rex", "bone1 bone1 bone2", "").animal("mimi", "", "2").set();
    table.play("1 feed\n~ up:bone4\n1 lay:mimi\n1 more\n~ up:bone5\n1 stop");
    assert_eq!(table.food("mimi"), "bone4 bone5");
    assert_eq!(table.told(), [Event::Stops { seat: seat(1) }]);
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)));
    table.play("2 place:rex\n2 feed\n~ up:fish1\n2 lay:rex");
    assert_eq!(table.game.pending(), Pending::Seat(seat(1)), "the fourth card of Rex");
}
