//! How far a seat may take back.
//!
//! Alone, a seat takes back its own last choice, but never past another seat's choice, a reveal or an
//! outcome of chance. The only person at a table of bots may go anywhere; that is recorded, and such a
//! game is unrated. Beyond that, if all people at the table agree, a seat takes back its last choice with all
//! that followed it; that is recorded too.

use game_api::{Game, Seat};

use crate::{Entry, Player, Refusal, Step, Table};

impl<G: Game> Table<G> {
    /// The step that this seat may take back now, with all that followed it.
    pub fn undo_target(&self, seat: Seat) -> Option<usize> {
        let free = self.plays_alone(seat);
        for (number, entry) in self.journal.live().rev() {
            match entry.step {
                Step::Choice { seat: who, .. } if who == seat && (free || !entry.revealed) => {
                    return Some(number);
                }
                _ if free => {}
                _ => return None,
            }
        }
        None
    }

    /// The seat's last choice, with all that followed it: to be taken back only if all agree.
    pub fn last_choice_of(&self, seat: Seat) -> Option<usize> {
        let own = |entry: &Entry<G>| matches!(entry.step, Step::Choice { seat: who, .. } if who == seat);
        self.journal.live().rev().find(|(_, entry)| own(entry)).map(|(number, _)| number)
    }

    /// Takes back the seat's last choice because all agreed.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<&Entry<G>, Refusal> {
        let to = self.last_choice_of(seat).ok_or(Refusal::NothingToUndo)?;
        self.rewind(seat, to, true);
        Ok(self.journal.entries().last().expect("the undo was just written"))
    }

    /// Takes back the seat's last choice. Step numbers only grow: the undo is written down as a step.
    pub fn undo(&mut self, seat: Seat) -> Result<&Entry<G>, Refusal> {
        let to = self.undo_target(seat).ok_or(Refusal::NothingToUndo)?;
        self.rewind(seat, to, false);
        Ok(self.journal.entries().last().expect("the undo was just written"))
    }

    /// Whether somebody went back past luck or another's choice, as a person alone with bots may, or all who agree.
    pub fn had_free_undo(&self) -> bool {
        let entries = self.journal.entries();
        entries.iter().enumerate().any(|(number, entry)| match entry.step {
            Step::Undo { seat, to, .. } => entries[to..number].iter().any(|taken| match taken.step {
                Step::Choice { seat: who, .. } => who != seat || taken.revealed,
                Step::Chance { .. } => true,
                Step::Undo { .. } => false,
            }),
            _ => false,
        })
    }

    fn plays_alone(&self, seat: Seat) -> bool {
        self.players().iter().all(|(other, player)| match player {
            Player::Person(_) => other == seat,
            Player::Bot(_) => other != seat,
        })
    }

    /// Goes back to where the step `to` had not been taken, by playing the live line again up to there.
    pub(crate) fn rewind(&mut self, seat: Seat, to: usize, agreed: bool) {
        let mut state = G::start(self.setup()).expect("the table was set up like this");
        for (_, entry) in self.journal.live().take_while(|&(number, _)| number < to) {
            match entry.step {
                Step::Choice { seat, action } => state.apply(seat, action, &mut game_api::Silent),
                Step::Chance { outcome, .. } => state.apply_chance(outcome, &mut game_api::Silent),
                Step::Undo { .. } => unreachable!("the live line holds no undo"),
            }
        }
        self.state = state;
        self.journal.push_undo(seat, to, agreed);
    }
}
