//! How far a seat may take back.
//!
//! Alone, a seat takes back its own last choice, but never past another seat's choice, a reveal or an
//! outcome of chance. The only person at a table of bots may go anywhere; that is recorded, and such a
//! game is unrated.

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

    /// Takes back the seat's last choice. Step numbers only grow: the undo is written down as a step.
    pub fn undo(&mut self, seat: Seat) -> Result<&Entry<G>, Refusal> {
        let to = self.undo_target(seat).ok_or(Refusal::NothingToUndo)?;
        self.rewind(seat, to);
        Ok(self.journal.entries().last().expect("the undo was just written"))
    }

    /// Whether somebody went back past luck or another's choice, as only a person alone with bots may.
    pub fn had_free_undo(&self) -> bool {
        let entries = self.journal.entries();
        entries.iter().enumerate().any(|(number, entry)| match entry.step {
            Step::Undo { seat, to } => entries[to..number].iter().any(|taken| match taken.step {
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
    pub(crate) fn rewind(&mut self, seat: Seat, to: usize) {
        let mut state = G::start(self.setup()).expect("the table was set up like this");
        for (_, entry) in self.journal.live().take_while(|&(number, _)| number < to) {
            match entry.step {
                Step::Choice { seat, action } => state.apply(seat, action, &mut game_api::Silent),
                Step::Chance { outcome, .. } => state.apply_chance(outcome, &mut game_api::Silent),
                Step::Undo { .. } => unreachable!("the live line holds no undo"),
            }
        }
        self.state = state;
        self.journal.push_undo(seat, to);
    }
}
