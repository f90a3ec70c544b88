//! One game between bots at the referee's own table, so that every deal can be shared: the n-th draw of a source
//! is the same whoever sits where.

use std::time::Duration;

use bots::{Level, Pace};
use cpu_time::ThreadTime;
use game_api::{GameRng, Insight, Outcome, Pending, PerSeat, Seat, Seed, Setup, SetupError, ViewRef, Viewer};
use table::{Player, Table};

/// How bots of the arena spend their time: by what their thread has really worked.
pub(crate) fn pace(share: f32) -> Pace {
    Pace { share, clock: thread_time, threads: 1 }
}

fn thread_time() -> Duration {
    ThreadTime::now().as_duration()
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    pub outcome: Outcome,
    pub rounds: u32,
    /// Who made the first choice.
    pub first: Seat,
    /// The notations of all choices, with who made them, where there was a choice.
    pub choices: Vec<(Seat, String)>,
}

/// Plays a deal with these bots; each has a share of its usual time. The number tells the games of one deal apart: in
/// each of them the bots think anew.
pub fn contest<G: Insight>(
    setup: &Setup<G>,
    levels: &PerSeat<Level>,
    share: f32,
    deal: Seed,
    number: u32,
) -> Result<Contest, SetupError> {
    let players = PerSeat::from_fn(setup.seats, |seat| Player::Bot(levels[seat].to_string()));
    let mut table = Table::open(setup.clone(), deal, players)?;
    let mut bots = PerSeat::from_fn(setup.seats, |seat| levels[seat].bot::<G>(setup.seats, pace(share)));
    let mut opening = GameRng::stream(deal, OPENING);
    let mut opened = 0;
    let mut thoughts = PerSeat::from_fn(setup.seats, |seat| {
        GameRng::stream(deal, THOUGHTS + (u64::from(number) << 8) + u64::from(seat.number()))
    });
    let mut legal = Vec::new();
    let mut choices = Vec::new();
    let first = match table.pending() {
        Pending::Seat(seat) => seat,
        _ => Seat::FIRST,
    };
    while let Pending::Seat(seat) = table.pending() {
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let action = match opened < G::OPENING {
            true => at_first_sight(table.view(Viewer::Seat(seat)), &legal, &mut opening),
            false => bots[seat].choose(table.view(Viewer::Seat(seat)), &legal, &mut thoughts[seat]),
        };
        if legal.len() > 1 {
            opened += 1;
            choices.push((seat, action.to_string()));
        }
        table.submit(seat, action).expect("a bot chooses what is offered");
    }
    let outcome = table.outcome().expect("a game that is over has an outcome");
    Ok(Contest { outcome, rounds: table.round(), first, choices })
}

/// A choice drawn by lot; the better it looks at first sight, the more readily.
fn at_first_sight<G: Insight>(view: ViewRef<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
    let seat = view.seat().expect("a bot sits in a seat");
    let mut weights = Vec::new();
    G::guess(view, rng).priors(seat, legal, &mut weights);
    let best = weights.iter().copied().fold(0.0, f32::max);
    legal[rng.weighted(weights.iter().map(|weight| (1000.0 * weight / best) as u32))]
}

/// The streams of the arena lie beyond those of the referee's sources.
const OPENING: u64 = 1 << 32;
const THOUGHTS: u64 = 1 << 40;
