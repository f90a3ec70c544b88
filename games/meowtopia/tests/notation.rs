use game_api::{BadNotation, MAX_SEATS, Seat};
use meowtopia::{Action, Chance, Job, Kitten, Role, Spot, Ware};

fn every_action() -> Vec<Action> {
    let mut actions = vec![Action::Pass(None), Action::Sell(None)];
    for number in [0, 1, 6, 10, 255] {
        actions.extend([Action::Wake(number), Action::Send(number), Action::Unfed(number)]);
        actions.push(Action::Dismiss(Kitten::Merchant(number)));
    }
    for seat in Seat::all(MAX_SEATS as u8) {
        actions.extend([Action::Pick(seat), Action::Follow(seat), Action::Pass(Some(seat))]);
        actions.extend(Role::ALL.map(|role| Action::Recruit { role, family: seat }));
        actions.extend([Kitten::Awake(seat), Kitten::Asleep(seat)].map(Action::Dismiss));
    }
    actions.extend(Ware::ALL.map(|ware| Action::Sell(Some(ware))));
    actions.extend(Job::ALL.map(Action::Take));
    actions.extend(Job::ALL.map(Action::Do));
    for (column, row) in [(0, 0), (1, -1), (-12, 7), (99, -99), (-99, 99)] {
        let spot = Spot::new(column, row);
        actions.extend([Action::Field(spot), Action::Stick(spot.north()), Action::Stick(spot.west())]);
    }
    actions
}

#[test]
fn every_action_and_every_outcome_reads_back() {
    for action in every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for chance in Seat::all(MAX_SEATS as u8).map(Chance::First) {
        assert_eq!(chance.to_string().parse(), Ok(chance));
    }
}

#[test]
fn no_two_are_written_alike() {
    let mut texts: Vec<String> = every_action().iter().map(ToString::to_string).collect();
    let count = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), count);
}

#[test]
fn actions_are_written_as_documented() {
    let seat = Seat::numbered(3).expect("a seat's number");
    let spot = Spot::new(2, -1);
    let written = [
        (Action::Wake(2), "wake:2"),
        (Action::Pick(seat), "pick:3"),
        (Action::Sell(Some(Ware::Gold)), "sell:gold"),
        (Action::Sell(None), "sell:none"),
        (Action::Take(Job::Irrigation), "take:irrigation"),
        (Action::Do(Job::Recruit), "do:recruit"),
        (Action::Send(4), "send:4"),
        (Action::Field(spot), "field:2.-1"),
        (Action::Stick(spot.north()), "stick:2.-1n"),
        (Action::Stick(spot.west()), "stick:2.-1w"),
        (Action::Recruit { role: Role::Merchant, family: seat }, "recruit:merchant:3"),
        (Action::Follow(seat), "follow:3"),
        (Action::Pass(Some(seat)), "pass:3"),
        (Action::Pass(None), "pass"),
        (Action::Dismiss(Kitten::Asleep(seat)), "dismiss:asleep:3"),
        (Action::Dismiss(Kitten::Awake(seat)), "dismiss:awake:3"),
        (Action::Dismiss(Kitten::Merchant(1)), "dismiss:merchant:1"),
        (Action::Unfed(0), "unfed:0"),
    ];
    for (action, text) in written {
        assert_eq!(action.to_string(), text);
    }
    assert_eq!(Chance::First(seat).to_string(), "first:3");
}

#[test]
fn an_edge_has_its_squares_on_both_sides() {
    let spot = Spot::new(2, -1);
    assert_eq!(spot.north().sides(), [Spot::new(2, -2), spot]);
    assert_eq!(spot.west().sides(), [Spot::new(1, -1), spot]);
}

#[test]
fn junk_is_refused() {
    let long = "field:".to_owned() + &"1".repeat(100_000);
    let junk = [
        "",
        " ",
        ":",
        "::",
        "pass:",
        "pass:0",
        "pass:7",
        "passs",
        "PASS",
        "pass:1:",
        "wake",
        "wake:",
        "wake:-1",
        "wake:+1",
        "wake:01",
        "wake:256",
        "wake:1 ",
        " wake:1",
        "wake:1:1",
        "wake:x",
        "send:",
        "send:1.0",
        "unfed:",
        "unfed:00",
        "pick:",
        "pick:0",
        "pick:10",
        "sell:",
        "sell:fish",
        "sell:None",
        "take:",
        "take:nap",
        "do:",
        "do:Gold",
        "field:",
        "field:1",
        "field:1.",
        "field:.1",
        "field:1.1.1",
        "field:01.0",
        "field:-0.0",
        "field:0.-0",
        "field:+1.0",
        "field:100.0",
        "field:0.-100",
        "field:128.0",
        "field:1,1",
        "field:1.1n",
        "stick:",
        "stick:1.1",
        "stick:1.1s",
        "stick:1.1e",
        "stick:1.1N",
        "stick:n",
        "stick:1.1nn",
        "stick:1n",
        "recruit:",
        "recruit:worker",
        "recruit:worker:",
        "recruit:worker:0",
        "recruit:boss:1",
        "recruit:1:worker",
        "follow",
        "follow:",
        "follow:0",
        "dismiss:",
        "dismiss:awake",
        "dismiss:awake:0",
        "dismiss:merchant:",
        "dismiss:merchant:x",
        "dismiss:cat:1",
        "first",
        "first:",
        "first:0",
        "first:7",
        "first:1:2",
        "🐈",
        "wake:２",
        "field:１.1",
        "\0",
        "pass\0",
        "récolte:1",
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
    for chance in Seat::all(MAX_SEATS as u8).map(Chance::First) {
        assert_eq!(chance.to_string().parse::<Action>(), Err(BadNotation));
    }
}
