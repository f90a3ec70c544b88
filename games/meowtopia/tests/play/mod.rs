//! A game that is played by hand from stated positions.
//!
//! A position is the start of a game but for what a closure changes in the homes; what the players don't
//! have lies where the rules put it: kittens in their families' stocks, pieces on the board.

// Each test binary uses its own part of this.
#![allow(dead_code)]

use std::sync::Arc;

use game_api::{Game, Outcome, Pending, Recorder, Seat, Setup, Viewer, read_edition};
use meowtopia::{
    Action, Chance, Edition, Event, Farm, FirstFree, Home, Job, Load, Meowtopia, Merchant, Numbers, Options,
    Phase, Public, Side,
};

#[derive(Clone, Debug)]
pub struct Play {
    pub game: Meowtopia,
}

impl Play {
    /// A fresh game, before its first player is drawn by lot.
    pub fn fresh(setup: &Setup<Meowtopia>) -> Play {
        Play { game: Meowtopia::start(setup).expect("the set-up is one that the game accepts") }
    }

    /// The morning of seat 1 in the first round, with homes as the closure leaves them.
    #[track_caller]
    pub fn morning(setup: &Setup<Meowtopia>, change: impl FnOnce(&mut Public)) -> Play {
        let mut play = Play::fresh(setup).but(change);
        play.falls("first:1");
        play
    }

    /// Seat 1 is about to take a tile, in the usual game of so many.
    #[track_caller]
    pub fn day(seats: u8, change: impl FnOnce(&mut Public)) -> Play {
        Play::fresh(&usual(seats)).but(|public| {
            public.phase = Phase::Take;
            change(public);
        })
    }

    /// Seat 1 is asked to pay for the meal, having taken the tile Food.
    #[track_caller]
    pub fn evening(seats: u8, change: impl FnOnce(&mut Public)) -> Play {
        Play::day(seats, |public| {
            took(public, Job::Food);
            public.phase = Phase::Evening;
            change(public);
        })
    }

    /// The same position but for what the closure changes; stocks and board follow.
    #[track_caller]
    pub fn but(self, change: impl FnOnce(&mut Public)) -> Play {
        let mut public = self.game.public().clone();
        let edition = self.game.edition().clone();
        change(&mut public);
        restock(&mut public, &edition);
        let game = of(&public).with_edition(edition);
        game.audit().expect("the position keeps the invariant");
        Play { game }
    }

    #[track_caller]
    pub fn falls(&mut self, outcome: &str) -> Vec<Event> {
        let outcome: Chance = outcome.parse().expect("an outcome of this game");
        assert!(matches!(self.game.pending(), Pending::Chance(_)), "chance is not asked");
        self.heard(|game, heard| game.apply_chance(outcome, heard))
    }

    /// A choice, such as `take:gold`, which must be legal.
    #[track_caller]
    pub fn does(&mut self, number: u8, action: &str) -> Vec<Event> {
        let legal = self.legal();
        let action: Action = action.parse().expect("an action of this game");
        let seat = seat(number);
        assert_eq!(self.game.pending(), Pending::Seat(seat), "before {action}");
        assert!(
            legal.split(' ').any(|other| other == action.to_string()),
            "{action}: legal are only {legal}"
        );
        assert_eq!(self.game.refusal(seat, action), None, "{action}");
        self.heard(|game, heard| game.apply(seat, action, heard))
    }

    /// Several choices of one seat.
    #[track_caller]
    pub fn plays(&mut self, number: u8, actions: &[&str]) {
        for action in actions {
            self.does(number, action);
        }
    }

    /// Does as little as possible until the next player is to take a tile, or the game is over.
    #[track_caller]
    pub fn rests(&mut self) {
        let turn = self.public().turn;
        let round = self.public().round;
        while (self.public().turn, self.public().round) == (turn, round) && self.waits_for() != "over" {
            self.quietly();
        }
        while matches!(self.public().phase, Phase::Wake | Phase::Sell { .. }) {
            self.quietly();
        }
    }

    /// One choice that changes as little as possible.
    #[track_caller]
    fn quietly(&mut self) {
        let Pending::Seat(seat) = self.game.pending() else { panic!("nobody is asked") };
        let legal = self.legal();
        let quiet = ["wake:0", "sell:none", "send:0", "pass", "unfed:0", "unfed:1", "unfed:2", "unfed:3"];
        let action = quiet.into_iter().find(|action| legal.split(' ').any(|other| other == *action));
        let first = legal.split(' ').next().expect("a choice").to_owned();
        self.does(seat.number(), action.unwrap_or(&first));
    }

    #[track_caller]
    fn heard(&mut self, step: impl FnOnce(&mut Meowtopia, &mut Recorder<Event>)) -> Vec<Event> {
        let mut heard = Recorder::default();
        step(&mut self.game, &mut heard);
        self.game.audit().expect("the invariant holds");
        assert!(!heard.revealed, "there is nothing to reveal");
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
        legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// A seat's number when it must choose, `~` for chance, `over`.
    pub fn waits_for(&self) -> String {
        match self.game.pending() {
            Pending::Seat(seat) => seat.to_string(),
            Pending::Chance(_) => "~".to_owned(),
            Pending::Over => "over".to_owned(),
        }
    }

    pub fn public(&self) -> &Public {
        self.game.public()
    }
    pub fn home(&self, number: u8) -> &Home {
        &self.public().homes[seat(number)]
    }
    pub fn numbers(&self) -> &Numbers {
        self.game.edition().numbers()
    }
    pub fn food(&self, number: u8) -> u32 {
        self.home(number).food
    }
    /// The workers of a player, of all families: awake and asleep.
    pub fn workers(&self, number: u8) -> (u8, u8) {
        (self.home(number).n_awake(), self.home(number).n_asleep())
    }
    pub fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }
}

pub fn usual(seats: u8) -> Setup<Meowtopia> {
    Setup::standard(seats)
}

pub fn side_b(seats: u8) -> Setup<Meowtopia> {
    Setup { options: Options { side: Side::B, ..Options::default() }, ..Setup::standard(seats) }
}

pub fn first_free(seats: u8) -> Setup<Meowtopia> {
    Setup { options: Options { first_free: FirstFree::Yes, ..Options::default() }, ..Setup::standard(seats) }
}

/// The standard edition with some lines replaced.
#[track_caller]
pub fn edition(changes: &[(&str, &str)]) -> Arc<Edition> {
    let mut text = include_str!("../../components.toml").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "no line {old}");
        text = text.replacen(old, new, 1);
    }
    Arc::new(read_edition(&text).expect("a valid edition"))
}

pub fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat's number")
}

/// Gives a player so many workers of the own family.
pub fn workers(public: &mut Public, number: u8, awake: u8, asleep: u8) {
    let home = &mut public.homes[seat(number)];
    home.awake[seat(number)] = awake;
    home.asleep[seat(number)] = asleep;
}

/// Gives a player one more merchant of the own family.
pub fn merchant(public: &mut Public, number: u8, load: Load) {
    public.homes[seat(number)].merchants.push(Merchant { family: seat(number), load });
}

/// Seat 1 has taken the tile and does its action.
pub fn took(public: &mut Public, tile: Job) {
    public.tile = Some(tile);
    public.job = Some(tile);
    public.tiles[tile.index()].taken = Some(public.turn);
}

/// A farm of these fields and sticks beside those of the set-up.
#[track_caller]
pub fn farm(fields: &str, sticks: &str) -> Farm {
    let list = |start: &[&str], more: &str| -> Vec<String> {
        start.iter().copied().chain(more.split_whitespace()).map(str::to_owned).collect()
    };
    let (fields, sticks) = (list(&["0.0", "1.0"], fields), list(&["1.0w"], sticks));
    serde_json::from_value(serde_json::json!({ "fields": fields, "sticks": sticks })).expect("a farm")
}

/// The state has no open fields, so a position is made the way a saved one is read.
fn of(public: &Public) -> Meowtopia {
    serde_json::from_value(serde_json::json!({ "public": public })).expect("a state is plain data")
}

fn restock(public: &mut Public, edition: &Edition) {
    let in_play = edition.in_play(public.seats());
    let sum = |count: fn(&Home) -> u32| public.homes.values().map(count).sum::<u32>() as u8;
    let (fields, sticks) = (sum(|home| home.farm.fields()), sum(|home| home.farm.sticks()));
    public.fields = in_play.fields.saturating_sub(fields);
    public.sticks = in_play.sticks.saturating_sub(sticks);
    for family in Seat::all(public.seats()) {
        let of_home = |home: &Home| {
            let merchants = home.merchants.iter().filter(|merchant| merchant.family == family).count();
            home.awake[family] + home.asleep[family] + merchants as u8
        };
        let owned: u8 = public.homes.values().map(of_home).sum();
        public.stock[family] = edition.numbers().kittens_per_family - owned;
    }
}
