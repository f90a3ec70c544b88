//! Positions written in one line a player, and a game that is played by hand on them.
//!
//! A line reads `hand | unseen | washing machine`. In the hand stand two of: a card that lies open or is
//! known, `?` for a hidden card, `-` for an empty place. The unseen cards are those of the hidden places
//! and of the backpack together. So `locked ? | start-blue*3 | cape` is a hand of the known locked card
//! and a hidden one, a backpack of two, and a Cape in the washing machine.
//!
//! What the players don't have lies where the rules put it: bought cards on their piles, start cards in
//! the bin.

// Each test binary uses its own part of this.
#![allow(dead_code)]

use std::sync::Arc;

use game_api::{Edition as _, Game, Outcome, Pending, PerSeat, Recorder, Seat, Setup, Viewer};
use super_miaou::{Action, Bag, Card, Chance, Edition, Event, Phase, Public, Side, Slot, SuperMiaou, Zone};

#[derive(Clone, Debug)]
pub struct Play {
    pub game: SuperMiaou,
}

impl Play {
    /// A fresh game, before its first player is drawn by lot.
    pub fn fresh(setup: &Setup<SuperMiaou>) -> Play {
        Play { game: SuperMiaou::start(setup).expect("the set-up is one that the game accepts") }
    }

    /// The first round, begun by seat 1; the turn of `turn`. One line a player.
    #[track_caller]
    pub fn at(turn: u8, lines: &[&str]) -> Play {
        let turn = seat(turn);
        let zones = PerSeat::from_fn(lines.len() as u8, |seat| zone(lines[seat.index()]));
        let phase = if zones[turn].first_hidden().is_some() { Phase::TurnUp } else { Phase::Choose };
        let (supply, bin) = (Bag::default(), Bag::default());
        let mut public =
            Public { phase, turn, first: Seat::FIRST, round: 1, zones, supply, bin, first_steps: false };
        let edition = Edition::standard();
        for card in Card::ALL {
            let copies = edition.copies(card) * if card == Card::Locked { 4 } else { 1 };
            let owned: u16 = Seat::all(public.seats()).map(|seat| public.owned(seat, card)).sum();
            let rest = copies.checked_sub(owned as u8).expect("the box has as many cards as the position");
            let heap = if card.is_start() { &mut public.bin } else { &mut public.supply };
            heap.add(card, rest);
        }
        let play = Play { game: of(&public) };
        play.game.audit().expect("the position keeps the invariant");
        play
    }

    /// The same position but for what the closure changes.
    pub fn but(self, change: impl FnOnce(&mut Public)) -> Play {
        let mut public = self.game.public().clone();
        change(&mut public);
        Play { game: of(&public).with_edition(self.game.edition().clone()) }
    }

    pub fn with_edition(self, edition: Edition) -> Play {
        Play { game: self.game.with_edition(Arc::new(edition)) }
    }

    /// An outcome of chance, such as `up:cat`, which must be possible.
    #[track_caller]
    pub fn falls(&mut self, outcome: &str) -> Vec<Event> {
        let outcome: Chance = outcome.parse().expect("an outcome of this game");
        assert!(
            matches!(self.game.pending(), Pending::Chance(_)),
            "the table waits for {}",
            self.waits_for()
        );
        let mut possible = Vec::new();
        self.game.chances(&mut possible);
        assert!(possible.iter().any(|&(other, _)| other == outcome), "possible are only {possible:?}");
        self.heard(|game, heard| game.apply_chance(outcome, heard))
    }

    /// A choice, such as `buy:cape`, which must be legal.
    #[track_caller]
    pub fn does(&mut self, number: u8, action: &str) -> Vec<Event> {
        let legal = self.legal();
        assert!(legal.split(' ').any(|other| other == action), "legal are only {legal}");
        let action: Action = action.parse().expect("an action of this game");
        let seat = seat(number);
        assert_eq!(self.game.refusal(seat, action), None, "{action}");
        self.heard(|game, heard| game.apply(seat, action, heard))
    }

    #[track_caller]
    fn heard(&mut self, step: impl FnOnce(&mut SuperMiaou, &mut Recorder<Event>)) -> Vec<Event> {
        let mut heard = Recorder::default();
        step(&mut self.game, &mut heard);
        self.game.audit().expect("every card is still there");
        heard.heard_by(Viewer::Spectator)
    }

    /// The rule that refuses a choice; a refused choice must not be on the legal list.
    #[track_caller]
    pub fn refused(&self, number: u8, action: &str) -> &'static str {
        let action: Action = action.parse().expect("an action of this game");
        let mut legal = Vec::new();
        self.game.legal_actions(seat(number), &mut legal);
        assert!(!legal.contains(&action), "{action} is on the legal list");
        self.game.refusal(seat(number), action).expect("the choice is refused").0
    }

    /// The choices of the seat to move, in their order.
    pub fn legal(&self) -> String {
        let mut legal = Vec::new();
        if let Pending::Seat(seat) = self.game.pending() {
            self.game.legal_actions(seat, &mut legal);
        }
        words(&legal)
    }

    /// The possible outcomes with their weights, such as `up:start-blue*3 up:locked*1`.
    pub fn chances(&self) -> String {
        let mut chances = Vec::new();
        self.game.chances(&mut chances);
        words(&chances.iter().map(|(outcome, weight)| format!("{outcome}*{weight}")).collect::<Vec<_>>())
    }

    /// A seat's number when it must choose, `~` for chance, `over`.
    pub fn waits_for(&self) -> String {
        match self.game.pending() {
            Pending::Seat(seat) => seat.to_string(),
            Pending::Chance(_) => "~".to_owned(),
            Pending::Over => "over".to_owned(),
        }
    }

    /// Asserts what lies before a player.
    #[track_caller]
    pub fn lies(&self, number: u8, line: &str) {
        let found = &self.public().zones[seat(number)];
        assert_eq!(written(found), written(&zone(line)), "before seat {number}");
        let hidden = found.hand.iter().filter(|&&slot| slot == Slot::Hidden).count() as u8;
        assert_eq!(found.backpack, found.unseen.total() - hidden, "the backpack of seat {number}");
    }

    pub fn public(&self) -> &Public {
        self.game.public()
    }
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
    pub fn pile(&self, card: Card) -> u8 {
        self.public().supply.count(card)
    }
    pub fn binned(&self, card: Card) -> u8 {
        self.public().bin.count(card)
    }
}

pub fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat's number")
}

/// The state has no open fields, so a position is made the way a saved one is read.
fn of(public: &Public) -> SuperMiaou {
    serde_json::from_value(serde_json::json!({ "public": public })).expect("a state is plain data")
}

#[track_caller]
fn zone(line: &str) -> Zone {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [hand, unseen, washing_machine] = parts[..] else { panic!("three parts: {line}") };
    let slots: Vec<Slot> = hand.split_whitespace().map(slot).collect();
    let hand: [Slot; 2] = slots.try_into().expect("a hand has two places");
    let hidden = hand.iter().filter(|&&slot| slot == Slot::Hidden).count() as u8;
    let unseen = bag(unseen);
    let backpack = unseen.total().checked_sub(hidden).expect("the hidden cards are among the unseen");
    Zone { hand, unseen, backpack, washing_machine: bag(washing_machine) }
}

fn slot(word: &str) -> Slot {
    match word {
        "?" => Slot::Hidden,
        "-" => Slot::Empty,
        card => Slot::Known(card.parse().expect("a card")),
    }
}

fn bag(words: &str) -> Bag {
    let mut bag = Bag::default();
    for word in words.split_whitespace() {
        let (card, copies) = word.split_once('*').unwrap_or((word, "1"));
        bag.add(card.parse().expect("a card"), copies.parse().expect("a number"));
    }
    bag
}

/// The line of a zone, its heaps sorted.
fn written(zone: &Zone) -> String {
    let hand = Side::BOTH.map(|side| match zone.slot(side) {
        Slot::Hidden => "?".to_owned(),
        Slot::Empty => "-".to_owned(),
        Slot::Known(card) => card.to_string(),
    });
    let heap = |bag: &Bag| words(&bag.iter().map(|(card, n)| format!("{card}*{n}")).collect::<Vec<_>>());
    format!("{} | {} | {}", hand.join(" "), heap(&zone.unseen), heap(&zone.washing_machine))
}

fn words(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
