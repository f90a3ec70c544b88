//! The terminal game with private hands at one screen, on the toy game.

use chatiere::house::House;
use chatiere::play::Session;
use game_api::{Lang, PerSeat, Seed, Setup};
use game_test::toy::Toy;
use table::{Player, Table};

fn play(input: &str) -> String {
    let players = PerSeat::from_fn(2, |seat| Player::Person(["Anne", "Bob"][seat.index()].to_owned()));
    let table = Table::<Toy>::open(Setup::standard(2), Seed::from(1), players).expect("a valid set-up");
    let house = House::new(Some(Lang::En), true);
    let mut output = Vec::new();
    let session = Session::new(&house, Box::new(table), None, input.as_bytes(), &mut output);
    session.expect("no bots are needed").run().expect("memory can be written");
    String::from_utf8(output).expect("a text")
}

#[test]
fn a_curtain_falls_between_two_people_and_no_hand_is_seen_by_the_other() {
    // Each presses Enter behind the curtain, then plays the first card.
    let output = play("\n1\n\n1\n\n1\n\n1\n");
    let acts: Vec<&str> = output.split("Pass the screen to ").collect();
    assert_eq!(acts.len(), 5, "four turns, a curtain before each:\n{output}");
    for act in &acts[1..] {
        let (name, rest) = act.split_once('.').expect("a name");
        assert!(rest.starts_with(&format!(" {name}, press Enter")), "{act}");
        // What only one seat hears is told to that seat only: its own two cards, once.
        let got = rest.matches("You got the").count();
        assert!(got == 0 || got == 2, "{got} in {act}");
    }
    assert!(output.contains("Won by"), "{output}");
}

#[test]
fn the_curtain_stays_away_while_one_person_goes_on() {
    // Putting a card aside and drawing are two choices of the same person.
    let output = play("\nswap:9\nswap:8\nswap:7\nswap:6\nswap:5\nswap:4\nswap:3\nswap:2\nswap:1\n1\n");
    assert_eq!(output.matches("Pass the screen to Anne").count(), 1, "{output}");
    assert!(output.contains("Draw a card."), "{output}");
}

#[test]
fn what_is_typed_wrongly_is_answered_with_a_sentence() {
    let output = play("\n99\n0\nxyzzy\nplay:1play\n\u{fffd}\nw draw\nw\nnonsense\nu\n?\nt\n");
    for sentence in [
        "type a number from 1 to",
        "This is not written as a move of this game.",
        "You may swap only once. (Rule TY3)",
        "There is nothing that you may take back alone.",
        "# Pounce",
        "The input has ended before the game did.",
    ] {
        assert!(output.contains(sentence), "«{sentence}» is missing in:\n{output}");
    }
}
