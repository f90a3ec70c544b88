//! The box: what is in it, and what a file must not say.

use game_api::{BadFigure, Edition as _, EditionError, Figure, Game, Mark, Setup, read_edition};
use meowtopia::{Edition, Figures, Job, Meowtopia};

const TEXT: &str = include_str!("../components.toml");

fn read(old: &str, new: &str) -> Result<Edition, EditionError> {
    assert!(TEXT.contains(old), "no line {old}");
    read_edition(&TEXT.replacen(old, new, 1))
}

fn line_of(text: &str) -> usize {
    1 + TEXT.lines().position(|line| line.starts_with(text)).expect("the line is there")
}

#[test]
fn the_box_is_counted() {
    let edition = Edition::standard();
    let figures = edition.figures();
    assert_eq!(edition.name(), "standard");
    assert_eq!(4 * figures.r#box.kittens_per_family.value, 24);
    assert_eq!((figures.r#box.fields.value, figures.r#box.sticks.value), (34, 32));
    let tokens = [figures.r#box.food_tokens, figures.r#box.gold_tokens, figures.r#box.malus_tokens];
    assert_eq!(tokens.map(|figure| figure.value), [36, 20, 5]);
    let in_play = [2, 3, 4].map(|seats| (edition.in_play(seats).fields, edition.in_play(seats).sticks));
    assert_eq!(in_play, [(22, 22), (25, 25), (30, 28)]);
    assert_eq!(edition.numbers().food, [2, 5, 8, 12, 16, 20]);
    let count = &figures.count;
    let points = [count.kitten, count.stick_per_field, count.merchant_gold, count.merchant_food, count.gold];
    assert_eq!(points.map(|figure| figure.value), [3, 1, 3, 2, 1]);
    assert_eq!((count.food_for_a_point.value, count.malus.value, count.awake_food.value), (2, 3, 1));
}

#[test]
fn each_action_is_on_two_backs() {
    let edition = Edition::standard();
    for job in Job::ALL {
        let times = Job::ALL.into_iter().filter(|&tile| edition.pair(tile).contains(&job)).count();
        assert_eq!(times, 2, "{job}");
    }
    assert_eq!(edition.pair(Job::Food), [Job::Food, Job::Irrigation]);
    assert_eq!(edition.pair(Job::Fields), [Job::Fields, Job::Food]);
    assert_eq!(edition.figures().side_b.food.source, Mark::R, "the pairs are ours");
}

#[test]
fn what_is_reconstructed_is_marked() {
    let figures = Edition::standard().figures().clone();
    assert_eq!(figures.rounds, Figure { value: 60, source: Mark::R });
    assert_eq!(figures.two_players.fields.source, Mark::RB);
}

#[test]
fn an_edition_reads_back_from_its_own_form() {
    let edition = Edition::standard();
    let json = serde_json::to_string(&*edition).expect("plain data");
    assert_eq!(serde_json::from_str::<Edition>(&json).expect("reads back"), *edition);
    let figures: Figures = serde_json::from_str(&json).expect("the form is the file's");
    assert_eq!(Edition::try_from(figures).expect("valid"), *edition);
}

#[test]
fn a_figure_out_of_bounds_is_told_with_its_line_and_field() {
    let cases = [
        ("rounds = { value = 60", "rounds = { value = 0", "rounds", 0, 1, 100),
        ("rounds = { value = 60", "rounds = { value = 101", "rounds", 101, 1, 100),
        (
            "kittens-per-family = { value = 6",
            "kittens-per-family = { value = 9",
            "box.kittens-per-family",
            9,
            2,
            8,
        ),
        ("fields = { value = 34", "fields = { value = 39", "box.fields", 39, 1, 38),
        ("sticks = { value = 32", "sticks = { value = 0", "box.sticks", 0, 1, 38),
        ("wake-cost = { value = 1", "wake-cost = { value = 0", "morning.wake-cost", 0, 1, 9),
        ("all-awake-food = { value = 1", "all-awake-food = { value = 10", "morning.all-awake-food", 10, 0, 9),
        ("most-workers = { value = 6", "most-workers = { value = 7", "day.most-workers", 7, 1, 6),
        ("recruit-cost = { value = 1", "recruit-cost = { value = 0", "day.recruit-cost", 0, 1, 9),
        ("kitten-eats = { value = 2", "kitten-eats = { value = 0", "evening.kitten-eats", 0, 1, 9),
        (
            "food-for-a-point = { value = 2",
            "food-for-a-point = { value = 0",
            "count.food-for-a-point",
            0,
            1,
            9,
        ),
        ("kittens = { value = 2", "kittens = { value = 7", "start.kittens", 7, 1, 6),
        ("fields = { value = 2,", "fields = { value = 3,", "start.fields", 3, 2, 2),
    ];
    for (old, new, field, value, min, max) in cases {
        let line = line_of(old);
        let figure = BadFigure { field: field.to_owned(), value, min, max };
        assert_eq!(
            read(old, new).expect_err("no edition"),
            EditionError::OutOfBounds { line, figure },
            "{new}"
        );
    }
}

#[test]
fn a_food_table_and_stocks_have_bounds_too() {
    let food = read("food = { value = [2, 5,", "food = { value = [2, 41,").expect_err("no edition");
    let figure = BadFigure { field: "day.food".to_owned(), value: 41, min: 0, max: 40 };
    assert_eq!(food, EditionError::OutOfBounds { line: line_of("food = { value = [2"), figure });
    for (value, min, max) in [(4, 5, 34), (35, 5, 34)] {
        let changed = format!("[two-players]\nfields = {{ value = {value}");
        let error = read("[two-players]\nfields = { value = 22", &changed).expect_err("no edition");
        let figure = BadFigure { field: "two-players.fields".to_owned(), value, min, max };
        assert_eq!(error, EditionError::OutOfBounds { line: line_of("[two-players]") + 1, figure });
    }
    let error = read("sticks = { value = 28", "sticks = { value = 4").expect_err("no edition");
    let figure = BadFigure { field: "four-players.sticks".to_owned(), value: 4, min: 5, max: 32 };
    assert_eq!(error, EditionError::OutOfBounds { line: line_of("[four-players]") + 2, figure });
}

#[test]
fn the_pairs_of_side_b_hold_two_actions_and_each_action_twice() {
    let same = read(r#"["food", "irrigation"]"#, r#"["food", "food"]"#).expect_err("no edition");
    let figure = BadFigure { field: "side-b.food".to_owned(), value: 1, min: 2, max: 2 };
    assert_eq!(same, EditionError::OutOfBounds { line: line_of(r#"food = { value = ["food""#), figure });
    let thrice = read(r#"["irrigation", "gold"]"#, r#"["irrigation", "food"]"#).expect_err("no edition");
    assert!(matches!(thrice, EditionError::OutOfBounds { figure, .. } if figure.value == 3));
}

#[test]
fn a_file_that_is_no_edition_is_told_where() {
    let unknown = read("rounds =", "turns =").expect_err("no edition");
    assert!(matches!(unknown, EditionError::Unreadable { .. }), "{unknown}");
    let mark = read(r#"gold = { value = 1, source = "RB" }"#, r#"gold = { value = 1, source = "XX" }"#);
    let Err(EditionError::Unreadable { line, field, .. }) = mark else { panic!("no such mark") };
    assert_eq!((line, field.as_str()), (line_of("gold = { value = 1,"), "start.gold"));
    let job = read(r#"["gold", "recruit"]"#, r#"["gold", "sleep"]"#).expect_err("no edition");
    assert!(job.to_string().contains("side-b.gold"), "{job}");
    let name = read(r#"name = "standard""#, r#"name = """#).expect_err("no edition");
    assert!(name.to_string().contains("name is 0"), "{name}");
}

#[test]
fn another_box_plays_with_its_own_figures() {
    let rich = read("food = { value = 4", "food = { value = 9").expect("a valid edition");
    let setup = Setup { edition: rich.into(), ..Setup::<Meowtopia>::standard(2) };
    let game = Meowtopia::start(&setup).expect("a set-up of the game");
    assert!(game.public().homes.values().all(|home| home.food == 9));
}
