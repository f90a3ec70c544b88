//! Checks the dice of a finished game against what a device was promised.

use protocol::{DiceFinding, Promise};
use table::{Record, Unfair};

pub fn check(record: &str, promise: &Promise) -> DiceFinding {
    found(record, promise).unwrap_or_else(|finding| finding)
}

fn found(record: &str, promise: &Promise) -> Result<DiceFinding, DiceFinding> {
    let record = Record::from_json(record).map_err(|_| DiceFinding::Unreadable)?;
    let fair = record.fair.as_ref().ok_or(DiceFinding::Seed)?;
    if fair.table != promise.table {
        return Err(DiceFinding::Table);
    }
    if fair.secret.commitment() != promise.house {
        return Err(DiceFinding::Secret);
    }
    let verified = catalog::verify(&record).map_err(|unfair| match unfair {
        Unfair::Record(_) => DiceFinding::Unreadable,
        Unfair::Seed => DiceFinding::Seed,
        Unfair::Outcome { .. } => DiceFinding::Outcome,
    })?;
    match fair.nonces.get(promise.seat.index()).copied().flatten() {
        Some(nonce) if nonce == promise.nonce => Ok(DiceFinding::Fair { outcomes: verified.outcomes }),
        Some(_) => Err(DiceFinding::Nonce),
        None => Err(DiceFinding::LeftOut),
    }
}
