//! Whether every outcome of chance in a record is the one that its seed gives.

use game_api::{Fair, FairSetup, Game, GameRng};

use crate::{Record, RecordError, RecordStep, Step, Table};

/// What was found to be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many outcomes were drawn again; each was the recorded one.
    pub outcomes: usize,
    /// Whether the seed itself was recomputed from the house's secret and the guests' nonces.
    pub seed: bool,
}

/// What was found to be untrue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the seed is not the one that the secret and the nonces give")]
    Seed,
    #[error("step {step}: the seed gives {drawn}, the record says {recorded}")]
    Outcome { step: usize, drawn: String, recorded: String },
}

impl Record {
    /// Draws every outcome again.
    pub fn verify<G: Game>(&self) -> Result<Verified, Unfair> {
        if let Some(fair) = &self.fair {
            self.check_seed(fair)?;
        }
        let played = self.replay::<G>()?;
        let players = played.players().clone();
        let mut table =
            Table::<G>::laid(played.setup().clone(), self.seed, players).expect("it was just set up");
        let mut outcomes = 0;
        for (number, entry) in played.journal().entries().iter().enumerate() {
            if let Step::Chance { source, outcome } = entry.step {
                let mut rng = GameRng::draw(self.seed, source, table.journal().draws(source));
                let drawn = table.state.sample(&mut rng);
                if drawn != outcome {
                    let (drawn, recorded) = (drawn.to_string(), outcome.to_string());
                    return Err(Unfair::Outcome { step: number, drawn, recorded });
                }
                // A record that stops in the middle of chance says nothing about what was to come.
                outcomes += usize::from(matches!(self.steps.get(number), Some(RecordStep::Chance { .. })));
            }
            table.perform(entry.step);
        }
        Ok(Verified { outcomes, seed: self.fair.is_some() })
    }

    fn check_seed(&self, fair: &Fair) -> Result<(), Unfair> {
        let edition = self.edition.to_string();
        let setup = FairSetup {
            game: &self.game,
            rules_version: self.rules_version,
            seats: self.setup.seats,
            options: &self.setup.options,
            edition: &edition,
        };
        if fair.seed(&setup) == self.seed { Ok(()) } else { Err(Unfair::Seed) }
    }
}
