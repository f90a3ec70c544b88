//! What a good player knows: the points won so far, and how many cards keep each cat from a home.

use arrayvec::ArrayVec;
use game_api::{Insight, PerSeat, Seat, Thought, priors_by_prospects};

use crate::board::CELLS;
use crate::ring::BESIDE;
use crate::{Action, Board, Cell, Chabyrinthe, Kind, Litter, Phase, Ring, Side, scoring};

impl Insight for Chabyrinthe {
    const THOUGHT: Thought = Thought { tomcat: 400, ..Thought::USUAL };

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let from = out.len();
        priors_by_prospects(self, seat, legal, 0.03, out);
        // If all only wait, no cat ever comes home.
        let is_pass = |action| action == Action::Stop && self.public.actions == self.actions_of_turn();
        if let Some(pass) = legal.iter().position(|&action| is_pass(action))
            && legal.len() > 1
        {
            out[from + pass] = 0.0;
        }
    }

    fn is_shared(&self) -> bool {
        self.public.counts_turns()
    }

    fn prospects(&self) -> PerSeat<f32> {
        if self.public.phase == Phase::Over {
            return self.final_prospects();
        }
        if self.public.counts_turns() {
            let value = self.turns_to_come();
            return PerSeat::from_fn(self.public.seats(), |_| value);
        }
        self.shares()
    }
}

/// What a card costs that must be changed by something other than one turn.
const REPLACED: usize = 2;
/// Cats farther away than this are as good as lost from sight.
const FAR: usize = 5;
/// A cat comes home every so many turns where all goes well.
const TURNS_A_CAT: f32 = 2.0;
/// For so many turns more everybody waits without a thought, and as many again ever less gladly.
const PATIENCE: f32 = 8.0;

impl Chabyrinthe {
    fn final_prospects(&self) -> PerSeat<f32> {
        let outcome = scoring::outcome(&self.public, &self.edition).expect("the game is over");
        if let Some(solo) = outcome.solo {
            let steps = f32::from(scoring::LOWEST_GRADE - 1);
            let value = 1.0 - f32::from(solo.grade - 1) / steps;
            return PerSeat::from_fn(self.public.seats(), |_| value);
        }
        let winners = outcome.ranks.values().filter(|&&rank| rank == 1);
        // A team wins as one.
        let sharers = if outcome.teams.is_some() { winners.count() / 2 } else { winners.count() };
        let share = 1.0 / sharers.max(1) as f32;
        PerSeat::from_fn(self.public.seats(), |seat| if outcome.ranks[seat] == 1 { share } else { 0.0 })
    }

    /// Alone or together: how good the end will be, if the cats still out need about a turn each.
    fn turns_to_come(&self) -> f32 {
        let public = &self.public;
        let out = f32::from(public.cat_pile.total()) + public.ring.cats.len() as f32;
        let near: f32 = distances(&public.board, &public.ring)
            .iter()
            .take(public.ring.cats.len())
            .map(|&distance| closeness(distance, public.actions))
            .sum();
        let turns = f32::from(public.turns) + 0.9 * (out - 0.8 * near);
        1.0 / (1.0 + ((turns - 12.0) / 3.0).exp())
    }

    /// How much it matters what is left to the next player. Whoever prepares a way opens it to others too, so that all
    /// might wait for ever; the longer no cat comes home, the less they care.
    fn patience(&self) -> f32 {
        let won: u8 = self.public.won.values().map(Litter::total).sum();
        let waited = f32::from(self.public.turns) - TURNS_A_CAT * f32::from(won) - PATIENCE;
        1.0 - (waited / PATIENCE).clamp(0.0, 1.0)
    }

    /// Against each other: shares that grow with the points, those about to be won included.
    fn shares(&self) -> PerSeat<f32> {
        let public = &self.public;
        let seats = public.seats();
        let (next, patience) = (public.turn.left(seats), self.patience());
        let mut points = PerSeat::from_fn(seats, |seat| f32::from(public.points(seat, &self.edition)));
        for (stray, distance) in public.ring.cats.iter().zip(distances(&public.board, &public.ring)) {
            let worth = f32::from(self.edition.points(stray.cat));
            let mine = closeness(distance, public.actions);
            points[public.turn] += worth * mine;
            points[next] += patience
                * worth
                * (1.0 - mine)
                * closeness(distance, public.actions + self.edition.actions());
        }
        let together = |seat: Seat| -> f32 {
            points.iter().filter(|&(other, _)| public.partners(seat, other)).map(|(_, &sum)| sum).sum()
        };
        // A lead weighs more the fewer cats are left.
        let left = 2.0 + f32::from(public.cat_pile.total()) + public.ring.cats.len() as f32;
        let strengths = PerSeat::from_fn(seats, |seat| (together(seat) / left.sqrt() / 2.0).exp());
        let sum: f32 = Seat::all(seats)
            // A team counts once: as its first partner.
            .filter(|&seat| Seat::all(seats).find(|&other| public.partners(seat, other)) == Some(seat))
            .map(|seat| strengths[seat])
            .sum();
        PerSeat::from_fn(seats, |seat| strengths[seat] / sum)
    }
}

/// How likely a cat is brought home that is so many changes away, with so many actions to spend.
fn closeness(distance: usize, actions: u8) -> f32 {
    match distance.saturating_sub(usize::from(actions)) {
        0 => 0.9,
        1 => 0.35,
        2 => 0.15,
        _ => 0.05,
    }
}

/// For each cat, how many changes at least keep it from the nearest home; a card that one turn would put
/// right counts one. All are found in one search, which starts at the homes.
fn distances(board: &Board, ring: &Ring) -> [usize; BESIDE] {
    let side = board.side();
    let mut found = [FAR; BESIDE];
    let mut best = [[FAR; 4]; CELLS];
    let mut open: [ArrayVec<(Cell, Side), { 4 * CELLS }>; FAR] = Default::default();
    for home in ring.homes {
        let (frame, inward) = home.outside(side);
        open[0].push((frame.beside(inward), inward.opposite()));
    }
    for cost in 0..FAR {
        while let Some((cell, entered)) = open[cost].pop() {
            let Some(kind) = board.tile(cell).kind() else {
                for (stray, distance) in ring.cats.iter().zip(&mut found) {
                    if stray.place.outside(side).0 == cell {
                        *distance = cost.min(*distance);
                    }
                }
                continue;
            };
            let gutter = board.tile(cell).gutter(entered);
            for exit in Side::ALL.into_iter().filter(|&exit| exit != entered) {
                let price = if gutter & exit.bit() != 0 { 0 } else { price(kind, entered, exit) };
                let (next, from) = (cell.beside(exit), exit.opposite());
                let known = &mut best[next.index()][from as usize];
                if cost + price < *known {
                    *known = cost + price;
                    open[cost + price].push((next, from));
                }
            }
        }
    }
    found
}

/// What it costs to make a card join two sides that it does not join as it lies.
fn price(kind: Kind, entered: Side, exit: Side) -> usize {
    let across = entered.opposite() == exit;
    match kind {
        Kind::Straight | Kind::Bridge if across => 1,
        Kind::Elbow | Kind::Double if !across => 1,
        Kind::Tee | Kind::Cross => 1,
        _ => REPLACED,
    }
}
