//! All that a table can be asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use catalog::Hint;
use game_api::{Bytes32, Seat};
use protocol::{ClientMessage, HostOrder, TableCard};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::error::Error;
use crate::ids::{PersonId, TableId, Token};
use crate::storage::Person;

pub type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// A device's place at the table: what it asks is signed with the key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attached(u64);

impl Attached {
    /// A key that no other device ever had: what an old connection still says is never taken for another's.
    pub fn fresh() -> Attached {
        static LAST: AtomicU64 = AtomicU64::new(0);
        Attached(LAST.fetch_add(1, Ordering::Relaxed))
    }
}

#[derive(Debug)]
pub enum Ask {
    Card {
        reply: Reply<TableCard>,
    },
    /// Takes a seat: the one that is kept for the invitation, or the one wanted, or the first that is free.
    Join {
        person: Person,
        seat: Option<Seat>,
        commitment: Option<Bytes32>,
        invitation: Option<Token>,
        reply: Reply<TableCard>,
    },
    Leave {
        person: Person,
        reply: Reply<TableCard>,
    },
    Start {
        person: Person,
        reply: Reply<TableCard>,
    },
    Order {
        person: Person,
        order: HostOrder,
        reply: Reply<TableCard>,
    },
    /// Keeps a seat for whoever shows the code.
    Invite {
        person: Person,
        seat: Seat,
        reply: Reply<Token>,
    },
    Rematch {
        person: Person,
        reply: Reply<TableId>,
    },
    /// A person is let in no more: her screens go dark.
    CutOff {
        person: PersonId,
    },
    /// What a strong bot would do.
    Advised {
        device: Attached,
        mark: u32,
        hints: Vec<Hint>,
    },
    /// Takes a person's name off the table.
    Forget {
        person: PersonId,
        reply: Reply<()>,
    },
    /// The finished game as a file.
    Record {
        reply: Reply<String>,
    },

    /// A device comes; all that it is told goes to `out`, and `cut` tells it to go.
    Attach {
        person: Person,
        out: mpsc::Sender<Utf8Bytes>,
        cut: Arc<Notify>,
        reply: Reply<Attached>,
    },
    Detach {
        device: Attached,
    },
    Message {
        device: Attached,
        message: ClientMessage,
    },

    /// A bot has thought about decision `number`.
    Chosen {
        number: i64,
        action: String,
    },
    /// The house closes.
    Close,
}
