//! A table from its journal. The journal may come from a stranger: every step is checked as if it were new.

use game_api::{Game, Pending, PerSeat, Seat, Seed, Setup, SetupError};

use crate::{Player, Refusal, Step, Table};

/// Why a journal is not one of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("step {step}: {refusal}")]
    Refused { step: usize, refusal: Refusal },
    #[error("step {step}: it is seat {seat}'s choice, not an outcome of chance")]
    ChoiceExpected { step: usize, seat: Seat },
    #[error("step {step}: an outcome of chance must stand here")]
    ChanceExpected { step: usize },
    #[error("step {step}: this outcome can't happen here")]
    ImpossibleChance { step: usize },
}

/// A step as a record gives it: an outcome's source follows from the position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Told<G: Game> {
    Choice { seat: Seat, action: G::Action },
    Chance { outcome: G::Chance },
    Undo { seat: Seat, to: usize, agreed: bool },
}

impl<G: Game> From<Step<G>> for Told<G> {
    fn from(step: Step<G>) -> Self {
        match step {
            Step::Choice { seat, action } => Told::Choice { seat, action },
            Step::Chance { outcome, .. } => Told::Chance { outcome },
            Step::Undo { seat, to, agreed } => Told::Undo { seat, to, agreed },
        }
    }
}

impl<G: Game> Table<G> {
    /// Plays a journal's steps on a fresh table, then goes on with the seed where chance is pending.
    pub fn replay(
        setup: Setup<G>,
        seed: Seed,
        players: PerSeat<Player>,
        steps: impl IntoIterator<Item = Step<G>>,
    ) -> Result<Self, ReplayError> {
        Table::replay_told(setup, seed, players, steps.into_iter().map(|step| Ok(step.into())))
    }

    pub(crate) fn replay_told<E: From<ReplayError>>(
        setup: Setup<G>,
        seed: Seed,
        players: PerSeat<Player>,
        steps: impl Iterator<Item = Result<Told<G>, E>>,
    ) -> Result<Self, E> {
        let mut table = Table::laid(setup, seed, players).map_err(ReplayError::from)?;
        for (number, step) in steps.enumerate() {
            let step = table.checked(number, step?)?;
            table.perform(step);
        }
        table.resolve_chance();
        Ok(table)
    }

    pub(crate) fn checked(&self, number: usize, told: Told<G>) -> Result<Step<G>, ReplayError> {
        let refused = |refusal| ReplayError::Refused { step: number, refusal };
        match (self.state.pending(), told) {
            (Pending::Chance(source), Told::Chance { outcome }) => {
                let mut possible = Vec::new();
                self.state.chances(&mut possible);
                if possible.iter().any(|&(other, weight)| other == outcome && weight > 0) {
                    Ok(Step::Chance { source, outcome })
                } else {
                    Err(ReplayError::ImpossibleChance { step: number })
                }
            }
            (Pending::Chance(_), _) => Err(ReplayError::ChanceExpected { step: number }),
            (_, Told::Undo { seat, to, agreed }) => {
                let allowed = if agreed { self.last_choice_of(seat) } else { self.undo_target(seat) };
                match allowed {
                    Some(allowed) if allowed == to => Ok(Step::Undo { seat, to, agreed }),
                    _ => Err(refused(Refusal::NothingToUndo)),
                }
            }
            (Pending::Seat(seat), Told::Chance { .. }) => {
                Err(ReplayError::ChoiceExpected { step: number, seat })
            }
            (Pending::Over, Told::Chance { .. }) => Err(refused(Refusal::Over)),
            (_, Told::Choice { seat, action }) => match self.refusal(seat, action) {
                Some(refusal) => Err(refused(refusal)),
                None => Ok(Step::Choice { seat, action }),
            },
        }
    }
}
