//! Random games in which everything that a game promises is checked.

mod chance;
mod legal;
mod referee;
mod speech;
mod twins;

use std::fmt;

use game_api::{Game, GameRng, Pending, Present, Recorder, Seed, Setup, Viewer};
use table::Step;

use legal::Seen;
use speech::Speech;

/// What a game failed to keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// A seat must choose but has no choice, or chance has no outcome.
    Stuck,
    /// The game does not end.
    Endless,
    /// The outcome is missing at the end, or there before it.
    Outcome,
    /// The state does not come back from its JSON.
    RoundTrip,
    /// The journal does not replay to the same state.
    Replay,
    /// The legal list has duplicates, changes its order, or serves a seat that is not to move.
    LegalList,
    /// A notation does not read back as itself, or does not match the game's pattern.
    Notation,
    /// The legal list and the refusal disagree.
    Refusal,
    /// The referee let something illegal through, or changed something while refusing.
    Submit,
    /// What is drawn does not agree with the list of chances.
    Sample,
    /// A card or token appeared or vanished.
    Conservation,
    /// A viewer sees or may do something that depends on what is hidden from it.
    Leak,
    /// The guesses don't differ from the truth though something is hidden, or don't fit the view.
    Guess,
    /// A step told somebody something hidden, and was not marked as a reveal.
    Reveal,
    /// Undo went too far, not far enough, or changed what follows.
    Undo,
    /// A sentence is missing.
    Text,
}

/// A broken promise, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub broken: Broken,
    pub game: u64,
    pub step: usize,
    pub detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} broken in game {}, step {}: {}", self.broken, self.game, self.step, self.detail)
    }
}

/// What was seen on the way; a game's own test may ask for more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: u64,
    pub choices: u64,
    pub forced: u64,
    pub chances: u64,
    pub rounds: u64,
    pub refusals: u64,
    /// Look-aheads with a guessed twin of the true state.
    pub twins: u64,
    /// How many of the twins were not the truth.
    pub twins_differed: u64,
    /// How many steps those ran together, in all.
    pub steps_together: u64,
}

const MAX_STEPS: usize = 100_000;
/// Expensive checks are made at every position of the first games and at some positions of the others.
const THOROUGH_GAMES: u64 = 3;
const EVERY: usize = 16;

/// A soak plays so many times as many games.
const SOAK: u64 = 50;

/// Plays random games and panics at the first broken promise. `CHATIERE_SOAK=1` makes it a long run.
pub fn conforms<G: Present>(setup: &Setup<G>, games: u64) -> Report {
    let soak = std::env::var_os("CHATIERE_SOAK").is_some_and(|wish| wish == "1");
    check(setup, if soak { games * SOAK } else { games })
        .unwrap_or_else(|violation| panic!("{}: {violation}", G::INFO.id))
}

/// Plays random games and gives what was seen, or the first broken promise.
pub fn check<G: Present>(setup: &Setup<G>, games: u64) -> Result<Report, Violation> {
    let mut run = Run { report: Report::default(), seen: Seen::new(), speech: Speech::new(setup.seats) };
    for game in 0..games {
        run.game(setup, game)?;
    }
    twins::enough_differed::<G>(&run.report)?;
    Ok(run.report)
}

struct Run<G: Game> {
    report: Report,
    seen: Seen<G>,
    speech: Speech,
}

/// Where in the run a check is made.
#[derive(Clone, Copy)]
pub(crate) struct At {
    game: u64,
    step: usize,
}

impl At {
    pub fn broken<T>(self, broken: Broken, detail: impl fmt::Display) -> Result<T, Violation> {
        Err(Violation { broken, game: self.game, step: self.step, detail: detail.to_string() })
    }
}

impl<G: Present> Run<G> {
    fn game(&mut self, setup: &Setup<G>, game: u64) -> Result<(), Violation> {
        let mut rng = GameRng::stream(Seed::from(0xCA7), game);
        let mut state = G::start(setup).expect("the set-up is one that the game accepts");
        let mut steps: Vec<Step<G>> = Vec::new();
        loop {
            let at = At { game, step: steps.len() };
            let thorough = game < THOROUGH_GAMES || rng.below(EVERY as u32) == 0;
            self.position(at, &state, thorough, &mut rng)?;
            let step = match state.pending() {
                Pending::Over => break,
                _ if steps.len() >= MAX_STEPS => {
                    return at.broken(Broken::Endless, format!("still going on after {MAX_STEPS} steps"));
                }
                Pending::Seat(seat) => {
                    let legal = self.seen.check(at, &state, seat, thorough, &mut rng)?;
                    match legal.len() {
                        1 => self.report.forced += 1,
                        _ => self.report.choices += 1,
                    }
                    Step::Choice { seat, action: *rng.pick(&legal) }
                }
                Pending::Chance(source) => {
                    self.report.chances += 1;
                    Step::Chance { source, outcome: chance::check(at, &state, thorough, &mut rng)? }
                }
            };
            let before = state.clone();
            let heard = take(&mut state, step);
            if thorough {
                twins::unmarked_step_tells_nothing(at, &before, &state, step, &heard, &mut rng)?;
                self.speech.events::<G>(at, &heard)?;
            }
            steps.push(step);
        }
        self.report.games += 1;
        self.report.rounds += u64::from(state.round());
        self.report.refusals = self.seen.refusals;
        let at = At { game, step: steps.len() };
        self.speech.outcome(at, &state)?;
        referee::replays(at, setup, &steps, &state)?;
        referee::keeps_order(at, setup, &self.seen, &mut rng)
    }

    /// What must hold in every position.
    fn position(&mut self, at: At, state: &G, thorough: bool, rng: &mut GameRng) -> Result<(), Violation> {
        if let Err(detail) = state.audit() {
            return at.broken(Broken::Conservation, detail);
        }
        if state.outcome().is_some() != (state.pending() == Pending::Over) {
            return at.broken(Broken::Outcome, "the outcome is told exactly when the game is over");
        }
        if !thorough {
            return Ok(());
        }
        let json = serde_json::to_string(state).expect("a state is plain data");
        match serde_json::from_str::<G>(&json) {
            Ok(read) if read.clone().with_edition(state.edition().clone()) == *state => {}
            other => return at.broken(Broken::RoundTrip, format!("{other:?} from {json}")),
        }
        self.speech.position(at, state)?;
        for viewer in Viewer::all(state.seats()) {
            twins::look_ahead(at, state, viewer, &mut self.report, rng)?;
        }
        Ok(())
    }
}

/// Performs a step and gives what was heard.
pub(crate) fn take<G: Game>(state: &mut G, step: Step<G>) -> Recorder<G::Event> {
    let mut heard = Recorder::default();
    match step {
        Step::Choice { seat, action } => state.apply(seat, action, &mut heard),
        Step::Chance { outcome, .. } => state.apply_chance(outcome, &mut heard),
        Step::Undo { .. } => unreachable!("a game knows no undo"),
    }
    heard
}
