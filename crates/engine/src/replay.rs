//! A game that is looked at, decision by decision.

use game_api::{Pending, Viewer};
use protocol::{HereMessage, Now, ServerMessage};
use table::{AnyTable, Record, RecordStep};

use crate::side::Side;

#[derive(Debug)]
pub struct Replay {
    record: Record,
    /// How many steps lie before each decision, and at the end how many there are.
    cuts: Vec<usize>,
    at: usize,
    side: Side,
}

impl Replay {
    /// The record must replay: its table has been laid once.
    pub fn new(record: Record, table: &dyn AnyTable, viewer: Viewer) -> (Replay, Vec<HereMessage>) {
        let decision = |step: &RecordStep| !matches!(step, RecordStep::Chance { .. });
        let mut cuts: Vec<usize> =
            record.steps.iter().enumerate().filter(|(_, step)| decision(step)).map(|(cut, _)| cut).collect();
        cuts.push(record.steps.len());
        let (side, mut sight) = Side::take(table, viewer);
        watch_only(&mut sight.now);
        let opened =
            HereMessage::Replay { decisions: cuts.len() - 1, over: table.pending() == Pending::Over };
        let at = cuts.len() - 1;
        let sight = HereMessage::Table(ServerMessage::Sight(Box::new(sight)));
        (Replay { record, cuts, at, side }, vec![opened, sight])
    }

    /// The position after so many decisions. The next one is told as what happened, so that it can be seen to happen.
    pub fn show(&mut self, at: usize, viewer: Viewer) -> HereMessage {
        let at = at.min(self.cuts.len() - 1);
        let table = self.table(at);
        let message = if at == self.at + 1 && viewer == self.side.viewer {
            let mut happened = self.side.catch_up(&*table);
            watch_only(&mut happened.now);
            ServerMessage::Happened(happened)
        } else {
            let (side, mut sight) = Side::take(&*table, viewer);
            watch_only(&mut sight.now);
            self.side = side;
            ServerMessage::Sight(Box::new(sight))
        };
        self.at = at;
        HereMessage::Table(message)
    }

    fn table(&self, at: usize) -> Box<dyn AnyTable> {
        let mut record = self.record.clone();
        record.steps.truncate(self.cuts[at]);
        catalog::replay(&record).expect("a part of a record that replays replays")
    }
}

/// What was chosen long ago can't be chosen any more.
fn watch_only(now: &mut Now) {
    now.legal.clear();
    now.can_undo = false;
}
