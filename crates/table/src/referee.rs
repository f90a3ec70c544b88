use std::sync::Arc;

use game_api::{
    Game, GameRng, Outcome, Pending, PerSeat, Recorder, Seat, Seed, Setup, SetupError, ViewRef, Viewer,
};

use crate::{Entry, Journal, Player, Refusal, Step};

/// A table of one game: the state, which nobody else ever holds, and its journal.
#[derive(Debug)]
pub struct Table<G: Game> {
    setup: Setup<G>,
    seed: Seed,
    players: PerSeat<Player>,
    pub(crate) state: G,
    pub(crate) journal: Journal<G>,
}

impl<G: Game> Table<G> {
    /// Sets up a table and deals: chance is resolved up to the first choice.
    pub fn open(setup: Setup<G>, seed: Seed, players: PerSeat<Player>) -> Result<Self, SetupError> {
        let mut table = Table::laid(setup, seed, players)?;
        table.resolve_chance();
        Ok(table)
    }

    /// A table before anything has happened on it, the deal included.
    pub(crate) fn laid(setup: Setup<G>, seed: Seed, players: PerSeat<Player>) -> Result<Self, SetupError> {
        setup.check_seats()?;
        assert_eq!(players.seats(), setup.seats, "every seat has a player");
        let state = G::start(&setup)?;
        Ok(Table { setup, seed, players, state, journal: Journal::default() })
    }

    /// Does what a seat asks, if the rules allow it, and resolves the chance that follows.
    /// Gives the journal's entries that this added. A refusal changes nothing.
    pub fn submit(&mut self, seat: Seat, action: G::Action) -> Result<&[Entry<G>], Refusal> {
        if let Some(refusal) = self.refusal(seat, action) {
            return Err(refusal);
        }
        let first = self.journal.entries().len();
        self.perform(Step::Choice { seat, action });
        self.resolve_chance();
        Ok(&self.journal.entries()[first..])
    }

    /// Why this would be refused now; `None` if it would be done.
    pub fn refusal(&self, seat: Seat, action: G::Action) -> Option<Refusal> {
        match self.state.pending() {
            Pending::Over => Some(Refusal::Over),
            Pending::Seat(turn) if turn != seat => Some(Refusal::NotYourTurn(turn)),
            Pending::Seat(_) => self.state.refusal(seat, action).map(Refusal::Rule),
            Pending::Chance(_) => unreachable!("the referee resolves chance before anyone is asked"),
        }
    }

    /// Draws outcomes until a seat must choose or the game is over.
    pub(crate) fn resolve_chance(&mut self) {
        while let Pending::Chance(source) = self.state.pending() {
            let mut rng = GameRng::draw(self.seed, source, self.journal.draws(source));
            let outcome = self.state.sample(&mut rng);
            self.perform(Step::Chance { source, outcome });
        }
    }

    /// Applies a step that is known to be possible and writes it down.
    pub(crate) fn perform(&mut self, step: Step<G>) {
        let mut heard = Recorder::default();
        match step {
            Step::Choice { seat, action } => self.state.apply(seat, action, &mut heard),
            Step::Chance { outcome, .. } => self.state.apply_chance(outcome, &mut heard),
            Step::Undo { seat, to, agreed } => return self.rewind(seat, to, agreed),
        }
        self.journal.push(Entry { step, events: heard.events, revealed: heard.revealed });
    }

    pub fn view(&self, viewer: Viewer) -> ViewRef<'_, G> {
        ViewRef::of(&self.state, viewer)
    }

    /// The choices of the seat to move; nothing for the others.
    pub fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        if self.state.pending() == Pending::Seat(seat) {
            self.state.legal_actions(seat, out);
        }
    }

    pub fn pending(&self) -> Pending {
        self.state.pending()
    }

    /// How many rounds have begun.
    pub fn round(&self) -> u32 {
        self.state.round()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    pub fn edition(&self) -> &Arc<G::Edition> {
        &self.setup.edition
    }

    pub fn players(&self) -> &PerSeat<Player> {
        &self.players
    }

    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether the table stands exactly in this position: for tests, which hold states of their own.
    pub fn is_at(&self, state: &G) -> bool {
        self.state == *state
    }
}
