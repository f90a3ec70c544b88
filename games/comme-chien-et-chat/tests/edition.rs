//! The figures of the box, and editions that its owner may write.

use std::sync::Arc;

use comme_chien_et_chat::{Animal, Card, Chance, CommeChienEtChat, Edition, Food, FoodKind, Phase, Species};
use game_api::{Edition as _, EditionError, Game, Setup, Silent, read_edition};
use game_test::conforms;

const STANDARD: &str = include_str!("../components.toml");

fn with(from: &str, to: &str) -> Result<Edition, EditionError> {
    assert!(STANDARD.contains(from), "{from}");
    read_edition(&STANDARD.replacen(from, to, 1))
}

fn line_of(text: &str) -> usize {
    1 + STANDARD.lines().position(|line| line.starts_with(text)).expect("a line")
}

#[test]
fn there_are_54_food_cards_27_of_each_kind() {
    let edition = Edition::standard();
    assert_eq!(edition.food().total(), 54);
    for kind in [FoodKind::Bone, FoodKind::Fish] {
        let cards = Food::ALL.into_iter().filter(|food| food.kind() == kind);
        let counts: Vec<u8> = cards.map(|food| edition.food().count(food)).collect();
        assert_eq!(counts, [4, 5, 6, 5, 4, 3]);
    }
    let values: Vec<u8> = Food::ALL.into_iter().map(Food::value).collect();
    assert_eq!(values, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn there_are_nine_cats_and_nine_dogs_three_of_each_with_1_2_and_3_squares() {
    let edition = Edition::standard();
    for species in [Species::Cat, Species::Dog] {
        let squares = Animal::ALL.into_iter().filter(|animal| animal.species() == species);
        let squares: Vec<u8> = squares.map(|animal| edition.squares(animal)).collect();
        assert_eq!(squares, [3, 3, 3, 2, 2, 2, 1, 1, 1]);
    }
    assert_eq!(Animal::Clarence.species(), Species::Cat);
    assert_eq!(Animal::Flocke.species(), Species::Cat);
    assert_eq!(Animal::Bruno.species(), Species::Dog);
}

#[test]
fn there_are_two_of_each_of_nine_action_cards_and_six_pawns() {
    let edition = Edition::standard();
    assert!(Card::ALL.into_iter().all(|card| edition.cards().count(card) == 2));
    assert_eq!(edition.cards().total(), 18);
    assert_eq!((edition.pawns(), edition.dealt(), edition.sated_at()), (6, 3, 5));
    assert_eq!(edition.animals_in_play(6), 12);
    assert_eq!(edition.name(), "standard");
}

#[test]
fn an_edition_survives_its_serde_form() {
    let edition = Edition::standard();
    let json = serde_json::to_string(&*edition).expect("plain data");
    assert_eq!(serde_json::from_str::<Edition>(&json).expect("the same figures"), *edition);
}

#[test]
fn a_figure_out_of_bounds_is_named_with_its_line() {
    for (field, line, from, to) in [
        ("cats.minka", "minka", "minka = { value = 3", "minka = { value = 4"),
        ("cats.minka", "minka", "minka = { value = 3", "minka = { value = 0"),
        ("dogs.lotte", "lotte", "lotte = { value = 1", "lotte = { value = 9"),
        ("food.bones.6", "6 =", "6 = { value = 3", "6 = { value = 10"),
        ("food.bones.1", "1 =", "1 = { value = 4", "1 = { value = 0"),
        ("action-cards.my-place", "my-place", "my-place = { value = 2", "my-place = { value = 5"),
        ("action-cards.take-away", "take-away", "take-away = { value = 2", "take-away = { value = 1"),
        ("pawns", "pawns", "pawns = { value = 6", "pawns = { value = 10"),
        ("dealt", "dealt", "dealt = { value = 3", "dealt = { value = 4"),
        ("sated-at", "sated-at", "sated-at = { value = 5", "sated-at = { value = 6"),
        ("sated-at", "sated-at", "sated-at = { value = 5", "sated-at = { value = 1"),
        ("animals-a-player", "animals", "animals-a-player = { value = 2", "animals-a-player = { value = 3"),
        ("name", "name", "name = \"standard\"", "name = \"\""),
    ] {
        match with(from, to) {
            Err(EditionError::OutOfBounds { line: found, figure }) => {
                assert_eq!((figure.field.as_str(), found), (field, line_of(line)), "{to}");
            }
            other => panic!("{to}: {other:?}"),
        }
    }
}

#[test]
fn the_second_table_of_food_is_told_from_the_first() {
    let text = STANDARD.replace("[food.fish]\n1 = { value = 4", "[food.fish]\n1 = { value = 99");
    match read_edition::<Edition>(&text) {
        Err(EditionError::OutOfBounds { line, figure }) => {
            assert_eq!((figure.field.as_str(), line), ("food.fish.1", line_of("[food.fish]") + 1));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_can_t_be_read_is_named_with_its_line() {
    for (field, line, from, to) in [
        ("cats.susi", "susi", "susi = { value = 1", "susi = { value = \"one\""),
        ("cats.felix", "susi", "susi = {", "felix = {"),
        ("dealt", "dealt", "source = \"RB\" }\n# The food card", "source = \"XY\" }\n# The food card"),
    ] {
        match with(from, to) {
            Err(EditionError::Unreadable { line: found, field: named, .. }) => {
                assert_eq!((named.as_str(), found), (field, line_of(line)), "{to}");
            }
            other => panic!("{to}: {other:?}"),
        }
    }
    assert_eq!(read_edition::<Edition>(&"#".repeat(70_000)), Err(EditionError::TooLarge));
}

#[test]
fn an_edition_may_do_without_action_cards() {
    let edition = Arc::new(with("dealt = { value = 3", "dealt = { value = 0").expect("within the bounds"));
    let setup = Setup::<CommeChienEtChat> { edition, ..Setup::standard(2) };
    let mut game = CommeChienEtChat::start(&setup).expect("2 seats");
    for animal in [Animal::Rex, Animal::Mimi, Animal::Lotte, Animal::Susi] {
        assert_eq!(game.public().phase, Phase::Animals);
        game.apply_chance(Chance::Joins(animal), &mut Silent);
    }
    assert_eq!(game.public().phase, Phase::Lot, "nothing is dealt");
}

#[test]
fn the_smallest_and_the_largest_edition_conform_too() {
    let small = STANDARD
        .replace("animals-a-player = { value = 2", "animals-a-player = { value = 1")
        .replace("pawns = { value = 6", "pawns = { value = 1")
        .replace("dealt = { value = 3", "dealt = { value = 1")
        .replace("sated-at = { value = 5", "sated-at = { value = 2");
    let mut large = STANDARD.replace("pawns = { value = 6", "pawns = { value = 9");
    for value in [3, 4, 5, 6] {
        large = large
            .replace(&format!("= {{ value = {value}, source = \"D\" }}"), "= { value = 9, source = \"R\" }");
    }
    large = large.replace("clarence = { value = 9", "clarence = { value = 3");
    large = large.replace("{ value = 2, source = \"RB\" }\nd", "{ value = 4, source = \"RB\" }\nd");
    for text in [small, large] {
        let edition = Arc::new(read_edition::<Edition>(&text).expect("within the bounds"));
        for seats in [2, 6] {
            let setup = Setup::<CommeChienEtChat> { edition: edition.clone(), ..Setup::standard(seats) };
            conforms(&setup, 5);
        }
    }
}
