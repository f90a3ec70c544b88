//! CC1 to CC4: set-up, turn, pawns, sated animals.

use comme_chien_et_chat::{Animal, Event, Phase};
use game_api::{Audience, Game, Pending, RuleWatch, Seat};

use crate::common::{Given, Played, seat};

const DEAL_FOR_TWO: &str = "~ joins:rex
    ~ joins:mimi
    ~ joins:lotte
    ~ joins:clarence
    ~ deal:go-home
    ~ deal:go-home
    ~ deal:take-away
    ~ deal:my-place
    ~ deal:all-for-all
    ~ deal:take-away
    ~ first:2";

#[test]
fn cc1_two_animals_a_player_three_cards_each_and_a_lot() {
    let _watch = RuleWatch::new("CC1");
    let mut table = Played::start(2);
    assert_eq!(table.chances().len(), 18, "any animal may join");
    table.play(DEAL_FOR_TWO);
    let animals: Vec<Animal> = table.public().pets.iter().map(|pet| pet.animal).collect();
    assert_eq!(animals, [Animal::Rex, Animal::Mimi, Animal::Lotte, Animal::Clarence]);
    assert_eq!(table.hand(1), "take-away go-home go-home");
    assert_eq!(table.hand(2), "take-away all-for-all my-place");
    assert_eq!((table.stock(1), table.stock(2)), (6, 6));
    assert_eq!(table.public().pile.total(), 54);
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)));
}

#[test]
fn cc1_no_animal_joins_twice_and_no_card_is_dealt_more_often_than_it_exists() {
    let _watch = RuleWatch::new("CC1");
    let mut table = Played::start(2);
    table.play("~ joins:rex");
    assert_eq!(table.chances().len(), 17);
    assert!(!table.chances().contains(&("joins:rex".to_owned(), 1)));
    table.play("~ joins:mimi\n~ joins:lotte\n~ joins:clarence");
    assert_eq!(table.chances().len(), 9);
    assert!(table.chances().iter().all(|(_, weight)| *weight == 2));
    table.play("~ deal:go-home");
    assert!(table.chances().contains(&("deal:go-home".to_owned(), 1)));
    table.play("~ deal:go-home");
    assert_eq!(table.chances().len(), 8);
}

#[test]
fn cc1_a_hand_is_told_to_its_owner_alone() {
    let _watch = RuleWatch::new("CC1");
    let mut table = Played::start(2);
    table.play("~ joins:rex\n~ joins:mimi\n~ joins:lotte\n~ joins:clarence\n~ deal:go-home");
    let (to, event) = table.heard.events[0];
    assert_eq!(table.heard.events.len(), 1);
    assert_eq!(to, Audience::Seat(seat(1)));
    assert!(matches!(event, Event::Got { .. }));
    table.play("~ deal:go-home\n~ deal:take-away");
    assert_eq!(table.told(), [Event::Dealt { seat: seat(1), cards: 3 }]);
}

#[test]
fn cc1_with_six_all_eighteen_action_cards_are_dealt() {
    let _watch = RuleWatch::new("CC1");
    let mut table = Played::start(6);
    for _ in 0..12 + 18 {
        let next = table.chances()[0].0.clone();
        table.play(&format!("~ {next}"));
    }
    assert_eq!(table.public().pets.len(), 12);
    assert_eq!(table.phase(), Phase::Lot);
    let held: u8 = table.public().held.values().sum();
    assert_eq!(held, 18);
    assert_eq!(table.chances().len(), 6, "each seat may begin");
}

#[test]
fn cc1_an_animal_that_is_not_in_play_is_refused() {
    let _watch = RuleWatch::new("CC1");
    let mut table = Played::start(2);
    table.play(DEAL_FOR_TWO);
    assert_eq!(table.refused(2, "place:bruno"), "CC1");
}

fn two_pets() -> Given {
    Given::seats(2).animal("rex", "bone2", "1").animal("mimi", "fish3", "2")
}

#[test]
fn cc2_a_pawn_then_one_thing_then_the_left_neighbour() {
    let _watch = RuleWatch::new("CC2");
    let mut table = two_pets().phase(Phase::Place).set();
    table.play("1 place:rex\n1 feed\n~ up:bone6\n1 lay:rex\n1 stop");
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)));
    assert_eq!(table.phase(), Phase::Place);
    assert_eq!(table.game.round(), 1);
    table.play("2 place:mimi\n2 feed\n~ up:bone1\n2 lay:mimi\n2 stop");
    assert_eq!(table.game.pending(), Pending::Seat(seat(1)));
    assert_eq!(table.game.round(), 2, "a round ends where it began");
}

#[test]
fn cc2_nobody_acts_out_of_turn() {
    let _watch = RuleWatch::new("CC2");
    let table = two_pets().hand(2, "go-home").set();
    for action in ["feed", "place:mimi", "card:go-home", "back"] {
        assert_eq!(table.refused(2, action), "CC2");
    }
}

#[test]
fn cc2_the_choice_is_made_before_the_food_card_is_seen() {
    let _watch = RuleWatch::new("CC2");
    let mut table = two_pets().hand(1, "go-home").set();
    table.play("1 feed\n~ up:bone1");
    for action in ["card:go-home", "feed", "stop", "back", "place:mimi"] {
        assert_eq!(table.refused(1, action), "CC2");
    }
}

#[test]
fn cc2_there_is_no_pass_and_no_second_pawn() {
    let _watch = RuleWatch::new("CC2");
    let table = two_pets().set();
    assert_eq!(table.legal(), ["feed"]);
    assert_eq!(table.refused(1, "stop"), "CC2");
    assert_eq!(table.refused(1, "place:mimi"), "CC2");
}

#[test]
fn cc3_a_pawn_must_be_placed_wanted_or_not() {
    let _watch = RuleWatch::new("CC3");
    let table = two_pets().hand(1, "go-home").phase(Phase::Place).set();
    assert_eq!(table.legal(), ["place:rex", "place:mimi"]);
    assert_eq!(table.refused(1, "feed"), "CC3");
    assert_eq!(table.refused(1, "card:go-home"), "CC3");
}

#[test]
fn cc3_several_own_pawns_on_one_animal_are_fine() {
    let _watch = RuleWatch::new("CC3");
    let mut table = Given::seats(2).animal("clarence", "", "1 1").animal("mimi", "", "").turn(2).set();
    table.play("2 feed\n~ up:bone1\n2 lay:mimi\n2 stop\n1 place:clarence");
    assert_eq!(table.pawns("clarence"), "1 1 1");
    assert_eq!(table.stock(1), 3);
}

#[test]
fn cc3_without_a_pawn_the_step_is_skipped() {
    let _watch = RuleWatch::new("CC3");
    let mut table = Given::seats(2)
        .animal("clarence", "", "1 1 1")
        .animal("bruno", "", "1 1 1")
        .animal("mimi", "", "")
        .turn(2)
        .set();
    table.play("2 feed\n~ up:bone1\n2 lay:mimi\n2 stop");
    assert_eq!(table.game.pending(), Pending::Seat(seat(1)));
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn cc3_without_a_free_square_the_step_is_skipped() {
    let _watch = RuleWatch::new("CC3");
    let mut table =
        Given::seats(2).animal("lotte", "", "2").animal("mimi", "", "1 2").fed("clarence", 5).turn(2).set();
    table.play("2 feed\n~ up:fish1\n2 lay:mimi\n2 stop");
    assert_eq!(table.stock(1), 5, "a pawn is left, but the only free squares are on a sated animal");
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn cc3_a_pawn_that_came_home_is_placed_again() {
    let _watch = RuleWatch::new("CC3");
    let mut table = Given::seats(2)
        .animal("clarence", "", "2 2 2")
        .animal("bruno", "", "2 2 2")
        .animal("mimi", "", "1")
        .hand(1, "go-home")
        .set();
    table.play("1 card:go-home\n1 pawn:bruno:2");
    assert_eq!(table.phase(), Phase::Place);
    assert_eq!(table.legal(), ["place:bruno", "place:mimi"]);
}

#[test]
fn cc3_1_an_animal_takes_no_more_pawns_than_it_has_squares() {
    let _watch = RuleWatch::new("CC3.1");
    let table = Given::seats(2)
        .animal("rex", "", "1 2")
        .animal("lotte", "", "2")
        .animal("clarence", "", "1 2")
        .phase(Phase::Place)
        .set();
    assert_eq!(table.legal(), ["place:clarence"]);
    assert_eq!(table.refused(1, "place:rex"), "CC3.1");
    assert_eq!(table.refused(1, "place:lotte"), "CC3.1");
}

#[test]
fn cc4_a_sated_animal_takes_no_pawn_no_food_and_no_card() {
    let _watch = RuleWatch::new("CC4");
    let given = || {
        Given::seats(2)
            .animal("clarence", "fish1 fish2 fish3 bone1 bone2", "2")
            .animal("rex", "bone3", "1")
            .animal("mimi", "", "2")
            .hand(1, "take-away go-home all-for-all")
    };
    let mut table = given().phase(Phase::Place).set();
    assert_eq!(table.refused(1, "place:clarence"), "CC4");
    table.play("1 place:rex\n1 feed\n~ up:bone6");
    assert_eq!(table.refused(1, "lay:clarence"), "CC4");
    for (card, target) in [
        ("take-away", "food:clarence:fish1"),
        ("go-home", "pawn:clarence:2"),
        ("all-for-all", "animal:clarence"),
    ] {
        let mut table = given().set();
        table.play(&format!("1 card:{card}"));
        assert_eq!(table.refused(1, target), "CC4");
    }
}

#[test]
fn cc4_the_fifth_card_sates_whatever_the_pawns() {
    let _watch = RuleWatch::new("CC4");
    let mut table = Given::seats(2)
        .animal("clarence", "fish1 fish2 fish3 bone1", "")
        .animal("rex", "", "1 2")
        .animal("mimi", "", "")
        .set();
    table.play("1 feed\n~ up:bone2\n1 lay:clarence");
    assert!(table.told().contains(&Event::Sated { animal: Animal::Clarence }));
    assert_eq!(table.game.pending(), Pending::Seat(Seat::FIRST.left(2)));
    assert_eq!(table.refused(2, "place:clarence"), "CC4");
}
