//! Editions: an owner of the box types in other figures; mistakes are named with line and field.

use std::sync::Arc;

use cat_and_fish::{CatAndFish, Edition, Gear, Season, Space, Tile};
use game_api::{Edition as _, EditionError, Game, Setup, read_edition};

const STANDARD: &str = include_str!("../components.toml");

fn read(text: &str) -> Result<Edition, EditionError> {
    read_edition(text)
}

/// The standard file with one line changed, which must be there.
fn changed(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "{from}");
    STANDARD.replacen(from, to, 1)
}

fn line_of(part: &str) -> usize {
    STANDARD.lines().position(|line| line.contains(part)).expect("the line is there") + 1
}

#[test]
fn the_standard_edition_reads_back_as_itself() {
    let edition = Edition::standard();
    assert_eq!(edition.name(), "standard");
    let json = serde_json::to_string(&*edition).expect("plain data");
    assert_eq!(serde_json::from_str::<Edition>(&json).expect("valid"), *edition);
    assert_eq!(read(STANDARD).as_ref(), Ok(&*edition));
}

#[test]
fn other_figures_are_played_with() {
    let text = changed("start = { value = 5, source = \"RB\" }", "start = { value = 9, source = \"RB\" }")
        .replacen("value = [3, 0]", "value = [0, -2]", 1)
        .replacen("prices = { value = [6, 6, 5, 5]", "prices = { value = [8, 7, 1, 0]", 1)
        .replacen("cold = { value = 4", "cold = { value = 3", 1);
    let edition = Arc::new(read(&text).expect("within bounds"));
    assert_eq!(edition.ware(Gear::Net, 0), Some(8));
    assert_eq!(edition.ware(Gear::Net, 3), Some(0));
    assert_eq!(edition.ware(Gear::Net, 4), None);
    assert_eq!((edition.places(false), edition.places(true)), (2, 3));
    let setup = Setup { edition, ..Setup::<CatAndFish>::standard(2) };
    let state = CatAndFish::start(&setup).expect("a valid set-up");
    assert!(state.public().fishers.values().all(|fisher| fisher.money == 9));
    assert_eq!(state.public().typhoon.to_string(), "b12");
    state.audit().expect("nothing is missing");
}

#[test]
fn figures_of_the_standard_edition() {
    let edition = Edition::standard();
    assert_eq!((edition.years(), edition.monster_spring()), (5, 4));
    assert_eq!((edition.markers(false), edition.markers(true)), (2, 3));
    assert_eq!((edition.oil_fine(), edition.monster_fine(), edition.fee(), edition.penalty()), (2, 2, 2, 3));
    assert_eq!((edition.wizard_fee(), edition.sorcerer_fee(), edition.merchant_bonus()), (1, 2, 1));
    assert_eq!((edition.treasure_tile(), edition.fish_left()), (2, 1));
    for space in Space::TRADES {
        assert_eq!([2, 3, 4].map(|seats| edition.room(space, seats)), [2, 2, 3]);
    }
    assert_eq!([2, 3, 4].map(|seats| edition.room(Space::Typhoon, seats)), [1, 1, 1]);
    assert_eq!(edition.price(Tile::Crab, Season::Summer), 0);
    assert_eq!(edition.price(Tile::Bone3, Season::Summer), 0);
}

#[test]
fn a_figure_out_of_bounds_is_named() {
    let at = |line: usize, rest: &str| format!("line {line}: {rest}");
    for (from, to, part, problem) in [
        ("years = { value = 5", "years = { value = 11", "years", "years is 11; it must lie between 1 and 10"),
        (
            "fee = { value = 2",
            "fee = { value = 51",
            "fee = ",
            "money.fee is 51; it must lie between 0 and 50",
        ),
        (
            "places = { value = 2",
            "places = { value = 0",
            "places = ",
            "warehouse.places is 0; it must lie between 1 and 4",
        ),
        (
            "cold = { value = 4",
            "cold = { value = 1",
            "cold = ",
            "warehouse.cold is 1; it must lie between 2 and 4",
        ),
        (
            "member = { value = 3",
            "member = { value = 4",
            "member = ",
            "markers.member is 4; it must lie between 2 and 3",
        ),
        ("rod = { value = 4", "rod = { value = 3", "rod = ", "given.rod is 3; it must lie between 4 and 20"),
        (
            "storm = { value = 1",
            "storm = { value = 21",
            "storm = ",
            "magic.storm is 21; it must lie between 0 and 20",
        ),
        (
            "value = [9, 8, 7]",
            "value = [9, 8, 9]",
            "[9, 8, 7]",
            "shop.fisher-man.prices is 9; it must lie between 0 and 8",
        ),
        (
            "value = [9, 8, 7]",
            "value = [9, 8]",
            "[9, 8, 7]",
            "shop.fisher-man.prices is 2; it must lie between 3 and 3",
        ),
        (
            "value = [\"red\", \"blue\"]",
            "value = [\"red\", \"red\"]",
            "two = ",
            "berths.two is 0; it must lie between 2 and 2",
        ),
        (
            "value = [\"red\", \"blue\"]",
            "value = [\"red\"]",
            "two = ",
            "berths.two is 1; it must lie between 2 and 2",
        ),
        (
            "value = [3, 0]",
            "value = [1, 0]",
            "typhoon = { value = [",
            "disasters.typhoon is 1; it must lie between 2 and 3",
        ),
        (
            "value = [3, 0]",
            "value = [-128, 127]",
            "typhoon = { value = [",
            "disasters.typhoon is 60; it must lie between 2 and 3",
        ),
        (
            "value = [-3, 0]",
            "value = [3, 0]",
            "oil = { value = [",
            "disasters.oil is 2; it must lie between 1 and 1",
        ),
        (
            "zone3 = { value = 4",
            "zone3 = { value = 41",
            "zone3 = { value = 4",
            "bones.zone3 is 41; it must lie between 0 and 40",
        ),
    ] {
        let error = read(&changed(from, to)).expect_err(to);
        assert_eq!(error.to_string(), at(line_of(part), problem), "{to}");
    }
}

#[test]
fn every_part_is_checked() {
    for (from, to, field) in [
        ("fishing = { few = { value = 2", "fishing = { few = { value = 0", "spaces.fishing"),
        ("many = { value = 3", "many = { value = 13", "spaces.fishing"),
        ("[fish.crab]\ntiles = { value = 5", "[fish.crab]\ntiles = { value = 41", "fish.crab.tiles"),
        ("winter = { value = 10", "winter = { value = 60", "fish.whale.winter"),
        (
            "copies = { value = 4, source = \"R\" }",
            "copies = { value = 0, source = \"R\" }",
            "treasure.blank.copies",
        ),
        ("pays = { value = 5", "pays = { value = 55", "treasure.chest.pays"),
        (
            "copies = { value = 4, source = \"RB\" }",
            "copies = { value = 7, source = \"RB\" }",
            "shop.net.copies",
        ),
        ("monster-spring = { value = 4", "monster-spring = { value = 1", "disasters.monster-spring"),
        ("summoner = { value = 1", "summoner = { value = 2", "given.summoner"),
        ("name = \"standard\"", "name = \"\"", "name"),
    ] {
        match read(&changed(from, to)) {
            Err(EditionError::OutOfBounds { figure, .. }) => assert_eq!(figure.field, field),
            other => panic!("{to}: {other:?}"),
        }
    }
}

#[test]
fn what_can_t_be_read_is_named() {
    let error = read(&changed("years = { value = 5", "years = { value = \"five\"")).expect_err("a word");
    assert!(error.to_string().starts_with(&format!("line {}, years", line_of("years"))), "{error}");
    let error = read(&changed("[shop.net]", "[shop.nets]")).expect_err("an unknown card");
    assert!(error.to_string().contains("shop"), "{error}");
    assert_eq!(read(&"#".repeat(70_000)), Err(EditionError::TooLarge));
}
