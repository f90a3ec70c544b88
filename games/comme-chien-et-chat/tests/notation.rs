//! Every action and every outcome has one short written form.

use comme_chien_et_chat::{Action, Animal, Card, Chance, CommeChienEtChat, Food, Target};
use game_api::{Game, Seat};
use regex::Regex;

fn actions() -> Vec<Action> {
    let mut all = vec![Action::Feed, Action::More, Action::Stop, Action::Back];
    all.extend(Card::ALL.map(Action::Card));
    for animal in Animal::ALL {
        all.extend([Action::Place(animal), Action::Lay(animal), Action::Target(Target::Animal(animal))]);
        all.extend(Food::ALL.map(|food| Action::Target(Target::Food(animal, food))));
        all.extend(Seat::all(6).map(|owner| Action::Target(Target::Pawn(animal, owner))));
    }
    all
}

fn chances() -> Vec<Chance> {
    let mut all: Vec<Chance> = Seat::all(6).map(Chance::First).collect();
    all.extend(Animal::ALL.map(Chance::Joins));
    all.extend(Card::ALL.map(Chance::Deal));
    all.extend(Food::ALL.map(Chance::Up));
    all
}

#[test]
fn everything_reads_back_as_itself_and_matches_the_pattern() {
    let pattern = Regex::new(CommeChienEtChat::INFO.notation.action).expect("a pattern");
    for action in actions() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert!(pattern.is_match(&text), "{text}");
    }
    let pattern = Regex::new(CommeChienEtChat::INFO.notation.chance).expect("a pattern");
    for outcome in chances() {
        let text = outcome.to_string();
        assert_eq!(text.parse(), Ok(outcome), "{text}");
        assert!(pattern.is_match(&text), "{text}");
    }
}

#[test]
fn the_forms_are_those_of_the_documentation() {
    let rex = Animal::Rex;
    let bone: Food = "bone3".parse().expect("food");
    let written = [
        (Action::Place(rex), "place:rex"),
        (Action::Feed, "feed"),
        (Action::Lay(rex), "lay:rex"),
        (Action::More, "more"),
        (Action::Stop, "stop"),
        (Action::Card(Card::GoHome), "card:go-home"),
        (Action::Target(Target::Animal(rex)), "animal:rex"),
        (Action::Target(Target::Food(rex, bone)), "food:rex:bone3"),
        (Action::Target(Target::Pawn(rex, Seat::FIRST)), "pawn:rex:1"),
        (Action::Back, "back"),
    ];
    for (action, text) in written {
        assert_eq!(action.to_string(), text);
    }
    assert_eq!(Chance::Joins(rex).to_string(), "joins:rex");
    assert_eq!(Chance::Deal(Card::MyPlace).to_string(), "deal:my-place");
    assert_eq!(Chance::First(Seat::FIRST).to_string(), "first:1");
    assert_eq!(Chance::Up(bone).to_string(), "up:bone3");
}

#[test]
fn nothing_else_is_read() {
    for text in [
        "",
        "pass",
        "Feed",
        "feed:",
        "place",
        "place:",
        "place:felix",
        "place:Rex",
        "lay: rex",
        "card:",
        "card:GoHome",
        "animal",
        "food:rex",
        "food:rex:",
        "food:rex:bone0",
        "food:rex:bone7",
        "food:rex:bone03",
        "food:rex:meat1",
        "food:rex:bøn1",
        "pawn:rex",
        "pawn:rex:0",
        "pawn:rex:7",
        "pawn:rex:1:2",
        "back:1",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["", "up", "up:", "up:bone", "up:fish9", "deal:", "first:0", "first:7", "joins:x", "draw:rex"]
    {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn the_names_in_json_are_those_of_the_notation() {
    let word = |json: serde_json::Result<String>| json.expect("plain data").trim_matches('"').to_owned();
    for animal in Animal::ALL {
        assert_eq!(word(serde_json::to_string(&animal)), animal.name());
    }
    for card in Card::ALL {
        assert_eq!(word(serde_json::to_string(&card)), card.name());
    }
    for food in Food::ALL {
        assert_eq!(word(serde_json::to_string(&food)), food.to_string());
    }
    assert!(serde_json::from_str::<Food>("\"bone9\"").is_err());
}
