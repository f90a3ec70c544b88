//! Keeps one table: hands requests to the referee, and lets the bots play.

use std::collections::BTreeMap;
use std::fmt;

use bots::{Level, Pace, wall_clock};
use catalog::AnyBot;
use game_api::{Pending, Seat, Seed, Viewer};
use protocol::{ClientMessage, HereMessage, HereRequest, Request, ServerMessage};
use table::{AnyTable, Player, Refusal};

use crate::{dice, opening, replay::Replay, side::Side};

/// Who asks for a hint does not want to wait: a fifth of a tiger's time.
const AT_A_GLANCE: Pace = Pace { share: 0.2, clock: wall_clock, threads: 1 };
/// So many choices are worth telling.
const HINTS: usize = 3;

#[derive(Debug)]
pub struct Keeper {
    luck: u64,
    laid: Option<Laid>,
    replay: Option<Replay>,
}

/// A table with who sits there.
struct Laid {
    table: Box<dyn AnyTable>,
    bots: BTreeMap<Seat, Box<dyn AnyBot>>,
    side: Side,
}

impl fmt::Debug for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Laid").field("table", &self.table).field("side", &self.side).finish_non_exhaustive()
    }
}

impl Keeper {
    pub fn new(luck: u64) -> Keeper {
        Keeper { luck, laid: None, replay: None }
    }

    pub fn answer(&mut self, request: HereRequest) -> Vec<HereMessage> {
        match request {
            HereRequest::Open(order) => self.lay(opening::open(*order)),
            HereRequest::Restore { record, lang } => self.lay(opening::restore(&record, lang)),
            HereRequest::Replay { record, lang } => self.watch(opening::restore(&record, lang)),
            HereRequest::Retrace { order, choices } => self.watch(opening::retrace(*order, &choices)),
            HereRequest::Show { at, viewer } => {
                self.replay.as_mut().map(|replay| replay.show(at, viewer)).into_iter().collect()
            }
            HereRequest::Edition { game, edition, lang } => match opening::edition(&game, edition, lang) {
                Ok(figures) => vec![HereMessage::Edition { figures }],
                Err(reason) => vec![HereMessage::Closed { reason }],
            },
            HereRequest::CheckDice { record, promise } => {
                vec![HereMessage::Dice(dice::check(&record, &promise))]
            }
            HereRequest::Look { viewer } => {
                self.laid.as_mut().map(|laid| laid.look(viewer)).into_iter().collect()
            }
            HereRequest::Ask(message) => match &mut self.laid {
                Some(laid) => laid.answer(message),
                None => Vec::new(),
            },
        }
    }

    pub fn play(&mut self) -> Vec<HereMessage> {
        self.laid.as_mut().and_then(Laid::play).unwrap_or_default()
    }

    fn watch(&mut self, table: Result<Box<dyn AnyTable>, String>) -> Vec<HereMessage> {
        match table {
            Ok(table) => {
                let record = table.record();
                let (text, over) = (record.to_json(), record.outcome.is_some());
                let (replay, mut messages) = Replay::new(record, &*table, first_look(&*table));
                self.replay = Some(replay);
                messages.push(HereMessage::Record { text, over });
                messages
            }
            Err(reason) => vec![HereMessage::Closed { reason }],
        }
    }

    fn lay(&mut self, table: Result<Box<dyn AnyTable>, String>) -> Vec<HereMessage> {
        let laid = table.and_then(|table| Laid::new(table, self.luck));
        match laid {
            Ok((laid, sight)) => {
                let record = laid.record();
                self.laid = Some(laid);
                vec![sight, record]
            }
            Err(reason) => vec![HereMessage::Closed { reason }],
        }
    }
}

impl Laid {
    fn new(table: Box<dyn AnyTable>, luck: u64) -> Result<(Laid, HereMessage), String> {
        let mut bots = BTreeMap::new();
        for (seat, player) in table.players().iter() {
            if let Player::Bot(level) = player {
                let level: Level =
                    level.parse().map_err(|unknown: bots::UnknownLevel| unknown.to_string())?;
                let seed = Seed::from(luck.wrapping_add(u64::from(seat.number())));
                bots.insert(seat, catalog::bot(&*table, level, seed));
            }
        }
        let (side, sight) = Side::take(&*table, first_look(&*table));
        Ok((Laid { table, bots, side }, HereMessage::Table(ServerMessage::Sight(Box::new(sight)))))
    }

    fn look(&mut self, viewer: Viewer) -> HereMessage {
        let (side, sight) = Side::take(&*self.table, viewer);
        self.side = side;
        HereMessage::Table(ServerMessage::Sight(Box::new(sight)))
    }

    fn answer(&mut self, ClientMessage { mark, ask }: ClientMessage) -> Vec<HereMessage> {
        let refused = |refusal: Refusal| vec![HereMessage::Table(refused(mark, refusal))];
        let fine = || vec![HereMessage::Table(ServerMessage::Fine { mark })];
        let Some(seat) = self.side.viewer.seat() else {
            return match ask {
                Request::Watch { .. } => vec![self.look(Viewer::Spectator)],
                _ => vec![HereMessage::Table(no_seat(mark))],
            };
        };
        match ask {
            Request::Watch { heard } if heard == Some(self.side.number()) => fine(),
            Request::Watch { .. } => vec![self.look(self.side.viewer)],
            // Something has happened since: the request came twice. An undo is asked for even while a bot moves.
            Request::Move { at, .. } if at != self.side.number() => fine(),
            Request::Move { action, .. } => match self.table.submit(seat, &action) {
                Ok(()) => self.tell(),
                Err(refusal) => refused(refusal),
            },
            Request::Undo { .. } => match self.table.undo(seat) {
                Ok(()) => self.tell(),
                Err(refusal) => refused(refusal),
            },
            Request::WhyNot { action } => match self.table.why_not(seat, &action) {
                Some(refusal) => refused(refusal),
                None => fine(),
            },
            // There is nobody else to hear it.
            Request::Say { .. } | Request::Emote(_) | Request::Echo => fine(),
            Request::Advise => vec![HereMessage::Table(self.advice(mark, seat))],
            // What needs others' agreement, clocks or a house has no place at a table of one's own.
            Request::Propose(_)
            | Request::Agree { .. }
            | Request::Wait { .. }
            | Request::SitIn { .. }
            | Request::Unpause
            | Request::Reveal { .. } => refused(Refusal::NothingToUndo),
        }
    }

    /// The best choices as a tiger sees them from the viewer's own side.
    fn advice(&mut self, mark: u32, seat: Seat) -> ServerMessage {
        if self.table.pending() != Pending::Seat(seat) {
            return refused(mark, Refusal::NotYourTurn(seat));
        }
        let seed = Seed::from(self.side.number());
        let hints = catalog::advise(&*self.table, seat, AT_A_GLANCE, seed).into_iter().take(HINTS);
        let hints = hints.map(|catalog::Hint { notation, chance, give_or_take }| protocol::Hint {
            action: notation,
            chance,
            give_or_take,
        });
        ServerMessage::Advice { mark, hints: hints.collect() }
    }

    fn play(&mut self) -> Option<Vec<HereMessage>> {
        let Pending::Seat(seat) = self.table.pending() else { return None };
        let action = self.bots.get_mut(&seat)?.choose(&*self.table, seat);
        self.table.submit(seat, &action).expect("a bot chooses among the legal actions");
        Some(self.tell())
    }

    fn tell(&mut self) -> Vec<HereMessage> {
        let happened = self.side.catch_up(&*self.table);
        vec![HereMessage::Table(ServerMessage::Happened(happened)), self.record()]
    }

    fn record(&self) -> HereMessage {
        let record = self.table.record();
        HereMessage::Record { text: record.to_json(), over: record.outcome.is_some() }
    }
}

/// The person to move looks first; if none is, the first person; a table of bots is watched.
fn first_look(table: &dyn AnyTable) -> Viewer {
    let person = |seat: Seat| matches!(table.players()[seat], Player::Person(_));
    let seats = || Seat::all(table.players().seats());
    let to_move = seats().find(|&seat| table.pending() == Pending::Seat(seat) && person(seat));
    to_move.or_else(|| seats().find(|&seat| person(seat))).map_or(Viewer::Spectator, Viewer::Seat)
}

fn refused(mark: u32, refusal: Refusal) -> ServerMessage {
    let (rule, reason) = match refusal {
        Refusal::Rule(rule) => (Some(rule.0.to_owned()), rule.text_key()),
        Refusal::Over => (None, "refused-over".to_owned()),
        Refusal::NotYourTurn(_) => (None, "refused-turn".to_owned()),
        Refusal::Unreadable => (None, "refused-unreadable".to_owned()),
        Refusal::NothingToUndo => (None, "refused-undo".to_owned()),
    };
    ServerMessage::Refused { mark, rule, reason }
}

/// Who only watches chooses nothing.
fn no_seat(mark: u32) -> ServerMessage {
    ServerMessage::Refused { mark, rule: None, reason: "refused-turn".to_owned() }
}
