//! All that a seat received, made again from twins: states that are guessed from what the seat sees and that differ from
//! the truth where something is hidden.

use catalog::{Playable, Task};
use game_api::{Game, GameRng, Pending, Recorder, Seat, ViewRef, Viewer};
use protocol::{Happened, Now, Patch, PlayerCard, ServerMessage, Sight};
use serde::Serialize;
use serde_json::{
    json,
    value::{RawValue, to_raw_value},
};
use table::{Player, Record, Step};

/// How far a twin and the truth are run in step.
const DECISIONS_AHEAD: usize = 12;
/// A twin is guessed at every so many decisions.
const TWIN_EVERY: usize = 5;

#[derive(Default, Debug)]
pub struct Tally {
    pub twins: usize,
    pub differed: usize,
    /// Messages that a twin which differs has written as they were received.
    pub messages: usize,
}

/// # Panics
/// If a seat has received in this game what a twin could not have told it.
pub fn check(heard: &[String], record: &Record, seat: Seat, luck: GameRng) -> Tally {
    heard.iter().for_each(|text| tells_no_more_than_it_should(text, record));
    let replay = Replay { heard, record, seat, luck };
    catalog::with(&record.game, replay).expect("the game is in the catalog")
}

struct Replay<'a> {
    heard: &'a [String],
    record: &'a Record,
    seat: Seat,
    luck: GameRng,
}

impl Task for Replay<'_> {
    type Out = Tally;
    fn run<G: Playable>(mut self) -> Tally {
        let viewer = Viewer::Seat(self.seat);
        let happened: Vec<&String> =
            self.heard.iter().filter(|text| text.starts_with("{\"happened\"")).collect();
        let table = self.record.replay::<G>().expect("the record is true");
        let steps: Vec<Step<G>> = table.journal().entries().iter().map(|entry| entry.step).collect();
        let first = steps.iter().position(|step| matches!(step, Step::Choice { .. })).expect("a choice");
        let mut truth = G::start(table.setup()).expect("it was set up");
        let deal = steps[..first].iter().flat_map(|&step| take(&mut truth, step).heard_by(viewer));
        let deal = deal.map(|event| raw(&event)).collect();
        let twin = G::guess(ViewRef::of(&truth, viewer), &mut self.luck);
        let sight = sight(&twin, self.record, viewer, deal);
        let sights: Vec<&String> = self.heard.iter().filter(|text| text.starts_with("{\"sight\"")).collect();
        assert_eq!(sights, [&sight], "{viewer:?} was shown what a twin could not show");
        let is_choice = |_: &Step<G>, next: &Step<G>| !matches!(next, Step::Choice { .. });
        let decisions: Vec<&[Step<G>]> = steps[first..].chunk_by(is_choice).collect();
        let (mut tally, mut number, mut chosen) = (Tally::default(), 0, false);
        for at in 0..decisions.len() {
            if at % TWIN_EVERY == 0 {
                let twin = G::guess(ViewRef::of(&truth, viewer), &mut self.luck);
                let differs = twin != truth;
                let ahead = &decisions[at..decisions.len().min(at + DECISIONS_AHEAD)];
                let same = in_step(&truth, twin, ahead, viewer, number, chosen, &happened);
                tally.twins += 1;
                tally.differed += usize::from(differs);
                tally.messages += if differs { same } else { 0 };
            }
            let before = Side::of(&truth, viewer);
            let events =
                decisions[at].iter().flat_map(|&step| take(&mut truth, step).heard_by(viewer)).count();
            number += u64::from(events > 0 || before != Side::of(&truth, viewer));
            chosen |= is_own(decisions[at][0], viewer);
        }
        assert_eq!(happened.len() as u64, number, "every message is accounted for");
        tally
    }
}

/// What a seat is shown of a game that was just dealt.
fn sight<G: Playable>(state: &G, record: &Record, viewer: Viewer, told: Vec<Box<RawValue>>) -> String {
    let player = |player: &Player| match player {
        Player::Person(name) => PlayerCard { name: name.clone(), bot: None },
        Player::Bot(level) => PlayerCard { name: String::new(), bot: Some(level.clone()) },
    };
    let view = ViewRef::of(state, viewer);
    let sight = ServerMessage::<Patch, _>::Sight(Box::new(Sight {
        number: 0,
        game: record.game.clone(),
        rules_version: record.rules_version,
        viewer,
        options: record.setup.options.clone(),
        edition: record.edition.clone(),
        players: record.players.iter().map(player).collect(),
        public: json!(view.public()),
        private: view.private().map(|private| json!(private)),
        told,
        now: now(state, viewer, false),
    }));
    serde_json::to_string(&sight).expect("plain data")
}

/// What a viewer may notice a change of.
#[derive(PartialEq)]
struct Side<G: Game> {
    public: G::Public,
    private: Option<G::Private>,
    pending: Pending,
}

impl<G: Playable> Side<G> {
    fn of(state: &G, viewer: Viewer) -> Self {
        let view = ViewRef::of(state, viewer);
        Side { public: view.public().clone(), private: view.private().cloned(), pending: state.pending() }
    }
}

/// Runs truth and twin in step as long as the seat hears the same; what the twin says must be what was received.
fn in_step<G: Playable>(
    truth: &G,
    mut twin: G,
    decisions: &[&[Step<G>]],
    viewer: Viewer,
    mut number: u64,
    mut chosen: bool,
    received: &[&String],
) -> usize {
    let (mut truth, mut same) = (truth.clone(), 0);
    for decision in decisions {
        let before = Side::of(&twin, viewer);
        let mut events = Vec::new();
        for &step in *decision {
            let heard = take(&mut truth, step).heard_by(viewer);
            let Some(next) = alike(&twin, step, viewer, &heard) else { return same };
            twin = next;
            events.extend(heard.iter().map(raw));
        }
        chosen |= is_own(decision[0], viewer);
        let after = Side::of(&twin, viewer);
        if before == after && events.is_empty() {
            continue;
        }
        let message = ServerMessage::Happened(Happened {
            number: number + 1,
            public: changed(&before.public, &after.public),
            private: before
                .private
                .as_ref()
                .zip(after.private.as_ref())
                .and_then(|(old, new)| changed(old, new)),
            told: events,
            now: now(&twin, viewer, chosen),
        });
        let written = serde_json::to_string(&message).expect("plain data");
        assert_eq!(&written, received[number as usize], "{viewer:?} was told what a twin could not tell");
        number += 1;
        same += 1;
    }
    same
}

/// The twin after the same step, or, where that is hidden from the viewer, after another that sounds the same.
fn alike<G: Playable>(twin: &G, step: Step<G>, viewer: Viewer, heard: &[G::Event]) -> Option<G> {
    let mut possible: Vec<Step<G>> = match step {
        Step::Choice { seat, .. } => {
            legal(twin, seat).into_iter().map(|action| Step::Choice { seat, action }).collect()
        }
        Step::Chance { source, .. } => {
            let mut outcomes = Vec::new();
            twin.chances(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Chance { source, outcome }).collect()
        }
        Step::Undo { .. } => unreachable!("nobody takes back"),
    };
    let turn_is_the_same = match step {
        Step::Choice { seat, .. } => twin.pending() == Pending::Seat(seat),
        _ => matches!(twin.pending(), Pending::Chance(_)),
    };
    if !turn_is_the_same {
        return None;
    }
    possible.sort_by_key(|other| *other != step);
    if is_own(step, viewer) {
        possible.truncate(1);
        assert!(possible == [step], "the viewer's own choice is possible in every twin");
    }
    possible.into_iter().find_map(|step| {
        let mut next = twin.clone();
        (take(&mut next, step).heard_by(viewer) == heard).then_some(next)
    })
}

fn take<G: Game>(state: &mut G, step: Step<G>) -> Recorder<G::Event> {
    let mut heard = Recorder::default();
    match step {
        Step::Choice { seat, action } => state.apply(seat, action, &mut heard),
        Step::Chance { outcome, .. } => state.apply_chance(outcome, &mut heard),
        Step::Undo { .. } => unreachable!("nobody takes back"),
    }
    heard
}

fn is_own<G: Game>(step: Step<G>, viewer: Viewer) -> bool {
    matches!(step, Step::Choice { seat, .. } if viewer == Viewer::Seat(seat))
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// The only person among bots may take back as soon as she has chosen.
fn now<G: Playable>(state: &G, viewer: Viewer, chosen: bool) -> Now {
    let pending = state.pending();
    let own = |seat: &Seat| Viewer::Seat(*seat) == viewer;
    let turn = if let Pending::Seat(seat) = pending { Some(seat).filter(own) } else { None };
    let legal = turn.map(|seat| legal(state, seat)).unwrap_or_default();
    let legal = legal.iter().map(ToString::to_string).collect();
    Now { pending, legal, can_undo: chosen, outcome: state.outcome() }
}

fn changed<T: Serialize>(old: &T, new: &T) -> Option<Box<RawValue>> {
    Patch::between(raw(old).get(), raw(new).get())
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("plain data")
}

/// Only messages of these kinds come, with no field beside those of the protocol; none of them names what the dice are
/// made from, which is told when the game is over, and elsewhere.
fn tells_no_more_than_it_should(text: &str, record: &Record) {
    let kinds = ["{\"sight\"", "{\"happened\"", "{\"table\"", "{\"fine\""];
    assert!(kinds.iter().any(|kind| text.starts_with(kind)), "nothing else is told: {text}");
    let read: ServerMessage<Box<RawValue>, Box<RawValue>> = serde_json::from_str(text).expect("a message");
    assert_eq!(serde_json::to_string(&read).expect("plain data"), text, "the protocol names all of it");
    let fair = record.fair.as_ref().expect("the dice are fair");
    for secret in [json!(record.seed), json!(fair.secret)] {
        let secret = secret.as_str().expect("it is written as a text");
        assert!(!text.contains(secret), "what the dice are made from is told: {text}");
    }
}
