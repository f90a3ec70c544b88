//! What a bot is told about a position.

#[allow(dead_code, reason = "each test file uses its part of it")]
mod common;

use game_api::Insight;

use common::{Given, seat};

fn sum(prospects: &game_api::PerSeat<f32>) -> f32 {
    prospects.values().sum()
}

#[test]
fn who_backs_the_better_animal_has_the_better_prospects() {
    let table = Given::seats(2).animal("rex", "bone3 bone4", "1").animal("mimi", "bone5", "2").set();
    let prospects = table.game.prospects();
    assert!(prospects[seat(1)] > 0.5 && prospects[seat(2)] < 0.5, "{prospects:?}");
    assert!((sum(&prospects) - 1.0).abs() < 1e-4);
}

#[test]
fn mirrored_positions_have_mirrored_prospects() {
    let at = |turn: u8, rex: &str, bruno: &str| {
        let table =
            Given::seats(2).animal("rex", "bone3", rex).animal("bruno", "bone5", bruno).turn(turn).set();
        table.game.prospects()
    };
    let (here, there) = (at(1, "1", "2"), at(2, "2", "1"));
    assert_eq!(here[seat(1)], there[seat(2)]);
    assert_eq!(here[seat(2)], there[seat(1)]);
}

#[test]
fn a_lead_means_more_the_nearer_the_end() {
    let early = Given::seats(2).animal("rex", "bone6", "1").animal("mimi", "", "2").set();
    let late = Given::seats(2)
        .animal("rex", "bone6 bone1 fish1 bone2 fish2", "1")
        .animal("mimi", "fish1 bone1 fish2 bone2", "2")
        .set();
    assert!(late.game.prospects()[seat(1)] > early.game.prospects()[seat(1)]);
}

#[test]
fn an_action_card_and_a_pawn_are_worth_something() {
    let table = Given::seats(2).animal("rex", "bone6", "1 2").animal("mimi", "", "").hand(2, "go-home").set();
    let prospects = table.game.prospects();
    assert!(prospects[seat(2)] > prospects[seat(1)]);
    let table = Given::seats(2).animal("rex", "", "1").animal("mimi", "", "").set();
    let prospects = table.game.prospects();
    assert!(prospects[seat(1)] > prospects[seat(2)], "a pawn on a hungry animal beats one in stock");
}

#[test]
fn at_the_end_the_winners_have_won() {
    let given = |pawns: &str| {
        let given = Given::seats(2).animal("mimi", "fish1 fish2 fish3 fish4", pawns).animal("bruno", "", "");
        given.fed("rex", 5).fed("waldi", 5)
    };
    let mut alone = given("2").set();
    alone.play("1 feed\n~ up:fish6\n1 lay:mimi");
    assert_eq!(alone.game.prospects().values().copied().collect::<Vec<_>>(), [0.0, 1.0]);
    let mut shared = given("1 2").set();
    shared.play("1 feed\n~ up:fish6\n1 lay:mimi");
    assert_eq!(shared.game.prospects().values().copied().collect::<Vec<_>>(), [0.5, 0.5]);
}
