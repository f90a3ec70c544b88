//! What the table tells, shown step by step: never faster than an eye can follow, and at once when asked.

use std::sync::Arc;
use std::time::Duration;

use game_api::{Pending, Seat, Viewer};
use leptos::{
    prelude::*,
    task::{spawn_local, tick},
};
use protocol::{Happened, ServerMessage, Sight};
use serde_json::Value;

use super::{Chosen, Desk, Line, Notice, Shown, clock::Ticking, desk::put};
use crate::motion::{self, Pace, STEP};

/// Between the movements of two events.
const PAUSE: f64 = 60.0;
/// After what is seen first, so that it is on the screen before the rest is drawn, which keeps a slow phone busy.
const GLANCE: f64 = 50.0;

impl Desk {
    /// Takes what the table says.
    pub fn hear(&self, message: ServerMessage) {
        match message {
            ServerMessage::Happened(_) if self.foresees() => {
                self.waits.set(false);
                self.inside.update_value(|inside| inside.foreseen = true);
            }
            ServerMessage::Sight(_)
            | ServerMessage::Happened(_)
            | ServerMessage::Refused { .. }
            | ServerMessage::Fine { .. } => self.wait_no_more(),
            _ => {}
        }
        match message {
            ServerMessage::Sight(sight) => self.behold(*sight),
            ServerMessage::Happened(happened) => {
                self.inside.update_value(|inside| inside.queue.push_back(happened));
                if !self.busy.get_untracked() {
                    self.advance();
                }
            }
            ServerMessage::Refused { rule, reason, .. } => {
                self.notice.set(Some(Notice::Refused { rule, reason }));
            }
            ServerMessage::Clocks(told) => self.clocks.set(Some(Ticking::since_now(told))),
            // Who sits at the table is the page's own business.
            ServerMessage::Fine { .. }
            | ServerMessage::Table(_)
            | ServerMessage::Said { .. }
            | ServerMessage::Emoted { .. }
            | ServerMessage::RevealNonces
            | ServerMessage::Proposed { .. }
            | ServerMessage::Settled { .. }
            | ServerMessage::GoingDown => {}
            ServerMessage::Advice { hints, .. } => {
                self.advised.set(hints.first().map(|best| best.action.clone()));
                self.notice.set(Some(Notice::Advice(hints)));
            }
        }
    }

    /// Whether the board shows already what the choice that was sent will come to. It stays so until the new position is
    /// drawn: what was pushed does not jump back to be pushed again.
    fn foresees(&self) -> bool {
        let previewed =
            |chosen: &Option<Chosen>| chosen.as_ref().is_some_and(|chosen| chosen.preview.is_some());
        self.waits.get_untracked() && self.chosen.with_untracked(previewed)
    }

    /// Shows at once all that is still to be shown.
    pub fn skip(&self) {
        if self.busy.get_untracked() {
            self.inside.update_value(|inside| inside.epoch += 1);
            while self.tell_next() {}
            while let Some(happened) = self.next() {
                self.log_events(&happened);
                self.apply(&happened);
            }
            self.settle();
        }
    }

    /// Shows a whole sight in the place of everything before.
    fn behold(&self, sight: Sight) {
        let reading = self.face.read(&sight);
        let private = sight.private.unwrap_or(Value::Null);
        let position = reading.and_then(|reading| {
            let position = reading.position(&sight.public, &private, &sight.now)?;
            Ok((reading, position))
        });
        let Ok((reading, position)) = position else {
            return self.trouble.set(Some("outdated"));
        };
        self.inside.update_value(|inside| {
            inside.epoch += 1;
            inside.queue.clear();
            inside.untold.clear();
            inside.foreseen = false;
            inside.reading = Some(reading);
            inside.public = sight.public;
            inside.private = private;
        });
        let log = sight.told.into_iter().map(|event| self.line(event));
        self.log.set(log.collect());
        self.chosen.set(None);
        self.shown.set(Some(Shown { position, players: Arc::new(sight.players), number: sight.number }));
        self.settle();
    }

    /// Goes on to the next step, when it is time for it.
    fn advance(&self) {
        let (first, last_step) = self.inside.with_value(|inside| (inside.queue.is_empty(), inside.last_step));
        if first {
            return self.settle();
        }
        self.busy.set(true);
        if motion::pace() == Pace::Instant {
            return self.skip();
        }
        if self.is_own_turn() {
            self.once_drawn(Desk::begin);
        } else {
            self.later(last_step + STEP - now(), Desk::begin);
        }
    }

    /// Shows what the events of the next step move, one after the other.
    fn begin(self) {
        let Some(happened) = self.next() else { return self.settle() };
        let Some(shown) = self.shown.get_untracked() else { return };
        if motion::pace() == Pace::Calm {
            self.log_events(&happened);
            return self.finish(happened);
        }
        let mut start = 0.0;
        for event in &happened.told {
            let foreseen = self.inside.try_update_value(|inside| std::mem::take(&mut inside.foreseen));
            let motions = match foreseen {
                Some(true) => Vec::new(),
                _ => motion::staggered(shown.position.motions(event)),
            };
            let line = self.line(event.clone());
            self.inside.update_value(|inside| inside.untold.push_back(line));
            let longest = motions.iter().map(|(wait, motion)| wait + motion.length()).fold(0.0, f64::max);
            let length = if motions.is_empty() { 0.0 } else { longest + PAUSE };
            self.later(start, move |desk| {
                // What flies off is seen first, then it is put into words.
                let wait = if motion::perform(&motions) { GLANCE } else { 0.0 };
                desk.later(wait, |desk| _ = desk.tell_next());
            });
            start += length;
        }
        // Kept in the queue until it is done, so that a skip finds it; its events are told on the way.
        let rest = Happened { told: Vec::new(), ..happened };
        self.inside.update_value(|inside| inside.queue.push_front(rest));
        self.later(start.max(GLANCE), |desk| {
            if let Some(happened) = desk.next() {
                desk.finish(happened);
            }
        });
    }

    fn finish(&self, happened: Happened) {
        self.apply(&happened);
        self.inside.update_value(|inside| inside.last_step = now());
        self.advance();
    }

    fn next(&self) -> Option<Happened> {
        self.inside.try_update_value(|inside| inside.queue.pop_front()).flatten()
    }

    /// Moves a line of the step that is being shown into the log; false if there is none left.
    fn tell_next(&self) -> bool {
        let line = self.inside.try_update_value(|inside| inside.untold.pop_front()).flatten();
        let told = line.is_some();
        self.log.update(|log| log.extend(line));
        told
    }

    fn log_events(&self, happened: &Happened) {
        let lines = happened.told.iter().map(|event| self.line(event.clone()));
        self.log.update(|log| log.extend(lines));
    }

    fn line(&self, event: Value) -> Line {
        self.inside.update_value(|inside| inside.lines += 1);
        let id = self.inside.with_value(|inside| inside.lines);
        Line { id, seat: seat_of(&event), event }
    }

    /// Puts the new position in the place of the old one.
    fn apply(&self, happened: &Happened) {
        let position = self
            .inside
            .try_update_value(|inside| {
                inside.foreseen = false;
                let parts =
                    [(&mut inside.public, &happened.public), (&mut inside.private, &happened.private)];
                let fits = parts.into_iter().all(|(part, patch)| match patch {
                    Some(patch) => patch.apply(part),
                    None => true,
                });
                let reading = inside.reading.as_ref().filter(|_| fits)?;
                reading.position(&inside.public, &inside.private, &happened.now).ok()
            })
            .flatten();
        motion::clear();
        put(self.chosen, None);
        match position {
            Some(position) => self.shown.update(|shown| {
                if let Some(shown) = shown {
                    shown.position = position;
                    shown.number = happened.number;
                }
            }),
            None => self.trouble.set(Some("outdated")),
        }
    }

    /// Everything is shown: whose turn is it now?
    fn settle(&self) {
        motion::clear();
        self.busy.set(false);
        if let Some(seat) = self.next_person() {
            if self.face.info.private_hands {
                self.curtain.set(Some(seat));
            } else {
                self.sit(seat);
            }
        }
    }

    /// The person at this screen who must choose and does not yet sit at their side of the table. Where hands are
    /// hidden, a person sits there only after saying that nobody else looks.
    fn next_person(&self) -> Option<Seat> {
        if !self.is_shared() {
            return None;
        }
        let secret = self.face.info.private_hands && self.people() > 1;
        let holder = self.inside.with_value(|inside| inside.holder);
        self.shown.with_untracked(|shown| {
            let shown = shown.as_ref()?;
            let viewer = shown.position.viewer().seat();
            let person = |seat: Seat| shown.players.get(seat.index()).is_some_and(|card| card.bot.is_none());
            match shown.position.now().pending {
                Pending::Seat(seat) if person(seat) => {
                    let sits = viewer == Some(seat) && (!secret || holder == Some(seat));
                    (!sits).then_some(seat)
                }
                // While the first moves are a bot's, nobody has said it yet.
                Pending::Seat(_) | Pending::Chance(_) => viewer.filter(|_| secret && holder.is_none()),
                Pending::Over => None,
            }
        })
    }

    fn is_own_turn(&self) -> bool {
        self.shown.with_untracked(|shown| {
            shown.as_ref().is_some_and(|shown| match shown.position.viewer() {
                Viewer::Seat(seat) => shown.position.now().pending == Pending::Seat(seat),
                Viewer::Spectator => false,
            })
        })
    }

    /// Does something as soon as what changed is on the page, unless it is called off: the viewer's own move follows
    /// the hand at once, and flies from where things lie now.
    fn once_drawn(&self, act: impl FnOnce(Desk) + 'static) {
        let act = self.unless_called_off(act);
        spawn_local(async move {
            tick().await;
            act();
        });
    }

    /// Does something after so many milliseconds, unless it is called off.
    fn later(&self, wait: f64, act: impl FnOnce(Desk) + 'static) {
        let act = self.unless_called_off(act);
        if wait > 0.0 {
            set_timeout(act, Duration::from_millis(wait as u64));
        } else {
            act();
        }
    }

    fn unless_called_off(&self, act: impl FnOnce(Desk) + 'static) -> impl FnOnce() + 'static {
        let desk = *self;
        let epoch = self.inside.with_value(|inside| inside.epoch);
        move || {
            // The reader may have left the table in the meantime.
            let now = desk.inside.try_with_value(|inside| inside.epoch);
            if now == Some(epoch) {
                act(desk);
            }
        }
    }
}

/// Events name whom they are about as `seat`.
fn seat_of(event: &Value) -> Option<Seat> {
    let seat = match event {
        Value::Object(kinds) => kinds.values().next().and_then(|fields| match fields {
            Value::Object(fields) => fields.get("seat"),
            seat => Some(seat),
        })?,
        _ => return None,
    };
    serde_json::from_value(seat.clone()).ok()
}

fn now() -> f64 {
    js_sys::Date::now()
}
