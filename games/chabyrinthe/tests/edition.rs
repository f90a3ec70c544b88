use std::sync::Arc;

use chabyrinthe::{BoardSize, Cat, Chabyrinthe, Edition, Face, Figures, Kind, Place, Tile};
use game_api::{BadFigure, Edition as _, EditionError, Game, Mark, Setup, read_edition};

const STANDARD: &str = include_str!("../components.toml");

fn read(from: &str, to: &str) -> Result<Edition, EditionError> {
    assert!(STANDARD.contains(from), "{from} is in the file");
    read_edition(&STANDARD.replacen(from, to, 1))
}

/// The field that is out of bounds after a change, with its bounds.
fn bad(from: &str, to: &str) -> (String, i64, i64, i64) {
    match read(from, to) {
        Err(EditionError::OutOfBounds { figure: BadFigure { field, value, min, max }, .. }) => {
            (field, value, min, max)
        }
        other => panic!("{other:?}"),
    }
}

fn named(field: &str, value: i64, min: i64, max: i64) -> (String, i64, i64, i64) {
    (field.to_owned(), value, min, max)
}

#[test]
fn the_standard_edition_has_the_figures_of_the_rules_page() {
    let edition = Edition::standard();
    assert_eq!(edition.name(), "standard");
    let gutters: Vec<u8> = Kind::ALL.iter().map(|&kind| edition.gutters(kind)).collect();
    assert_eq!(gutters, [4, 8, 6, 4, 2, 2]);
    let cats: Vec<(u8, u8)> = Cat::ALL.iter().map(|&cat| (edition.points(cat), edition.cats(cat))).collect();
    assert_eq!(cats, [(3, 5), (4, 5), (5, 5)]);
    let sides = [BoardSize::Standard, BoardSize::Kittens, BoardSize::BigTom].map(|board| edition.side(board));
    assert_eq!(sides, [4, 3, 5]);
    assert_eq!(edition.corners(), [Tile::Es, Tile::Nw]);
    assert_eq!(edition.first_cats(4), [Place(0), Place(8)]);
    assert_eq!(edition.first_homes(4), [Place(4), Place(12)]);
    assert_eq!((edition.actions(), edition.deals(), edition.rounds()), (2, 100, 100));
    assert_eq!((edition.first_edition_insertions(), edition.even_start_actions()), (1, 1));
}

#[test]
fn what_is_ours_is_marked_as_ours() {
    let figures: Figures = (*Edition::standard()).clone().into();
    assert_eq!(figures.gutters.elbow.source, Mark::R);
    assert_eq!(figures.cats.black.points.source, Mark::P);
    assert_eq!(figures.cats.black.copies.source, Mark::R);
    assert_eq!(figures.scale.grade1.source, Mark::RB);
    assert_eq!(figures.boards.big_tom.source, Mark::P);
}

#[test]
fn figures_are_bounded() {
    assert_eq!(bad("name = \"standard\"", "name = \"\""), named("name", 0, 1, 60));
    assert_eq!(bad("actions = { value = 2", "actions = { value = 0"), named("actions", 0, 1, 5));
    assert_eq!(bad("deals = { value = 100", "deals = { value = 0"), named("deals", 0, 1, 200));
    assert_eq!(bad("rounds = { value = 100", "rounds = { value = 1001"), named("rounds", 1001, 1, 1000));
    assert_eq!(bad("elbow = { value = 8", "elbow = { value = 1"), named("gutters.elbow", 1, 2, 30));
    assert_eq!(bad("tee = { value = 2", "tee = { value = 31"), named("gutters.tee", 31, 0, 30));
    assert_eq!(bad("tee = { value = 2", "tee = { value = 1"), named("gutters", 25, 26, 40));
    assert_eq!(bad("tee = { value = 2", "tee = { value = 17"), named("gutters", 41, 26, 40));
    assert_eq!(bad("points = { value = 4", "points = { value = 0"), named("cats.ginger.points", 0, 1, 20));
    assert_eq!(bad("copies = { value = 2", "copies = { value = 3"), named("homes.copies", 3, 2, 2));
    assert_eq!(bad("kittens = { value = 3", "kittens = { value = 2"), named("boards.kittens", 2, 3, 5));
    assert_eq!(bad("big-tom = { value = 5", "big-tom = { value = 6"), named("boards.big-tom", 6, 3, 5));
    assert_eq!(bad("first-cat = { value = 0", "first-cat = { value = 3"), named("ring.first-cat", 3, 0, 2));
    assert_eq!(
        bad("second-cat = { value = 2", "second-cat = { value = 0"),
        named("ring.second-cat", 0, 1, 3)
    );
    assert_eq!(bad("grade-2 = { value = 9", "grade-2 = { value = 7"), named("scale.grade-2", 7, 8, 1000));
    let insertions = "options.first-edition-insertions";
    assert_eq!(bad("insertions = { value = 1", "insertions = { value = 6"), named(insertions, 6, 0, 5));
    assert_eq!(
        bad("even-start-actions = { value = 1", "even-start-actions = { value = 0"),
        named("options.even-start-actions", 0, 1, 5)
    );
}

#[test]
fn two_cats_must_wait_beside_the_board() {
    let few = STANDARD.replace("copies = { value = 5", "copies = { value = 0");
    assert!(matches!(read_edition::<Edition>(&few), Err(EditionError::OutOfBounds { .. })));
}

#[test]
fn corners_are_elbows_and_nothing_unknown_is_read() {
    assert!(matches!(read("value = \"es\"", "value = \"ns\""), Err(EditionError::Unreadable { .. })));
    assert!(matches!(read("[homes]", "[homes]\ngarden = 1"), Err(EditionError::Unreadable { .. })));
}

#[test]
fn other_figures_are_played_with() {
    let text = STANDARD
        .replace("first-cat = { value = 0", "first-cat = { value = 1")
        .replace("value = \"es\"", "value = \"sw\"")
        .replace("standard = { value = 4", "standard = { value = 3");
    let edition: Edition = read_edition(&text).expect("a valid edition");
    assert_eq!(edition.first_cats(4), [Place(4), Place(8)]);
    assert_eq!(edition.first_homes(4), [Place(0), Place(12)]);
    let setup = Setup { edition: Arc::new(edition), ..Setup::<Chabyrinthe>::standard(2) };
    let state = Chabyrinthe::start(&setup).expect("a valid set-up");
    let json = serde_json::to_value(state.public()).expect("plain data");
    assert_eq!(json["board"], serde_json::json!(["··┐", "···", "┘··"]));
    assert_eq!(json["ring"]["homes"], serde_json::json!([0, 9]));
}

#[test]
fn an_edition_comes_back_from_json() {
    let edition = Edition::standard();
    let json = serde_json::to_string(&*edition).expect("plain data");
    assert_eq!(serde_json::from_str::<Edition>(&json).expect("valid"), *edition);
}
