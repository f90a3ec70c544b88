//! What viewers are told. All of it is made from views and from the events that a viewer heard.

use std::collections::{HashMap, VecDeque};

use axum::extract::ws::Utf8Bytes;
use game_api::{Pending, Viewer};
use protocol::{Emote, Happened, Now, Patch, PlayerCard, Seated, ServerMessage, Sight, Sitter, TableCard};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Change, LiveTable, News, Player, Refusal};
use tokio::sync::mpsc::error::TrySendError;

use super::Attached;
use super::actor::{Actor, Device, No};
use super::place::Sitting;
use crate::storage::now as now_ms;

/// The last messages to each kind of viewer, so that a device which lost its connection for a moment catches up.
#[derive(Default)]
pub struct Recent(HashMap<Option<u8>, VecDeque<(u64, Utf8Bytes)>>);

const RECENT: usize = 8;
/// So many choices are advised.
const HINTS: usize = 3;

impl Recent {
    fn keep(&mut self, viewer: Viewer, number: u64, message: Utf8Bytes) {
        let kept = self.0.entry(key(viewer)).or_default();
        if kept.len() == RECENT {
            kept.pop_front();
        }
        kept.push_back((number, message));
    }

    /// All that was told after that number, if it is all still there.
    fn since(&self, viewer: Viewer, heard: u64, now: u64) -> Option<Vec<Utf8Bytes>> {
        let missed = now.checked_sub(heard)?;
        let kept = self.0.get(&key(viewer)).into_iter().flatten();
        let news: Vec<Utf8Bytes> =
            kept.filter(|(number, _)| *number > heard).map(|(_, message)| message.clone()).collect();
        (news.len() as u64 == missed).then_some(news)
    }
}

fn key(viewer: Viewer) -> Option<u8> {
    viewer.seat().map(|seat| seat.number())
}

pub fn text(message: &ServerMessage) -> Utf8Bytes {
    written(message)
}

fn written<P: Serialize, E: Serialize>(message: &ServerMessage<P, E>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

impl Actor {
    /// Begins to tell a device, from where it stopped listening; a last word says that it is up to date.
    pub(super) fn watch(&mut self, device: Attached, mark: u32, heard: Option<u64>) {
        let card = text(&ServerMessage::Table(Box::new(self.card())));
        let Some(viewer) = self.devices.get_mut(&device).map(|device| {
            device.watches = true;
            device.viewer
        }) else {
            return;
        };
        self.tell(device, card);
        if let Some(game) = &self.game {
            self.catch_up(device, &**game, viewer, heard);
        }
        if let Some(clocks) = &self.clocks {
            self.tell(device, text(&ServerMessage::Clocks(clocks.told(now_ms()))));
        }
        if let Some(motion) = &self.motion {
            self.tell(device, motion.text());
        }
        self.fine(device, mark);
    }

    fn catch_up(&self, device: Attached, game: &dyn LiveTable, viewer: Viewer, heard: Option<u64>) {
        let number = game.number(viewer);
        match heard.and_then(|heard| self.recent.since(viewer, heard, number)) {
            Some(missed) => missed.into_iter().for_each(|message| self.tell(device, message)),
            None => {
                let sight = self.shown(game, viewer);
                self.tell(device, sight);
            }
        }
    }

    /// Shows everybody the whole table.
    pub(super) fn show_all(&self) {
        let Some(game) = &self.game else { return };
        let mut sights: HashMap<Option<u8>, Utf8Bytes> = HashMap::new();
        for device in self.devices.values().filter(|device| device.watches) {
            let sight =
                sights.entry(key(device.viewer)).or_insert_with(|| self.shown(&**game, device.viewer));
            send(device, sight.clone());
        }
    }

    fn shown(&self, game: &dyn LiveTable, viewer: Viewer) -> Utf8Bytes {
        let table = game.table();
        let record = table.record();
        let mut view = table.view(viewer);
        let private = view["private"].take();
        let sight = Sight {
            number: game.number(viewer),
            game: record.game,
            rules_version: record.rules_version,
            viewer,
            options: record.setup.options,
            edition: record.edition,
            players: record.players.into_iter().map(player).collect(),
            public: view["public"].take(),
            private: (!private.is_null()).then_some(private),
            told: self.told(game, viewer),
            now: now(game, viewer),
        };
        written::<Patch, _>(&ServerMessage::Sight(Box::new(sight)))
    }

    /// What a viewer has heard of the game, and between it who sat down in a bot's place or got up.
    fn told(&self, game: &dyn LiveTable, viewer: Viewer) -> Vec<Box<RawValue>> {
        let mut told = game.heard(viewer);
        let all = told.len();
        for Sitting { seat, name, came, step, .. } in self.sheet.sittings.iter().rev() {
            let since = game.table().heard(viewer, *step).len();
            let event = Seated { seated: Sitter { seat: *seat, name: name.clone(), came: *came } };
            let event = to_raw_value(&event).expect("it is plain data");
            told.insert(all.saturating_sub(since), event);
        }
        told
    }

    /// Tells a decision. The change of the public part is written once and its text shared.
    pub(super) fn tell_news(&mut self, mut news: News) {
        news.told.retain(|told| self.has_listeners(told.viewer));
        let Some(game) = &self.game else { return };
        let public = news.public.and_then(patch);
        for told in news.told {
            let events = news.events.iter().filter(|(to, _)| to.includes(told.viewer));
            let private = told.private.and_then(patch);
            let message = ServerMessage::<&RawValue, &RawValue>::Happened(Happened {
                number: told.number,
                public: public.as_deref(),
                private: private.as_deref(),
                told: events.map(|(_, event)| &**event).collect(),
                now: now(&**game, told.viewer),
            });
            let message = written(&message);
            self.recent.keep(told.viewer, told.number, message.clone());
            for device in self.devices.values() {
                if device.watches && device.viewer == told.viewer {
                    send(device, message.clone());
                }
            }
        }
    }

    /// Whether somebody looks from there, or may come back at any moment and ask what was missed.
    fn has_listeners(&self, viewer: Viewer) -> bool {
        let plays = |seat| self.sheet.place(seat).is_some_and(|place| place.guest().is_some());
        viewer.seat().is_some_and(plays) || self.devices.values().any(|device| device.viewer == viewer)
    }

    pub(super) fn card(&self) -> TableCard {
        self.sheet.card(&self.id, |person| self.is_here(person))
    }

    pub(super) fn tell_card(&self) {
        let card = text(&ServerMessage::Table(Box::new(self.card())));
        self.tell_all(&card);
    }

    pub(super) fn say(&mut self, device: Attached, line: &str) -> Result<(), No> {
        let most = self.live.settings().limits.chat_chars;
        let line = line.trim();
        if line.is_empty() || line.chars().count() > most || line.chars().any(char::is_control) {
            return Err(No::Because("refused-chat"));
        }
        let name = self.may_talk(device)?.name.clone();
        self.tell_all(&text(&ServerMessage::Said { name, text: line.to_owned() }));
        Ok(())
    }

    pub(super) fn emote(&mut self, device: Attached, emote: Emote) -> Result<(), No> {
        let seat = self.seat_of(device)?;
        self.may_talk(device)?;
        self.tell_all(&text(&ServerMessage::Emoted { seat, emote }));
        Ok(())
    }

    /// A device whose person is not muted and does not talk too often.
    fn may_talk(&mut self, device: Attached) -> Result<&Device, No> {
        let rate = self.live.settings().limits.chat;
        let device = self.devices.get_mut(&device).ok_or(No::Because("refused-no-seat"))?;
        if self.sheet.muted.contains(&device.person) {
            return Err(No::Because("refused-muted"));
        }
        if !device.chat.take(rate) {
            return Err(No::Because("refused-too-often"));
        }
        Ok(device)
    }

    pub(super) fn tell_advice(&self, device: Attached, mark: u32, hints: Vec<catalog::Hint>) {
        let best = hints.into_iter().take(HINTS);
        let hints = best.map(|catalog::Hint { notation, chance, give_or_take }| protocol::Hint {
            action: notation,
            chance,
            give_or_take,
        });
        self.tell(device, text(&ServerMessage::Advice { mark, hints: hints.collect() }));
    }

    pub(super) fn fine(&self, device: Attached, mark: u32) {
        self.tell(device, text(&ServerMessage::Fine { mark }));
    }

    pub(super) fn refuse(&self, device: Attached, mark: u32, rule: Option<String>, reason: &str) {
        let message = ServerMessage::Refused { mark, rule, reason: reason.to_owned() };
        self.tell(device, text(&message));
    }

    pub(super) fn refuse_by(&self, device: Attached, mark: u32, refusal: Refusal) {
        let reason = match refusal {
            Refusal::Rule(rule) => {
                return self.refuse(device, mark, Some(rule.0.to_owned()), &rule.text_key());
            }
            Refusal::Over => "refused-over",
            Refusal::NotYourTurn(_) => "refused-turn",
            Refusal::Unreadable => "refused-unreadable",
            Refusal::NothingToUndo => "refused-undo",
        };
        self.refuse(device, mark, None, reason);
    }

    pub(super) fn tell_all(&self, message: &Utf8Bytes) {
        for device in self.devices.values().filter(|device| device.watches) {
            send(device, message.clone());
        }
    }

    fn tell(&self, device: Attached, message: Utf8Bytes) {
        if let Some(device) = self.devices.get(&device) {
            send(device, message);
        }
    }
}

/// A device that does not keep up is cut off: it comes again and catches up from its number.
fn send(device: &Device, message: Utf8Bytes) {
    match device.out.try_send(message) {
        Ok(()) | Err(TrySendError::Closed(_)) => {}
        Err(TrySendError::Full(_)) => device.cut.notify_one(),
    }
}

fn patch(change: Change) -> Option<Box<RawValue>> {
    Patch::between(&change.old, &change.new)
}

fn player(player: Player) -> PlayerCard {
    match player {
        Player::Person(name) => PlayerCard { name, bot: None },
        Player::Bot(level) => PlayerCard { name: String::new(), bot: Some(level) },
    }
}

fn now(game: &dyn LiveTable, viewer: Viewer) -> Now {
    let table = game.table();
    let pending = table.pending();
    let legal = match (viewer.seat(), pending) {
        (Some(own), Pending::Seat(seat)) if own == seat => table.legal(own),
        _ => Vec::new(),
    };
    let can_undo = viewer.seat().is_some_and(|seat| game.can_undo(seat));
    Now { pending, legal, can_undo, outcome: table.outcome() }
}
