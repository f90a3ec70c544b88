//! The twin test: whoever sees only a view must not be able to tell the truth from a guess that fits it.

use game_api::{Game, GameRng, Pending, Recorder, ViewRef, Viewer};
use table::Step;

use super::{At, Broken, Report, Violation, chance, legal, take};

/// How far a twin and the truth are run in step.
const STEPS_AHEAD: usize = 40;

/// Guesses a twin of the state from a view and runs both in step, feeding both the same choices and
/// outcomes where both allow them. As long as the viewer hears the same events, its views and its legal
/// actions must be equal.
pub(crate) fn look_ahead<G: Game>(
    at: At,
    state: &G,
    viewer: Viewer,
    report: &mut Report,
    rng: &mut GameRng,
) -> Result<(), Violation> {
    let mut twin = G::guess(ViewRef::of(state, viewer), rng);
    if ViewRef::of(&twin, viewer) != ViewRef::of(state, viewer) {
        return at.broken(Broken::Guess, format!("a guess of {viewer:?} does not fit its view"));
    }
    if let Err(detail) = twin.audit() {
        return at.broken(Broken::Guess, format!("a guess of {viewer:?} breaks the invariant: {detail}"));
    }
    let differed = twin != *state;
    report.twins += 1;
    report.twins_differed += u64::from(differed);
    let mut truth = state.clone();
    for ahead in 0..STEPS_AHEAD {
        compare(At { step: at.step + ahead, ..at }, &truth, &twin, viewer)?;
        let Some(step) = random_step(&truth, rng) else { break };
        let heard = take(&mut truth, step).heard_by(viewer);
        let Some(next) = same_for(&twin, step, viewer, |_, told| told.heard_by(viewer) == heard) else {
            break;
        };
        twin = next;
        report.steps_together += u64::from(differed);
    }
    Ok(())
}

fn compare<G: Game>(at: At, truth: &G, twin: &G, viewer: Viewer) -> Result<(), Violation> {
    let (seen, guessed) = (ViewRef::of(truth, viewer), ViewRef::of(twin, viewer));
    if seen != guessed {
        return at.broken(Broken::Leak, format!("{viewer:?} tells {seen:?} from {guessed:?}"));
    }
    if truth.pending() != twin.pending() {
        return at.broken(Broken::Leak, format!("{viewer:?} sees another turn in the twin"));
    }
    if let Viewer::Seat(seat) = viewer {
        let (listed, guessed) = (legal::list(truth, seat), legal::list(twin, seat));
        if listed != guessed {
            return at.broken(Broken::Leak, format!("seat {seat} may do {listed:?}, its twin {guessed:?}"));
        }
    }
    Ok(())
}

fn random_step<G: Game>(state: &G, rng: &mut GameRng) -> Option<Step<G>> {
    match state.pending() {
        Pending::Over => None,
        Pending::Seat(seat) => Some(Step::Choice { seat, action: *rng.pick(&legal::list(state, seat)) }),
        Pending::Chance(source) => Some(Step::Chance { source, outcome: state.sample(rng) }),
    }
}

/// The twin after the same step, or, where it can't take it, after another one that looks the same.
fn same_for<G: Game>(
    twin: &G,
    step: Step<G>,
    viewer: Viewer,
    same: impl Fn(&G, &Recorder<G::Event>) -> bool,
) -> Option<G> {
    let others: Vec<Step<G>> = match step {
        // The viewer's own choice is no secret from itself.
        Step::Choice { seat, .. } if viewer == Viewer::Seat(seat) => Vec::new(),
        Step::Choice { seat, .. } => {
            legal::list(twin, seat).into_iter().map(|action| Step::Choice { seat, action }).collect()
        }
        Step::Chance { source, .. } => {
            let outcomes = chance::list(twin).into_iter();
            outcomes.map(|(outcome, _)| Step::Chance { source, outcome }).collect()
        }
        Step::Undo { .. } => unreachable!("a game knows no undo"),
    };
    [step].into_iter().filter(|&step| possible(twin, step)).chain(others).find_map(|step| {
        let mut next = twin.clone();
        let told = take(&mut next, step);
        same(&next, &told).then_some(next)
    })
}

fn possible<G: Game>(state: &G, step: Step<G>) -> bool {
    match step {
        Step::Choice { seat, action } => legal::list(state, seat).contains(&action),
        Step::Chance { outcome, .. } => chance::list(state).iter().any(|&(other, _)| other == outcome),
        Step::Undo { .. } => false,
    }
}

/// A choice that is not marked as a reveal must leave every other viewer's twins possible: nobody learns
/// anything hidden from it, so it may be taken back.
pub(crate) fn unmarked_step_tells_nothing<G: Game>(
    at: At,
    before: &G,
    after: &G,
    step: Step<G>,
    heard: &Recorder<G::Event>,
    rng: &mut GameRng,
) -> Result<(), Violation> {
    let Step::Choice { seat, .. } = step else { return Ok(()) };
    if heard.revealed {
        return Ok(());
    }
    for viewer in Viewer::all(before.seats()).filter(|&viewer| viewer != Viewer::Seat(seat)) {
        if heard.heard_by(viewer).is_empty()
            && before.pending() == after.pending()
            && ViewRef::of(before, viewer) == ViewRef::of(after, viewer)
        {
            // Who hears nothing and sees nothing change can't tell the step from none at all, even where
            // the twin has no such step to take.
            continue;
        }
        let twin = G::guess(ViewRef::of(before, viewer), rng);
        let looks_the_same = |next: &G, told: &Recorder<G::Event>| {
            told.heard_by(viewer) == heard.heard_by(viewer)
                && ViewRef::of(next, viewer) == ViewRef::of(after, viewer)
        };
        if same_for(&twin, step, viewer, looks_the_same).is_none() {
            let detail = format!("{viewer:?} learns something hidden from {step:?}, which is not marked");
            return at.broken(Broken::Reveal, detail);
        }
    }
    Ok(())
}

/// Where hands are private the guesses must really differ from the truth, and for a while nobody may
/// notice; where they aren't, there is nothing to differ.
pub(crate) fn enough_differed<G: Game>(report: &Report) -> Result<(), Violation> {
    let at = At { game: report.games, step: 0 };
    let (twins, differed) = (report.twins, report.twins_differed);
    let detail = format!("{differed} of {twins} twins differed, {} steps together", report.steps_together);
    let as_promised = if G::INFO.private_hands {
        differed * 4 >= twins && report.steps_together >= differed
    } else {
        differed == 0
    };
    if as_promised { Ok(()) } else { at.broken(Broken::Guess, detail) }
}
