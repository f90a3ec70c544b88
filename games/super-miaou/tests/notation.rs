use game_api::{BadNotation, MAX_SEATS, Seat};
use super_miaou::{Action, Card, Chance, Side};

fn every_action() -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    actions.extend(Card::ALL.map(Action::Buy));
    actions.extend(Card::ALL.map(Action::Bin));
    for victim in Seat::all(MAX_SEATS as u8) {
        actions.extend(Side::BOTH.map(|side| Action::Mouse { victim, side }));
    }
    actions
}

fn every_chance() -> Vec<Chance> {
    let seats = Seat::all(MAX_SEATS as u8).map(Chance::First);
    seats.chain(Card::ALL.map(Chance::Up)).collect()
}

#[test]
fn every_action_and_every_outcome_reads_back() {
    for action in every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for chance in every_chance() {
        assert_eq!(chance.to_string().parse(), Ok(chance));
    }
}

#[test]
fn no_two_are_written_alike() {
    let mut texts: Vec<String> = every_action().iter().map(ToString::to_string).collect();
    texts.extend(every_chance().iter().map(ToString::to_string));
    let count = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), count);
}

#[test]
fn actions_are_written_as_documented() {
    assert_eq!(Action::Buy(Card::Cape).to_string(), "buy:cape");
    assert_eq!(Action::Bin(Card::StartBlue).to_string(), "bin:start-blue");
    let victim = Seat::numbered(2).expect("a seat's number");
    assert_eq!(Action::Mouse { victim, side: Side::Left }.to_string(), "mouse:2:left");
    assert_eq!(Action::Pass.to_string(), "pass");
    assert_eq!(Chance::First(victim).to_string(), "first:2");
    assert_eq!(Chance::Up(Card::SuperMiaou).to_string(), "up:super-miaou");
}

#[test]
fn junk_is_refused() {
    let long = "buy:".to_owned() + &"cape".repeat(100_000);
    let junk = [
        "",
        " ",
        ":",
        "::",
        "buy",
        "buy:",
        "buy:dog",
        "buy:cape:",
        "buy:cape cape",
        "buy: cape",
        " buy:cape",
        "buy:cape\n",
        "BUY:CAPE",
        "buy:Cape",
        "bin",
        "bin:",
        "sell:cape",
        "mouse",
        "mouse:",
        "mouse:2",
        "mouse:2:",
        "mouse:left:2",
        "mouse:0:left",
        "mouse:7:left",
        "mouse:10:left",
        "mouse:02:left",
        "mouse:+2:left",
        "mouse:-1:left",
        "mouse:2:top",
        "mouse:2:left:",
        "mouse::left",
        "pass:",
        "pass:1",
        "passs",
        "first:0",
        "first:1:2",
        "up",
        "up:",
        "up:dog",
        "up:cat:cape",
        "achète:cape",
        "buy:câpe",
        "buy：cape",
        "mouse:２:left",
        "🐈",
        "buy:🐈",
        "\0",
        "pass\0",
        &long,
    ];
    for text in junk {
        let start: String = text.chars().take(40).collect();
        assert_eq!(text.parse::<Action>(), Err(BadNotation), "{start:?} as an action");
        assert_eq!(text.parse::<Chance>(), Err(BadNotation), "{start:?} as an outcome");
    }
}

#[test]
fn an_action_is_no_outcome_and_an_outcome_is_no_action() {
    for action in every_action() {
        assert_eq!(action.to_string().parse::<Chance>(), Err(BadNotation));
    }
    for chance in every_chance() {
        assert_eq!(chance.to_string().parse::<Action>(), Err(BadNotation));
    }
}
