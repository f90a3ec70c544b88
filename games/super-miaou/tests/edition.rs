//! Other figures in the box: what is accepted, what it changes, and what a bad file is told.

use std::sync::Arc;

use game_api::{BadFigure, Edition as _, EditionError, MAX_EDITION_BYTES, Setup, read_edition};
use game_test::conforms;
use super_miaou::{Card, Edition, SuperMiaou};

mod play;

use play::Play;

const STANDARD: &str = include_str!("../components.toml");

/// The standard file with one figure changed, and the line of that figure. `field` is its path.
#[track_caller]
fn with(field: &str, value: &str) -> (String, usize) {
    let (section, key) = field.rsplit_once('.').unwrap_or(("", field));
    let mut lines: Vec<String> = STANDARD.lines().map(str::to_owned).collect();
    let header = format!("[{section}]");
    let from = if section.is_empty() { Some(0) } else { lines.iter().position(|line| *line == header) };
    let from = from.expect("the section is in the file");
    let offset = lines[from..].iter().position(|line| line.starts_with(&format!("{key} = ")));
    let place = from + offset.expect("the field is in the file");
    lines[place] = match key {
        "name" => format!("name = {value}"),
        _ => format!("{key} = {{ value = {value}, source = \"R\" }}"),
    };
    (lines.join("\n"), place + 1)
}

fn read(text: &str) -> Result<Edition, EditionError> {
    read_edition(text)
}

#[test]
fn the_standard_file_is_the_standard_edition() {
    let edition = read(STANDARD).expect("the file that comes with the game");
    assert_eq!(edition, *Edition::standard());
    assert_eq!(edition.name(), "standard");
}

#[test]
fn a_cape_for_one_coin_can_be_bought_with_one_coin() {
    let cheap = read(&with("cape.cost", "1").0).expect("a valid edition");
    let lines = ["start-blue mouse | start-blue*2 locked |", "? ? | start-orange*3 locked |"];
    assert_eq!(Play::at(1, &lines).refused(1, "buy:cape"), "SM4.1");
    let mut game = Play::at(1, &lines).with_edition(cheap);
    assert_eq!(game.legal(), "buy:cape bin:start-blue bin:mouse mouse:2:left mouse:2:right pass");
    game.does(1, "buy:cape");
    assert_eq!(game.pile(Card::Cape), 7);
}

#[test]
fn copies_rounds_and_gifts_come_from_the_edition() {
    let (text, _) = with("cat.copies", "2");
    let few = read(&text).expect("a valid edition");
    let setup = Setup::<SuperMiaou> { edition: Arc::new(few), ..Setup::standard(2) };
    assert_eq!(Play::fresh(&setup).pile(Card::Cat), 2);

    let (text, _) = with("start.coin.copies", "5");
    let setup = Setup { edition: Arc::new(read(&text).expect("a valid edition")), ..setup };
    let game = Play::fresh(&setup);
    game.lies(1, "? ? | start-blue*5 locked |");
    assert_eq!(game.binned(Card::StartGreen), 5);

    let short = read(&with("rounds", "1").0).expect("a valid edition");
    let lines = ["? ? | start-blue*3 locked |", "start-orange locked | start-orange*2 |"];
    let mut game = Play::at(2, &lines).with_edition(short);
    game.does(2, "pass");
    assert_eq!(game.waits_for(), "over");

    let rich = read(&with("start.locked.gives", "5").0).expect("a valid edition");
    let lines = ["mouse locked | start-blue*3 |", "? ? | start-orange*3 locked |"];
    Play::at(1, &lines).with_edition(rich).does(1, "buy:cape");
}

#[test]
fn a_cat_may_be_paid_in_coins() {
    let (text, _) = with("cat.paid_in", "\"coins\"");
    let coins = read(&text).expect("a valid edition");
    let holding = |hand: &str| {
        let lines = [&format!("{hand} | start-blue*2 locked |"), "? ? | start-orange*3 locked |"];
        Play::at(1, &lines).with_edition(coins.clone())
    };
    assert_eq!(holding("start-blue food").legal(), "buy:cat bin:start-blue bin:food pass");
    assert_eq!(holding("cape food").refused(1, "buy:cat"), "SM4.2");
}

/// Every bound: the field, the least and the largest value. Below 0 a figure can't be written.
const BOUNDS: [(&str, i64, i64); 21] = [
    ("rounds", 1, 1000),
    ("start.coin.copies", 1, 9),
    ("start.coin.gives", 0, 20),
    ("start.locked.copies", 1, 1),
    ("start.locked.gives", 0, 20),
    ("coin2.copies", 0, 30),
    ("coin2.gives", 1, 20),
    ("coin2.cost", 0, 20),
    ("coin3.copies", 0, 30),
    ("coin3.gives", 1, 20),
    ("coin3.cost", 0, 20),
    ("mouse.copies", 0, 30),
    ("mouse.cost", 0, 20),
    ("food.copies", 0, 30),
    ("food.gives", 1, 20),
    ("food.cost", 0, 20),
    ("cat.copies", 1, 30),
    ("cat.cost", 0, 20),
    ("cape.copies", 1, 30),
    ("cape.cost", 0, 20),
    ("super-miaou.copies", 1, 1),
];

#[test]
fn every_figure_has_bounds_and_an_error_names_line_and_field() {
    for (field, min, max) in BOUNDS {
        for value in [min, max] {
            assert!(read(&with(field, &value.to_string()).0).is_ok(), "{field} = {value}");
        }
        for value in [min - 1, max + 1] {
            if value < 0 {
                continue;
            }
            let (text, line) = with(field, &value.to_string());
            let figure = BadFigure { field: field.to_owned(), value, min, max };
            assert_eq!(read(&text), Err(EditionError::OutOfBounds { line, figure }));
        }
    }
}

/// The edition whose figures are all at one end of their bounds.
fn extreme(end: impl Fn((i64, i64)) -> i64) -> Setup<SuperMiaou> {
    let mut json = serde_json::to_value(&*Edition::standard()).expect("plain data");
    for (field, min, max) in BOUNDS.into_iter().filter(|&(field, ..)| field != "rounds") {
        let pointer = format!("/{}/value", field.replace('.', "/"));
        *json.pointer_mut(&pointer).expect("the field is there") = end((min, max)).into();
    }
    json["rounds"]["value"] = 30.into();
    let edition = serde_json::from_value(json).expect("figures within their bounds");
    Setup { edition: Arc::new(edition), ..Setup::standard(4) }
}

#[test]
fn the_smallest_and_the_largest_box_can_be_played() {
    conforms(&extreme(|(min, _)| min), 3);
    conforms(&extreme(|(_, max)| max), 3);
}

#[test]
fn the_name_has_one_to_sixty_letters() {
    let named = |name: &str| read(&with("name", &format!("{name:?}")).0);
    assert_eq!(named("ma boîte").expect("a valid edition").name(), "ma boîte");
    assert!(named(&"é".repeat(60)).is_ok(), "letters are counted, not bytes");
    for (name, value) in [(String::new(), 0), ("x".repeat(61), 61)] {
        let line = with("name", "").1;
        let figure = BadFigure { field: "name".to_owned(), value, min: 1, max: 60 };
        assert_eq!(named(&name), Err(EditionError::OutOfBounds { line, figure }));
    }
}

#[test]
fn the_sentence_of_an_error_tells_all_of_it() {
    let (text, line) = with("cape.cost", "21");
    let error = read(&text).expect_err("a Cape costs at most 20");
    assert_eq!(error.to_string(), format!("line {line}: cape.cost is 21; it must lie between 0 and 20"));
}

/// The line and the field that the error for this text names.
#[track_caller]
fn unreadable(text: &str) -> (usize, String) {
    match read(text) {
        Err(EditionError::Unreadable { line, field, problem }) => {
            assert!(!problem.is_empty());
            (line, field)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_wrong_type_is_told_with_line_and_field() {
    for value in ["\"five\"", "-1", "256", "1.5", "true", "[5]"] {
        let (text, line) = with("cape.cost", value);
        assert_eq!(unreadable(&text), (line, "cape.cost".to_owned()), "{value}");
    }
    let (text, line) = with("rounds", "65536");
    assert_eq!(unreadable(&text), (line, "rounds".to_owned()));
    let (text, line) = with("cat.paid_in", "\"mice\"");
    assert_eq!(unreadable(&text), (line, "cat.paid_in".to_owned()));
    let text = STANDARD.replacen("source = \"RB\"", "source = \"XX\"", 1);
    assert_eq!(unreadable(&text).1, "start.coin.copies");
}

#[test]
fn an_unknown_field_is_told_with_line_and_field() {
    let text = STANDARD.replace("[cape]\n", "[cape]\ncolour = \"red\"\n");
    let line = 2 + STANDARD.lines().position(|line| line == "[cape]").expect("the section");
    assert_eq!(unreadable(&text), (line, "cape.colour".to_owned()));
    let text = format!("{STANDARD}\n[dog]\ncopies = {{ value = 1, source = \"R\" }}\n");
    let line = 2 + STANDARD.lines().count();
    assert_eq!(unreadable(&text), (line, "dog".to_owned()));
}

#[test]
fn a_missing_field_is_told_with_its_section() {
    let cape = "cost = { value = 5, source = \"R\" }\n";
    assert_eq!(STANDARD.matches(cape).count(), 1);
    let (line, field) = unreadable(&STANDARD.replace(cape, ""));
    let header = 1 + STANDARD.lines().position(|line| line == "[cape]").expect("the section");
    assert_eq!((line, field.as_str()), (header, "cape"));
    let Err(EditionError::Unreadable { problem, .. }) = read(&STANDARD.replace(cape, "")) else {
        panic!("a field is missing")
    };
    assert!(problem.contains("cost"), "{problem}");
    let Err(EditionError::Unreadable { problem, .. }) = read("name = \"mine\"") else {
        panic!("nearly everything is missing")
    };
    assert!(problem.contains("rounds"), "{problem}");
}

#[test]
fn what_is_no_toml_at_all_is_told_with_its_line() {
    assert_eq!(unreadable("name = \"mine\"\nrounds = = 3\n").0, 2);
    assert!(read("").is_err());
    assert!(read("🐈").is_err());
    assert!(read("\0").is_err());
}

#[test]
fn too_large_a_file_is_no_edition() {
    let padded = |bytes: usize| format!("{STANDARD}#{}", "x".repeat(bytes - STANDARD.len() - 1));
    assert!(read(&padded(MAX_EDITION_BYTES)).is_ok());
    assert_eq!(read(&padded(MAX_EDITION_BYTES + 1)), Err(EditionError::TooLarge));
}

#[test]
fn the_json_form_reads_back_and_goes_through_the_same_checks() {
    let edition = read(&with("cape.cost", "1").0).expect("a valid edition");
    let mut json = serde_json::to_value(&edition).expect("plain data");
    assert_eq!(serde_json::from_value::<Edition>(json.clone()).expect("it reads back"), edition);
    json["cape"]["cost"]["value"] = 21.into();
    let error = serde_json::from_value::<Edition>(json.clone()).expect_err("a Cape costs at most 20");
    assert_eq!(error.to_string(), "cape.cost is 21; it must lie between 0 and 20");
    json["cape"]["cost"]["value"] = "five".into();
    assert!(serde_json::from_value::<Edition>(json.clone()).is_err());
    json["cape"]["cost"]["value"] = 5.into();
    json["dog"] = 1.into();
    let error = serde_json::from_value::<Edition>(json).expect_err("there is no dog");
    assert!(error.to_string().contains("dog"), "{error}");
}
